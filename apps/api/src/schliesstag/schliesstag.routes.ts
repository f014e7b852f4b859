import * as schliesstag from '@kehrtour/contract/schliesstag';

import type { Routes } from '../platform/http/route.ts';
import { aendereSchliesstag, loescheSchliesstag, legeSchliesstagAn } from './aendereSchliesstage.ts';
import { betroffeneAnTagen } from './betroffeneAnTagen.ts';
import { zeigeSchliesstage } from './zeigeSchliesstage.ts';

export function schliesstagRoutes({ add }: Routes): void {
  add(schliesstag.schliesstageListe, ({ ctx }) => zeigeSchliesstage(ctx));
  add(schliesstag.schliesstagAnlegen, ({ ctx, body }) => legeSchliesstagAn(ctx, body));
  add(schliesstag.schliesstagAendern, ({ ctx, params, body }) => aendereSchliesstag(ctx, params.id, body));
  add(schliesstag.schliesstagLoeschen, ({ ctx, params }) => loescheSchliesstag(ctx, params.id));
  add(schliesstag.schliesstagBetroffene, ({ ctx, body }) => betroffeneAnTagen(ctx, body));
}
