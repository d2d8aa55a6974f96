const NOTHING = /^[+-]?0+(?:\.0*)?(?:px|pt|em|rem|%)?$/;
const FAR = /^-\d{3,}/;

/** Whether an element's own style keeps its text from people who look at the page: a model would read it all the same. */
export function isUnseen(style: string): boolean {
  const of = declarations(style);
  const { display, visibility, opacity, color, overflow = '' } = of;
  if (display === 'none' || visibility === 'hidden' || visibility === 'collapse') return true;
  if (opacity !== undefined && Number.parseFloat(opacity) <= 0.05) return true;
  if (isTiny(of['font-size'])) return true;
  if (
    color !== undefined &&
    (color === 'transparent' || plain(color) === plain(of.background ?? of['background-color'] ?? ''))
  )
    return true;
  const isAway = /^(?:absolute|fixed)$/.test(of.position ?? '');
  if (isAway && [of.left, of.top, of.right].some((side) => FAR.test(side ?? ''))) return true;
  if (
    isAway &&
    /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)$/.test(of.clip ?? '')
  )
    return true;
  if (FAR.test(of['text-indent'] ?? '') || /^inset\((?:50|100)%/.test(of['clip-path'] ?? '')) return true;
  return (
    /hidden|clip/.test(overflow) &&
    [of.width, of.height, of['max-height']].some((side) => NOTHING.test(side ?? ''))
  );
}

/** The last of several declarations is the one that counts. */
function declarations(style: string): Record<string, string> {
  const pairs = style
    .replace(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((part) => part.split(':'))
    .map(([name = '', ...value]) => [
      name.trim().toLowerCase(),
      value
        .join(':')
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase(),
    ]);
  return Object.fromEntries(pairs);
}

function isTiny(size: string | undefined): boolean {
  if (size === undefined) return false;
  return NOTHING.test(size) || (/^[\d.]+p[xt]$/.test(size) && Number.parseFloat(size) <= 1);
}

/** A colour in one spelling, as far as people write white, black and hexadecimal. */
function plain(color: string): string {
  const names: Record<string, string> = { white: '#ffffff', black: '#000000' };
  const hex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color);
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(color);
  if (hex)
    return `#${hex
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  return names[color] ?? (color || 'none');
}
