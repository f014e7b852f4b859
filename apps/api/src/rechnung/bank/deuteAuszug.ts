import { banktextAus } from './banktext.ts';
import { erkenneFremdes } from './erkenneFremdes.ts';
import type { Kontoauszug } from './kontoauszug.ts';
import { liesBankCsv } from './liesBankCsv.ts';
import { liesCamt } from './liesCamt.ts';

/** What a file of a bank holds, or why it is none, with what is missing in words. */
export type Auszugsantwort =
  | { readonly ok: true; readonly auszug: Kontoauszug }
  | { readonly ok: false; readonly grund: 'anderes-format' | 'kein-kontoauszug'; readonly satz: string }
  | { readonly ok: false; readonly grund: 'kein-camt' };

/** Runs in a process of its own. */
export function deuteAuszug(bytes: Uint8Array): Auszugsantwort {
  const fremd = erkenneFremdes(bytes);
  if (fremd) return { ok: false, grund: 'anderes-format', satz: fremd };
  const text = banktextAus(bytes);
  if (!/^\s*</.test(text)) {
    const liste = liesBankCsv(text);
    if ('fehlt' in liste) return { ok: false, grund: 'kein-kontoauszug', satz: liste.fehlt };
    return { ok: true, auszug: liste };
  }
  const auszug = liesCamt(text);
  return auszug ? { ok: true, auszug } : { ok: false, grund: 'kein-camt' };
}
