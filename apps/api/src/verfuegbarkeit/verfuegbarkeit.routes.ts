import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';

import type { Routes } from '../platform/http/route.ts';
import { loescheAbwesenheit, legeAbwesenheitAn } from './aendereAbwesenheiten.ts';
import { loescheAusnahme, legeAusnahmeAn } from './aendereAusnahmen.ts';
import { betroffeneVonZeiten } from './betroffeneVonZeiten.ts';
import { setzeWochen } from './setzeWochen.ts';
import { zeigeVerfuegbarkeiten } from './zeigeVerfuegbarkeiten.ts';

export function verfuegbarkeitRoutes({ add }: Routes): void {
  add(verfuegbarkeit.verfuegbarkeitenListe, ({ ctx }) => zeigeVerfuegbarkeiten(ctx));
  add(verfuegbarkeit.wochenSetzen, ({ ctx, body }) => setzeWochen(ctx, body));
  add(verfuegbarkeit.ausnahmeAnlegen, ({ ctx, body }) => legeAusnahmeAn(ctx, body));
  add(verfuegbarkeit.ausnahmeLoeschen, ({ ctx, params }) => loescheAusnahme(ctx, params.id));
  add(verfuegbarkeit.abwesenheitAnlegen, ({ ctx, body }) => legeAbwesenheitAn(ctx, body));
  add(verfuegbarkeit.abwesenheitLoeschen, ({ ctx, params }) => loescheAbwesenheit(ctx, params.id));
  add(verfuegbarkeit.verfuegbarkeitBetroffene, ({ ctx, body }) => betroffeneVonZeiten(ctx, body));
}
