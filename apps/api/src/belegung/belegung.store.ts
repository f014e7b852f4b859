import { randomUUID } from 'node:crypto';

import type { Tag } from '@kehrtour/domain/tag';
import type { Platzart } from '@kehrtour/domain/zeiten/zeitgrundlage';
import type { Halbtag } from '@kehrtour/domain/zeitfenster';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, liste, sql } from '../platform/db/sql.ts';

/** Expired holds and bookings nobody confirmed give way in this range: a constraint knows no clock. */
export const deleteAbgelaufeneBelegungen = (
  tx: Tx,
  mitarbeiterId: string,
  jetzt: Date,
  spanne?: { von: Date; bis: Date },
): Promise<number> =>
  tx.run(
    sql`delete from belegung
      where mitarbeiter_id = ${mitarbeiterId}
        and laeuft_ab <= ${instant(jetzt)}
        ${spanne ? sql`and zeitraum && tstzrange(${instant(spanne.von)}, ${instant(spanne.bis)})` : sql``}`,
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
    values (${neu.id}, ${neu.mitarbeiterId}, tstzrange(${instant(neu.von)}, ${instant(neu.bis)}), ${neu.art}, ${neu.bezugId},
      ${neu.laeuftAb?.toISOString() ?? null}::timestamptz)
    on conflict do nothing`);
  return inserted === 1;
}

/** The office takes a time that somebody has already: marked, and exempt from the constraint. */
export const insertUeberstimmt = (
  tx: Tx,
  neu: { id: string; mitarbeiterId: string; von: Date; bis: Date; bezugId: string },
): Promise<number> =>
  tx.run(sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id, ueberstimmt)
    values (${neu.id}, ${neu.mitarbeiterId}, tstzrange(${instant(neu.von)}, ${instant(neu.bis)}), 'buchung', ${neu.bezugId}, true)`);

/** Turns the held time into the booked one; false when it is not held any more. */
export async function uebernimmZeit(
  tx: Tx,
  reservierungId: string,
  { terminId, laeuftAb }: { terminId: string; laeuftAb: Date | null },
): Promise<boolean> {
  const bis = sql`${laeuftAb?.toISOString() ?? null}::timestamptz`;
  const belegung = await tx.run(
    sql`update belegung set art = 'buchung', bezug_id = ${terminId}, laeuft_ab = ${bis} where id = ${reservierungId} and art = 'reservierung'`,
  );
  const platz = await tx.run(
    sql`update rundenplatz set art = 'buchung', bezug_id = ${terminId}, laeuft_ab = ${bis} where bezug_id = ${reservierungId} and art = 'reservierung'`,
  );
  return belegung + platz === 1;
}

/** The time of an appointment is kept for good. */
export async function halteZeitFest(tx: Tx, terminId: string): Promise<void> {
  await tx.run(
    sql`update belegung set laeuft_ab = null where bezug_id = ${terminId} and art = 'buchung' and laeuft_ab is not null`,
  );
  await tx.run(
    sql`update rundenplatz set laeuft_ab = null where bezug_id = ${terminId} and laeuft_ab is not null`,
  );
}

/** The time itself; what is booked already stays. */
export async function gibZeitFrei(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from belegung where id = ${id} and art = 'reservierung'`);
  await tx.run(sql`delete from rundenplatz where bezug_id = ${id} and art = 'reservierung'`);
}

/** An appointment's own time as it was before its visit ended early. */
export type EigeneZeit = { mitarbeiterId: string; von: string; bis: string };

/** What is still to come of an appointment's own time is free; answers the time as it was, or null where nothing was to come. */
export async function gibRestFrei(tx: Tx, terminId: string, jetzt: Date): Promise<EigeneZeit | null> {
  const row = await tx.row<{ id: string; mitarbeiter_id: string; von: Date; bis: Date }>(
    sql`select id, mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis from belegung
      where bezug_id = ${terminId} and art in ('buchung', 'termin') and upper(zeitraum) > ${instant(jetzt)}
      order by lower(zeitraum) limit 1 for update`,
  );
  if (!row) return null;
  await tx.run(
    row.von >= jetzt
      ? sql`delete from belegung where id = ${row.id}`
      : sql`update belegung set zeitraum = tstzrange(lower(zeitraum), ${instant(jetzt)}) where id = ${row.id}`,
  );
  return { mitarbeiterId: row.mitarbeiter_id, von: row.von.toISOString(), bis: row.bis.toISOString() };
}

/** Its mark was taken back: the time is its own again, beside what somebody else took of it meanwhile. */
export async function belegeWieder(tx: Tx, terminId: string, zeit: EigeneZeit): Promise<void> {
  await tx.run(sql`delete from belegung where bezug_id = ${terminId} and art in ('buchung', 'termin')`);
  const neu = {
    id: randomUUID(),
    mitarbeiterId: zeit.mitarbeiterId,
    von: new Date(zeit.von),
    bis: new Date(zeit.bis),
    bezugId: terminId,
  };
  if (!(await insertBelegung(tx, { ...neu, art: 'buchung', laeuftAb: null })))
    await insertUeberstimmt(tx, neu);
}

/** The appointment's own time ends so many minutes later, or earlier; false when something else lies there. */
export async function versetzeEnde(tx: Tx, terminId: string, minuten: number, jetzt: Date): Promise<boolean> {
  const neu = sql`tstzrange(lower(b.zeitraum), upper(b.zeitraum) + make_interval(mins => ${minuten}::int))`;
  await tx.run(sql`delete from belegung a using belegung b
    where b.bezug_id = ${terminId} and a.unternehmen_id = b.unternehmen_id and a.mitarbeiter_id = b.mitarbeiter_id
      and a.id <> b.id and a.laeuft_ab <= ${instant(jetzt)} and a.zeitraum && ${neu}`);
  const row = await tx.row<{ belegt: boolean }>(sql`select exists (select from belegung b join belegung a
      on a.unternehmen_id = b.unternehmen_id and a.mitarbeiter_id = b.mitarbeiter_id and a.id <> b.id
    where b.bezug_id = ${terminId} and not b.ueberstimmt and not a.ueberstimmt and a.zeitraum && ${neu}) as belegt`);
  if (row?.belegt === true) return false;
  await tx.run(
    sql`update belegung b set zeitraum = ${neu} where b.bezug_id = ${terminId} and b.art in ('buchung', 'termin')`,
  );
  return true;
}

/** The appointment's own time and seat, before it takes another. */
export async function deleteEigeneZeit(tx: Tx, terminId: string): Promise<void> {
  await tx.run(sql`delete from belegung where bezug_id = ${terminId} and art in ('buchung', 'termin')`);
  await tx.run(sql`delete from rundenplatz where bezug_id = ${terminId}`);
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
    sql`delete from rundenplatz
      where kehrtour_id = ${kehrtourId} and mitarbeiter_id = ${mitarbeiterId} and tag = ${tag} and halbtag = ${halbtag}
        and laeuft_ab <= ${instant(jetzt)}`,
  );
  const inserted = await tx.run(sql`
    insert into rundenplatz (kehrtour_id, mitarbeiter_id, tag, halbtag, platz, art, bezug_id, laeuft_ab)
    select ${kehrtourId}, ${mitarbeiterId}, ${tag}, ${halbtag}, platz, ${neu.art}, ${neu.bezugId}, ${neu.laeuftAb?.toISOString() ?? null}::timestamptz
    from generate_series(1, ${neu.plaetzeMax}::int) as platz
    where not exists (select from rundenplatz p
    where p.kehrtour_id = ${kehrtourId} and p.mitarbeiter_id = ${mitarbeiterId} and p.tag = ${tag} and p.halbtag = ${halbtag}
      and p.platz = platz.platz)
    order by platz limit 1 on conflict do nothing`);
  return inserted === 1;
}

export type AbwesenheitRow = { id: string; mitarbeiter_id: string; von: Date; bis: Date; grund: string };

/** Absences that the office entered and that are not over; those of a connected calendar belong to the calendar. */
export const listAbwesenheiten = (tx: Tx, ab: Date): Promise<AbwesenheitRow[]> =>
  tx.rows(sql`
    select id, mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis, grund from belegung
    where art = 'abwesenheit' and bezug_id is null and upper(zeitraum) > ${instant(ab)} order by lower(zeitraum), id`);

/** False when something stands in the way; with `ueberstimmt` it never does. */
export async function insertAbwesenheit(
  tx: Tx,
  neu: AbwesenheitRow & { ueberstimmt: boolean },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, ueberstimmt, grund)
    values (${neu.id}, ${neu.mitarbeiter_id}, tstzrange(${instant(neu.von)}, ${instant(neu.bis)}), 'abwesenheit', ${neu.ueberstimmt}, ${neu.grund})
    on conflict do nothing`);
  return inserted === 1;
}

export const deleteAbwesenheit = (tx: Tx, id: string): Promise<AbwesenheitRow | undefined> =>
  tx.row(sql`
    delete from belegung where id = ${id} and art = 'abwesenheit' and bezug_id is null
    returning id, mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis, grund`);

export const deleteKalenderzeiten = (tx: Tx, mitarbeiterId: string): Promise<number> =>
  tx.run(
    sql`delete from belegung b
      where b.mitarbeiter_id = ${mitarbeiterId} and b.art = 'abwesenheit'
        and exists (select from kalender_abo a where a.unternehmen_id = b.unternehmen_id and a.id = b.bezug_id)`,
  );

/** Busy times where nothing stands yet. What stands there keeps its place. */
export const insertKalenderzeiten = (tx: Tx, mitarbeiterId: string, aboId: string): Promise<number> =>
  tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id)
    select gen_random_uuid(), ${mitarbeiterId}, frei.teil, 'abwesenheit', ${aboId}
    from (select range_agg(tstzrange(z.von, z.bis)) as alle from kalender_abo a
    cross join lateral jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz) where a.id = ${aboId}) w
    cross join lateral unnest(w.alle - coalesce((select range_agg(b.zeitraum) from belegung b
    where b.mitarbeiter_id = ${mitarbeiterId} and not b.ueberstimmt and b.zeitraum && range_merge(w.alle)),
      '{}'::tstzmultirange)) as frei(teil)
    where w.alle is not null`);

/** Busy times over a shift of a round that was announced: overruled, so that both stand until a new plan is accepted. */
export const insertKalenderzeitenUeberRunden = (
  tx: Tx,
  mitarbeiterId: string,
  aboId: string,
): Promise<number> =>
  tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id, ueberstimmt)
    select gen_random_uuid(), ${mitarbeiterId}, ueber.teil, 'abwesenheit', ${aboId}, true
    from (select range_agg(tstzrange(z.von, z.bis)) as alle from kalender_abo a
    cross join lateral jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz) where a.id = ${aboId}) w
    cross join lateral unnest(w.alle * (select range_agg(b.zeitraum) from belegung b
    where b.mitarbeiter_id = ${mitarbeiterId} and b.art = 'kehrtour' and b.zeitraum && range_merge(w.alle))) as ueber(teil)
    where w.alle is not null`);

/** Such busy times of a person that are not over. */
export const listKalenderzeitenUeberRunden = (
  tx: Tx,
  mitarbeiterId: string,
  ab: Date,
): Promise<{ von: Date; bis: Date }[]> =>
  tx.rows(sql`
    select lower(b.zeitraum) as von, upper(b.zeitraum) as bis from belegung b
    where b.mitarbeiter_id = ${mitarbeiterId} and b.art = 'abwesenheit' and b.ueberstimmt and upper(b.zeitraum) > ${instant(ab)}
      and exists (select from kalender_abo a where a.unternehmen_id = b.unternehmen_id and a.id = b.bezug_id)
    order by 1, 2`);

export type SchichtBelegung = { id: string; mitarbeiter_id: string; von: string; bis: string };

/**
 * Replaces the shift blocks of a round. What stands there already (bookings, fixed appointments, absences) is cut out.
 */
export async function ersetzeSchichtbelegung(
  tx: Tx,
  kehrtourId: string,
  schichten: readonly SchichtBelegung[],
): Promise<void> {
  await tx.run(sql`delete from belegung where art = 'kehrtour' and bezug_id = ${kehrtourId}`);
  await tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id)
    select gen_random_uuid(), s.mitarbeiter_id, frei.teil, 'kehrtour', ${kehrtourId}
    from jsonb_to_recordset(${json(schichten)}::jsonb) as s(mitarbeiter_id uuid, von timestamptz, bis timestamptz)
    cross join lateral unnest(tstzmultirange(tstzrange(s.von, s.bis)) - coalesce((select range_agg(b.zeitraum) from belegung b
    where b.mitarbeiter_id = s.mitarbeiter_id and b.zeitraum && tstzrange(s.von, s.bis) and not b.ueberstimmt),
      '{}'::tstzmultirange)) as frei(teil)`);
}

export const deleteSchichtbelegung = (tx: Tx, kehrtourId: string): Promise<number> =>
  tx.run(sql`delete from belegung where art = 'kehrtour' and bezug_id = ${kehrtourId}`);

/** Times and seats that were held until before `vor`; reading ignores them already. */
export async function deleteAlteReservierungen(tx: Tx, vor: Date): Promise<void> {
  await tx.run(sql`delete from belegung where laeuft_ab < ${instant(vor)}`);
  await tx.run(sql`delete from rundenplatz where laeuft_ab < ${instant(vor)}`);
}
/** False when the held time was given to somebody else meanwhile. */
export async function verlaengereZeit(tx: Tx, reservierungId: string, laeuftAb: Date): Promise<boolean> {
  const bis = instant(laeuftAb);
  const belegung = await tx.run(
    sql`update belegung set laeuft_ab = ${bis} where id = ${reservierungId} and art = 'reservierung'`,
  );
  const platz = await tx.run(
    sql`update rundenplatz set laeuft_ab = ${bis} where bezug_id = ${reservierungId} and art = 'reservierung'`,
  );
  return belegung + platz === 1;
}
/**
 * Booked appointments of a round that is about to go take their own time. Where that time is taken twice by now the office
 * has to look, so the row is marked as overruled instead of lost.
 */
export const belegeFuerGeloeste = (tx: Tx, terminIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id, ueberstimmt)
    select gen_random_uuid(), t.mitarbeiter_id, tstzrange(t.beginn, t.ende), 'buchung', t.id,
      exists (select from belegung b where b.mitarbeiter_id = t.mitarbeiter_id and b.zeitraum && tstzrange(t.beginn, t.ende) and not b.ueberstimmt)
        or exists (select from termin o
        where o.kehrtour_id = t.kehrtour_id and o.mitarbeiter_id = t.mitarbeiter_id and o.id < t.id and o.quelle = t.quelle
          and tstzrange(o.beginn, o.ende) && tstzrange(t.beginn, t.ende))
    from termin t where t.id = any(${liste(terminIds)}::uuid[]) and t.mitarbeiter_id is not null`);
