import type { Beispielbezirk } from '@kehrtour/contract/beispielbezirk';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { beispielbezirkRefused } from './beispielbezirk.grund.ts';
import { deleteBezirk, findBezirk, lockBestand } from './beispielbezirk.store.ts';
import { bezirkJetzt } from './zeigeBeispielbezirk.ts';

const LOESCHEN_MS = 60_000;

/** Takes the invented houses away with all that hangs on them, as if they had never been there; what is the company's own stays. */
export async function loescheBeispielbezirk(ctx: StaffCtx): Promise<Beispielbezirk> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(
    async (tx) => {
      await lockBestand(tx);
      const stand = await findBezirk(tx);
      if (stand.geladen_am === null) throw new Refused('nicht-gefunden');
      if (stand.gemischte.length > 0) throw beispielbezirkRefused('gemischte', stand.gemischte);
      await deleteBezirk(tx);
      for (const art of ['liegenschaft', 'kehrtour', 'termin'] as const) await announce(tx, { art });
      return bezirkJetzt(tx);
    },
    { statementTimeoutMs: LOESCHEN_MS },
  );
}
