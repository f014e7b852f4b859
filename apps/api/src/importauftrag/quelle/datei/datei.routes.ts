import { importHochladen } from '@kehrtour/contract/importauftrag';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';

import type { Routes } from '../../../platform/http/route.ts';
import { uploadOf } from '../../../platform/http/upload.ts';
import { nimmDateiAn } from './nimmDateiAn.ts';

export function dateiRoutes({ add }: Routes): void {
  add(importHochladen, async ({ ctx, request }) =>
    nimmDateiAn(ctx, await uploadOf(request, IMPORTDATEIEN.bytesMax)),
  );
}
