import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';
import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import { BEANTWORTBARE, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql, worte } from '../../platform/db/sql.ts';

/** The houses of this contact: those it looks after, and no other. */
const seineHaeuser = (kontaktId: string) =>
  sql`(select lk.liegenschaft_id from liegenschaft_kontakt lk where lk.kontakt_id = ${kontaktId} and lk.rolle = 'verwalter')`;
const KOMMT = sql`${worte(BEANTWORTBARE)}`;

export const findKontaktname = (tx: Tx, id: string): Promise<{ name: string } | undefined> =>
  tx.row(
    sql`select coalesce(nullif(k.firma, ''), trim(k.vorname || ' ' || k.nachname)) as name from kontakt k where k.id = ${id}`,
  );

export type HausRow = {
  id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  frist_bis: Tag | null;
};
export const listHaeuser = (tx: Tx, kontaktId: string, hoechstens: number): Promise<HausRow[]> =>
  tx.rows(sql`
    select l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
      (select min(a.frist_bis)::text from aufgabe a
        where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen') as frist_bis
    from liegenschaft l where l.id in ${seineHaeuser(kontaktId)}
    order by l.ort, l.strasse, l.laufnummer nulls last, l.id limit ${hoechstens}`);

export type BesuchRow = {
  id: string;
  liegenschaft_id: string;
  kehrtour_id: string | null;
  status: TerminStatus;
  kehrtour_status: KehrtourStatus | null;
  fenster_von: Date;
  fenster_bis: Date;
  taetigkeiten: string[];
  nummer: string;
  geschoss: string;
  lage: string;
  bezeichnung: string;
  antworten: { art: Rueckmeldungsart; von: Rueckmeldende; am: string }[];
};
/** Announced visits of these houses that are to come, in the order in which they are made. */
export const listBesuche = (tx: Tx, kontaktId: string, jetzt: Date): Promise<BesuchRow[]> =>
  tx.rows(sql`
    select t.id, t.liegenschaft_id, t.kehrtour_id, t.status, k.status as kehrtour_status, t.fenster_von, t.fenster_bis, t.taetigkeiten,
      coalesce(n.nummer, '') as nummer, coalesce(n.geschoss, '') as geschoss, coalesce(n.lage, '') as lage,
      coalesce(n.bezeichnung, '') as bezeichnung,
      coalesce((select jsonb_agg(jsonb_build_object('art', r.art, 'von', r.von, 'am', r.am))
        from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id), '[]') as antworten
    from termin t
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    left join kehrtour k on k.unternehmen_id = t.unternehmen_id and k.id = t.kehrtour_id
    where t.liegenschaft_id in ${seineHaeuser(kontaktId)} and t.quelle = 'kehrtour' and t.status in ${KOMMT}
      and t.fenster_bis > ${instant(jetzt)}
    order by t.fenster_von, t.liegenschaft_id, n.nummer, t.id limit 2000`);

/** What was said of each visit last: what to prepare, and whether it is for the district. */
export const listAnsagetexte = (
  tx: Tx,
  terminIds: readonly string[],
): Promise<{ termin_id: string; vorbereitung: string[]; hoheitlich: boolean }[]> =>
  tx.rows(sql`
    select distinct on (a.termin_id) a.termin_id, coalesce(a.text -> 'vorbereitung', '[]') as vorbereitung,
      jsonb_path_exists(a.text, '$.taetigkeiten[*] ? (@.art == "hoheitlich")') as hoheitlich
    from ankuendigung a where a.termin_id = any(${liste(terminIds)}::uuid[]) and a.art in ('ankuendigung', 'aenderung')
    order by a.termin_id, a.erstellt_am desc, a.id`);
