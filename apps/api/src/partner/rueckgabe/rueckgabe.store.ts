import type { Tag } from '@kehrtour/domain/tag';

import { UNENTSCHIEDEN } from '../../feld/unentschiedenes.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, type SQL, sql } from '../../platform/db/sql.ts';

/** `datei`, or `partner:` and the vendor. */
export type Empfaenger = 'datei' | `partner:${string}`;

export type ErledigteRow = {
  id: string;
  erledigt_am: Tag;
  /** When somebody saw it; null where only the day is known. */
  erledigt_um: Date | null;
  bezeichnung: string;
  taetigkeit_id: string;
  frist_von: Tag | null;
  frist_bis: Tag;
  external_id: string | null;
  laufnummer: number | null;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  einheit: string;
  einheit_id: string | null;
  person: string;
};
const FELDER = sql`a.id, a.erledigt_am::text as erledigt_am, a.erledigt_um, a.bezeichnung, a.taetigkeit_id, a.frist_von::text as frist_von,
    a.frist_bis::text as frist_bis, coalesce(v.name, l.external_id) as external_id,
    l.laufnummer::float as laufnummer, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
    coalesce(n.bezeichnung, '') as einheit, n.external_id as einheit_id, coalesce(p.person, '') as person`;
const QUELLE = sql`from aufgabe a
    join liegenschaft l on l.unternehmen_id = a.unternehmen_id and l.id = a.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = a.unternehmen_id and n.id = a.nutzungseinheit_id
    left join lateral (select btrim(m.vorname || ' ' || m.nachname) as person from termin t
        join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = coalesce((t.vermerk ->> 'von')::uuid, t.mitarbeiter_id)
      where t.unternehmen_id = a.unternehmen_id and t.status = 'erledigt' and (t.id = a.termin_id or t.halt_id in (
        select ha.halt_id from halt_aufgabe ha where ha.unternehmen_id = a.unternehmen_id and ha.aufgabe_id = a.id))
      order by t.fenster_von desc, t.id limit 1) p on true
    -- work of an entry that went into this house goes back under the name that the program has for it
    left join lateral (select substr(k.schluessel, 4) as name from hauskennung k
        join zusammenfuehrung j on j.unternehmen_id = k.unternehmen_id and j.id = k.zusammenfuehrung_id
      where k.unternehmen_id = l.unternehmen_id and k.liegenschaft_id = l.id and k.schluessel like 'id:%'
        and j.bewegt -> 'aufgabe' ? a.id::text limit 1) v on true`;

/**
 * Work `a` of a visit of which a phone told something else than what stands, while nobody has decided which holds: what left the
 * house could not be taken back.
 */
const STRITTIG: SQL = sql`exists (select from feldmeldung m
  join termin t on t.unternehmen_id = m.unternehmen_id and t.id = coalesce(m.wirkt_auf, m.termin_id)
  where m.unternehmen_id = a.unternehmen_id and m.art in ('erledigt', 'nichtDa', 'verweigert', 'ruecknahme') and ${UNENTSCHIEDEN}
    and t.vermerk -> 'aufgaben' @> jsonb_build_array(jsonb_build_object('id', a.id)))`;

/** Done here, as the source did not say so itself, and not given to this receiver yet. */
const erledigte = (empfaenger: Empfaenger): SQL => sql`a.status = 'erledigt' and a.erledigt_am is not null
    ${
      empfaenger === 'datei'
        ? sql``
        : sql`and l.external_id is not null and exists (select from importauftrag i
          where i.unternehmen_id = l.unternehmen_id and i.id = l.import_id and i.quelle = ${empfaenger})`
    }
    and not exists (select from rueckgabezeile z where z.unternehmen_id = a.unternehmen_id and z.empfaenger = ${empfaenger}
      and z.aufgabe_id = a.id and z.erledigt_am = a.erledigt_am)
    and not exists (select from jsonb_array_elements(coalesce(l.import_stand -> 'aufgaben', '[]')) g
      where g ->> 'taetigkeitId' = a.taetigkeit_id and g ->> 'fristBis' = a.frist_bis::text and g ->> 'erledigtAm' is not null)`;

const offene = (empfaenger: Empfaenger): SQL => sql`${erledigte(empfaenger)} and not ${STRITTIG}`;

export const listErledigte = (tx: Tx, empfaenger: Empfaenger, limit: number): Promise<ErledigteRow[]> =>
  tx.rows(
    sql`select ${FELDER} ${QUELLE} where ${offene(empfaenger)} order by a.erledigt_am, l.laufnummer nulls last, a.id limit ${limit}`,
  );
export async function countErledigte(tx: Tx, empfaenger: Empfaenger): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`select count(*)::int as anzahl from aufgabe a
    join liegenschaft l on l.unternehmen_id = a.unternehmen_id and l.id = a.liegenschaft_id where ${offene(empfaenger)}`);
  return row?.anzahl ?? 0;
}

/** Done, and kept back until the office has decided. */
export async function countStrittige(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`select count(*)::int as anzahl from aufgabe a
    join liegenschaft l on l.unternehmen_id = a.unternehmen_id and l.id = a.liegenschaft_id where ${erledigte('datei')} and ${STRITTIG}`);
  return row?.anzahl ?? 0;
}

export type AbmeldungszeileRow = Omit<
  ErledigteRow,
  'erledigt_am' | 'erledigt_um' | 'taetigkeit_id' | 'frist_von' | 'frist_bis' | 'bezeichnung' | 'person'
> & { text: string; gemeldet_am: Date; entschieden_am: Date };
export const listAbmeldungen = (tx: Tx, rueckgabeId: string): Promise<AbmeldungszeileRow[]> =>
  tx.rows(sql`select r.id, r.text, r.am as gemeldet_am, r.entschieden_am, l.external_id, l.laufnummer::float as laufnummer, l.strasse,
      l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, coalesce(n.bezeichnung, '') as einheit, n.external_id as einheit_id
    from rueckmeldung r join termin t on t.unternehmen_id = r.unternehmen_id and t.id = r.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    where r.rueckgabe_id = ${rueckgabeId} and r.entschieden_am is not null order by r.entschieden_am, r.id`);

export const insertRueckgabe = (
  tx: Tx,
  neu: { id: string; empfaenger: Empfaenger; am: Date; von: string | null },
): Promise<number> =>
  tx.run(
    sql`insert into rueckgabe (id, empfaenger, am, von) values (${neu.id}, ${neu.empfaenger}, ${instant(neu.am)}, ${neu.von})`,
  );
/** Answers how many were given by this one; what another gave meanwhile is not given twice. */
export const insertZeilen = (
  tx: Tx,
  { id, empfaenger }: { id: string; empfaenger: Empfaenger },
  zeilen: readonly { id: string; erledigt_am: Tag }[],
): Promise<number> =>
  tx.run(sql`insert into rueckgabezeile (empfaenger, aufgabe_id, erledigt_am, rueckgabe_id)
    select ${empfaenger}::text, r.id, r.erledigt_am, ${id}::uuid from jsonb_to_recordset(${json(zeilen)}::jsonb) as r(id uuid, erledigt_am date)
    on conflict do nothing`);
export const deleteRueckgabe = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from rueckgabe where id = ${id}`);

export type RueckgabeRow = { id: string; am: Date; wer: string; anzahl: number };
export const listRueckgaben = (tx: Tx, limit: number): Promise<RueckgabeRow[]> =>
  tx.rows(sql`select r.id, r.am, coalesce(btrim(m.vorname || ' ' || m.nachname), '') as wer,
      (select count(*)::int from rueckgabezeile z where z.unternehmen_id = r.unternehmen_id and z.rueckgabe_id = r.id)
      + (select count(*)::int from rueckmeldung q where q.unternehmen_id = r.unternehmen_id and q.rueckgabe_id = r.id)
      + (select count(*)::int from rueckgabebesuch q where q.unternehmen_id = r.unternehmen_id and q.rueckgabe_id = r.id)
      + (select count(*)::int from mangel q where q.unternehmen_id = r.unternehmen_id and q.rueckgabe_id = r.id)
      + (select count(*)::int from mangel q where q.unternehmen_id = r.unternehmen_id and q.rueckgabe_ende_id = r.id) as anzahl
    from rueckgabe r left join mitarbeiter m on m.unternehmen_id = r.unternehmen_id and m.id = r.von
    where r.empfaenger = 'datei' order by r.am desc, r.id limit ${limit}`);
export const findRueckgabe = (tx: Tx, id: string): Promise<{ am: Date } | undefined> =>
  tx.row(sql`select am from rueckgabe where id = ${id} and empfaenger = 'datei'`);
/** Work may have been taken back after the list had gone out: then no day stands with it any more. */
export type ZurueckgegebeneRow = Omit<ErledigteRow, 'erledigt_am'> & { erledigt_am: Tag | null };
export const listZurueckgegebene = (tx: Tx, id: string): Promise<ZurueckgegebeneRow[]> =>
  tx.rows(sql`select ${FELDER} ${QUELLE}
    join rueckgabezeile z on z.unternehmen_id = a.unternehmen_id and z.aufgabe_id = a.id and z.rueckgabe_id = ${id}
    order by a.erledigt_am, l.laufnummer nulls last, a.id`);
