import * as taetigkeit from '@kehrtour/contract/taetigkeit';

import type { Routes } from '../platform/http/route.ts';
import { aendereBuchung } from './aendereBuchung.ts';
import { aendereTaetigkeit, legeTaetigkeitAn } from './aendereTaetigkeit.ts';
import { taetigkeitJetzt, zeigeTaetigkeiten } from './zeigeTaetigkeiten.ts';

export function taetigkeitRoutes({ add }: Routes): void {
  add(taetigkeit.taetigkeitenListe, ({ ctx }) => zeigeTaetigkeiten(ctx));
  add(taetigkeit.taetigkeitHolen, ({ ctx, params }) =>
    ctx.transaction((tx) => taetigkeitJetzt(tx, params.id)),
  );
  add(taetigkeit.taetigkeitAnlegen, ({ ctx, body }) => legeTaetigkeitAn(ctx, body));
  add(taetigkeit.taetigkeitAendern, ({ ctx, params, body }) => aendereTaetigkeit(ctx, params.id, body));
  add(taetigkeit.taetigkeitBuchungAendern, ({ ctx, params, body }) => aendereBuchung(ctx, params.id, body));
}
