import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type { Preisangabe } from '@kehrtour/domain/taetigkeit/preisangabe';
import type { Buchbar, Taetigkeitsart } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql, worte } from '../platform/db/sql.ts';
import type { Einstellungsspalte } from '../unternehmen/einstellungen.ts';

export type StandRow = {
  slug: string;
  bundesland: Bundesland;
  kehrbezirk: string;
  genutzt: boolean;
  an: boolean;
  rechtstexte: boolean;
  regeln: boolean;
  einstellungen: Einstellungsspalte;
  plz: number;
  strassen: number;
  flaechen: number;
  /** Work that is done on site and is online in some way, with what is said of its price. */
  buchbare: ({ art: Taetigkeitsart; online: Exclude<Buchbar, 'nein'> } & Preisangabe)[];
  personen: number;
  schliesstage: number;
  kommende: number;
};
/** What of online booking is there, counted. */
export async function findStand(tx: Tx, jetzt: Date): Promise<StandRow> {
  const row = await tx.row<StandRow>(sql`
    select slug, bundesland, kehrbezirk, terminbuchung_genutzt as genutzt, terminbuchung as an,
      btrim(impressum) <> '' and btrim(datenschutz) <> '' as rechtstexte, einstellungen ? 'terminbuchung' as regeln, einstellungen,
      (select count(*)::int from gebiet where art = 'plz' and not ausgenommen) as plz,
      (select count(*)::int from gebiet where art = 'strasse' and not ausgenommen) as strassen,
      (select count(*)::int from gebiet where art = 'flaeche' and not ausgenommen) as flaechen,
      coalesce((select jsonb_agg(jsonb_build_object('art', t.art, 'online', t.online, 'preisCent', t.buchung -> 'preisCent',
          'preisText', coalesce(t.buchung ->> 'preisText', '')) order by t.id)
        from taetigkeit t where t.aktiv and t.vor_ort and t.online <> 'nein'), '[]') as buchbare,
      (select count(distinct v.mitarbeiter_id)::int from verfuegbarkeit v join mitarbeiter m on m.unternehmen_id = v.unternehmen_id and m.id = v.mitarbeiter_id
        where m.aktiv and m.faehrt) as personen,
      (select count(*)::int from schliesstag where upper(tage) > ${instant(jetzt)}::date) as schliesstage,
      (select count(*)::int from termin where quelle = 'buchung' and ende > ${instant(jetzt)} and status in ${worte(STEHENDE)}) as kommende
    from unternehmen`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}

/** Locks the company, so that two switches and a removed Impressum do not cross. */
export async function lockUnternehmen(tx: Tx): Promise<void> {
  await tx.run(sql`select from unternehmen for no key update`);
}
export type PlzRow = { plz: string; ort: string };
/** Postcodes of the stock with the place most houses name, the largest first. */
export const listPlzDesBestands = (tx: Tx): Promise<PlzRow[]> =>
  tx.rows(sql`
    select plz, mode() within group (order by ort) as ort from liegenschaft
    where plz ~ '^\\d{5}$' group by plz order by count(*) desc, plz limit 100`);
