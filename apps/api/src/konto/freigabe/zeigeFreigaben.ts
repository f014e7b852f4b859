import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { faktorfreigabenHolen } from '@kehrtour/contract/faktorfreigabe';
import { darf } from '@kehrtour/domain/rolle';

import type { AdminCtx, StaffCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listFreigaben } from './freigabe.store.ts';

type Liste = AnswerOf<typeof faktorfreigabenHolen>;
const GEZEIGT = 20;

/** What the operator reads of a company. */
export const zeigeFreigabenDesBetriebs = (ctx: AdminCtx, unternehmenId: string): Promise<Liste> =>
  freigaben(ctx.as(ctx.actor, unternehmenId));

/** The same for those who run the company. */
export function zeigeFreigaben(ctx: StaffCtx): Promise<Liste> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return freigaben(ctx);
}

async function freigaben(ctx: TenantCtx): Promise<Liste> {
  const rows = await ctx.transaction((tx) => listFreigaben(tx, GEZEIGT));
  return {
    eintraege: rows.map(({ id, email, wer, grund, nachweis, ende, ...row }) => ({
      id,
      email,
      wer,
      grund,
      nachweis,
      ende,
      begonnenAm: row.begonnen_am.toISOString(),
      wirksamAb: row.wirksam_ab.toISOString(),
      beendetAm: row.beendet_am?.toISOString() ?? null,
    })),
  };
}
