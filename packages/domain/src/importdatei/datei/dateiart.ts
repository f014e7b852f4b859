import { keysOf } from '../../keysOf.ts';
import { type Fremdart, FREMDFORMATE } from './fremdformat.ts';
import { FORMATE, type Importformat, IMPORTFORMATE } from './importformat.ts';

/** How far any file is read; how large it may be says its format. */
export const IMPORTGRENZEN = { zeilenMax: 50_000, spaltenMax: 200 } as const;

interface Fremdwort {
  readonly kennungen: readonly string[];
  readonly muster?: RegExp;
}
/** What says more of itself stands first. */
const woerter = (art: Fremdart): Fremdwort => FREMDFORMATE[art];
const FREMDE = keysOf(FREMDFORMATE)
  .map((art) => ({ art, ...woerter(art) }))
  .toSorted((a, b) => Number(b.muster !== undefined) - Number(a.muster !== undefined));

const ANFANG_BYTES = 4096;

/** What a dropped file is, by its first bytes. What bears the mark of another kind is no text. */
export function erkenneDateiart(bytes: Uint8Array): Importformat | Fremdart {
  const anfang = Array.from(bytes.subarray(0, ANFANG_BYTES), (byte) => String.fromCharCode(byte)).join('');
  if (anfang.trim() === '') return 'leer';
  const fremd = FREMDE.find(
    ({ kennungen, muster }) =>
      kennungen.some((beginn) => anfang.startsWith(beginn)) && (muster?.test(anfang) ?? true),
  );
  // What names itself is nothing else; a workbook is an archive, and only its parts tell that it is one.
  if (fremd?.muster !== undefined) return fremd.art;
  const moeglich = FORMATE.filter((format) => fremd === undefined || !IMPORTFORMATE[format].geschrieben);
  return moeglich.find((format) => IMPORTFORMATE[format].erkenne(anfang, bytes)) ?? fremd?.art ?? 'unbekannt';
}
