import { liesUmsatzliste } from '@kehrtour/domain/bankauszug/umsatzliste';

import { type Kontoauszug, kurz, postenAus } from './kontoauszug.ts';

/** Counts up when a list says more, or in other words, than before. */
const LESART = 2;

/** Entries of a bank's list; what it lacks, in words, where none can be read. */
export function liesBankCsv(text: string): Kontoauszug | { fehlt: string } {
  const liste = liesUmsatzliste(text);
  if ('fehlt' in liste) return liste;
  const form = `csv ${LESART} ${kurz(liste.kopf)}`;
  const posten = liste.umsaetze.map(({ konto, am, cent, name, zweck }) =>
    postenAus({ konto, am, cent, kennung: '', form, teile: [{ cent, name, zweck }] }),
  );
  return { posten, vorgemerkt: liste.vorgemerkt, ungelesen: liste.ungelesen };
}
