import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, sql } from '../../platform/db/sql.ts';

export type NeuerVerbund = {
  id: string;
  nach: string;
  von: readonly string[];
  am: Date;
  /** One of both: a person, or an import. */
  mitarbeiterId: string | null;
  importId: string | null;
};
/** Houses, proofs and bookings of some go over to others, in one go for many; all that was before is kept. */
export async function verbinde(tx: Tx, neue: readonly NeuerVerbund[]): Promise<void> {
  await tx.run(sql`insert into verwaltungsverbund (id, nach_id, kontakte, import_id, am, von_mitarbeiter)
    select r.id, r.nach, (select jsonb_agg(to_jsonb(k) - 'suche' order by k.id) from kontakt k
      where k.id in (select v::uuid from jsonb_array_elements_text(r.von) as v)), r."importId", r.am, r."mitarbeiterId"
    from jsonb_to_recordset(${json(neue.map((eine) => ({ ...eine, am: eine.am.toISOString() })))}::jsonb)
      as r(id uuid, nach uuid, von jsonb, am timestamptz, "mitarbeiterId" uuid, "importId" uuid)`);
  await tx.rows(sql`select verwaltungen_verbinden(${liste(neue.map(({ id }) => id))}::uuid[])`);
}

/** Its houses whose people nobody had changed by hand until now. */
export const merkeUnberuehrte = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`update verwaltungsverbund z set haeuser = (
      select coalesce(jsonb_agg(distinct jsonb_build_object('id', l.id, 'leute', haus_leute(l.id))), '[]')
      from liegenschaft l join liegenschaft_kontakt lk on lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id
      where lk.kontakt_id = z.nach_id and not 'kontakte' = any(l.lokal_geaendert))
    where z.id = ${id}`);

/** `spaeter`: another joining came after it. `geaendert`: the contact. `haus`: who belongs to a house. */
export type Hindernis = 'spaeter' | 'geaendert' | 'haus' | 'angesagt' | 'gebucht' | 'geantwortet' | 'link';
export type VerbundRow = {
  id: string;
  namen: string[];
  am: Date;
  wer: string;
  aus_import: boolean;
  hindernisse: { art: Hindernis; haus: string }[];
};
const HAUS = sql`btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz)`;
/** What was joined to this contact and can be looked at, the newest first, with what rests on it since. */
export const listVerbuende = (tx: Tx, nach: string, id?: string): Promise<VerbundRow[]> =>
  tx.rows(sql`
    select z.id, z.am, coalesce(btrim(m.vorname || ' ' || m.nachname), '') as wer, z.import_id is not null as aus_import,
      coalesce((select jsonb_agg(distinct coalesce(nullif(k ->> 'firma', ''), btrim((k ->> 'vorname') || ' ' || (k ->> 'nachname'))))
        from jsonb_array_elements(z.kontakte) as k), '[]') as namen,
      coalesce((select jsonb_agg(distinct jsonb_build_object('art', h.art, 'haus', h.haus)) from (
        select 'spaeter' as art, '' as haus where exists (select from verwaltungsverbund s where s.unternehmen_id = z.unternehmen_id
          and s.nach_id = z.nach_id and s.nummer > z.nummer and s.zurueckgenommen_am is null)
        union all
        select 'geaendert', '' from kontakt k where k.unternehmen_id = z.unternehmen_id and k.id = z.nach_id and k.version <> z.version
        union all
        select 'haus', coalesce((select ${HAUS} from liegenschaft l where l.id = (v ->> 'liegenschaft_id')::uuid), '')
          from jsonb_array_elements(z.verbindungen) as v
          where not exists (select from liegenschaft_kontakt lk where lk.id = (v ->> 'id')::uuid
            and to_jsonb(lk) = v || jsonb_build_object('kontakt_id', z.nach_id))
        union all
        select g.art, coalesce(${HAUS}, '') from verwaltung_gesagt(z.nach_id, array(select (v ->> 'liegenschaft_id')::uuid
            from jsonb_array_elements(z.verbindungen || z.weg) as v)) g
          left join liegenschaft l on l.id = g.liegenschaft_id where not z.bisher ? g.id::text) h), '[]') as hindernisse
    from verwaltungsverbund z left join mitarbeiter m on m.unternehmen_id = z.unternehmen_id and m.id = z.von_mitarbeiter
    where z.nach_id = ${nach} and z.zurueckgenommen_am is null ${id === undefined ? sql`` : sql`and z.id = ${id}`}
      -- What went with an import that was taken back is nothing to part any more.
      and exists (select from jsonb_array_elements(z.verbindungen || z.weg) as v join liegenschaft l on l.id = (v ->> 'liegenschaft_id')::uuid)
    order by z.nummer desc limit 20`);

/** Whoever changes the people of these houses meanwhile waits. */
export const lockHaeuserDes = (tx: Tx, id: string): Promise<{ id: string }[]> =>
  tx.rows(sql`select l.id from liegenschaft l where l.id in (select (v ->> 'liegenschaft_id')::uuid from verwaltungsverbund z,
    jsonb_array_elements(z.verbindungen || z.weg || z.haeuser) as v where z.id = ${id}) order by l.id for update`);

export async function trenneVerbund(tx: Tx, id: string, am: Date): Promise<void> {
  await tx.rows(sql`select verwaltungen_trennen(${id})`);
  await tx.run(
    sql`update verwaltungsverbund set zurueckgenommen_am = ${instant(am)}, kontakte = '[]', codes = '[]' where id = ${id}`,
  );
}
