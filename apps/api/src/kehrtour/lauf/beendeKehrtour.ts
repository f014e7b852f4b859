import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { istRundeIn, VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { darf } from '@kehrtour/domain/rolle';
import * as z from 'zod/mini';

import { belegeFuerGeloeste } from '../../belegung/belegung.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import { listGebuchte } from '../../planung/stand/planungsstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { defineJob, ID } from '../../platform/queue/defineJob.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { loeseGebuchte } from '../../termin/terminzeit.ts';
import { deleteAenderung } from '../aenderung/aenderung.store.ts';
import { deleteKehrtour, listFahrer, lockKehrtour, updateStatus } from '../runde/kehrtour.store.ts';

/** The job by which the announcements hear that a round was called off; they tell the customers. */
export const ABGESAGT = defineJob('kehrtour.abgesagt', { kehrtourId: ID, grund: z.string() });

/** Calls a round off. Its appointments and those who were told are the business of the job behind it. */
export async function sageKehrtourAb(ctx: StaffCtx, id: string, grund: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    if (!kehrtour) throw new Refused('nicht-gefunden');
    const naechster = wechsleKehrtourStatus(kehrtour.status, 'sageAb', ctx.actor.rolle);
    if (!naechster.ok) throw new Refused(naechster.reason);
    await updateStatus(tx, id, naechster.value, ctx.now());
    await deleteAenderung(tx, id);
    await record(ctx, tx, {
      gegenstand: 'kehrtour',
      id,
      was: 'abgesagt',
      von: kehrtour.status,
      nach: { grund },
    });
    await ctx.deps.jobs.enqueue(tx, ABGESAGT, { unternehmenId: ctx.unternehmenId, kehrtourId: id, grund });
    await announce(tx, { art: 'kehrtour', id });
  });
}

/** Removes a round that nobody was told of. Whoever booked a seat in it was promised a half-day: those appointments stand alone from now on. */
export async function loescheKehrtour(ctx: StaffCtx, id: string): Promise<void> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  await ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    if (!kehrtour) throw new Refused('nicht-gefunden');
    if (kehrtour.angekuendigt_am !== null || !istRundeIn(VORBEREITETE_RUNDEN, kehrtour.status))
      throw new Refused('kehrtour.nicht-mehr-aenderbar');
    // Whoever takes a seat at this moment is through before, or finds the round gone.
    const fahrer = [...(await listFahrer(tx, id)), ...(await listGebuchte(tx, id))];
    await sperreMitarbeiter(
      tx,
      fahrer.flatMap(({ mitarbeiter_id }) => mitarbeiter_id ?? []),
    );
    const gebuchte = await listGebuchte(tx, id);
    await belegeFuerGeloeste(
      tx,
      gebuchte.map((termin) => termin.id),
    );
    await loeseGebuchte(tx, id);
    await deleteKehrtour(tx, id);
    for (const { id: terminId } of gebuchte) {
      await record(ctx, tx, { gegenstand: 'termin', id: terminId, was: 'kehrtour-geloescht' });
      await announce(tx, { art: 'termin', id: terminId });
    }
    await announce(tx, { art: 'kehrtour', id });
  });
}
