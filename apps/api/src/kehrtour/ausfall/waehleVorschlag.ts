import type { ausfallvorschlagWaehlen } from '@kehrtour/contract/ausfallvorschlag';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { darf } from '@kehrtour/domain/rolle';

import { mitVorschlag } from '../../planung/stand/wartenderPlan.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findAenderung, replaceAenderung } from '../aenderung/aenderung.store.ts';
import { lockKehrtour, raiseVersion } from '../runde/kehrtour.store.ts';

/**
 * Puts another proposal in the place of the plan that waits; nothing is in force by it. What was promised is compared with
 * what stood when all of them were computed.
 * @throws Refused 'veraltet' when another plan waits by now
 */
export async function waehleVorschlag(
  ctx: StaffCtx,
  id: string,
  { version, art }: BodyOf<typeof ausfallvorschlagWaehlen>,
): Promise<AnswerOf<typeof ausfallvorschlagWaehlen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const kehrtour = await lockKehrtour(tx, id);
    const wartend = kehrtour && (await findAenderung(tx, id));
    if (!wartend) throw new Refused('nicht-gefunden');
    const erlaubt = wechsleKehrtourStatus(kehrtour.status, 'aendere', ctx.actor.rolle);
    if (!erlaubt.ok) throw new Refused(erlaubt.reason);
    if (wartend.version !== version) throw new Refused('veraltet', { angaben: { version: wartend.version } });
    if (wartend.vorschlag === art) return { version };
    const vorschlag = wartend.vorschlaege.find((einer) => einer.art === art);
    if (!vorschlag) throw new Refused('nicht-gefunden');
    if (!(await raiseVersion(tx, id, kehrtour.version, ctx.now()))) throw new Refused('veraltet');
    const { angelegt_am: _am, von: _von, ...neu } = mitVorschlag(wartend, vorschlag);
    await replaceAenderung(tx, { ...neu, version: kehrtour.version + 1, von: ctx.actor.id, am: ctx.now() });
    await record(ctx, tx, { gegenstand: 'kehrtour', id, was: 'vorschlag-gewaehlt', nach: { art } });
    await announce(tx, { art: 'kehrtour', id });
    return { version: kehrtour.version + 1 };
  });
}
