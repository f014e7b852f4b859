import * as loeschauftrag from '@kehrtour/contract/loeschauftrag';

import type { Routes } from '../platform/http/route.ts';
import { beantrageLoeschung } from './beantrageLoeschung.ts';
import { nimmLoeschungZurueck } from './nimmLoeschungZurueck.ts';
import { zeigeLoeschauftrag } from './zeigeLoeschauftrag.ts';

export function loeschauftragRoutes({ add }: Routes): void {
  add(loeschauftrag.loeschauftragHolen, ({ ctx }) => zeigeLoeschauftrag(ctx));
  add(loeschauftrag.loeschauftragAnlegen, ({ ctx, body }) => beantrageLoeschung(ctx, body));
  add(loeschauftrag.loeschauftragZuruecknehmen, ({ ctx }) => nimmLoeschungZurueck(ctx));
}
