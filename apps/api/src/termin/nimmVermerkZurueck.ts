import type { Termin } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';
import { istBesuchsausgang } from '@kehrtour/domain/termin/termin';
import type { Handelnder } from '@kehrtour/domain/termin/terminwechsel';

import { holeAufgabenZurueck } from '../aufgabe/beendeAufgaben.ts';
import { belegeWieder } from '../belegung/belegung.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { meldeVermerk, verlangeStand } from './aendereTermin.ts';
import { terminRefused } from './termin.grund.ts';
import {
  type HausarbeitRow,
  listHausarbeit,
  nimmAusVermerken,
  type TerminstandRow,
  type Umstand,
  weissKunde,
} from './vermerk.store.ts';
import { handelnderFuer, wechsleTermin } from './wechsleTermin.ts';
import { terminJetzt } from './zeigeTermin.ts';

/**
 * Takes a mark back that was made at the wrong door: state and tasks stand as before it, and the task that followed goes.
 * @throws Refused 'termin.vermerk-gebraucht' where the customer or a later visit rests on it
 */
export async function nimmVermerkZurueck(ctx: StaffCtx, id: string, version: number): Promise<Termin> {
  if (!darf(ctx.actor.rolle, 'termin.erledigen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const termin = await verlangeStand(ctx, tx, id, version);
    await loeseVermerk(ctx, tx, termin, { wer: handelnderFuer(ctx, termin) });
    await meldeVermerk(ctx, tx, termin);
    return terminJetzt(ctx, tx, id);
  });
}

/** When somebody at the door took it back, and who that was. */
export type Gesehen = Required<Pick<Umstand, 'gesehenAm' | 'von'>>;

/**
 * The same for whoever has the appointment locked already.
 * @throws Refused 'termin.vermerk-gebraucht' · 'termin.uebergang-nicht-moeglich', before anything was written
 */
export async function loeseVermerk(
  ctx: StaffCtx,
  tx: Tx,
  termin: TerminstandRow,
  { wer, gesehen }: { readonly wer: Handelnder; readonly gesehen?: Gesehen | undefined },
): Promise<void> {
  const { id, vermerk } = termin;
  if (vermerk === null || !istBesuchsausgang(termin.status))
    throw new Refused('termin.uebergang-nicht-moeglich');
  if (await weissKunde(tx, id, vermerk.am)) throw terminRefused('kunde-weiss-es');
  const hausarbeit = await hausarbeitDavon(tx, termin);
  if (!(await holeAufgabenZurueck(tx, [...vermerk.aufgaben, ...hausarbeit])))
    throw terminRefused('folge-vergeben');
  if (hausarbeit.length > 0) await nimmAusVermerken(tx, hausarbeit);
  if (vermerk.zeit) await belegeWieder(tx, id, vermerk.zeit);
  await wechsleTermin(ctx, tx, termin, {
    aktion: 'nimmVermerkZurueck',
    wer,
    was: 'vermerk-zurueckgenommen',
    vorher: vermerk.status,
    ...(gesehen && { nach: gesehen }),
  });
}

/** Work of the whole house was done with the last of its flats: it is not done while one of them is open again. */
const hausarbeitDavon = (tx: Tx, termin: TerminstandRow): Promise<HausarbeitRow[]> =>
  termin.status === 'erledigt' && termin.nutzungseinheit_id !== null
    ? listHausarbeit(tx, termin)
    : Promise.resolve([]);
