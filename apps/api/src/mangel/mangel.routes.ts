import * as mangel from '@kehrtour/contract/mangel';

import type { Routes } from '../platform/http/route.ts';
import { aendereAuftrag, planeAuftragEin } from './aendereAuftrag.ts';
import { aendereMangel } from './aendereMangel.ts';
import { listeMaengel, zaehleMaengel } from './listeMaengel.ts';

export function mangelRoutes({ add }: Routes): void {
  add(mangel.maengelHolen, ({ ctx, query }) => listeMaengel(ctx, query));
  add(mangel.maengelZaehlen, ({ ctx }) => zaehleMaengel(ctx));
  add(mangel.mangelAendern, ({ ctx, params, body }) => aendereMangel(ctx, params.id, body));
  add(mangel.auftragAendern, ({ ctx, params, body }) => aendereAuftrag(ctx, params.id, body));
  add(mangel.auftragEinplanen, ({ ctx, params, body }) => planeAuftragEin(ctx, params.id, body));
}
