import type { KalenderAbo, KalenderPerson } from '@kehrtour/contract/kalender';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { isUnderWay } from '../platform/queue/attempt.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { ABO_TAKT } from './abotakt.ts';
import { feedAdresse } from './feedAdresse.ts';
import { type AboRow, listAbos, listPersonen, type PersonRow } from './kalender.store.ts';

const darfAlle = (ctx: StaffCtx): boolean => darf(ctx.actor.rolle, 'verbindung.verwalten');

/** Calendars of oneself, and of everybody for whoever manages connections. */
export async function zeigeKalender(ctx: StaffCtx): Promise<{ personen: KalenderPerson[] }> {
  const nur = darfAlle(ctx) ? undefined : ctx.actor.id;
  return ctx.transaction(async (tx) => {
    const abos = await listAbos(tx, nur);
    const personen = (await listPersonen(tx, nur)).map((row) => personAus(ctx, row, abos));
    const selbst = (person: KalenderPerson): number => (person.mitarbeiterId === ctx.actor.id ? 0 : 1);
    return { personen: personen.toSorted((a, b) => selbst(a) - selbst(b)) };
  });
}

/** @throws Refused 'nicht-erlaubt' when the calendar is somebody else's */
export function verlangeEigenen(ctx: StaffCtx, mitarbeiterId: string): void {
  if (mitarbeiterId !== ctx.actor.id && !darfAlle(ctx)) throw new Refused('nicht-erlaubt');
}

/** @throws Refused 'nicht-gefunden' */
export async function personJetzt(ctx: StaffCtx, tx: Tx, mitarbeiterId: string): Promise<KalenderPerson> {
  const [row] = await listPersonen(tx, mitarbeiterId);
  if (!row) throw new Refused('nicht-gefunden');
  return personAus(ctx, row, await listAbos(tx, mitarbeiterId));
}

function personAus(ctx: StaffCtx, row: PersonRow, abos: readonly AboRow[]): KalenderPerson {
  return {
    mitarbeiterId: row.mitarbeiter_id,
    name: row.name,
    farbe: row.farbe,
    feed:
      row.feed_id === null || row.angelegt_am === null
        ? null
        : {
            adresse: feedAdresse(ctx.deps, row.feed_id),
            mitKundendaten: row.mit_kundendaten === true,
            angelegtAm: row.angelegt_am.toISOString(),
            zuletztGeholtAm: row.zuletzt_geholt_am?.toISOString() ?? null,
          },
    abos: abos
      .filter((abo) => abo.mitarbeiter_id === row.mitarbeiter_id)
      .map((abo) => aboAus(abo, { now: ctx.now(), eigenes: row.mitarbeiter_id === ctx.actor.id })),
  };
}

/** Titles of private appointments are for their person alone, also where somebody else looks after the calendars. */
function aboAus(row: AboRow, { now, eigenes }: { now: Date; eigenes: boolean }): KalenderAbo {
  return {
    id: row.id,
    name: row.name,
    wirt: row.wirt,
    laeuft: row.naechster_abruf_ab <= now || isUnderWay(row, now, ABO_TAKT),
    versuchtAm: row.versucht_am?.toISOString() ?? null,
    gelesenAm: row.gelesen_am?.toISOString() ?? null,
    fehler: row.fehler,
    zeiten: row.zeiten,
    konflikte: row.konflikte,
    hinweise: row.hinweise,
    funde: eigenes ? row.funde : [],
  };
}
