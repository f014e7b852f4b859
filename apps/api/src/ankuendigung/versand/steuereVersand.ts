import type { Versand } from '@kehrtour/contract/versand';
import { darf } from '@kehrtour/domain/rolle';
import type { Versandklasse, Versandtat } from '@kehrtour/domain/versand/versandstand';

import { lockKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import {
  discardMessages,
  holdMessages,
  releaseMessages,
  retryMessages,
} from '../../platform/post/heldMessages.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { WARUM_UEBERHOLT } from '../ansage/ersetzeWartende.ts';
import { listVersand } from './versand.store.ts';
import { ladeVersand } from './zeigeVersand.ts';

const WAS = {
  anhalten: 'versand-angehalten',
  weiter: 'versand-fortgesetzt',
  verwerfen: 'versand-verworfen',
  nochmal: 'versand-wiederholt',
} as const satisfies Record<Versandtat, string>;

/**
 * Stops the dispatch of a round in its middle, goes on, throws the rest away, or sends exactly what failed once more.
 * A message that is handed over at this moment is finished first; nothing leaves twice. A second press does nothing more.
 */
export async function steuereVersand(ctx: StaffCtx, kehrtourId: string, tat: Versandtat): Promise<Versand> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ankuendigen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await lockKehrtour(tx, kehrtourId))) throw new Refused('nicht-gefunden');
    const betroffen = await tue(ctx, tx, kehrtourId, tat);
    const versand = await ladeVersand(ctx, tx, kehrtourId);
    if (betroffen > 0) {
      await record(ctx, tx, { gegenstand: 'kehrtour', id: kehrtourId, was: WAS[tat], nach: versand.zahlen });
      await announce(tx, { art: 'kehrtour', id: kehrtourId });
    }
    return versand;
  });
}

const VERWORFEN = 'Nicht gesendet: Das Büro hat den Rest des Versands verworfen.';

/** Answers to how many it was done; the outbox itself looks once more how each stands. */
async function tue(ctx: StaffCtx, tx: Tx, kehrtourId: string, tat: Versandtat): Promise<number> {
  const now = ctx.now();
  const nachrichten = await listVersand(tx, kehrtourId, now);
  const ids = (klassen: readonly Versandklasse[], ueberholt?: boolean): string[] =>
    nachrichten
      .filter((eine) => klassen.includes(eine.klasse) && (ueberholt ?? eine.ueberholt) === eine.ueberholt)
      .map(({ id }) => id);
  switch (tat) {
    case 'anhalten':
      return holdMessages(tx, ids(['wartet', 'wiederholt', 'geht']), now);
    case 'weiter':
      return (
        (await discardMessages(tx, ids(['ersetzt'], true), { now, why: WARUM_UEBERHOLT })) +
        (await releaseMessages(tx, ids(['angehalten', 'geht']), now))
      );
    case 'verwerfen':
      return discardMessages(tx, ids(['angehalten', 'ersetzt']), { now, why: VERWORFEN });
    case 'nochmal':
      return retryMessages(tx, ids(['gescheitert', 'wiederholt'], false));
  }
}
