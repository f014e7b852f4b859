import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { type Angebot, imOrt } from '../angebot/angebot.ts';
import { zeitAus } from '../angebot/zeitAus.ts';
import type { ReservierungRow } from './reservierung.store.ts';

/** A hold as the possibility it was made of; detours are of no more interest. */
export function moeglichkeitAus(row: ReservierungRow): Moeglichkeit {
  const minute = (instant: Date): number => instant.getTime() / 60_000;
  const gemeinsam = {
    tag: ortszeitAus(row.beginn).tag,
    mitarbeiterId: row.mitarbeiter_id,
    beginn: minute(row.beginn),
    ende: minute(row.ende),
    fenster: { von: minute(row.fenster_von), bis: minute(row.fenster_bis) },
    mehrMinuten: 0,
    nah: row.wunsch.nah,
  };
  if (row.kehrtour_id === null || row.wunsch.halbtag === null)
    return { ...gemeinsam, art: 'uhrzeit', belegt: { von: gemeinsam.beginn, bis: gemeinsam.ende } };
  return { ...gemeinsam, art: 'platz', kehrtourId: row.kehrtour_id, halbtag: row.wunsch.halbtag };
}

/** The same as its page shows it. */
export function zeitDerReservierung(
  angebot: Angebot,
  taetigkeit: Pick<BuchbareRow, 'art'>,
  row: ReservierungRow,
) {
  const moeglichkeit = moeglichkeitAus(row);
  return zeitAus(imOrt(angebot, row.wunsch.anschrift), taetigkeit, moeglichkeit);
}
