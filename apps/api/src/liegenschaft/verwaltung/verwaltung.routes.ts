import * as verwaltung from '@kehrtour/contract/verwaltung';

import type { Routes } from '../../platform/http/route.ts';
import { aendereVerwaltung, legeVerwaltungenZusammen } from './aendereVerwaltung.ts';
import { listeVerwaltungen } from './listeVerwaltungen.ts';
import { trenneVerwaltungen } from './trenneVerwaltungen.ts';
import { zeigeVerwaltung } from './zeigeVerwaltung.ts';

export function verwaltungRoutes({ add }: Routes): void {
  add(verwaltung.verwaltungenHolen, ({ ctx, query }) => listeVerwaltungen(ctx, query));
  add(verwaltung.verwaltungHolen, ({ ctx, params }) => zeigeVerwaltung(ctx, params.id));
  add(verwaltung.verwaltungAendern, ({ ctx, params, body }) => aendereVerwaltung(ctx, params.id, body));
  add(verwaltung.verwaltungenZusammenlegen, ({ ctx, params, body }) =>
    legeVerwaltungenZusammen(ctx, params.id, body),
  );
  add(verwaltung.verwaltungenTrennen, ({ ctx, params, body }) =>
    trenneVerwaltungen(ctx, params.id, body.verbundId),
  );
}
