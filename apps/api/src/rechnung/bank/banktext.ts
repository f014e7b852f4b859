import iconv from 'iconv-lite';

import { dekodiere } from '../../importauftrag/format/csv/dekodiere.ts';

const ALTE = /^(iso-?8859-?1|iso-?8859-?15|latin-?1|windows-?1252|us-ascii)$/i;

/** The letters of a bank's file: as XML says of itself, or as they are found out. */
export function banktextAus(bytes: Uint8Array): string {
  const anfang = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const angegeben = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(anfang)?.[1] ?? '';
  const text = ALTE.test(angegeben)
    ? iconv.decode(Buffer.from(bytes), angegeben)
    : dekodiere(bytes, undefined).text;
  return text.replaceAll('\0', '').toWellFormed();
}
