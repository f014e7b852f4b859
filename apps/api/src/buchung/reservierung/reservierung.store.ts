import type { Adresse } from '@kehrtour/domain/ort/adresse';
import type { Halbtag } from '@kehrtour/domain/zeitfenster';

import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, sql } from '../../platform/db/sql.ts';
import type { Buchungswunsch } from '../angebot/wunsch.ts';

/** Who holds times: the connection and the networks around it, narrowest first, unreadable for whoever sees the table. */
export type Absender = { readonly anschluss: Buffer; readonly weitere: readonly Buffer[] };

/** Holds of one network are counted one after the other, by the widest of them; always this lock first, then the person's days. */
export async function sperreAbsender(tx: Tx, { anschluss, weitere }: Absender): Promise<void> {
  const weitestes = weitere.at(-1) ?? anschluss;
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${weitestes.toString('hex')}, 43))`);
}
/** What is kept as the wish of a hold: its place in the round stands beside it. */
export type ReservierungRow = {
  id: string;
  wunsch: Buchungswunsch & {
    readonly halbtag: Halbtag | null;
    readonly nah: boolean;
    /** Nothing is held: too much was unconfirmed when it was chosen. */
    readonly nurVormerken?: boolean;
  };
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
  readonly absender: Absender;
  /** What it takes of what is left to offer, in days of one person; null: it is not counted. */
  readonly anteil: number | null;
};

/** The houses that times are kept free for now from this connection and that nobody has booked yet. */
export async function listOffeneHaeuser(tx: Tx, absender: Uint8Array, jetzt: Date): Promise<Adresse[]> {
  const rows = await tx.rows<{ anschrift: Adresse }>(
    sql`select r.wunsch -> 'anschrift' as anschrift from reservierung r
      where absender_hash = ${absender} and laeuft_ab > ${instant(jetzt)}
        and not exists (select from buchung b where b.unternehmen_id = r.unternehmen_id and b.id = r.id)`,
  );
  return rows.map(({ anschrift }) => anschrift);
}

/** How many times are kept free for now from each of these networks that nobody has booked yet. */
export async function countOffeneDerNetze(tx: Tx, netze: readonly Buffer[], jetzt: Date): Promise<number[]> {
  const rows = await tx.rows<{ anzahl: number }>(
    sql`select count(r.id)::int as anzahl
      from unnest(${liste(netze.map((netz) => netz.toString('hex')))}::text[]) with ordinality as n(netz, nr)
      left join reservierung r on decode(n.netz, 'hex') = any (r.netze) and r.laeuft_ab > ${instant(jetzt)}
        and not exists (select from buchung b where b.unternehmen_id = r.unternehmen_id and b.id = r.id)
      group by n.nr order by n.nr`,
  );
  return rows.map(({ anzahl }) => anzahl);
}

const alsListe = (netze: readonly Buffer[]) =>
  sql`array(select decode(netz, 'hex') from unnest(${liste(netze.map((netz) => netz.toString('hex')))}::text[]) as n(netz))`;

export const insertReservierung = (tx: Tx, neu: ReservierungNeu): Promise<number> =>
  tx.run(sql`insert into reservierung (id, token_hash, absender_hash, netze, wunsch, fenster_von, fenster_bis, beginn, ende,
      mitarbeiter_id, kehrtour_id, laeuft_ab, anteil)
    values (${neu.id}, ${neu.token}, ${neu.absender.anschluss}, ${alsListe(neu.absender.weitere)}, ${json(neu.wunsch)}::jsonb,
      ${instant(neu.fenster_von)}, ${instant(neu.fenster_bis)}, ${instant(neu.beginn)}, ${instant(neu.ende)},
      ${neu.mitarbeiter_id}, ${neu.kehrtour_id}, ${instant(neu.laeuft_ab)}, ${neu.anteil}::real)`);

/** Locked, so that prolonging, freeing and booking it happen one after the other. */
export const lockReservierung = (tx: Tx, token: Uint8Array): Promise<ReservierungRow | undefined> =>
  tx.row(
    sql`select id, wunsch, fenster_von, fenster_bis, beginn, ende, mitarbeiter_id, kehrtour_id, laeuft_ab, verlaengert
      from reservierung where token_hash = ${token} for update`,
  );
export const findReservierung = (tx: Tx, token: Uint8Array): Promise<ReservierungRow | undefined> =>
  tx.row(
    sql`select id, wunsch, fenster_von, fenster_bis, beginn, ende, mitarbeiter_id, kehrtour_id, laeuft_ab, verlaengert
      from reservierung where token_hash = ${token}`,
  );

/** A hold that was booked: its booking has the same id. */
export const findGebucht = (tx: Tx, reservierungId: string): Promise<{ termin_id: string } | undefined> =>
  tx.row(sql`select termin_id from buchung where id = ${reservierungId}`);

/** One that was booked is kept for a while: its form may be sent again. */
export const deleteReservierung = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`delete from reservierung where id = ${id} and not exists (select from buchung where id = ${id})`,
  );

export const merkeVerlaengerung = (tx: Tx, id: string, laeuftAb: Date): Promise<number> =>
  tx.run(
    sql`update reservierung set laeuft_ab = ${instant(laeuftAb)}, verlaengert = verlaengert + 1 where id = ${id}`,
  );
