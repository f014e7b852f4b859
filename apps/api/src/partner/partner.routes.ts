import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import * as v1 from '@kehrtour/contract/partner';
import * as betrieb from '@kehrtour/contract/partnerbetrieb';
import * as zusatz from '@kehrtour/contract/partnerzusatz';
import * as rueckgabe from '@kehrtour/contract/rueckgabe';

import { appIdOf } from '../platform/access/partnerAccess.ts';
import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { beendeVerbindung, trenneVerbindung } from './beendeVerbindung.ts';
import { legeAppIdAn, legePartnerAn, legeTestbetriebFest, sperreAppId } from './legePartnerAn.ts';
import { legeTokenMitNachweisAn, nimmTokenZurueck } from './legeTokenAn.ts';
import { loeseTokenEin } from './loeseTokenEin.ts';
import { nimmLiegenschaftenAn } from './nimmLiegenschaftenAn.ts';
import { gibRueckgabeAus, legeRueckgabeAn, zeigeRueckgaben } from './rueckgabe/legeRueckgabeAn.ts';
import { bestaetigeAusgaenge, zeigeAusgaenge } from './rueckgabe/zeigeAusgaenge.ts';
import { bestaetigeErledigtes, zeigeErledigtes } from './rueckgabe/zeigeErledigtes.ts';
import { schliesseSendungAb } from './schliesseSendungenAb.ts';
import { beendeWebhook, loescheWebhook, setzeWebhook, zeigeWebhook } from './webhook/setzeWebhook.ts';
import { zeigeBetrieb } from './zeigeBetrieb.ts';
import { zeigeAbrufe, zeigeKehrbezirkssoftware } from './zeigeKehrbezirkssoftware.ts';
import { zeigeAnstehende, zeigeKehrtourDetails } from './zeigeKehrtouren.ts';
import { zeigePartner } from './zeigePartner.ts';

export function partnerRoutes({ add }: Routes): void {
  add(v1.tokenEinloesen, ({ ctx, body, request }) => loeseTokenEin(ctx, appIdOf(request), body));
  add(v1.partnerBetriebHolen, ({ ctx }) => zeigeBetrieb(ctx));
  add(v1.liegenschaftenSenden, ({ ctx, body }) => nimmLiegenschaftenAn(ctx, body));
  add(zusatz.exportAbschliessen, ({ ctx, body }) => schliesseSendungAb(ctx, body));
  add(v1.anstehendeKehrtourenHolen, ({ ctx }) => zeigeAnstehende(ctx));
  add(v1.kehrtourDetailsHolen, ({ ctx, params }) => zeigeKehrtourDetails(ctx, params.kehrtourId));

  add(zusatz.erledigtesHolen, ({ ctx }) => zeigeErledigtes(ctx));
  add(zusatz.erledigtesBestaetigen, ({ ctx, body }) => bestaetigeErledigtes(ctx, body));
  add(zusatz.besuchsausgaengeHolen, ({ ctx }) => zeigeAusgaenge(ctx));
  add(zusatz.besuchsausgaengeBestaetigen, ({ ctx, body }) => bestaetigeAusgaenge(ctx, body));
  add(zusatz.webhookSetzen, ({ ctx, body }) => setzeWebhook(ctx, body));
  add(zusatz.webhookHolen, ({ ctx }) => zeigeWebhook(ctx));
  add(zusatz.webhookLoeschen, ({ ctx }) => loescheWebhook(ctx));

  add(rueckgabe.rueckgabenHolen, ({ ctx }) => zeigeRueckgaben(ctx));
  add(rueckgabe.rueckgabeAnlegen, ({ ctx }) => legeRueckgabeAn(ctx));
  add(rueckgabe.rueckgabeDateiHolen, async ({ ctx, params, reply }) => {
    const { inhalt, name } = await gibRueckgabeAus(ctx, params.id);
    return sendFile(reply, inhalt, 'text/csv; charset=utf-8', name);
  });

  add(software.kehrbezirkssoftwareHolen, ({ ctx }) => zeigeKehrbezirkssoftware(ctx));
  add(software.tokenAnlegen, ({ ctx, body }) => legeTokenMitNachweisAn(ctx, body));
  add(software.tokenZuruecknehmen, ({ ctx }) => nimmTokenZurueck(ctx));
  add(software.verbindungBeenden, ({ ctx, params }) => beendeVerbindung(ctx, params.id));
  add(software.meldungenBeenden, ({ ctx, params }) => beendeWebhook(ctx, params.id));
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
