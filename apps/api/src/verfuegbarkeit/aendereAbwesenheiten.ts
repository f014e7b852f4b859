import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type {
  abwesenheitAnlegen,
  Abwesenheitsdaten,
  Verfuegbarkeiten,
} from '@kehrtour/contract/verfuegbarkeit';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage } from '@kehrtour/domain/tag';
import * as z from 'zod/mini';

import { deleteAbwesenheit, insertAbwesenheit, deleteAbgelaufeneBelegungen } from '../belegung/belegung.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { lockMitarbeiter } from './verfuegbarkeit.store.ts';
import { verfuegbarkeitenJetzt } from './zeigeVerfuegbarkeiten.ts';

/** The job by which rounds hear that somebody will be away who was to drive in them. */
export const ABWESEND = defineJob('mitarbeiter.abwesend', {
  mitarbeiterId: ID,
  von: z.iso.datetime(),
  bis: z.iso.datetime(),
  /** Nobody where a calendar says so. */
  gemeldetVon: z.optional(ID),
  ursache: z.optional(z.enum(['abwesenheit', 'kalender'])),
});

/** The job by which rounds hear that somebody will be there after all. */
export const WIEDER_DA = defineJob('mitarbeiter.wieder-da', {
  mitarbeiterId: ID,
  von: z.iso.datetime(),
  bis: z.iso.datetime(),
  gemeldetVon: ID,
});

/** The instants of an absence; without times it is whole days. */
export function zeitraumDer({ von, bis, vonUhr, bisUhr }: Abwesenheitsdaten): { von: Date; bis: Date } {
  return {
    von: zeitpunktAus({ tag: von, uhrzeit: vonUhr ?? '00:00' }),
    bis: zeitpunktAus(
      bisUhr === null ? { tag: plusTage(bis, 1), uhrzeit: '00:00' } : { tag: bis, uhrzeit: bisUhr },
    ),
  };
}

/**
 * Enters an absence among everything else that occupies this person. What was promised stays: with `trotzdem` the row is
 * marked as overruled, and nothing new is offered in it.
 * @throws Refused 'nicht-gefunden' | 'verfuegbarkeit.termine-betroffen' with the appointments in `angaben.termine`
 */
export async function legeAbwesenheitAn(
  ctx: StaffCtx,
  { trotzdem, ...daten }: BodyOf<typeof abwesenheitAnlegen>,
): Promise<Verfuegbarkeiten> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const { mitarbeiterId } = daten;
    // Nobody books between our look at the appointments and our row.
    await sperreMitarbeiter(tx, [mitarbeiterId]);
    if ((await lockMitarbeiter(tx, [mitarbeiterId])).length === 0) throw new Refused('nicht-gefunden');
    const zeitraum = zeitraumDer(daten);
    const termine = await zugesagteTermine(tx, { ...zeitraum, mitarbeiterIds: [mitarbeiterId] });
    await deleteAbgelaufeneBelegungen(tx, mitarbeiterId, ctx.now(), zeitraum);
    const row = { id: randomUUID(), mitarbeiter_id: mitarbeiterId, ...zeitraum, grund: daten.grund };
    const frei = termine.length === 0 && (await insertAbwesenheit(tx, { ...row, ueberstimmt: false }));
    if (!frei) {
      if (!trotzdem)
        throw new Refused('verfuegbarkeit.termine-betroffen', {
          angaben: { termine: termine.map(({ zeile }) => zeile) },
        });
      await insertAbwesenheit(tx, { ...row, ueberstimmt: true });
    }
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: mitarbeiterId,
      was: 'abwesenheit-angelegt',
      nach: { ...daten, betroffene: termine.length },
    });
    await ctx.deps.jobs.enqueue(tx, ABWESEND, {
      unternehmenId: ctx.unternehmenId,
      mitarbeiterId,
      von: zeitraum.von.toISOString(),
      bis: zeitraum.bis.toISOString(),
      gemeldetVon: ctx.actor.id,
    });
    return verfuegbarkeitenJetzt(ctx, tx);
  });
}

/** A plan that waits because of it is taken back, or computed anew. @throws Refused 'nicht-gefunden' */
export async function loescheAbwesenheit(ctx: StaffCtx, id: string): Promise<Verfuegbarkeiten> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await deleteAbwesenheit(tx, id);
    if (!vorher) throw new Refused('nicht-gefunden');
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: vorher.mitarbeiter_id,
      was: 'abwesenheit-entfernt',
      von: vorher,
    });
    await ctx.deps.jobs.enqueue(tx, WIEDER_DA, {
      unternehmenId: ctx.unternehmenId,
      mitarbeiterId: vorher.mitarbeiter_id,
      von: vorher.von.toISOString(),
      bis: vorher.bis.toISOString(),
      gemeldetVon: ctx.actor.id,
    });
    return verfuegbarkeitenJetzt(ctx, tx);
  });
}
