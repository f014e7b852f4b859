/** Keys by which limits recognise a person or a connection that spells itself anew each time. They never replace what was typed. */

/** Providers whose addresses take dots anywhere, under each of their names. */
const OHNE_PUNKTE = new Set(['gmail.com', 'googlemail.com']);

/** `Eva.Brand+termin@GoogleMail.com` and `evabrand@gmail.com` are one mailbox. */
export function mailschluessel(email: string): string {
  const [name = '', wirt = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const [ohneZusatz = ''] = name.split('+', 1);
  if (!OHNE_PUNKTE.has(wirt)) return `${ohneZusatz}@${wirt}`;
  return `${ohneZusatz.replaceAll('.', '')}@gmail.com`;
}

/** `+49 (0)911 123-45`, `0049 911 12345` and `0911/12345` are one phone; undefined where too few digits are in it. */
export function telefonschluessel(telefon: string): string | undefined {
  const ziffern = telefon
    .replaceAll('(0)', '')
    .replace(/^\s*\+/, '00')
    .replaceAll(/\D/g, '');
  const nummer = ziffern.replace(/^0049/, '0');
  return nummer.length < 5 ? undefined : nummer;
}

/** IPv4 by its /24 and IPv6 by its /48: what one customer of a host gets at once. */
export function netzschluessel(netz: string): string {
  const teile = netz.split('.');
  if (teile.length === 4) return `${teile.slice(0, 3).join('.')}.0/24`;
  return netz.replace(/^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/, '$1:/48');
}
