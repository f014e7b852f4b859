import type { ImportMeldung } from '@kehrtour/contract/importauftrag';
import type { Meldung } from '@kehrtour/domain/importdatei/meldung';

/** A message of the domain as it goes over the wire. */
export function alsMeldung({ zeile, spalte, feld, schwere, text }: Meldung): ImportMeldung {
  return { zeile, spalte: spalte ?? null, feld: feld ?? null, schwere, text };
}
