import type { Gleichewahl } from '@kehrtour/contract/importauftrag';
import type { ImportMeldung } from '@kehrtour/contract/importbefund';
import type { ImportLiegenschaft } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';

import type { BekanntesHaus } from './sendung.store.ts';

/** One house of a push; `genannt` has the fields that the program spoke of, empty or not. */
export type GesendetesHaus = {
  readonly nummer: number;
  /** Checksum of the property as it was sent. */
  readonly pruefsumme: string;
  readonly stand: ImportLiegenschaft;
  readonly genannt: Spaltenzuordnung;
};
export type Sendung = {
  /** Who sends; imports of one source and day are one. */
  readonly quelle: string;
  /** As the list of imports calls it. */
  readonly name: string;
  readonly haeuser: readonly GesendetesHaus[];
  /** Houses of which was known before any reading that nothing is new, and the tasks they name. */
  readonly bekannte: { readonly haeuser: number; readonly aufgaben: number };
  /** Ids of all that it names, those with a fault among them: they are not missing. */
  readonly genannt: readonly string[];
  /** What stayed out before any house was compared. */
  readonly meldungen: readonly ImportMeldung[];
  readonly fehlerhaft: number;
  readonly mailFuerTermine: boolean;
  readonly gleiche: Gleichewahl;
};
export type Sendungsergebnis = {
  readonly importId: string;
  readonly neu: number;
  readonly geaendert: number;
  readonly unveraendert: number;
  /** Houses whose id stands here for another address. */
  readonly fremde: readonly GesendetesHaus[];
};
/** What becomes of one house. */
export type Befund = {
  readonly id: string;
  readonly haus: GesendetesHaus;
  readonly bekannt: BekanntesHaus | undefined;
  readonly stand: ImportLiegenschaft;
};

export const FREMDE_ANSCHRIFT =
  'Diese externalId steht im Bestand schon für eine andere Anschrift, die nicht von diesem Programm kam.';
