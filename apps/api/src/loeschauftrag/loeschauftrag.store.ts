import type { Tag } from '@kehrtour/domain/tag';
import { STEHENDE } from '@kehrtour/domain/termin/termin';
import type { Loeschhindernis } from '@kehrtour/domain/unternehmen/loeschauftrag';
import { RECHNUNG_ABWARTEN_TAGE } from '@kehrtour/domain/unternehmen/loeschauftrag';

import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql, worte } from '../platform/db/sql.ts';

export type AuftragRow = { beantragt_am: Date; von: string; faellig_am: Tag };
export const findLoeschauftrag = (tx: Tx): Promise<AuftragRow | undefined> =>
  tx.row(sql`select a.beantragt_am, a.faellig_am::text as faellig_am, coalesce(m.vorname || ' ' || m.nachname, '') as von
    from loeschauftrag a left join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.beantragt_von`);

type Neu = { von: string; am: Date; faelligAm: Tag };
/** Zero when somebody was faster. */
export const insertLoeschauftrag = (tx: Tx, { von, am, faelligAm }: Neu): Promise<number> =>
  tx.run(sql`insert into loeschauftrag (beantragt_am, beantragt_von, faellig_am)
    values (${instant(am)}, ${von}, ${faelligAm}::date) on conflict do nothing`);
/** Zero when there is none, or when the deletion has begun. */
export const deleteLoeschauftrag = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from loeschauftrag where begonnen_am is null`);

export type StandRow = {
  name: string;
  rechnungen: number;
  /** The first day without a plan; null: there never was one, or it goes on. */
  tarif_endet_am: Tag | null;
} & Record<Loeschhindernis, number>;
/** What stands in the way of a deletion, counted; the same statuses that count as promised everywhere. */
export async function countHindernisse(tx: Tx, jetzt: Date, heute: Tag): Promise<StandRow> {
  const row = await tx.row<StandRow>(sql`
    with letzter as (select ab, tarif from tarifwechsel order by ab desc limit 1),
      ende as (select ab from letzter where tarif is null),
      monate as (select distinct date_trunc('month', tage.tag)::date as monat from ende,
        generate_series((select min(ab) from tarifwechsel where tarif is not null), ende.ab - 1, interval '1 day') as tage(tag))
    select u.name, (select count(*)::int from rechnung) as rechnungen, (select ab::text from ende) as tarif_endet_am,
      (select count(*)::int from termin where status in ${worte(STEHENDE)} and ende > ${instant(jetzt)}) as termine,
      (select count(*)::int from kehrtour where status = 'unterwegs') as kehrtour,
      (select count(*)::int from letzter where tarif is not null) as tarif,
      (select count(*)::int from monate m, ende where ende.ab > ${heute}::date - ${RECHNUNG_ABWARTEN_TAGE}::int
        and not exists (select from rechnung r where r.monat = m.monat and r.art = 'rechnung')) as rechnung
    from unternehmen u`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}

/** Companies whose day has come, or whose second mail is due; seen as the operator sees them. */
export const listFaellige = (tx: Tx, heute: Tag, erinnernBis: Tag): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from loeschauftrag
    where faellig_am <= ${heute}::date or (erinnert_am is null and faellig_am <= ${erinnernBis}::date) order by unternehmen_id`);
/** Locked, so that taking it back at this moment waits, and comes before or too late. */
export const lockLoeschauftrag = (
  tx: Tx,
): Promise<{ faellig_am: Tag; erinnert_am: Date | null } | undefined> =>
  tx.row(sql`select faellig_am::text as faellig_am, erinnert_am from loeschauftrag for update`);
export const setErinnert = (tx: Tx, am: Date): Promise<number> =>
  tx.run(sql`update loeschauftrag set erinnert_am = ${instant(am)}`);
export const setBegonnen = (tx: Tx, am: Date): Promise<number> =>
  tx.run(sql`update loeschauftrag set begonnen_am = coalesce(begonnen_am, ${instant(am)})`);

export const listBelegschluessel = (tx: Tx): Promise<{ schluessel: string }[]> =>
  tx.rows(sql`select schluessel from rechnungsbeleg`);
export const findKartenversion = (tx: Tx): Promise<{ version: string } | undefined> =>
  tx.row(sql`select version from karte`);

/** Companies that were deleted and are there all the same, but for an empty row that invoices point at. */
export const listWiederDa = (tx: Tx, vermerkt: readonly string[]): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from unternehmen where geloescht_am is null
    and unternehmen_id in (select * from tor_wieder_da(${liste(vermerkt)}::uuid[])) order by unternehmen_id`);
