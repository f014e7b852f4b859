import type { Verfuegbarkeiten } from '@kehrtour/contract/verfuegbarkeit';
import { mitVersatz, ortszeitAus } from '@kehrtour/domain/ortszeit';

import { listAbwesenheiten } from '../belegung/belegung.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { zeitspanne } from './minutenspanne.ts';
import { listAusnahmen, listBuchbare, listMuster } from './verfuegbarkeit.store.ts';

/** Who can be booked when: pattern, exceptions and absences of everybody who drives. */
export function zeigeVerfuegbarkeiten(ctx: StaffCtx): Promise<Verfuegbarkeiten> {
  return ctx.transaction((tx) => verfuegbarkeitenJetzt(ctx, tx));
}

export async function verfuegbarkeitenJetzt(ctx: Pick<TenantCtx, 'now'>, tx: Tx): Promise<Verfuegbarkeiten> {
  const jetzt = ctx.now();
  const personen = await listBuchbare(tx);
  const muster = await listMuster(tx);
  const ausnahmen = await listAusnahmen(tx, ortszeitAus(jetzt).tag);
  const abwesenheiten = await listAbwesenheiten(tx, jetzt);
  const von = <Row extends { mitarbeiter_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ mitarbeiter_id }) => mitarbeiter_id === id);
  return {
    eintraege: personen.map(({ id, vorname, nachname, farbe, arbeitszeit }) => ({
      mitarbeiterId: id,
      name: `${vorname} ${nachname}`,
      farbe,
      arbeitszeit,
      woche: von(muster, id).map(({ wochentag, ...spanne }) => ({ wochentag, ...zeitspanne(spanne) })),
      ausnahmen: von(ausnahmen, id).map(({ mitarbeiter_id: _wer, ...ausnahme }) => ausnahme),
      abwesenheiten: von(abwesenheiten, id).map((row) => ({
        id: row.id,
        von: mitVersatz(ortszeitAus(row.von)),
        bis: mitVersatz(ortszeitAus(row.bis)),
        grund: row.grund,
      })),
    })),
  };
}
