/** Roles a person can do something with. Source: WAI-ARIA, widget roles. */
const WIDGETS = new Set(
  'button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem'.split(
    ' ',
  ),
);

/** An accessibility snapshot with refs as commands take them (`@e12`); `interactive` leaves only what can be acted on. */
export function shownSnapshot(text: string, interactive: boolean): string {
  const shown = text.replace(/\[ref=((?:f\d+)?e\d+)\]/g, '@$1');
  if (!interactive) return shown;
  const lines = shown.split('\n').flatMap((line) => {
    const [, role = ''] = /^\s*- (\w+)/.exec(line) ?? [];
    const isWidget = WIDGETS.has(role) || (/ @\w+/.test(line) && line.includes('[cursor=pointer]'));
    return isWidget ? [line.trim().replace(/:$/, '')] : [];
  });
  return lines.length > 0 ? lines.join('\n') : '(nothing on this page can be clicked or filled in)';
}
