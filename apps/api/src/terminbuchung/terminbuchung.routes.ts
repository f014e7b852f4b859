import { taetigkeitBetroffene, taetigkeitWirkung } from '@kehrtour/contract/taetigkeit';
import * as terminbuchung from '@kehrtour/contract/terminbuchung';

import type { Routes } from '../platform/http/route.ts';
import { beginneTerminbuchung } from './beginneTerminbuchung.ts';
import { betroffeneVonTaetigkeit } from './betroffeneVonTaetigkeit.ts';
import { schalteTerminbuchung } from './schalteTerminbuchung.ts';
import { zeigeTerminbuchung } from './zeigeTerminbuchung.ts';
import { zeigeWirkung } from './zeigeWirkung.ts';

export function terminbuchungRoutes({ add }: Routes): void {
  add(terminbuchung.terminbuchungHolen, ({ ctx }) => zeigeTerminbuchung(ctx));
  add(terminbuchung.terminbuchungBeginnen, ({ ctx }) => beginneTerminbuchung(ctx));
  add(terminbuchung.terminbuchungSchalten, ({ ctx, body }) => schalteTerminbuchung(ctx, body));
  // Here and not with the activities: they know of no appointments.
  add(taetigkeitBetroffene, ({ ctx, params }) => betroffeneVonTaetigkeit(ctx, params.id));
  add(taetigkeitWirkung, ({ ctx, params }) => zeigeWirkung(ctx, params.id));
}
