import * as quartal from '@kehrtour/contract/quartal';

import type { Routes } from '../../platform/route.ts';
import { legeQuartalAn } from './legeQuartalAn.ts';
import { ordneQuartalUm } from './ordneQuartalUm.ts';
import { schlageQuartalVor } from './schlageQuartalVor.ts';
import { verwirfQuartal } from './verwirfQuartal.ts';
import { zeigeQuartal } from './zeigeQuartal.ts';
import { zeigeSchauquote } from './zeigeSchauquote.ts';
import { zeigeUmfang } from './zeigeUmfang.ts';

export function quartalRoutes({ add }: Routes): void {
  add(quartal.quartalsvorschlagHolen, ({ ctx }) => zeigeQuartal(ctx));
  add(quartal.quartalsumfangHolen, ({ ctx, body }) => zeigeUmfang(ctx, body));
  add(quartal.schauquoteHolen, ({ ctx }) => zeigeSchauquote(ctx));
  add(quartal.quartalVorschlagen, ({ ctx, body }) => schlageQuartalVor(ctx, body));
  add(quartal.quartalUmordnen, ({ ctx, body }) => ordneQuartalUm(ctx, body));
  add(quartal.quartalAnlegen, ({ ctx, body }) => legeQuartalAn(ctx, body));
  add(quartal.quartalVerwerfen, ({ ctx }) => verwirfQuartal(ctx).then(() => ({})));
}
