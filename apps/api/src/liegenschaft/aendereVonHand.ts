import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import { darf } from '@kehrtour/domain/rolle';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findLiegenschaft, type LiegenschaftRow, touch } from './liegenschaft.store.ts';
import { liegenschaftJetzt } from './zeigeLiegenschaft.ts';

export type Handaenderung = {
  id: string;
  /** Version of the page the change was made on; missing where any state will do. */
  version?: number;
  was: Verlaufswort<'liegenschaft'>;
  /** The connection of the person it was about, so that she can be told of it. */
  verbindung?: string;
  /** What the caller sent, so that a second writer can be shown the difference. */
  gewollt?: Readonly<Record<string, unknown>>;
};

/**
 * Every change of a house by hand goes this way: right, lock, version, the deed itself, version on, parts kept from the
 * next import, history, news. The deed answers which of the parts that imports bring it changed, or undefined
 * when there was nothing to do.
 */
export async function aendereVonHand(
  ctx: StaffCtx,
  { id, version, was, verbindung, gewollt }: Handaenderung,
  tat: (tx: Tx, vorher: LiegenschaftRow) => Promise<readonly Importteil[] | undefined>,
): Promise<Liegenschaft> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await findLiegenschaft(tx, id, true);
    if (!vorher) throw new Refused('nicht-gefunden');
    if (version !== undefined && version !== vorher.version) throw await veraltet(tx, id, gewollt ?? {});
    const teile = await tat(tx, vorher);
    if (teile !== undefined) {
      await touch(tx, id, teile);
      await record(ctx, tx, { gegenstand: 'liegenschaft', id, was, nach: { teile, verbindung, ...gewollt } });
      await announce(tx, { art: 'liegenschaft', id });
    }
    return liegenschaftJetzt(tx, id);
  });
}

/** The present state with the fields in which it differs from what was sent. */
async function veraltet(tx: Tx, id: string, gewollt: Readonly<Record<string, unknown>>): Promise<Refused> {
  const stand = await liegenschaftJetzt(tx, id);
  const unterschiede = Object.entries(stand)
    .filter(([feld, jetzt]) => feld in gewollt && JSON.stringify(jetzt) !== JSON.stringify(gewollt[feld]))
    .map(([feld, jetzt]) => ({ feld, jetzt, ihres: gewollt[feld] }));
  return new Refused('veraltet', { angaben: { stand, unterschiede } });
}
