import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft, zwischennummerVergeben } from '@kehrtour/contract/liegenschaft';
import { zwischennummer } from '@kehrtour/domain/liegenschaft/laufnummer';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { findNachbarn, lockReihenfolge, updateLaufnummer } from './reihenfolge.store.ts';

/** Squeezes a house into the working order behind another one, without renumbering the street. */
export function vergebeZwischennummer(
  ctx: StaffCtx,
  id: string,
  { version, nachId }: BodyOf<typeof zwischennummerVergeben>,
): Promise<Liegenschaft> {
  return aendereVonHand(ctx, { id, version, was: 'Eingeordnet' }, async (tx) => {
    await lockReihenfolge(tx);
    const nachbarn = await findNachbarn(tx, nachId, id);
    if (!nachbarn || nachId === id) throw new Refused('nicht-gefunden');
    if (nachbarn.davor === null) throw liegenschaftRefused('ohne-laufnummer');
    const neu = zwischennummer(nachbarn.davor, nachbarn.danach ?? undefined);
    if (!neu.ok) throw new Refused(neu.reason);
    await updateLaufnummer(tx, id, neu.value);
    return ['laufnummer'];
  });
}
