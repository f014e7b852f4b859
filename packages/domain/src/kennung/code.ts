/** Digits and letters without I, L, O and U: none is mistaken for another when read from paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const CODE_ZEICHEN = 8;
/** Five bits a sign: forty bits, five random bytes. */
export const CODE_BYTES = 5;

/** A short code such as `7K2M9QXA`, out of five random bytes that the caller brings; every byte counts fully. */
export function codeAus(zufall: Uint8Array): string {
  if (zufall.length < CODE_BYTES) throw new Error(`Ein Code braucht ${CODE_BYTES} zufällige Bytes.`);
  const bits = Array.from(zufall.subarray(0, CODE_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join(
    '',
  );
  return Array.from(
    { length: CODE_ZEICHEN },
    (_, i) => ALPHABET[parseInt(bits.slice(i * 5, i * 5 + 5), 2)],
  ).join('');
}

/** `7K2M-9QXA`, as printed. */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_ZEICHEN / 2)}-${code.slice(CODE_ZEICHEN / 2)}`;
}

/**
 * What somebody typed from paper: small letters, blanks and dashes are fine, O counts as 0, I and L as 1, U as V.
 * `undefined` when it cannot be a code.
 */
export function liesCode(eingabe: string): string | undefined {
  const code = eingabe
    .toUpperCase()
    .replace(/[\s\-–—_.]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('U', 'V');
  const gueltig = code.length === CODE_ZEICHEN && [...code].every((zeichen) => ALPHABET.includes(zeichen));
  return gueltig ? code : undefined;
}

/** Codes that open many houses begin alike, so that a page knows them before it asks. */
export const VERWALTUNGSCODE_ANFANG = 'v.';
