import * as sandbox from '@kehrtour/contract/sandbox';

import type { Routes } from '../platform/http/route.ts';
import { legeSandboxAn, legeSandboxTokenAn, setzeSandboxNeuAuf } from './legeSandboxAn.ts';

export function sandboxRoutes({ add }: Routes): void {
  add(sandbox.sandboxAnlegen, ({ ctx, params }) => legeSandboxAn(ctx, params.id));
  add(sandbox.sandboxZuruecksetzen, ({ ctx, params }) => setzeSandboxNeuAuf(ctx, params.id));
  add(sandbox.sandboxTokenAnlegen, ({ ctx, params }) => legeSandboxTokenAn(ctx, params.id));
}
