import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type { Tag } from '@kehrtour/domain/tag';
import { NUR_VORHER_ZU_KLAERENDE, STEHENDE, ZU_KLAERENDE } from '@kehrtour/domain/termin/termin';

import { HAT_STUNDEN_VERLOREN } from '../mitarbeiter/verloreneStunden.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, liste, type SQL, sql, worte } from '../platform/db/sql.ts';
import type { Einstellungsspalte } from '../unternehmen/einstellungen.ts';
import { KURZ, nurVon, QUELLE, type TerminKurzRow, type Terminsicht } from './terminzeile.store.ts';

/** Somebody waits for the office, as `wartetAufsBuero` says it. */
const offenUm = (jetzt: Date): SQL => sql`(r.bittet or t.status in ${worte(ZU_KLAERENDE)}
  and not (t.status in ${worte(NUR_VORHER_ZU_KLAERENDE)} and t.fenster_bis <= ${instant(jetzt)}))`;

/** Appointments whose window opens in this span, in the order of the day; `offenUm`: only those that wait for the office then. */
export const listTermine = (
  tx: Tx,
  zeitraum: { von: Date; bis: Date },
  sicht: Terminsicht & { offenUm?: Date | undefined },
): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE}
      where t.fenster_von >= ${instant(zeitraum.von)} and t.fenster_von < ${instant(zeitraum.bis)} and t.status <> 'entwurf'
      ${nurVon(sicht)} ${sicht.offenUm ? sql`and ${offenUm(sicht.offenUm)}` : sql``}
      order by t.beginn, t.liegenschaft_id, length(n.nummer), n.nummer, t.id limit 3000`,
  );
/** When somebody is not there. */
export const listFehlzeiten = (
  tx: Tx,
  { von, bis }: { von: Date; bis: Date },
): Promise<{ mitarbeiter_id: string; von: Date; bis: Date }[]> =>
  tx.rows(sql`select mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis from belegung
    where art = 'abwesenheit' and zeitraum && tstzrange(${instant(von)}, ${instant(bis)})`);
/** Visits in hours that their person has lost since they were agreed. */
export const listOhneStunden = (tx: Tx, { von, bis }: { von: Date; bis: Date }): Promise<{ id: string }[]> =>
  tx.rows(sql`select t.id from termin t
    join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    where t.fenster_von >= ${instant(von)} and t.fenster_von < ${instant(bis)} and t.status in ${worte(STEHENDE)}
      and ${HAT_STUNDEN_VERLOREN(sql`t`, sql`t.angelegt_am`)}`);
export const listTermineDesHauses = (tx: Tx, liegenschaftId: string): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE} where t.liegenschaft_id = ${liegenschaftId} and t.status <> 'entwurf' order by t.fenster_von desc, t.id limit 200`,
  );
export const listTermineMitIds = (tx: Tx, ids: readonly string[]): Promise<TerminKurzRow[]> =>
  tx.rows(sql`select ${KURZ} ${QUELLE} where t.id = any(${liste(ids)}::uuid[])`);
export const listUngelesene = (tx: Tx, sicht: Terminsicht, limit: number): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE}
      where exists (select from rueckmeldung u
      where u.unternehmen_id = t.unternehmen_id and u.termin_id = t.id and u.gelesen_am is null)
      ${nurVon(sicht)} order by r.am desc, t.id limit ${limit}`,
  );
export async function countUngelesene(tx: Tx, sicht: Terminsicht): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from termin t
      where exists (select from rueckmeldung u
      where u.unternehmen_id = t.unternehmen_id and u.termin_id = t.id and u.gelesen_am is null) ${nurVon(sicht)}`,
  );
  return row?.anzahl ?? 0;
}

export type UeberblickRow = {
  bundesland: Bundesland;
  plz: string;
  ort: string;
  einstellungen: Einstellungsspalte;
  naechster: Date | null;
  liegenschaften: boolean;
  termine: boolean;
};
/** What an empty week needs to know: where the next appointment is, and whether there is anything at all. */
export const findUeberblick = (tx: Tx, ab: Date, sicht: Terminsicht): Promise<UeberblickRow | undefined> =>
  tx.row(sql`
    select u.bundesland, u.plz, u.ort, u.einstellungen,
      (select min(t.fenster_von) from termin t
    where t.fenster_von >= ${instant(ab)} and t.status <> 'entwurf' ${nurVon(sicht)}) as naechster,
      exists (select from liegenschaft) as liegenschaften, exists (select from termin) as termine
    from unternehmen u`);

/** The days of a span on which the company is closed, by its own entries. */
export const listGeschlossene = (tx: Tx, von: Tag, bis: Tag): Promise<{ tag: Tag; name: string }[]> =>
  tx.rows(sql`
    select d.tag::date::text as tag, min(s.name) as name from schliesstag s
    join generate_series(${von}::date, ${bis}::date, interval '1 day') as d(tag) on s.tage @> d.tag::date
    where not s.offen group by d.tag order by d.tag`);
