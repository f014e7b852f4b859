import { VERWALTUNGSHAEUSER_MAX, type Verwaltungsdaten } from '@kehrtour/contract/verwaltung';
import type { Verwaltungsbild } from '@kehrtour/domain/liegenschaft/verwaltung';
import type { Tag } from '@kehrtour/domain/tag';
import { OFFENE, UNBESTAETIGTE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql, worte } from '../../platform/db/sql.ts';
import { gesetzt } from '../kontaktspalten.store.ts';

/** A contact that looks after at least one house. */
export type VerwaltungRow = Verwaltungsbild & {
  id: string;
  version: number;
  zeile2: string;
  ort: string;
  email_fuer_termine: boolean;
  /** The import that brought it; null where a person did, or where it stands at several sources. */
  import_id: string | null;
  haeuser: number;
};

const SPALTEN = sql`k.id, k.version, k.firma, k.vorname, k.nachname, k.zeile2, k.strasse, k.hausnr, k.plz, k.ort, k.telefon,
  k.mobil, k.email, k.email_fuer_termine, k.import_id`;

/** Those with most houses first. */
export const listVerwaltungen = (tx: Tx): Promise<VerwaltungRow[]> =>
  tx.rows(sql`select ${SPALTEN}, count(distinct lk.liegenschaft_id)::int as haeuser
    from kontakt k join liegenschaft_kontakt lk on lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id
    where lk.rolle = 'verwalter' group by k.unternehmen_id, k.id order by haeuser desc, k.firma, k.nachname, k.id`);

/** Every other writer of these contacts waits; in one order, so that two do not wait for each other. */
export const lockVerwaltungen = (tx: Tx, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx.rows(sql`select id from kontakt where id = any(${liste(ids)}::uuid[]) order by id for update`);

export const updateVerwaltung = (tx: Tx, id: string, neu: Verwaltungsdaten): Promise<number> =>
  tx.run(sql`update kontakt
    set ${gesetzt(neu)}, art = case when ${neu.nachname} = '' then 'firma' else 'person' end where id = ${id}`);

export const listHausIds = (tx: Tx, id: string): Promise<{ id: string }[]> =>
  tx.rows(
    sql`select distinct liegenschaft_id as id from liegenschaft_kontakt where kontakt_id = ${id} order by liegenschaft_id`,
  );

export type VerwaltungshausRow = {
  id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  wohnungen: number;
  frist_bis: Tag | null;
  kehrtour_id: string | null;
  fenster_von: Date | null;
  fenster_bis: Date | null;
  bestaetigt: number;
  offen: number;
  passt_nicht: number;
};
/** Its houses in walking order, each with its next visit; all flats of that day count. */
export const listVerwaltungshaeuser = (tx: Tx, id: string, jetzt: Date): Promise<VerwaltungshausRow[]> =>
  tx.rows(sql`
    select l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
      greatest(l.einheiten_anzahl, (select count(*)::int from nutzungseinheit n
        where n.unternehmen_id = l.unternehmen_id and n.liegenschaft_id = l.id and n.aktiv)) as wohnungen,
      (select min(a.frist_bis)::text from aufgabe a
        where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen') as frist_bis,
      b.kehrtour_id, b.fenster_von, b.fenster_bis, coalesce(b.bestaetigt, 0) as bestaetigt, coalesce(b.offen, 0) as offen,
      coalesce(b.passt_nicht, 0) as passt_nicht
    from liegenschaft l
    left join lateral (
      select t.kehrtour_id, min(t.fenster_von) as fenster_von, max(t.fenster_bis) as fenster_bis,
        count(*) filter (where t.status = 'bestaetigt')::int as bestaetigt,
        count(*) filter (where t.status in ${worte(UNBESTAETIGTE)})::int as offen,
        count(*) filter (where t.status = 'abgelehnt')::int as passt_nicht
      from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id and t.fenster_bis > ${instant(jetzt)}
        and t.status in ${worte(OFFENE)}
      group by t.kehrtour_id, (t.fenster_von at time zone 'Europe/Berlin')::date order by 2 limit 1) b on true
    where exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = l.unternehmen_id
      and lk.liegenschaft_id = l.id and lk.kontakt_id = ${id} and lk.rolle = 'verwalter')
    order by l.ort, l.strasse, l.laufnummer nulls last, l.id limit ${VERWALTUNGSHAEUSER_MAX}`);
