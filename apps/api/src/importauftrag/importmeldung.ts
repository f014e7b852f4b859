import type { ImportMeldung } from '@kehrtour/contract/importbefund';
import type { Meldung } from '@kehrtour/domain/importdatei/spalte/meldung';

/** A message of the domain as it goes over the wire. */
export function alsMeldung({ zeile, spalte, feld, schwere, text }: Meldung): ImportMeldung {
  return { zeile, spalte: spalte ?? null, feld: feld ?? null, schwere, text };
}

/** A sentence about the whole file, said at its first row. */
export const alsHinweis = (text: string): ImportMeldung => ({
  zeile: 1,
  spalte: null,
  feld: null,
  schwere: 'hinweis',
  text,
});
