import * as doppelt from '@kehrtour/contract/doppelt';

import type { Routes } from '../../platform/http/route.ts';
import { fuehreZusammen, merkeVerschiedene, trenneHaeuser } from './fuehreZusammen.ts';
import { zeigeDoppelte } from './zeigeDoppelte.ts';

export function doppeltRoutes({ add }: Routes): void {
  add(doppelt.doppelteHolen, ({ ctx }) => zeigeDoppelte(ctx));
  add(doppelt.haeuserZusammenfuehren, ({ ctx, params, body }) => fuehreZusammen(ctx, params.id, body));
  add(doppelt.haeuserTrennen, async ({ ctx, params }) => {
    await trenneHaeuser(ctx, params.id);
    return {};
  });
  add(doppelt.haeuserVerschieden, async ({ ctx, params, body }) => {
    await merkeVerschiedene(ctx, params.id, body.mitId);
    return {};
  });
}
