import { type Fremdart, FREMDFORMATE } from './fremdformat.ts';
import { FORMATE, type Importformat, IMPORTFORMATE } from './importformat.ts';

/** How far any file is read; how large it may be says its format. */
export const IMPORTGRENZEN = { zeilenMax: 50_000, spaltenMax: 200 } as const;

const KENNUNGEN = Object.entries(FREMDFORMATE).flatMap(([art, { kennungen }]) =>
  kennungen.map((beginn) => ({ art: art as Fremdart, beginn })),
);

const ANFANG_BYTES = 4096;

/** What a dropped file is, by its first bytes. What bears the mark of another kind is no text. */
export function erkenneDateiart(bytes: Uint8Array): Importformat | Fremdart {
  const anfang = Array.from(bytes.subarray(0, ANFANG_BYTES), (byte) => String.fromCharCode(byte)).join('');
  if (anfang.trim() === '') return 'leer';
  const fremd = KENNUNGEN.find(({ beginn }) => anfang.startsWith(beginn))?.art;
  const moeglich = FORMATE.filter((format) => fremd === undefined || !IMPORTFORMATE[format].geschrieben);
  return moeglich.find((format) => IMPORTFORMATE[format].erkenne(anfang, bytes)) ?? fremd ?? 'unbekannt';
}
