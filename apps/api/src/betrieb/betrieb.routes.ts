import * as betrieb from '@kehrtour/contract/betrieb';

import type { Routes } from '../platform/route.ts';
import { entsperreBetrieb, sperreBetrieb } from './sperreBetrieb.ts';
import { zeigeBetriebe } from './zeigeBetriebe.ts';
import { zeigeImportauftraege } from './zeigeImportauftraege.ts';
import { zeigeZuTun } from './zeigeZuTun.ts';

export function betriebRoutes({ add }: Routes): void {
  add(betrieb.importauftraegeAllerBetriebe, ({ ctx, query }) => zeigeImportauftraege(ctx, query));
  add(betrieb.betriebeHolen, ({ ctx, query }) => zeigeBetriebe(ctx, query));
  add(betrieb.betriebSperren, ({ ctx, params, body }) => sperreBetrieb(ctx, params.id, body.grund));
  add(betrieb.betriebEntsperren, ({ ctx, params }) => entsperreBetrieb(ctx, params.id));
  add(betrieb.zuTunHolen, ({ ctx }) => zeigeZuTun(ctx));
}
