import * as quartal from '@kehrtour/contract/quartal';

import { ordneQuartalUm } from '../../planung/quartal/ordneQuartalUm.ts';
import { schlageQuartalVor } from '../../planung/quartal/schlageQuartalVor.ts';
import { verwirfQuartal } from '../../planung/quartal/verwirfQuartal.ts';
import { zeigeQuartal } from '../../planung/quartal/zeigeQuartal.ts';
import { zeigeSchauquote } from '../../planung/quartal/zeigeSchauquote.ts';
import { zeigeUmfang } from '../../planung/quartal/zeigeUmfang.ts';
import type { Routes } from '../../platform/http/route.ts';
import { legeQuartalAn } from './legeQuartalAn.ts';

export function quartalRoutes({ add }: Routes): void {
  add(quartal.quartalsvorschlagHolen, ({ ctx }) => zeigeQuartal(ctx));
  add(quartal.quartalsumfangHolen, ({ ctx, body }) => zeigeUmfang(ctx, body));
  add(quartal.schauquoteHolen, ({ ctx }) => zeigeSchauquote(ctx));
  add(quartal.quartalVorschlagen, ({ ctx, body }) => schlageQuartalVor(ctx, body));
  add(quartal.quartalUmordnen, ({ ctx, body }) => ordneQuartalUm(ctx, body));
  add(quartal.quartalAnlegen, ({ ctx, body }) => legeQuartalAn(ctx, body));
  add(quartal.quartalVerwerfen, ({ ctx }) => verwirfQuartal(ctx).then(() => ({})));
}
