import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { AenderungRow } from '../../kehrtour/aenderungStand.ts';

/** What an appointment says of its stop. */
export type GesagterHalt = {
  readonly id: string;
  readonly liegenschaft_id: string;
  readonly mitarbeiter_id: string | null;
  readonly beginn: Date;
  readonly ende: Date;
  readonly fenster_von: Date;
  readonly fenster_bis: Date;
  readonly aufgabe_ids: readonly string[];
};

/** A stop that no plan has a place for any more, as its household was told of it. */
export const haltWieGesagt = (gesagt: GesagterHalt): AenderungRow['halte'][number] => ({
  id: gesagt.id,
  liegenschaft_id: gesagt.liegenschaft_id,
  // Whose stop it was is read from its appointment.
  nutzungseinheit_id: null,
  mitarbeiter_id: gesagt.mitarbeiter_id,
  tag: ortszeitAus(gesagt.fenster_von).tag,
  position: 0,
  beginn: gesagt.beginn.toISOString(),
  ende: gesagt.ende.toISOString(),
  anfahrt_sekunden: null,
  wartezeit_sekunden: null,
  fenster_von: gesagt.fenster_von.toISOString(),
  fenster_bis: gesagt.fenster_bis.toISOString(),
  dauer_minuten: 0,
  sperre: {},
  ausgelassen: false,
  grund: null,
  nachtrag: false,
  aufgabe_ids: gesagt.aufgabe_ids,
});
