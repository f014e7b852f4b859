import * as beispielbezirk from '@kehrtour/contract/beispielbezirk';

import type { Routes } from '../platform/http/route.ts';
import { ladeBeispielbezirk } from './ladeBeispielbezirk.ts';
import { loescheBeispielbezirk } from './loescheBeispielbezirk.ts';
import { zeigeBeispielbezirk } from './zeigeBeispielbezirk.ts';

export function beispielbezirkRoutes({ add }: Routes): void {
  add(beispielbezirk.beispielbezirkHolen, ({ ctx }) => zeigeBeispielbezirk(ctx));
  add(beispielbezirk.beispielbezirkLaden, ({ ctx }) => ladeBeispielbezirk(ctx));
  add(beispielbezirk.beispielbezirkLoeschen, ({ ctx }) => loescheBeispielbezirk(ctx));
}
