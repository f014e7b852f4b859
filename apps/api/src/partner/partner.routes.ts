import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import * as v1 from '@kehrtour/contract/partner';
import * as betrieb from '@kehrtour/contract/partnerbetrieb';

import { appIdOf } from '../platform/partnerAccess.ts';
import type { Routes } from '../platform/route.ts';
import { beendeVerbindung, trenneVerbindung } from './beendeVerbindung.ts';
import { legeAppIdAn, legePartnerAn, legeTestbetriebFest, sperreAppId } from './legePartnerAn.ts';
import { legeTokenAn, nimmTokenZurueck } from './legeTokenAn.ts';
import { loeseTokenEin } from './loeseTokenEin.ts';
import { nimmLiegenschaftenAn } from './nimmLiegenschaftenAn.ts';
import { zeigeBetrieb } from './zeigeBetrieb.ts';
import { zeigeAbrufe, zeigeKehrbezirkssoftware } from './zeigeKehrbezirkssoftware.ts';
import { zeigeAnstehende, zeigeKehrtourDetails } from './zeigeKehrtouren.ts';
import { zeigePartner } from './zeigePartner.ts';

export function partnerRoutes({ add }: Routes): void {
  add(v1.tokenEinloesen, ({ ctx, body, request }) => loeseTokenEin(ctx, appIdOf(request), body));
  add(v1.partnerBetriebHolen, ({ ctx }) => zeigeBetrieb(ctx));
  add(v1.liegenschaftenSenden, ({ ctx, body }) => nimmLiegenschaftenAn(ctx, body));
  add(v1.anstehendeKehrtourenHolen, ({ ctx }) => zeigeAnstehende(ctx));
  add(v1.kehrtourDetailsHolen, ({ ctx, params }) => zeigeKehrtourDetails(ctx, params.kehrtourId));

  add(software.kehrbezirkssoftwareHolen, ({ ctx }) => zeigeKehrbezirkssoftware(ctx));
  add(software.tokenAnlegen, ({ ctx, body }) => legeTokenAn(ctx, body));
  add(software.tokenZuruecknehmen, ({ ctx }) => nimmTokenZurueck(ctx));
  add(software.verbindungBeenden, ({ ctx, params }) => beendeVerbindung(ctx, params.id));
  add(software.abrufeHolen, ({ ctx, params, query }) => zeigeAbrufe(ctx, params.id, query.cursor));

  add(betrieb.partnerHolen, ({ ctx }) => zeigePartner(ctx));
  add(betrieb.partnerAnlegen, ({ ctx, body }) => legePartnerAn(ctx, body.name));
  add(betrieb.appIdAnlegen, ({ ctx, params, body }) => legeAppIdAn(ctx, params.id, body));
  add(betrieb.appIdSperren, ({ ctx, params }) => sperreAppId(ctx, params.id));
  add(betrieb.verbindungTrennen, ({ ctx, params }) => trenneVerbindung(ctx, params));
  add(betrieb.testbetriebFestlegen, ({ ctx, params, body }) =>
    legeTestbetriebFest(ctx, params.slug, body.testbetrieb),
  );
}
