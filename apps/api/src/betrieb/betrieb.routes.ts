import * as betrieb from '@kehrtour/contract/betrieb';

import type { Routes } from '../platform/route.ts';
import { zeigeImportauftraege } from './zeigeImportauftraege.ts';

export function betriebRoutes({ add }: Routes): void {
  add(betrieb.importauftraegeAllerBetriebe, ({ ctx, query }) => zeigeImportauftraege(ctx, query));
}
