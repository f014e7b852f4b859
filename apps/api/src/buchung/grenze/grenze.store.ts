import type { Buchungszahlen, Gemeinsam } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql, worte } from '../../platform/db/sql.ts';

/** Who booked, unreadable but the same each time: limits count by it, and a wave is seen by what its bookings share. */
export type Buchungsspur = {
  readonly netz: Buffer;
  readonly mail: Buffer;
  readonly telefon: Buffer | null;
  readonly haus: string;
};

/** Bookings that share something are counted one after the other; always before the locks of people and rounds. */
export async function sperreSpur(tx: Tx, { haus, mail, telefon, netz }: Buchungsspur): Promise<void> {
  const namen = [haus, ...[mail, telefon, netz].flatMap((eine) => (eine ? [eine.toString('hex')] : []))];
  for (const name of namen.toSorted())
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 45))`);
}

type ZaehlRow = { gruppe: keyof Buchungszahlen } & Gemeinsam;
const KEINE: Gemeinsam = { haus: 0, mail: 0, telefon: 0, netz: 0 };

/**
 * How many bookings, noted ones and wishes share house, mailbox, phone or network with this one. A wish takes no time, so it
 * never waits to be confirmed; until the office has answered it, it is to come. What is only noted waits and is not to come.
 */
export async function countSpur(tx: Tx, spur: Buchungsspur, jetzt: Date): Promise<Buchungszahlen> {
  const rows = await tx.rows<ZaehlRow>(sql`
    select g.gruppe, count(*) filter (where s.haus_schluessel = ${spur.haus})::int as haus, count(*) filter (where s.mail_hash = ${spur.mail})::int as mail,
      count(*) filter (where s.telefon_hash = ${spur.telefon}::bytea)::int as telefon, count(*) filter (where s.netz_hash = ${spur.netz})::int as netz
    from (
      select b.haus_schluessel, b.mail_hash, b.telefon_hash, b.netz_hash, b.angelegt_am,
        b.bestaetigen_bis > ${instant(jetzt)} and b.bestaetigt_am is null and b.verfallen_am is null and t.status = 'angefragt' as unbestaetigt,
        t.fenster_bis > ${instant(jetzt)} and t.status in ${worte(STEHENDE)}
          and (b.bestaetigen_bis is null or b.bestaetigt_am is not null or b.bestaetigen_bis > ${instant(jetzt)}) as kommend
      from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
      union all
      select haus_schluessel, mail_hash, telefon_hash, netz_hash, angelegt_am, false, status = 'offen' from terminwunsch
      union all
      select haus_schluessel, mail_hash, telefon_hash, netz_hash, angelegt_am, gueltig_bis > ${instant(jetzt)}, false
        from vormerkung where termin_id is null) as s
    cross join lateral (values ('unbestaetigt', s.unbestaetigt), ('kommend', s.kommend),
      ('amTag', s.angelegt_am > ${instant(jetzt)} - interval '1 day')) as g(gruppe, zaehlt)
    where g.zaehlt and (s.haus_schluessel = ${spur.haus} or s.mail_hash = ${spur.mail} or s.telefon_hash = ${spur.telefon}::bytea or s.netz_hash = ${spur.netz})
    group by g.gruppe`);
  const je = (gruppe: keyof Buchungszahlen): Gemeinsam => rows.find((row) => row.gruppe === gruppe) ?? KEINE;
  return { unbestaetigt: je('unbestaetigt'), kommend: je('kommend'), amTag: je('amTag') };
}

/** Seats of this half-day of a round that are held or booked without a confirmed address. */
export async function offenePlaetze(
  tx: Tx,
  platz: { kehrtourId: string; mitarbeiterId: string; tag: string; halbtag: string },
  jetzt: Date,
): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from rundenplatz
      where kehrtour_id = ${platz.kehrtourId} and mitarbeiter_id = ${platz.mitarbeiterId} and tag = ${platz.tag}
        and halbtag = ${platz.halbtag} and laeuft_ab > ${instant(jetzt)}`,
  );
  return row?.anzahl ?? 0;
}
