import type { LiegenschaftFilter } from '@kehrtour/contract/bestand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Bestandssicht } from './bestand.store.ts';

/** What this person may see of the houses: everything, or those on her own rounds. */
export function sichtFuer(ctx: StaffCtx, filter: LiegenschaftFilter): Bestandssicht {
  const nurVon = darf(ctx.actor.rolle, 'liegenschaft.ansehen') ? undefined : ctx.actor.id;
  return { filter, nurVon, heute: ortszeitAus(ctx.now()).tag };
}
