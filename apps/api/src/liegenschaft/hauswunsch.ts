import { randomUUID } from 'node:crypto';

import type {
  hauswuenscheHolen,
  hauswunschAendern,
  hauswunschAnlegen,
} from '@kehrtour/contract/antwortbrett';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { WUENSCHE_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import {
  deleteHauswunsch,
  insertHauswunsch,
  listEinheiten,
  listHauswuensche,
  lockHaus,
  updateHauswunsch,
} from './hauswunsch.store.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { verlangeSicht } from './zeigeLiegenschaft.ts';

export { insertHauswunsch, WUENSCHE_DES_HAUSES, wunschnotiz } from './hauswunsch.store.ts';

type Wuensche = AnswerOf<typeof hauswuenscheHolen>;

/** What households of this house would like of later visits. Whoever sees the house sees it. */
export async function zeigeHauswuensche(ctx: StaffCtx, liegenschaftId: string): Promise<Wuensche> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    return wuenscheJetzt(tx, liegenschaftId);
  });
}

async function wuenscheJetzt(tx: Tx, liegenschaftId: string): Promise<Wuensche> {
  const rows = await listHauswuensche(tx, liegenschaftId);
  return {
    wuensche: rows.map(({ id, text, fuer, gemerkt_am, nutzungseinheit_id, termin_id }) => ({
      id,
      text,
      fuer,
      am: gemerkt_am.toISOString(),
      nutzungseinheitId: nutzungseinheit_id,
      ausAntwort: termin_id !== null,
    })),
    einheiten: await listEinheiten(tx, liegenschaftId),
  };
}

/** What somebody said on the phone or at the door: a soft window of every later plan, without any visit. */
export async function legeHauswunschAn(
  ctx: StaffCtx,
  liegenschaftId: string,
  { text, nutzungseinheitId }: BodyOf<typeof hauswunschAnlegen>,
): Promise<Wuensche> {
  return schreibeWuensche(ctx, liegenschaftId, async (tx, stand) => {
    verlangeEigeneEinheit(stand, nutzungseinheitId);
    if (stand.wuensche.length >= WUENSCHE_JE_HAUS_MAX) throw liegenschaftRefused('zu-viele-wuensche');
    await insertHauswunsch(tx, {
      id: randomUUID(),
      liegenschaftId,
      nutzungseinheitId,
      terminId: null,
      text,
      am: ctx.now(),
      von: ctx.actor.id,
    });
  });
}

/** @throws Refused 'veraltet' when somebody else wrote it anew meanwhile */
export async function aendereHauswunsch(
  ctx: StaffCtx,
  { id: liegenschaftId, wunschId }: { id: string; wunschId: string },
  neu: BodyOf<typeof hauswunschAendern>,
): Promise<Wuensche> {
  return schreibeWuensche(ctx, liegenschaftId, async (tx, stand) => {
    verlangeEigeneEinheit(stand, neu.nutzungseinheitId);
    if (!stand.wuensche.some(({ id }) => id === wunschId)) throw new Refused('nicht-gefunden');
    const geschrieben = await updateHauswunsch(tx, { liegenschaftId, id: wunschId }, neu);
    if (geschrieben === 0) throw new Refused('veraltet');
  });
}

/** It holds no more: another person lives there, or it was kept. */
export async function loescheHauswunsch(
  ctx: StaffCtx,
  liegenschaftId: string,
  id: string,
): Promise<Record<string, never>> {
  await schreibeWuensche(
    ctx,
    liegenschaftId,
    async (tx) => void (await deleteHauswunsch(tx, liegenschaftId, id)),
  );
  return {};
}

async function schreibeWuensche(
  ctx: StaffCtx,
  liegenschaftId: string,
  tat: (tx: Tx, stand: Wuensche) => Promise<void>,
): Promise<Wuensche> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await lockHaus(tx, liegenschaftId))) throw new Refused('nicht-gefunden');
    await tat(tx, await wuenscheJetzt(tx, liegenschaftId));
    await announce(tx, { art: 'liegenschaft', id: liegenschaftId });
    return wuenscheJetzt(tx, liegenschaftId);
  });
}

function verlangeEigeneEinheit({ einheiten }: Wuensche, einheitId: string | null): void {
  if (einheitId !== null && !einheiten.some(({ id }) => id === einheitId))
    throw liegenschaftRefused('wunsch-einheit-fremd');
}
