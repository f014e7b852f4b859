import { auskunftErteilen, ehemaligeHolen } from '@kehrtour/contract/auskunft';

import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { erteileAuskunft } from './erteileAuskunft.ts';
import { zeigeEhemalige } from './zeigeEhemalige.ts';

export function auskunftRoutes({ add }: Routes): void {
  add(ehemaligeHolen, ({ ctx, params }) => zeigeEhemalige(ctx, params.id));
  add(auskunftErteilen, async ({ ctx, params, body, reply }) => {
    const { inhalt, typ, name } = await erteileAuskunft(ctx, params, body);
    return sendFile(reply, inhalt, typ, name);
  });
}
