import { DOPPELTE_MAX } from '@kehrtour/contract/doppelt';
import { OFFENE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Hausbild } from '@kehrtour/domain/ort/doppelteHaeuser';
import { STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql, worte } from '../../platform/db/sql.ts';
import { LISTENNAME } from '../kontaktspalten.store.ts';

/** Whoever writes many houses stands in line, as imports do: two people who join see each other's deed. */
export const lockBestand = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(aktuelles_unternehmen()::text, 46))`);

/** The houses after `nach`, `anzahl` at most. */
export const listHausbilder = (tx: Tx, nach: string, anzahl: number): Promise<Hausbild[]> =>
  tx.rows(sql`
    select l.id, json_build_object('strasse', l.strasse, 'hausnr', l.hausnr || l.hausnr_zusatz, 'plz', l.plz, 'ort', l.ort) as adresse,
      coalesce((select jsonb_agg(suchtext(k.vorname || ' ' || k.nachname || ' ' || k.firma)) from liegenschaft_kontakt lk
        join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id), '[]') as leute
    from liegenschaft l where l.id > ${nach}::uuid order by l.id limit ${anzahl}`);
export const listVerschiedene = (tx: Tx): Promise<{ eines: string; anderes: string }[]> =>
  tx.rows(sql`select eines_id as eines, anderes_id as anderes from verschiedene_haeuser`);
export const insertVerschieden = (tx: Tx, a: string, b: string): Promise<number> =>
  tx.run(sql`insert into verschiedene_haeuser (eines_id, anderes_id) values (least(${a}::uuid, ${b}::uuid), greatest(${a}::uuid, ${b}::uuid))
    on conflict do nothing`);

export type HausseiteRow = {
  id: string;
  version: number;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  external_id: string | null;
  aus_import: boolean;
  kontakte: string[];
  einheiten: number;
  anlagen: number;
  offen: number;
  erledigt: number;
  schluessel: number;
  termine: number;
  kommende: number;
};
export const listHausseiten = (tx: Tx, ids: readonly string[], jetzt: Date): Promise<HausseiteRow[]> =>
  tx.rows(sql`
    select l.id, l.version, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.external_id,
      l.import_stand is not null as aus_import,
      coalesce((select jsonb_agg(distinct ${LISTENNAME}) from liegenschaft_kontakt lk
        join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id), '[]') as kontakte,
      (select count(*)::int from nutzungseinheit n where n.unternehmen_id = l.unternehmen_id and n.liegenschaft_id = l.id) as einheiten,
      (select count(*)::int from anlage n where n.unternehmen_id = l.unternehmen_id and n.liegenschaft_id = l.id) as anlagen,
      (select count(*)::int from schluessel n where n.unternehmen_id = l.unternehmen_id and n.liegenschaft_id = l.id) as schluessel,
      a.offen, a.erledigt, t.termine, t.kommende
    from liegenschaft l
    cross join lateral (select count(*) filter (where status = 'offen')::int as offen, count(*) filter (where status = 'erledigt')::int as erledigt
      from aufgabe where unternehmen_id = l.unternehmen_id and liegenschaft_id = l.id) a
    cross join lateral (select count(*)::int as termine,
        count(*) filter (where fenster_bis > ${instant(jetzt)} and status in ${worte(STEHENDE)})::int as kommende
      from termin where unternehmen_id = l.unternehmen_id and liegenschaft_id = l.id and status <> 'entwurf') t
    where l.id = any(${liste(ids)}::uuid[])`);

/** An open round that visits both. */
export const findGemeinsameKehrtour = (tx: Tx, a: string, b: string): Promise<{ name: string } | undefined> =>
  tx.row(sql`
    select coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as name from kehrtour k
    where k.status in ${worte(OFFENE_RUNDEN)}
      and (exists (select from halt h where h.kehrtour_id = k.id and h.liegenschaft_id = ${a}) or k.vorgaben::text like ${`%${a}%`})
      and (exists (select from halt h where h.kehrtour_id = k.id and h.liegenschaft_id = ${b}) or k.vorgaben::text like ${`%${b}%`})
    order by k.nummer limit 1`);
export async function countErfundene(tx: Tx, ids: readonly string[]): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from beispielbezirk b, unnest(b.haeuser) as h(id) where h.id = any(${liste(ids)}::uuid[])`,
  );
  return row?.anzahl ?? 0;
}

export type NeueZusammenfuehrung = {
  id: string;
  nach: string;
  von: string;
  anschrift: string;
  am: Date;
  mitarbeiterId: string;
};
/** Keeps both rows as they are, and moves all that hangs on the one to the other. */
export async function insertZusammenfuehrung(tx: Tx, neu: NeueZusammenfuehrung): Promise<void> {
  await tx.run(sql`insert into zusammenfuehrung (id, nach_id, von_id, anschrift, haus, vorher, am, von_mitarbeiter)
    select ${neu.id}, n.id, v.id, ${neu.anschrift}, to_jsonb(v) - 'suche', to_jsonb(n) - 'suche', ${instant(neu.am)}, ${neu.mitarbeiterId}
    from liegenschaft n, liegenschaft v where n.id = ${neu.nach} and v.id = ${neu.von}`);
  await tx.rows(sql`select haeuser_zusammenfuehren(${neu.id})`);
}
/** The version of the house that stayed, by which it shows whether something happened since. */
export const setStand = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`update zusammenfuehrung z set version = l.version from liegenschaft l where z.id = ${id} and l.id = z.nach_id`,
  );
export const insertKennungen = (
  tx: Tx,
  zusammenfuehrungId: string,
  liegenschaftId: string,
  schluessel: readonly string[],
): Promise<number> =>
  tx.run(sql`insert into hauskennung (schluessel, liegenschaft_id, zusammenfuehrung_id)
    select s, ${liegenschaftId}, ${zusammenfuehrungId} from unnest(${liste(schluessel)}::text[]) as t(s)
    on conflict (unternehmen_id, schluessel) do update set liegenschaft_id = excluded.liegenschaft_id, zusammenfuehrung_id = excluded.zusammenfuehrung_id`);

const TRENNBAR = sql`(z.zurueckgenommen_am is null and l.version = z.version
    and not exists (select from zusammenfuehrung s where s.unternehmen_id = z.unternehmen_id and s.zurueckgenommen_am is null
      and s.bewegt -> 'zusammenfuehrung' ? z.id::text)
    and not exists (select from termin t where t.unternehmen_id = z.unternehmen_id and t.liegenschaft_id = z.nach_id
      and not z.bewegt -> 'termin' ? t.id::text and not z.bewegt -> 'bisher' ? t.id::text)
    and not exists (select from halt h where h.unternehmen_id = z.unternehmen_id and h.liegenschaft_id = z.nach_id
      and not z.bewegt -> 'halt' ? h.id::text and not z.bewegt -> 'bisher' ? h.id::text))`;
export type ZusammenfuehrungRow = {
  id: string;
  nach_id: string;
  von_id: string;
  anschrift: string;
  strasse: string;
  hausnr: string;
  am: Date;
  wer: string;
  trennbar: boolean;
};
const SPALTEN = sql`select z.id, z.nach_id, z.von_id, z.anschrift, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, z.am,
    coalesce(btrim(m.vorname || ' ' || m.nachname), '') as wer, ${TRENNBAR} as trennbar
  from zusammenfuehrung z join liegenschaft l on l.unternehmen_id = z.unternehmen_id and l.id = z.nach_id
    left join mitarbeiter m on m.unternehmen_id = z.unternehmen_id and m.id = z.von_mitarbeiter`;
export const listZusammenfuehrungen = (tx: Tx): Promise<ZusammenfuehrungRow[]> =>
  tx.rows(sql`${SPALTEN} where z.zurueckgenommen_am is null order by z.am desc, z.id limit ${DOPPELTE_MAX}`);
export const findZusammenfuehrung = (tx: Tx, id: string): Promise<ZusammenfuehrungRow | undefined> =>
  tx.row(sql`${SPALTEN} where z.id = ${id} and z.zurueckgenommen_am is null`);
export async function trenne(tx: Tx, id: string, am: Date): Promise<void> {
  await tx.rows(sql`select haeuser_trennen(${id})`);
  await tx.run(sql`update zusammenfuehrung set zurueckgenommen_am = ${instant(am)} where id = ${id}`);
}
