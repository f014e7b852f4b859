import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import type { hausEinordnen, Platz } from '@kehrtour/contract/reihenfolge';
import { zwischennummer } from '@kehrtour/domain/liegenschaft/laufnummer';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { findNachbarn, findNachbarnDavor, lockReihenfolge, updateLaufnummer } from './reihenfolge.store.ts';

/**
 * Gives a house its place in the working order, without renumbering the street. @throws Refused 'veraltet' where somebody has
 * moved it since, 'liegenschaft.kein-platz' where no number is left between the two
 */
export function ordneHausEin(
  ctx: StaffCtx,
  id: string,
  { bisher, platz }: BodyOf<typeof hausEinordnen>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, was: 'Eingeordnet' }, async (tx, vorher) => {
    if (vorher.laufnummer !== bisher) throw new Refused('veraltet');
    // Two people who drop two houses at one place must not give both the same number.
    await lockReihenfolge(tx);
    const neu = await nummerFuer(tx, id, platz);
    if (neu === bisher) return undefined;
    await updateLaufnummer(tx, id, neu);
    return ['laufnummer'];
  });
}

async function nummerFuer(tx: Tx, id: string, platz: Platz): Promise<number | null> {
  if ('laufnummer' in platz) return platz.laufnummer;
  const [bezug, nachbarn] =
    'nachId' in platz
      ? [platz.nachId, await findNachbarn(tx, platz.nachId, id)]
      : [platz.vorId, await findNachbarnDavor(tx, platz.vorId, id)];
  if (!nachbarn || bezug === id) throw new Refused('nicht-gefunden');
  if (nachbarn.davor === null || ('vorId' in platz && nachbarn.danach === null))
    throw liegenschaftRefused('ohne-laufnummer');
  const neu = zwischennummer(nachbarn.davor, nachbarn.danach ?? undefined);
  if (!neu.ok) throw new Refused(neu.reason);
  return neu.value;
}
