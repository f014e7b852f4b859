import * as datenauszug from '@kehrtour/contract/datenauszug';

import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { fordereAuszugAn } from './fordereAuszugAn.ts';
import { holeAuszug } from './holeAuszug.ts';
import { zeigeAuszug } from './zeigeAuszug.ts';

export function datenauszugRoutes({ add }: Routes): void {
  add(datenauszug.datenauszugHolen, ({ ctx }) => zeigeAuszug(ctx));
  add(datenauszug.datenauszugAnfordern, ({ ctx }) => fordereAuszugAn(ctx));
  add(datenauszug.datenauszugLaden, async ({ ctx, body, reply }) => {
    const { inhalt, name } = await holeAuszug(ctx, body);
    return sendFile(reply, inhalt, 'application/zip', name);
  });
}
