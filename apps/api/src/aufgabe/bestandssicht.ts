import type { LiegenschaftFilter } from '@kehrtour/contract/bestand';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { karteFuer } from '../ort/karteFuer.ts';
import { kartenraum } from '../ort/kartenraum.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Bestandssicht } from './bestand.store.ts';

/** What this person may see of the houses: everything, or those on her own rounds. Never inside a transaction. */
export async function sichtFuer(ctx: StaffCtx, filter: LiegenschaftFilter): Promise<Bestandssicht> {
  const nurVon = darf(ctx.actor.rolle, 'liegenschaft.ansehen') ? undefined : ctx.actor.id;
  const karte = filter.ausserhalbKarte === '1' ? await karteFuer(ctx) : null;
  return {
    filter,
    nurVon,
    heute: ortszeitAus(ctx.now()).tag,
    kartenraum: karte ? kartenraum(karte.karte) : undefined,
  };
}
