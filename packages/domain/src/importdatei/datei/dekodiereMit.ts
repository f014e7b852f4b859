import { erkenneBom } from './bom.ts';
import { entwirre } from './doppeltKodiert.ts';
import { erkenneUtf16 } from './utf16.ts';
import type { Zeichensatz } from './zeichensaetze.ts';
import { waehleLesart } from './zeichensatz.ts';

/** How a place turns bytes into text; undefined for what it cannot read, or where `streng` asks for no signs but right ones. */
export type Dekoder = (bytes: Uint8Array, name: Zeichensatz, streng: boolean) => string | undefined;

/** The old encodings of German offices, the likeliest first. */
const ALTE = ['windows-1252', 'cp850', 'macintosh'] as const;

/** A byte order mark names the encoding, or the empty bytes of UTF-16 do; strict UTF-8 comes next; then the most German of the old ones. */
export function dekodiereMit(
  dekoder: Dekoder,
  bytes: Uint8Array,
  gewuenscht: Zeichensatz | undefined,
): { name: Zeichensatz; text: string } {
  const als = (name: Zeichensatz) => ({ name, text: dekoder(bytes, name, false) ?? '' });
  const genannt = gewuenscht ?? erkenneBom(bytes) ?? erkenneUtf16(bytes);
  if (genannt) return als(genannt);
  const text = dekoder(bytes, 'utf-8', true);
  if (text !== undefined) return { name: 'utf-8', text: entwirre(text) };
  const lesbare = ALTE.flatMap((name) => {
    const alter = dekoder(bytes, name, false);
    return alter === undefined ? [] : [{ name, text: alter }];
  });
  return waehleLesart(lesbare) ?? als('windows-1252');
}
