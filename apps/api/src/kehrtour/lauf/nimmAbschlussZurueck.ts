import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { tagesabschluesseHolen, tagesabschlussZuruecknehmen } from '@kehrtour/contract/tagesabschluss';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage } from '@kehrtour/domain/tag';

import { nimmAufgabenWieder } from '../../aufgabe/aufgabenstand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { oeffneBeendeten } from '../../termin/beendeOffeneTermine.ts';
import { lockKehrtouren } from '../runde/kehrtour.store.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { listTagesabschluesse, lockTagesabschluss, saveZurueck } from './tagesabschluss.store.ts';

/** How long the office sees it. */
const SICHTBAR_TAGE = 2;
const ABSCHLUESSE_MAX = 50;

/** Days that were ended by who drove them, of today and yesterday, the last one first. */
export async function listeTagesabschluesse(ctx: StaffCtx): Promise<AnswerOf<typeof tagesabschluesseHolen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.abschliessen')) throw new Refused('nicht-erlaubt');
  const seit = plusTage(ortszeitAus(ctx.now()).tag, 1 - SICHTBAR_TAGE);
  const rows = await ctx.transaction((tx) => listTagesabschluesse(tx, seit, ABSCHLUESSE_MAX));
  return { abschluesse: rows.map((row) => ({ ...row, am: row.am.toISOString() })) };
}

/**
 * The day is open again, with its visits as they stood: one press. Whoever was told meanwhile that nobody comes stays called off, and
 * is named.
 */
export async function nimmAbschlussZurueck(
  ctx: StaffCtx,
  id: string,
): Promise<AnswerOf<typeof tagesabschlussZuruecknehmen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.abschliessen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const abschluss = await lockTagesabschluss(tx, id);
    if (!abschluss) throw new Refused('nicht-gefunden');
    if (abschluss.zurueck_am !== null) throw kehrtourlaufRefused('schon-zurueck');
    const { am, besuche, runden } = abschluss;
    await lockKehrtouren(
      tx,
      runden.map((runde) => runde.id),
    );
    const bleiben: string[] = [];
    for (const besuch of besuche.toSorted((a, b) => (a.terminId < b.terminId ? -1 : 1)))
      if (!(await oeffneBeendeten(ctx, tx, besuch, am))) bleiben.push(besuch.terminId);
    for (const runde of runden) {
      await nimmAufgabenWieder(tx, runde.id, runde.aufgaben);
      await record(ctx, tx, { gegenstand: 'kehrtour', id: runde.id, was: 'abschluss-zurueckgenommen' });
      await announce(tx, { art: 'kehrtour', id: runde.id });
    }
    await saveZurueck(tx, id, ctx.now(), ctx.actor.id);
    await announce(tx, { art: 'rueckmeldung' });
    return { wiederOffen: besuche.length - bleiben.length, bleiben };
  });
}
