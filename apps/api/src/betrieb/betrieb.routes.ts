import * as betrieb from '@kehrtour/contract/betrieb';
import * as einsicht from '@kehrtour/contract/einsicht';
import * as betreuung from '@kehrtour/contract/importbetreuung';

import type { Routes } from '../platform/http/route.ts';
import { nimmBeiseiteAuf, verwirfBeiseite, zeigeBeiseite } from './beiseite/beiseite.ts';
import { beendeEinsicht } from './einsicht/beendeEinsicht.ts';
import { beginneEinsicht } from './einsicht/beginneEinsicht.ts';
import { zeigeEinsicht, zeigeEinsichten } from './einsicht/zeigeEinsicht.ts';
import {
  brichFuerBetriebAb,
  nimmFuerBetriebZurueck,
  notiereZumImport,
  pruefeFuerBetrieb,
} from './importbetreuung/betreueImport.ts';
import { zeigeBetreutenImport } from './importbetreuung/zeigeBetreutenImport.ts';
import { zeigeBetreuung, zeigeBetreuungen } from './importbetreuung/zeigeBetreuung.ts';
import { zeigeMesswerte } from './messwerte/zeigeMesswerte.ts';
import { entsperreBetrieb, sperreBetrieb } from './sperreBetrieb.ts';
import { gibVersandFrei, zeigeVielversand } from './versandwache/vielversand.ts';
import { zeigeBetriebe } from './zeigeBetriebe.ts';
import { zeigeImportauftraege } from './zeigeImportauftraege.ts';
import { zeigeZuTun } from './zeigeZuTun.ts';

export function betriebRoutes({ add }: Routes): void {
  add(betrieb.importauftraegeAllerBetriebe, ({ ctx, query }) => zeigeImportauftraege(ctx, query));
  add(betrieb.betriebeHolen, ({ ctx, query }) => zeigeBetriebe(ctx, query));
  add(betrieb.betriebSperren, ({ ctx, params, body }) => sperreBetrieb(ctx, params.id, body.grund));
  add(betrieb.betriebEntsperren, ({ ctx, params }) => entsperreBetrieb(ctx, params.id));
  add(einsicht.einsichtBeginnen, ({ ctx, params, body }) => beginneEinsicht(ctx, params.id, body.grund));
  add(einsicht.einsichtHolen, ({ ctx }) => zeigeEinsicht(ctx));
  add(einsicht.einsichtBeenden, ({ ctx }) => beendeEinsicht(ctx).then(() => ({})));
  add(einsicht.einsichtenHolen, ({ ctx }) => zeigeEinsichten(ctx));
  add(betreuung.betreuterImportHolen, ({ ctx, params }) => zeigeBetreutenImport(ctx, params));
  add(betreuung.importNeuPruefen, ({ ctx, params, body }) => pruefeFuerBetrieb(ctx, params, body.grund));
  add(betreuung.importAbbrechen, ({ ctx, params, body }) => brichFuerBetriebAb(ctx, params, body.grund));
  add(betreuung.importZuruecknehmen, ({ ctx, params, body }) =>
    nimmFuerBetriebZurueck(ctx, params, body.grund),
  );
  add(betreuung.importNotieren, ({ ctx, params, body }) => notiereZumImport(ctx, params, body.text));
  add(betreuung.importBetreuungHolen, ({ ctx, params }) => zeigeBetreuung(ctx, params.id));
  add(betreuung.betreuungenHolen, ({ ctx }) => zeigeBetreuungen(ctx));
  add(betrieb.beiseiteHolen, ({ ctx }) => zeigeBeiseite(ctx));
  add(betrieb.beiseiteAufnehmen, ({ ctx, params }) => nimmBeiseiteAuf(ctx, params.id));
  add(betrieb.beiseiteVerwerfen, ({ ctx, params }) => verwirfBeiseite(ctx, params.id));
  add(betrieb.vielversandHolen, ({ ctx }) => zeigeVielversand(ctx));
  add(betrieb.vielversandFreigeben, ({ ctx, body }) => gibVersandFrei(ctx, body));
  add(betrieb.messwerteHolen, ({ ctx }) => zeigeMesswerte(ctx));
  add(betrieb.zuTunHolen, ({ ctx }) => zeigeZuTun(ctx));
}
