import * as terminbuchung from '@kehrtour/contract/terminbuchung';

import type { Routes } from '../platform/route.ts';
import { beginneTerminbuchung } from './beginneTerminbuchung.ts';
import { schalteTerminbuchung } from './schalteTerminbuchung.ts';
import { zeigeTerminbuchung } from './zeigeTerminbuchung.ts';

export function terminbuchungRoutes({ add }: Routes): void {
  add(terminbuchung.terminbuchungHolen, ({ ctx }) => zeigeTerminbuchung(ctx));
  add(terminbuchung.terminbuchungBeginnen, ({ ctx }) => beginneTerminbuchung(ctx));
  add(terminbuchung.terminbuchungSchalten, ({ ctx, body }) => schalteTerminbuchung(ctx, body));
}
