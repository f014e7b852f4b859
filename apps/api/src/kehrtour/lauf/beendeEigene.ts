import { type Bleibend, bleibtNach, wartetAuf } from '@kehrtour/domain/kehrtour/rundenabschluss';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { BEDENKZEIT_MINUTEN } from '@kehrtour/domain/termin/bedenkzeit';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';

import { loeseAufgaben, loeseAufgabenVon } from '../../aufgabe/aufgabenstand.ts';
import type { KehrtourRow } from '../../planung/stand/runde.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { beendeOffeneTermine, type offeneTermine } from '../../termin/beendeOffeneTermine.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { listOffeneBesuche, type OffenerBesuchRow } from './kehrtourlauf.store.ts';
import { schreibeStand } from './starteKehrtour.ts';
import { type BeendeteRunde, findAbschlussDesTages, insertTagesabschluss } from './tagesabschluss.store.ts';

/** What one person ends: rounds and open visits are locked. */
export type Eigenes = {
  readonly tag: Tag;
  readonly runden: readonly KehrtourRow[];
  readonly eigene: Awaited<ReturnType<typeof offeneTermine>>;
  readonly offene: OffeneBeimAbschluss | undefined;
};

/**
 * Ends the visits of the driver, of one round or of the whole day; what the others still have before them stays as it is, and the
 * round with it. Never before the last told time has begun, and so that the office can take it back.
 * @returns whom the rounds still wait for
 */
export async function beendeEigene(ctx: StaffCtx, tx: Tx, eigenes: Eigenes): Promise<Bleibend[]> {
  const { tag, runden, eigene, offene } = eigenes;
  const besuche = await besucheDer(tx, runden);
  await verlangeBegonnen(ctx, eigenes, besuche);
  if (eigene.length > 0 && offene === undefined) throw nochOffen(ctx, eigenes, besuche);
  const beendete = await beendeOffeneTermine(ctx, tx, eigene, {
    offene: offene ?? 'zurueck',
    bedenkSekunden: BEDENKZEIT_MINUTEN * 60,
  });
  const beendeteRunden: BeendeteRunde[] = [];
  const bleiben: Bleibend[] = [];
  for (const runde of runden) {
    const beendet = await beendeInRunde(ctx, tx, runde, tag);
    if (beendet) beendeteRunden.push({ id: runde.id, aufgaben: beendet.aufgaben });
    bleiben.push(...(beendet?.bleiben ?? []));
  }
  // Once more on the same day, with nothing left to end, says nothing new.
  if (beendete.length > 0 || !(await findAbschlussDesTages(tx, ctx.actor.id, tag)))
    await insertTagesabschluss(tx, {
      mitarbeiter_id: ctx.actor.id,
      tag,
      am: ctx.now(),
      besuche: beendete,
      runden: beendeteRunden,
    });
  await announce(tx, { art: 'rueckmeldung' });
  return bleiben;
}

async function besucheDer(tx: Tx, runden: readonly KehrtourRow[]): Promise<OffenerBesuchRow[]> {
  const alle: OffenerBesuchRow[] = [];
  for (const { id } of runden) alle.push(...(await listOffeneBesuche(tx, id)));
  return alle;
}

async function verlangeBegonnen(
  ctx: StaffCtx,
  { eigene }: Eigenes,
  besuche: readonly OffenerBesuchRow[],
): Promise<void> {
  const wartende = wartetAuf(
    eigene.map(({ fenster_von }) => ({ fensterVon: fenster_von })),
    ctx.now(),
  );
  if (!wartende) return;
  const { fensterVon } = wartende;
  const dort = besuche.find(
    ({ beginn, mitarbeiterId }) =>
      mitarbeiterId === ctx.actor.id && beginn?.getTime() === fensterVon.getTime(),
  );
  throw kehrtourlaufRefused(
    'noch-nicht-begonnen',
    dort?.ort ?? 'Ihrem letzten Haus',
    ortszeitAus(fensterVon).uhrzeit,
  );
}

function nochOffen(ctx: StaffCtx, { eigene }: Eigenes, besuche: readonly OffenerBesuchRow[]) {
  const bleiben = bleibtNach(besuche, ctx.actor.id);
  if (bleiben.length === 0) return kehrtourlaufRefused('noch-offen', eigene.length);
  const orte = besuche
    .filter((besuch) => besuch.angesagt && besuch.mitarbeiterId === ctx.actor.id)
    .map(({ ort }) => ort);
  // Flats of a house are one way.
  return kehrtourlaufRefused('eigene-offen', eigene.length, [...new Set(orte)], bleiben);
}

/** A round of several days goes on as it is while its driver has later ones in it. */
async function beendeInRunde(
  ctx: StaffCtx,
  tx: Tx,
  kehrtour: KehrtourRow,
  tag: Tag,
): Promise<{ aufgaben: readonly string[]; bleiben: readonly Bleibend[] } | undefined> {
  const wer = ctx.actor.id;
  const besuche = await listOffeneBesuche(tx, kehrtour.id);
  const spaeter = besuche.some(
    ({ mitarbeiterId, beginn }) => mitarbeiterId === wer && beginn !== null && ortszeitAus(beginn).tag > tag,
  );
  if (spaeter) return undefined;
  const bleiben = bleibtNach(besuche, wer);
  if (bleiben.length === 0) {
    const freie = await loeseAufgaben(tx, kehrtour.id);
    await schreibeStand(ctx, tx, kehrtour, 'abgeschlossen');
    return { aufgaben: freie.map(({ id }) => id), bleiben };
  }
  const freie = await loeseAufgabenVon(tx, kehrtour.id, wer);
  if (kehrtour.status !== 'unterwegs') await schreibeStand(ctx, tx, kehrtour, 'unterwegs');
  await record(ctx, tx, { gegenstand: 'kehrtour', id: kehrtour.id, was: 'eigene-abgeschlossen' });
  return { aufgaben: freie.map(({ id }) => id), bleiben };
}
