import * as terminwunsch from '@kehrtour/contract/terminwunsch';

import { idempotencyKeyOf } from '../../platform/access/idempotency.ts';
import type { Routes } from '../../platform/http/route.ts';
import {
  beantworteWunsch,
  lehneWunschAb,
  listeWuensche,
  zeigeWunschzeiten,
} from '../buero/beantworteWunsch.ts';
import { aeussereWunsch } from './aeussereWunsch.ts';
import { zeigeWunsch } from './zeigeWunsch.ts';
import { zieheWunschZurueck } from './zieheWunschZurueck.ts';

/** Wishes for a time: left by visitors, answered by the office. */
export function terminwunschRoutes({ add }: Routes): void {
  add(terminwunsch.wunschAeussern, ({ ctx, params, body, request }) =>
    aeussereWunsch(ctx, idempotencyKeyOf(request), params.slug, body),
  );
  add(terminwunsch.wunschHolen, ({ ctx, params, body }) => zeigeWunsch(ctx, params.slug, body.code));
  add(terminwunsch.wunschZurueckziehen, ({ ctx, params, body, request }) =>
    zieheWunschZurueck(ctx, idempotencyKeyOf(request), params.slug, body.code),
  );
  add(terminwunsch.wuenscheHolen, ({ ctx }) => listeWuensche(ctx));
  add(terminwunsch.wunschzeitenHolen, ({ ctx, params, body }) => zeigeWunschzeiten(ctx, params.id, body));
  add(terminwunsch.wunschBeantworten, ({ ctx, params, body }) => beantworteWunsch(ctx, params.id, body));
  add(terminwunsch.wunschAblehnen, ({ ctx, params, body }) => lehneWunschAb(ctx, params.id, body.grund));
}
