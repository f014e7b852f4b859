import * as exportentscheid from '@kehrtour/contract/exportentscheid';

import type { Routes } from '../../platform/http/route.ts';
import { entscheideUngenannte } from './entscheideUngenannte.ts';
import { nimmExportentscheidZurueck } from './nimmExportentscheidZurueck.ts';
import { zeigeUngenannte } from './zeigeUngenannte.ts';

export function exportentscheidRoutes({ add }: Routes): void {
  add(exportentscheid.ungenannteHaeuserHolen, ({ ctx }) => zeigeUngenannte(ctx));
  add(exportentscheid.ungenannteHaeuserEntscheiden, ({ ctx, body }) => entscheideUngenannte(ctx, body));
  add(exportentscheid.exportentscheidZuruecknehmen, ({ ctx, params }) =>
    nimmExportentscheidZurueck(ctx, params.id),
  );
}
