import type { Terminbuchung } from '@kehrtour/contract/terminbuchung';
import { woche as wochenschema } from '@kehrtour/contract/verfuegbarkeit';
import { darf } from '@kehrtour/domain/rolle';

import { nimmGebieteAuf } from '../gebiet/aendereGebiete.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { bieteEinmalAn } from '../taetigkeit/bieteEinmalAn.ts';
import { setTerminbuchungGenutzt } from '../unternehmen/betriebsschalter.ts';
import { speichereWoche } from '../verfuegbarkeit/setzeWochen.ts';
import { verfuegbarkeitenJetzt } from '../verfuegbarkeit/zeigeVerfuegbarkeiten.ts';
import { findStand, listPlzDesBestands, lockUnternehmen } from './terminbuchung.store.ts';
import { terminbuchungJetzt } from './zeigeTerminbuchung.ts';

/** Takes online booking into use: area and hours are filled in from what is there. Nobody outside sees anything yet. */
export async function beginneTerminbuchung(ctx: StaffCtx): Promise<Terminbuchung> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await lockUnternehmen(tx);
    if ((await setTerminbuchungGenutzt(tx)) > 0) {
      await fuelleVor(ctx, tx);
      await record(ctx, tx, {
        gegenstand: 'unternehmen',
        id: ctx.unternehmenId,
        was: 'terminbuchung-begonnen',
      });
    }
    return terminbuchungJetzt(ctx, tx);
  });
}

/** What somebody entered before stays as it is. */
async function fuelleVor(ctx: TenantCtx, tx: Tx): Promise<void> {
  const { plz, strassen, flaechen, personen, kehrbezirk } = await findStand(tx, ctx.now());
  if (plz + strassen + flaechen === 0) {
    const bestand = await listPlzDesBestands(tx);
    // Only who names a district has one of their own.
    const hoheitlich = kehrbezirk !== '';
    if (bestand.length > 0)
      await nimmGebieteAuf(
        tx,
        bestand.map((zeile) => plzGebiet(zeile, hoheitlich)),
      );
  }
  await bieteEinmalAn(tx);
  if (personen > 0) return;
  for (const { mitarbeiterId, arbeitszeit } of (await verfuegbarkeitenJetzt(ctx, tx)).eintraege) {
    const woche = wochenschema.safeParse(arbeitszeit);
    if (woche.success) await speichereWoche(tx, mitarbeiterId, woche.data);
  }
}

const plzGebiet = ({ plz, ort }: { plz: string; ort: string }, hoheitlich: boolean) => ({
  art: 'plz' as const,
  name: '',
  plz,
  ort,
  strasse: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle' as const,
  flaeche: null,
  hoheitlich,
  ausgenommen: false,
  zustaendig: '',
});
