import type { Buchungsangaben } from '@kehrtour/contract/buchungsangaben';
import type { Mitarbeiterqualifikation } from '@kehrtour/domain/unternehmen/mitarbeiter';
import type { Belegt } from '@kehrtour/domain/zeiten/zeitgrundlage';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql } from '../../platform/db/sql.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';

export type AnfrageRow = {
  termin_id: string;
  referenz: string;
  angelegt_am: Date;
  notiz: string;
  telefon: string;
  email: string;
  wunsch: { angaben?: Buchungsangaben };
  fenster_bis: Date;
  bestaetigen_bis: Date | null;
  mail_fehler: string | null;
  bestaetigt_am: Date | null;
};
/** Bookings that wait for a yes, the oldest first. */
export const listAnfragen = (tx: Tx, limit: number): Promise<AnfrageRow[]> =>
  tx.rows(sql`select b.termin_id, b.referenz, b.angelegt_am, b.notiz, b.wunsch, t.fenster_bis, b.bestaetigen_bis, b.bestaetigt_am,
      (select o.fehler from ausgang o where o.unternehmen_id = t.unternehmen_id
        and o.ereignis = 'buchung/' || t.id || '/' || t.folge and o.status = 'fehler' and o.endgueltig limit 1) as mail_fehler,
      coalesce(k.telefon, '') as telefon, coalesce(k.email, '') as email
    from termin t join buchung b on b.unternehmen_id = t.unternehmen_id and b.termin_id = t.id
    left join kontakt k on k.unternehmen_id = b.unternehmen_id and k.id = b.kontakt_id
    where t.status = 'angefragt' order by b.angelegt_am, b.id limit ${limit}`);
export async function countAnfragen(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from termin t join buchung b on b.unternehmen_id = t.unternehmen_id and b.termin_id = t.id where t.status = 'angefragt'`,
  );
  return row?.anzahl ?? 0;
}

/** Work that staff may book, also what is not offered online. */
export const findTaetigkeit = (tx: Tx, id: string): Promise<BuchbareRow | undefined> =>
  tx.row(
    sql`select id, name, kundentext, art, dauer_minuten, case when online = 'nein' then 'ja' else online end as online,
        qualifikation, regel, buchung
      from taetigkeit where id = ${id} and aktiv and vor_ort`,
  );

export type HausanschriftRow = {
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  lat: number | null;
  lon: number | null;
};
export const findHausanschrift = (tx: Tx, id: string): Promise<HausanschriftRow | undefined> =>
  tx.row(
    sql`select strasse, btrim(hausnr || hausnr_zusatz) as hausnr, plz, ort, lat, lon from liegenschaft where id = ${id}`,
  );

export type StehtDaRow = { art: Belegt['art']; von: Date; bis: Date };
/** What takes this person's time in this span, by what the constraint counts; `ohneTermin` is the appointment that moves. */
export const listStehtDa = (
  tx: Tx,
  mitarbeiterId: string,
  { von, bis, jetzt }: { von: Date; bis: Date; jetzt: Date },
  ohneTermin: string | null,
): Promise<StehtDaRow[]> =>
  tx.rows(sql`select art, lower(zeitraum) as von, upper(zeitraum) as bis from belegung
    where mitarbeiter_id = ${mitarbeiterId} and zeitraum && tstzrange(${instant(von)}, ${instant(bis)})
      and (laeuft_ab is null or laeuft_ab > ${instant(jetzt)}) and bezug_id is distinct from ${ohneTermin}::uuid
    order by 2`);

export const findFahrer = (
  tx: Tx,
  id: string,
): Promise<{ name: string; qualifikation: Mitarbeiterqualifikation } | undefined> =>
  tx.row(
    sql`select vorname || ' ' || nachname as name, qualifikation from mitarbeiter where id = ${id} and aktiv`,
  );
export async function namenVon(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(
    sql`select id, vorname || ' ' || nachname as name from mitarbeiter where id = any(${liste(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
