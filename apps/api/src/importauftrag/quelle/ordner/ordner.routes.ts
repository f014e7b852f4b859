import * as importordner from '@kehrtour/contract/importordner';

import type { Routes } from '../../../platform/http/route.ts';
import { pruefeOrdner } from './pruefeOrdner.ts';
import { aendereOrdner, loescheOrdner, nimmSchluesselAn, richteOrdnerEin } from './richteOrdnerEin.ts';
import { zeigeOrdner } from './zeigeOrdner.ts';

export function ordnerRoutes({ add }: Routes): void {
  add(importordner.importordnerHolen, ({ ctx }) => zeigeOrdner(ctx));
  add(importordner.importordnerAnlegen, ({ ctx, body }) => richteOrdnerEin(ctx, body));
  add(importordner.importordnerAendern, ({ ctx, params, body }) =>
    aendereOrdner(ctx, params.id, body.sofort),
  );
  add(importordner.importordnerSchluesselAnnehmen, ({ ctx, params, body }) =>
    nimmSchluesselAn(ctx, params.id, body.schluessel),
  );
  add(importordner.importordnerPruefen, ({ ctx, params }) => pruefeOrdner(ctx, params.id));
  add(importordner.importordnerLoeschen, ({ ctx, params }) => loescheOrdner(ctx, params.id));
}
