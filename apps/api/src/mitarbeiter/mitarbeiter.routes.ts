import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import * as mitfahrt from '@kehrtour/contract/mitfahrt';

import type { Routes } from '../platform/http/route.ts';
import { nenneMitfahrt, zeigeMitfahrten } from './mitfahrt/nenneMitfahrt.ts';
import { zeigePersoenlicheDaten } from './persoenlicheDaten.ts';
import { listeMitarbeiter, zeigeMitarbeiter } from './zeigeMitarbeiter.ts';

/** Reading; what touches a login as well stands with the accounts in `konto/`. */
export function mitarbeiterRoutes({ add }: Routes): void {
  add(mitarbeiter.mitarbeiterListe, ({ ctx }) => listeMitarbeiter(ctx));
  add(mitarbeiter.persoenlicheDatenHolen, ({ ctx }) => zeigePersoenlicheDaten(ctx));
  add(mitfahrt.mitfahrtenHolen, ({ ctx, query }) => zeigeMitfahrten(ctx, query.tag));
  add(mitfahrt.mitfahrtNennen, ({ ctx, body }) => nenneMitfahrt(ctx, body));
  add(mitarbeiter.mitarbeiterEinzeln, ({ ctx, params }) => zeigeMitarbeiter(ctx, params.id));
}
