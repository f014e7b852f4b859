import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import { insertStop, placesFor, planOf, type Solution } from '@kehrtour/planner';

import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import type { HaltAnliegen } from '../../planung/problem/haltAnliegen.ts';
import { type GebuchtRow, listGebuchte } from '../../planung/stand/planungsstand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { defineJob, ID } from '../../platform/queue/defineJob.ts';
import { verknuepfeGebuchte } from '../../termin/terminzeit.ts';
import { stosseAenderungAn } from '../aenderung/stosseAenderungAn.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';
import { ladeKehrtourenplan, type Kehrtourenplan } from '../vorbereitung/kehrtourenplan.ts';
import { belegeNeu, schichtbelegungDer } from './belegeNeu.ts';
import { insertHalt } from './halt.store.ts';
import { countBelegteHalte } from './nimmHaltAuf.store.ts';
import { zeiteNeu, zeitenAus } from './nimmHaltAuf.ts';

/** The job by which a round hears that somebody has booked a seat in it. */
export const GEBUCHT = defineJob('kehrtour.gebucht', { kehrtourId: ID });

/**
 * Gives every booked appointment of a planned or announced round its stop: where it fits best inside what was promised.
 * The others keep their windows, so that nobody else has to be told. What fits nowhere waits for the next plan, which of an
 * announced round is an Änderung; so does all that was booked in one that has begun meanwhile. Runs again without harm.
 * @throws Error when the round changed, or its people's time was taken, meanwhile; the job is tried again
 */
export async function nimmGebuchteAuf(ctx: TenantCtx, kehrtourId: string): Promise<void> {
  const gebuchte = await ctx.transaction((tx) => listGebuchte(tx, kehrtourId));
  const neue = gebuchte.filter((termin) => termin.halt_id === null);
  const kehrtour = neue.length > 0 ? await ladeKehrtourenplan(ctx, kehrtourId) : undefined;
  const status = kehrtour?.grundlage.kehrtour.status;
  if (!kehrtour || status === undefined || (status !== 'geplant' && !hatZusagen(status))) return;
  const { solution, aufgenommen } = findePlaetze(kehrtour, status === 'unterwegs' ? [] : neue);
  await ctx.transaction(async (tx) => {
    if (solution)
      await sperreMitarbeiter(
        tx,
        schichtbelegungDer({ kehrtour, solution }).map(({ mitarbeiter_id }) => mitarbeiter_id),
      );
    const jetzt = await lockKehrtour(tx, kehrtourId);
    if (jetzt?.version !== kehrtour.version) throw new Error('round changed while a booking was taken in');
    if (solution) {
      const zeiten = zeitenAus(kehrtour, solution);
      const belegteVorher = await countBelegteHalte(tx, kehrtourId);
      for (const { anliegen, termin } of aufgenommen) {
        const zeit = zeiten.find(({ id }) => id === anliegen.id);
        if (!zeit) continue;
        await insertHalt(tx, kehrtourId, {
          id: anliegen.id,
          liegenschaftId: anliegen.haus.id,
          nutzungseinheitId: anliegen.nutzungseinheitId,
          mitarbeiterId: zeit.mitarbeiter_id,
          tag: zeit.tag,
          position: zeit.position,
          beginn: new Date(zeit.beginn),
          ende: new Date(zeit.ende),
          fensterVon: termin.fenster_von,
          fensterBis: termin.fenster_bis,
          dauerMinuten: anliegen.dauerMinuten,
          aufgabeIds: anliegen.haus.aufgaben.map(({ id }) => id),
        });
      }
      await zeiteNeu(ctx, tx, { kehrtour, solution }, zeiten);
      await belegeNeu(tx, { kehrtour, solution });
      if ((await countBelegteHalte(tx, kehrtourId)) > belegteVorher)
        throw new Error('somebody took time that a booking moves the round to');
    }
    await verknuepfeGebuchte(tx, kehrtourId, ctx.now());
    // Whoever fits only if others move: that is for somebody to accept.
    const ohneHalt = (await listGebuchte(tx, kehrtourId)).some(({ halt_id }) => halt_id === null);
    if (ohneHalt && hatZusagen(jetzt.status))
      await stosseAenderungAn(ctx, tx, { kehrtouren: [jetzt], ursache: 'buchung' });
    await announce(tx, { art: 'kehrtour', id: kehrtourId });
  });
}

type Aufgenommen = { readonly anliegen: HaltAnliegen; readonly termin: GebuchtRow };

/** One after the other into the cheapest place; a house that is a stop already needs none. */
function findePlaetze(
  kehrtour: Kehrtourenplan,
  neue: readonly GebuchtRow[],
): { solution: Solution | undefined; aufgenommen: Aufgenommen[] } {
  let { plan } = kehrtour;
  let solution: Solution | undefined;
  const aufgenommen: Aufgenommen[] = [];
  for (const termin of neue) {
    const anliegen = kehrtour.grundlage.anliegen.find(
      ({ haus, nutzungseinheitId }) => haus.id === termin.liegenschaft_id && nutzungseinheitId === null,
    );
    if (!anliegen || plan.routes.some(({ stops }) => stops.includes(anliegen.id))) continue;
    const [platz] = placesFor(kehrtour.problem, plan, anliegen.id, { most: 1 });
    if (!platz) continue;
    solution = insertStop(kehrtour.problem, plan, anliegen.id, platz);
    plan = planOf(solution);
    aufgenommen.push({ anliegen, termin });
  }
  return { solution, aufgenommen };
}
