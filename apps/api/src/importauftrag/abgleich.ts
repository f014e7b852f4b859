import type { ImportAufgabe } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { dauerMinuten } from '@kehrtour/domain/taetigkeit/taetigkeit';

import type { Katalogeintrag } from '../taetigkeit/eigeneTaetigkeiten.ts';
import type { Behaltregel } from './behalteBekanntes.ts';

/** What holds for all properties of one import. */
export type Abgleich = {
  readonly importId: string;
  /** The answer given once for the file: may its mail addresses be used for appointments? */
  readonly mailFuerTermine: boolean;
  readonly auchGeschuetzte: boolean;
  readonly regel: Omit<Behaltregel, 'leereLoeschen'>;
  /** Minutes on site where the file gives none. */
  readonly dauerMinuten: (taetigkeitId: string, einheiten: number) => number;
  /** The entry's name in the catalogue. */
  readonly bezeichnung: (aufgabe: ImportAufgabe) => string;
};

/** How long work takes and what it is called where the source says neither. */
export function nachKatalog(
  eintraege: readonly Katalogeintrag[],
): Pick<Abgleich, 'bezeichnung' | 'dauerMinuten'> {
  const katalog = new Map(eintraege.map((eintrag) => [eintrag.id, eintrag]));
  return {
    bezeichnung: ({ taetigkeitId = '', text }) => katalog.get(taetigkeitId)?.name ?? text,
    dauerMinuten: (id, nutzungseinheiten) => {
      const eintrag = katalog.get(id);
      return eintrag === undefined
        ? 1
        : dauerMinuten({ ...AM_HAUS, ...eintrag }, { nutzungseinheiten, feuerstaetten: 1 });
    },
  };
}

/** What the duration does not depend on. */
const AM_HAUS = {
  kundentext: '',
  art: 'frei',
  wiederholung: { art: 'anlass' },
  online: 'nein',
  qualifikation: 'keine',
  vorOrt: true,
} as const;
