import type { Auszugsantwort } from './auszugsantwort.ts';
import { banktextAus } from './banktext.ts';
import { erkenneFremdes } from './erkenneFremdes.ts';
import { liesBankCsv } from './liesBankCsv.ts';
import { liesCamt } from './liesCamt.ts';
import { istMt940, liesMt940 } from './liesMt940.ts';

/** Runs in a process of its own. */
export function deuteAuszug(bytes: Uint8Array): Auszugsantwort {
  const fremd = erkenneFremdes(bytes);
  if (fremd) return { ok: false, grund: 'anderes-format', satz: fremd };
  const text = banktextAus(bytes);
  if (istMt940(text)) return { ok: true, auszug: liesMt940(text) };
  if (!/^\s*</.test(text)) {
    const liste = liesBankCsv(text);
    if ('fehlt' in liste) return { ok: false, grund: 'kein-kontoauszug', satz: liste.fehlt };
    return { ok: true, auszug: liste };
  }
  const auszug = liesCamt(text);
  return auszug ? { ok: true, auszug } : { ok: false, grund: 'kein-camt' };
}
