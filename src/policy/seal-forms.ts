/**
 * Every way in which a secret is looked for, as the letters and digits that are left of it when everything else is taken
 * out: so `s-k`, `s k`, one character a line, `["s","k"]`, `%73%6B` and line-wrapped base64 are all the same form.
 */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const backwards = reverse(secret);
  const forms = [
    squeeze(secret),
    squeeze(backwards),
    squeeze(encodeURIComponent(bytes.toString('utf8'))),
    bytes.toString('hex'),
    ...[0, 1, 2].map((shift) => base64At(bytes, shift)),
    base64At(Buffer.from(backwards, 'utf8'), 0),
  ];
  return [...new Set(forms)];
}

/** Letters and digits only, in lower case, without the letters of `\n` and its kin: what the scanner sees of a text. */
export function squeeze(text: string): string {
  return text.replace(/\\[nrtx]|[^A-Za-z0-9]+/g, '').toLowerCase();
}

const reverse = (text: string): string => [...text].reverse().join('');

/** Base64 as it stands when `shift` unknown bytes come before: only the characters that depend on the secret alone. */
function base64At(bytes: Buffer, shift: number): string {
  const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
  const whole = padded.toString('base64').replace(/=+$/, '');
  const first = [0, 2, 3][shift] ?? 0;
  const last = padded.length % 3 === 0 ? whole.length : whole.length - 1;
  return squeeze(whole.slice(first, last));
}
