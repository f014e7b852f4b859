import type { ImportAufgabe } from '@kehrtour/domain/importdatei/importliegenschaft';

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
