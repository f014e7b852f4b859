import type { Tag } from '@kehrtour/domain/tag';
import { type Besuchsausgang, VERHINDERTE } from '@kehrtour/domain/termin/termin';

import { UNENTSCHIEDEN } from '../../feld/unentschiedenes.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, type SQL, sql, worte } from '../../platform/db/sql.ts';
import { AUSGANG_DES_BESUCHS } from '../../termin/besuchsausgang.ts';
import type { Empfaenger } from './rueckgabe.store.ts';

/** An outcome, or null: one that was given before holds no more. */
export type AusgangRow = {
  id: string;
  ausgang: Besuchsausgang | null;
  tag: Tag | null;
  /** When somebody saw it; null where only the day is known. */
  um: Date | null;
  nachweis: boolean | null;
  person: string;
};
export type BesuchRow = AusgangRow & {
  kehrtour_id: string | null;
  fenster_von: Date;
  fenster_bis: Date;
  external_id: string | null;
  einheit_id: string | null;
  aufgaben: { id: string; name: string; taetigkeitId: string }[];
};

/** A phone told something else of the visit `t` than what stands, and nobody has decided which holds. */
const STRITTIG: SQL = sql`exists (select from feldmeldung m where m.unternehmen_id = t.unternehmen_id
  and coalesce(m.wirkt_auf, m.termin_id) = t.id and m.art in ('erledigt', 'nichtDa', 'verweigert', 'ruecknahme') and ${UNENTSCHIEDEN})`;

/** Done work goes into the file by itself: there a visit stands only where none was done. */
const gemeinte = (empfaenger: Empfaenger): SQL =>
  empfaenger === 'datei' ? sql`s.ausgang in ${worte(VERHINDERTE)}` : sql`true`;
const haeuser = (empfaenger: Empfaenger): SQL =>
  empfaenger === 'datei'
    ? sql`true`
    : sql`l.external_id is not null and exists (select from importauftrag i
        where i.unternehmen_id = l.unternehmen_id and i.id = l.import_id and i.quelle = ${empfaenger})`;

/** What a year ago came to nothing is nobody's news. */
const JAHR = sql`interval '1 year'`;

/** Visits `t` with their outcome `s`, and what this receiver was given of it last, `g`: where both differ, it is given again. */
const offene = (empfaenger: Empfaenger, jetzt: Date): SQL => sql`from termin t
  join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
  left join lateral (select s.* from ${AUSGANG_DES_BESUCHS} s where ${gemeinte(empfaenger)}) s on true
  left join lateral (select r.nummer, r.ausgang, r.tag, r.um, r.nachweis from rueckgabebesuch r
    where r.unternehmen_id = t.unternehmen_id and r.empfaenger = ${empfaenger} and r.termin_id = t.id order by r.nummer desc limit 1) g on true
  where t.fenster_von >= ${instant(jetzt)} - ${JAHR} and (s.ausgang is not null or g.ausgang is not null)
    and (s.ausgang, s.tag, s.um, s.nachweis) is distinct from (g.ausgang, g.tag, g.um, g.nachweis)
    and ${haeuser(empfaenger)} and not ${STRITTIG}`;

const PERSON = (
  wer: SQL,
): SQL => sql`coalesce((select btrim(m.vorname || ' ' || m.nachname) from mitarbeiter m
  where m.unternehmen_id = t.unternehmen_id and m.id = ${wer}), '')`;

export async function countBesuche(tx: Tx, empfaenger: Empfaenger, jetzt: Date): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl ${offene(empfaenger, jetzt)}`,
  );
  return row?.anzahl ?? 0;
}
/** The oldest first. */
export const listBesuche = (
  tx: Tx,
  empfaenger: Empfaenger,
  { jetzt, limit }: { jetzt: Date; limit: number },
): Promise<BesuchRow[]> =>
  tx.rows(sql`select t.id, s.ausgang, s.tag::text as tag, s.um, s.nachweis, ${PERSON(sql`coalesce(s.von, t.mitarbeiter_id)`)} as person,
      t.kehrtour_id, t.fenster_von, t.fenster_bis, l.external_id,
      (select n.external_id from nutzungseinheit n where n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id) as einheit_id,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.bezeichnung, 'taetigkeitId', a.taetigkeit_id) order by a.frist_bis, a.id)
        from aufgabe a where a.unternehmen_id = t.unternehmen_id
          and (a.id in (select (w ->> 'id')::uuid from jsonb_array_elements(coalesce(t.vermerk -> 'aufgaben', '[]')) w)
            or a.termin_id = t.id)), '[]') as aufgaben
    ${offene(empfaenger, jetzt)} order by t.fenster_von, t.id limit ${limit}`);

const GEGEBEN = (rueckgabeId: string, empfaenger: Empfaenger): SQL => sql`insert into rueckgabebesuch
    (empfaenger, termin_id, nummer, ausgang, tag, um, nachweis, von, rueckgabe_id)
  select ${empfaenger}::text, t.id, coalesce(g.nummer, 0) + 1, s.ausgang, s.tag, s.um, s.nachweis, s.von, ${rueckgabeId}::uuid`;
/** Two at once: the second finds none. */
export const takeBesuche = (tx: Tx, rueckgabeId: string, jetzt: Date): Promise<number> =>
  tx.run(
    sql`${GEGEBEN(rueckgabeId, 'datei')} ${offene('datei', jetzt)} order by t.id on conflict do nothing`,
  );
/** Only as they were named: what has changed since is given again. */
export const takeGenannte = (
  tx: Tx,
  { id, empfaenger }: { id: string; empfaenger: Empfaenger },
  { jetzt, genannt }: { jetzt: Date; genannt: readonly Pick<AusgangRow, 'id' | 'ausgang' | 'tag'>[] },
): Promise<number> =>
  tx.run(sql`${GEGEBEN(id, empfaenger)} ${offene(empfaenger, jetzt)}
      and exists (select from jsonb_to_recordset(${json(genannt)}::jsonb) as w(id uuid, ausgang text, tag date)
        where w.id = t.id and w.ausgang is not distinct from s.ausgang and w.tag is not distinct from s.tag)
    order by t.id on conflict do nothing`);

export type GegebenerBesuchRow = AusgangRow & {
  /** What it was before, where it holds no more. */
  vorher: Besuchsausgang | null;
  besuch_am: Tag;
  bezeichnung: string;
  external_id: string | null;
  laufnummer: number | null;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  einheit: string;
  einheit_id: string | null;
};
export const listGegebeneBesuche = (tx: Tx, rueckgabeId: string): Promise<GegebenerBesuchRow[]> =>
  tx.rows(sql`select t.id, b.ausgang, b.tag::text as tag, b.um, b.nachweis, ${PERSON(sql`coalesce(b.von, t.mitarbeiter_id)`)} as person,
      v.ausgang as vorher, coalesce(b.tag, v.tag, (t.fenster_von at time zone 'Europe/Berlin')::date)::text as besuch_am,
      coalesce((select string_agg(w, ', ') from jsonb_array_elements_text(t.taetigkeiten) w), '') as bezeichnung,
      l.external_id, l.laufnummer::float as laufnummer, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
      coalesce(n.bezeichnung, '') as einheit, n.external_id as einheit_id
    from rueckgabebesuch b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    left join rueckgabebesuch v on v.unternehmen_id = b.unternehmen_id and v.empfaenger = b.empfaenger and v.termin_id = b.termin_id
      and v.nummer = b.nummer - 1
    where b.rueckgabe_id = ${rueckgabeId} order by besuch_am, l.laufnummer nulls last, t.id`);
