import type { Adresse } from '@kehrtour/domain/adresse';
import type { Tag } from '@kehrtour/domain/tag';
import type { Halbtag } from '@kehrtour/domain/zeitfenster';
import type { Platzart } from '@kehrtour/domain/zeitlage';

import type { Tx } from '../../platform/db.ts';
import { instant, json, sql } from '../../platform/sql.ts';
import type { Buchungswunsch } from '../angebot/wunsch.ts';

/** One sender's holds are counted one after the other; always this lock first, then the person's days. */
export async function sperreAbsender(tx: Tx, absender: Uint8Array): Promise<void> {
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${Buffer.from(absender).toString('hex')}, 43))`,
  );
}
/** What is kept as the wish of a hold: its place in the round stands beside it. */
export type ReservierungRow = {
  id: string;
  wunsch: Buchungswunsch & { readonly halbtag: Halbtag | null; readonly nah: boolean };
  fenster_von: Date;
  fenster_bis: Date;
  beginn: Date;
  ende: Date;
  mitarbeiter_id: string;
  kehrtour_id: string | null;
  laeuft_ab: Date;
  verlaengert: number;
};

export type ReservierungNeu = ReservierungRow & {
  readonly token: Uint8Array;
  readonly absender: Uint8Array;
};

/** The houses that times are kept free for now from this connection and that nobody has booked yet. */
export async function listOffeneHaeuser(tx: Tx, absender: Uint8Array, jetzt: Date): Promise<Adresse[]> {
  const rows = await tx.rows<{ anschrift: Adresse }>(
    sql`select r.wunsch -> 'anschrift' as anschrift from reservierung r where absender_hash = ${absender} and laeuft_ab > ${instant(jetzt)} and not exists (select from buchung b where b.unternehmen_id = r.unternehmen_id and b.id = r.id)`,
  );
  return rows.map(({ anschrift }) => anschrift);
}

/** Expired holds and bookings nobody confirmed give way in this range (ruling 24): a constraint knows no clock. */
export const loescheAbgelaufene = (
  tx: Tx,
  mitarbeiterId: string,
  { von, bis }: { von: Date; bis: Date },
  jetzt: Date,
): Promise<number> =>
  tx.run(
    sql`delete from belegung where mitarbeiter_id = ${mitarbeiterId} and laeuft_ab <= ${instant(jetzt)} and zeitraum && tstzrange(${instant(von)}, ${instant(bis)})`,
  );

/** The one statement that decides a race: false when the range is taken. */
export async function insertBelegung(
  tx: Tx,
  neu: {
    id: string;
    mitarbeiterId: string;
    von: Date;
    bis: Date;
    art: Platzart;
    bezugId: string | null;
    laeuftAb: Date | null;
  },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id, laeuft_ab)
    values (${neu.id}, ${neu.mitarbeiterId}, tstzrange(${instant(neu.von)}, ${instant(neu.bis)}), ${neu.art}, ${neu.bezugId}, ${neu.laeuftAb?.toISOString() ?? null}::timestamptz)
    on conflict do nothing`);
  return inserted === 1;
}

export type Rundensitz = {
  kehrtourId: string;
  mitarbeiterId: string;
  tag: Tag;
  halbtag: Halbtag;
};
/** Takes the lowest free seat; false when all are taken. Expired holds of seats give way first. */
export async function insertPlatz(
  tx: Tx,
  { kehrtourId, mitarbeiterId, tag, halbtag }: Rundensitz,
  neu: { art: Platzart; bezugId: string; laeuftAb: Date | null; plaetzeMax: number },
  jetzt: Date,
): Promise<boolean> {
  await tx.run(
    sql`delete from rundenplatz where kehrtour_id = ${kehrtourId} and mitarbeiter_id = ${mitarbeiterId} and tag = ${tag} and halbtag = ${halbtag} and laeuft_ab <= ${instant(jetzt)}`,
  );
  const inserted = await tx.run(sql`
    insert into rundenplatz (kehrtour_id, mitarbeiter_id, tag, halbtag, platz, art, bezug_id, laeuft_ab)
    select ${kehrtourId}, ${mitarbeiterId}, ${tag}, ${halbtag}, platz, ${neu.art}, ${neu.bezugId}, ${neu.laeuftAb?.toISOString() ?? null}::timestamptz
    from generate_series(1, ${neu.plaetzeMax}::int) as platz
    where not exists (select from rundenplatz p where p.kehrtour_id = ${kehrtourId} and p.mitarbeiter_id = ${mitarbeiterId} and p.tag = ${tag} and p.halbtag = ${halbtag} and p.platz = platz.platz)
    order by platz limit 1 on conflict do nothing`);
  return inserted === 1;
}

export const insertReservierung = (tx: Tx, neu: ReservierungNeu): Promise<number> =>
  tx.run(sql`insert into reservierung (id, token_hash, absender_hash, wunsch, fenster_von, fenster_bis, beginn, ende, mitarbeiter_id, kehrtour_id, laeuft_ab)
    values (${neu.id}, ${neu.token}, ${neu.absender}, ${json(neu.wunsch)}::jsonb, ${instant(neu.fenster_von)}, ${instant(neu.fenster_bis)}, ${instant(neu.beginn)}, ${instant(neu.ende)}, ${neu.mitarbeiter_id}, ${neu.kehrtour_id}, ${instant(neu.laeuft_ab)})`);

/** Locked, so that prolonging, freeing and booking it happen one after the other. */
export const lockReservierung = (tx: Tx, token: Uint8Array): Promise<ReservierungRow | undefined> =>
  tx.row(
    sql`select id, wunsch, fenster_von, fenster_bis, beginn, ende, mitarbeiter_id, kehrtour_id, laeuft_ab, verlaengert from reservierung where token_hash = ${token} for update`,
  );
export const findReservierung = (tx: Tx, token: Uint8Array): Promise<ReservierungRow | undefined> =>
  tx.row(
    sql`select id, wunsch, fenster_von, fenster_bis, beginn, ende, mitarbeiter_id, kehrtour_id, laeuft_ab, verlaengert from reservierung where token_hash = ${token}`,
  );

/** The time itself; what is booked already stays. */
export async function gibZeitFrei(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from belegung where id = ${id} and art = 'reservierung'`);
  await tx.run(sql`delete from rundenplatz where bezug_id = ${id} and art = 'reservierung'`);
}
/** One that was booked is kept for a while: its form may be sent again. */
export const deleteReservierung = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`delete from reservierung where id = ${id} and not exists (select from buchung where id = ${id})`,
  );

/** False when the time was given to somebody else meanwhile. */
export async function verlaengere(tx: Tx, id: string, laeuftAb: Date): Promise<boolean> {
  const bis = instant(laeuftAb);
  const belegung = await tx.run(
    sql`update belegung set laeuft_ab = ${bis} where id = ${id} and art = 'reservierung'`,
  );
  const platz = await tx.run(
    sql`update rundenplatz set laeuft_ab = ${bis} where bezug_id = ${id} and art = 'reservierung'`,
  );
  if (belegung + platz !== 1) return false;
  await tx.run(
    sql`update reservierung set laeuft_ab = ${bis}, verlaengert = verlaengert + 1 where id = ${id}`,
  );
  return true;
}
