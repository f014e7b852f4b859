import * as vormerkung from '@kehrtour/contract/vormerkung';

import { idempotencyKeyOf } from '../../platform/access/idempotency.ts';
import type { Routes } from '../../platform/http/route.ts';
import { bestaetigeVormerkung } from './bestaetigeVormerkung.ts';
import { merkeBuchungVor } from './merkeBuchungVor.ts';
import { zeigeVormerkung } from './zeigeVormerkung.ts';

export function vormerkungRoutes({ add }: Routes): void {
  add(vormerkung.vormerken, ({ ctx, params, body, request }) =>
    merkeBuchungVor(ctx, idempotencyKeyOf(request), params.slug, body),
  );
  add(vormerkung.vormerkungHolen, ({ ctx, params, body }) => zeigeVormerkung(ctx, params.slug, body));
  add(vormerkung.vormerkungBestaetigen, ({ ctx, params, body, request }) =>
    bestaetigeVormerkung(ctx, idempotencyKeyOf(request), params.slug, body),
  );
}
