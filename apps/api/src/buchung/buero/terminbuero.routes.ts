import * as wellen from '@kehrtour/contract/buchungswelle';
import * as buero from '@kehrtour/contract/terminbuero';
import * as teilung from '@kehrtour/contract/terminteilung';
import { buchungsverlegungPruefen } from '@kehrtour/contract/terminverlegung';

import type { Routes } from '../../platform/http/route.ts';
import { nimmEigeneZeitZurueck } from '../eigenezeit/nimmEigeneZeitZurueck.ts';
import { vereinbareEigeneZeit, zeigeEigeneZeiten } from '../eigenezeit/vereinbareEigeneZeit.ts';
import { legeTermineZusammen } from '../teilung/legeTermineZusammen.ts';
import { teileTermin } from '../teilung/teileTermin.ts';
import { zeigeTeilung } from '../teilung/zeigeTeilung.ts';
import { zeigeTeilzeiten } from '../teilung/zeigeTeilzeiten.ts';
import { lehneAnfrageAb, listeAnfragen, nimmAnfrageAn } from './beantworteAnfrage.ts';
import { beendeWelle, behalteBuchung } from './beendeWelle.ts';
import { bucheAmTelefon } from './bucheAmTelefon.ts';
import { zeigeTelefonzeiten, zeigeVerlegezeiten } from './buerozeiten.ts';
import { pruefeVerlegung } from './pruefeVerlegung.ts';
import { verlegeImBuero } from './verlegeImBuero.ts';
import { zeigeWelle } from './zeigeWelle.ts';

/** What the office does with bookings. */
export function terminbueroRoutes({ add }: Routes): void {
  add(buero.anfragenHolen, ({ ctx }) => listeAnfragen(ctx));
  add(wellen.welleHolen, ({ ctx }) => zeigeWelle(ctx));
  add(wellen.welleBeenden, ({ ctx, body }) => beendeWelle(ctx, body));
  add(wellen.wellenbuchungBehalten, ({ ctx, params }) => behalteBuchung(ctx, params.id));
  add(buero.anfrageAnnehmen, ({ ctx, params }) => nimmAnfrageAn(ctx, params.id));
  add(buero.anfrageAblehnen, ({ ctx, params, body }) => lehneAnfrageAb(ctx, params.id, body.grund));
  add(buero.telefonzeitenHolen, ({ ctx, body }) => zeigeTelefonzeiten(ctx, body));
  add(buero.verlegezeitenHolen, ({ ctx, params, body }) => zeigeVerlegezeiten(ctx, params.id, body));
  add(buero.amTelefonBuchen, ({ ctx, body }) => bucheAmTelefon(ctx, body));
  add(buchungsverlegungPruefen, ({ ctx, params, body }) => pruefeVerlegung(ctx, params.id, body));
  add(teilung.terminteilungHolen, ({ ctx, params }) => zeigeTeilung(ctx, params.id));
  add(teilung.teilzeitenHolen, ({ ctx, params, body }) => zeigeTeilzeiten(ctx, params.id, body));
  add(teilung.terminTeilen, ({ ctx, params, body }) => teileTermin(ctx, params.id, body));
  add(teilung.termineZusammenlegen, ({ ctx, params, body }) => legeTermineZusammen(ctx, params.id, body));
  add(teilung.eigeneZeitenHolen, ({ ctx, params, body }) => zeigeEigeneZeiten(ctx, params.id, body));
  add(teilung.eigeneZeitVereinbaren, ({ ctx, params, body }) => vereinbareEigeneZeit(ctx, params.id, body));
  add(teilung.eigeneZeitZuruecknehmen, ({ ctx, params }) => nimmEigeneZeitZurueck(ctx, params.id));
  add(buero.buchungVerlegen, ({ ctx, params, body }) => verlegeImBuero(ctx, params.id, body));
}
