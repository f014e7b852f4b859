import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { nachtraegeAufnehmen } from '@kehrtour/contract/nachtrag';
import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { setNachtrag } from '../aenderung/aenderung.store.ts';
import { stosseAenderungAn } from '../aenderung/stosseAenderungAn.ts';
import { lockKehrtour, raiseVersion } from '../runde/kehrtour.store.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';

/**
 * The work of these houses as it is now comes into a new plan of the announced round. It waits as an Änderung, which says whom it
 * moves and who is told of what; until that is accepted, everything stays as it was told.
 * @throws Refused 'veraltet' when the work of a house is what was told by now
 */
export async function nimmNachtraegeAuf(
  ctx: StaffCtx,
  id: string,
  { liegenschaftIds }: BodyOf<typeof nachtraegeAufnehmen>,
): Promise<AnswerOf<typeof nachtraegeAufnehmen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const { kehrtour, nachtraege } = await ladePlanung(ctx, id);
  if (!brauchtAenderung(kehrtour.status)) throw new Refused('kehrtour.nicht-mehr-aenderbar');
  const bekannt = new Set(nachtraege.map(({ haus }) => haus.id));
  if (!liegenschaftIds.every((haus) => bekannt.has(haus))) throw new Refused('veraltet');
  return ctx.transaction(async (tx) => {
    const jetzt = await lockKehrtour(tx, id);
    if (!jetzt || !brauchtAenderung(jetzt.status)) throw new Refused('kehrtour.nicht-mehr-aenderbar');
    // A plan that waits, or is being computed, does not know of it: it is outdated by the version.
    await raiseVersion(tx, id, jetzt.version, ctx.now());
    await setNachtrag(tx, id, liegenschaftIds);
    await stosseAenderungAn(ctx, tx, { kehrtouren: [jetzt], ursache: 'nachtrag', von: ctx.actor.id });
    await announce(tx, { art: 'kehrtour', id });
    return {};
  });
}
