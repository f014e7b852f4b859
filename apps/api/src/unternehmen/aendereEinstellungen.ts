import type { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { einstellungenAus } from './einstellungen.ts';
import { FEIERTAGE_ANDERS } from './feiertageAnders.ts';
import { getUnternehmen, saveEinstellungen } from './unternehmen.store.ts';

type Stand = AnswerOf<typeof einstellungenHolen>;

export function zeigeEinstellungen(ctx: StaffCtx): Promise<Stand> {
  return ctx.transaction(einstellungenJetzt);
}

/** Changes the groups that were sent; the others stay as they are. */
export async function aendereEinstellungen(
  ctx: StaffCtx,
  { version, ...wunsch }: BodyOf<typeof einstellungenAendern>,
): Promise<Stand> {
  if (!darf(ctx.actor.rolle, 'einstellung.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await einstellungenJetzt(tx);
    const { freieTaetigkeiten, hoheitlicheTaetigkeiten, ...gruppen } = wunsch;
    const worte = {
      ...(freieTaetigkeiten && { freieTaetigkeiten }),
      ...(hoheitlicheTaetigkeiten && { hoheitlicheTaetigkeiten }),
    };
    const zettel =
      Object.keys(worte).length > 0 ? { terminzettel: { ...vorher.terminzettel, ...worte } } : {};
    const neu = { ...gruppen, ...zettel };
    if (!(await saveEinstellungen(tx, neu, version)))
      throw new Refused('veraltet', { angaben: { stand: vorher } });
    await record(ctx, tx, {
      gegenstand: 'unternehmen',
      id: ctx.unternehmenId,
      was: 'einstellungen',
      nach: neu,
    });
    if (gruppen.feiertage)
      await ctx.deps.jobs.enqueue(tx, FEIERTAGE_ANDERS, {
        unternehmenId: ctx.unternehmenId,
        gemeldetVon: ctx.actor.id,
      });
    return einstellungenJetzt(tx);
  });
}

async function einstellungenJetzt(tx: Tx): Promise<Stand> {
  const { einstellungen, version } = await getUnternehmen(tx);
  return { ...einstellungenAus(einstellungen), version };
}
