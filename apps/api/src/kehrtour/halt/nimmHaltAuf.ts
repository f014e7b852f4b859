import { randomUUID } from 'node:crypto';

import { schichtId } from '@kehrtour/domain/recht/schicht';
import type { Solution } from '@kehrtour/planner';

import { bindeAufgaben, verlegeAufgabenDesHalts } from '../../aufgabe/aufgabenstand.ts';
import { schichtMeta } from '../../planung/loesung/schichtMeta.ts';
import { istFest } from '../../planung/problem/schicht.problem.ts';
import type { SchichtMeta } from '../../planung/stand/planMeta.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { folgeDenHalten } from '../../termin/terminzeit.ts';
import type { Kehrtourenplan } from '../vorbereitung/kehrtourenplan.ts';
import { insertHalt } from './halt.store.ts';
import {
  findHalt,
  type HaltZeit,
  listOffeneAufgaben,
  nimmInAuswahl,
  verlegeHalt,
  updateHaltFenster,
  updateHaltZeiten,
} from './nimmHaltAuf.store.ts';

/** A round as it will be driven. */
export type GezeiteteKehrtour = { kehrtour: Kehrtourenplan; solution: Solution };

export type Aufnahme = GezeiteteKehrtour & {
  stopId: string;
  liegenschaftId: string;
  /** Null where the visit has no stop of its own any more: it gets a new one. */
  vonHaltId: string | null;
  terminId: string;
  /** The flat that gets the new stop beside the one of its house. */
  nutzungseinheitId?: string | undefined;
  /** The round that it leaves, timed without it; missing where that is this one or has no plan any more. */
  verlassene?: GezeiteteKehrtour | undefined;
  fenster: { von: Date; bis: Date };
};

/**
 * Takes a stop into a round at the place it was timed at; the others keep their windows and get their new times, the shifts their
 * figures. A stop of another round moves with its tasks, and that round closes the gap. Answers the stop's id.
 */
export async function nimmHaltAuf(ctx: Ctx, tx: Tx, aufnahme: Aufnahme): Promise<string> {
  const { kehrtour, solution, stopId, vonHaltId, verlassene, fenster } = aufnahme;
  const alt = vonHaltId === null ? undefined : await findHalt(tx, vonHaltId);
  const haltId = alt && vonHaltId !== null ? vonHaltId : randomUUID();
  const zeiten = zeitenAus(kehrtour, solution).map((zeit) =>
    zeit.id === stopId ? { ...zeit, id: haltId } : zeit,
  );
  if (!alt)
    await legeHaltAn(
      tx,
      aufnahme,
      zeiten.find(({ id }) => id === haltId),
    );
  if (alt && alt.kehrtour_id !== kehrtour.id) {
    await verlegeAufgabenDesHalts(tx, haltId, { von: alt.kehrtour_id, nach: kehrtour.id });
    await verlegeHalt(tx, haltId, {
      von: alt.kehrtour_id,
      nach: kehrtour.id,
      liegenschaftId: alt.liegenschaft_id,
    });
    if (verlassene) await zeiteNeu(ctx, tx, verlassene);
    else {
      await folgeDenHalten(tx, alt.kehrtour_id, ctx.now());
      await announce(tx, { art: 'kehrtour', id: alt.kehrtour_id });
    }
  }
  await zeiteNeu(ctx, tx, { kehrtour, solution }, zeiten);
  await updateHaltFenster(tx, haltId, fenster.von, fenster.bis);
  return haltId;
}

/**
 * The stops of a round get the times it was timed at, its shifts their figures, and every visit to come follows its stop: this is the
 * one way to times of an announced round that nobody plans anew. Windows stay.
 * @param zeiten where the stops have other ids than in the solution
 */
export async function zeiteNeu(
  ctx: Ctx,
  tx: Tx,
  gezeitete: GezeiteteKehrtour,
  zeiten: readonly HaltZeit[] = zeitenAus(gezeitete.kehrtour, gezeitete.solution),
): Promise<void> {
  const { id } = gezeitete.kehrtour;
  await updateHaltZeiten(tx, id, { zeiten, schichten: schichtenNach(gezeitete), now: ctx.now() });
  await folgeDenHalten(tx, id, ctx.now());
  await announce(tx, { art: 'kehrtour', id });
}

/** A stop with all that is still to be done at the visit. */
async function legeHaltAn(
  tx: Tx,
  { kehrtour, terminId, liegenschaftId, nutzungseinheitId, fenster }: Aufnahme,
  zeit: HaltZeit | undefined,
): Promise<void> {
  if (!zeit) throw new Error('a stop was taken in without a time');
  const beginn = new Date(zeit.beginn);
  const ende = new Date(zeit.ende);
  const aufgaben = await listOffeneAufgaben(tx, terminId);
  const aufgabeIds = aufgaben.map(({ id }) => id);
  const arbeit = aufgaben.reduce((summe, aufgabe) => summe + aufgabe.dauer_minuten, 0);
  await insertHalt(tx, kehrtour.id, {
    id: zeit.id,
    liegenschaftId,
    nutzungseinheitId: nutzungseinheitId ?? null,
    mitarbeiterId: zeit.mitarbeiter_id,
    tag: zeit.tag,
    position: zeit.position,
    beginn,
    ende,
    fensterVon: fenster.von,
    fensterBis: fenster.bis,
    // For what is not known any more only the planned time is left.
    dauerMinuten: arbeit || Math.round((ende.getTime() - beginn.getTime()) / 60_000),
    aufgabeIds,
  });
  await bindeAufgaben(tx, kehrtour.id, aufgabeIds);
  await nimmInAuswahl(tx, kehrtour.id, liegenschaftId);
}

/** Figures of every shift that has stops; a person's who is not in the problem any more stay as they were. */
export function schichtenNach({ kehrtour, solution }: GezeiteteKehrtour): SchichtMeta[] {
  const { grundlage, gebaut } = kehrtour;
  const neu = { grundlage, gebaut, solution, status: grundlage.kehrtour.status };
  const gezeitet = new Set(kehrtour.schichten.map(({ id }) => id));
  return [
    ...solution.routes
      .filter((route) => route.stops.some(({ stop }) => !istFest(stop)))
      .map((route) => schichtMeta(route, neu)),
    ...(grundlage.kehrtour.plan?.schichten ?? []).filter((schicht) => !gezeitet.has(schichtId(schicht))),
  ];
}

/** Times of the stops of a timed round, in the order in which they are driven. */
export const zeitenAus = ({ uhr }: Pick<Kehrtourenplan, 'uhr'>, solution: Solution): HaltZeit[] =>
  solution.routes.flatMap((route) =>
    route.stops
      .filter(({ stop }) => !istFest(stop))
      .map((stop, position) => ({
        id: stop.stop,
        mitarbeiter_id: route.employee,
        tag: route.day,
        position,
        beginn: uhr.instant(stop.start).toISOString(),
        ende: uhr.instant(stop.end).toISOString(),
        anfahrt_sekunden: Math.round(stop.leg.seconds),
        wartezeit_sekunden: Math.round(stop.waitingSeconds),
      })),
  );
