import * as gebiet from '@kehrtour/contract/gebiet';

import type { Routes } from '../platform/http/route.ts';
import { aendereGebiet, loescheGebiete, legeGebieteAn } from './aendereGebiete.ts';
import { betroffeneVonGebieten } from './betroffeneVonGebieten.ts';
import { pruefeAdresse } from './pruefeAdresse.ts';
import { zeigeGebiete } from './zeigeGebiete.ts';

export function gebietRoutes({ add }: Routes): void {
  add(gebiet.gebieteListe, ({ ctx }) => zeigeGebiete(ctx));
  add(gebiet.gebieteAnlegen, ({ ctx, body }) => legeGebieteAn(ctx, body));
  add(gebiet.gebietAendern, ({ ctx, params, body }) => aendereGebiet(ctx, params.id, body));
  add(gebiet.gebieteLoeschen, ({ ctx, body }) => loescheGebiete(ctx, body.ids));
  add(gebiet.gebieteBetroffene, ({ ctx, body }) => betroffeneVonGebieten(ctx, body));
  add(gebiet.gebietPruefen, ({ ctx, body }) => pruefeAdresse(ctx, body));
}
