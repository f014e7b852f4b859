import { aenderungAnnehmen, aenderungHolen } from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { ausfallvorschlaegeHolen } from '@kehrtour/contract/ausfallvorschlag';
import { absageVorschauHolen } from '@kehrtour/contract/kehrtourlauf';
import { liegenschaftStilllegen } from '@kehrtour/contract/liegenschaft';
import { mangelbriefHolen } from '@kehrtour/contract/mangel';
import * as nachweis from '@kehrtour/contract/nachweis';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import { verspaetungAnsagen, verspaetungenHolen } from '@kehrtour/contract/verspaetung';

import { idempotencyKeyOf } from '../platform/access/idempotency.ts';
import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { nimmAusDemPlan } from './absage/nimmAusDemPlan.ts';
import { nimmAenderungAn } from './aenderung/nimmAenderungAn.ts';
import { zeigeAbsagevorschau } from './aenderung/zeigeAbsagevorschau.ts';
import { zeigeAenderung } from './aenderung/zeigeAenderung.ts';
import { zeigeAusfallvorschlaege } from './aenderung/zeigeAusfallvorschlaege.ts';
import { kuendigeKehrtourAn } from './ansage/kuendigeKehrtourAn.ts';
import { pruefeVorAnkuendigung } from './ansage/pruefeVorAnkuendigung.ts';
import { druckeBehoerdenmeldung, pruefeBehoerdenmeldung } from './behoerde/behoerdenmeldung.ts';
import { antworteAlsKunde } from './kunde/antworteAlsKunde.ts';
import { kundenKalender } from './kunde/kundenKalender.ts';
import { kundenKarte } from './kunde/kundenKarte.ts';
import { zeigeKundenTermin } from './kunde/zeigeKundenTermin.ts';
import { druckeMangelbrief } from './mangelbrief/druckeMangelbrief.ts';
import { steuereVersand } from './versand/steuereVersand.ts';
import { zeigeVersand } from './versand/zeigeVersand.ts';
import { sageFuerAn, zeigeVerspaetungen } from './verspaetung/zeigeVerspaetungen.ts';
import { druckeTerminzettel } from './zustellung/druckeTerminzettel.ts';
import { meldeZustellung } from './zustellung/meldeZustellung.ts';
import { zeigeNachweise } from './zustellung/zeigeNachweise.ts';

export function ankuendigungRoutes({ add }: Routes): void {
  add(verspaetungenHolen, ({ ctx }) => zeigeVerspaetungen(ctx));
  add(verspaetungAnsagen, ({ ctx, params }) => sageFuerAn(ctx, params.id));
  add(ankuendigung.ankuendigungPruefen, ({ ctx, params }) => pruefeVorAnkuendigung(ctx, params.id));
  add(ankuendigung.kehrtourAnkuendigen, ({ ctx, params, body }) => kuendigeKehrtourAn(ctx, params.id, body));
  add(absageVorschauHolen, ({ ctx, params }) => zeigeAbsagevorschau(ctx, params.id));
  add(aenderungHolen, ({ ctx, params }) => zeigeAenderung(ctx, params.id));
  add(ausfallvorschlaegeHolen, ({ ctx, params }) => zeigeAusfallvorschlaege(ctx, params.id));
  add(aenderungAnnehmen, ({ ctx, params, body }) => nimmAenderungAn(ctx, params.id, body));
  add(ankuendigung.terminzettelHolen, async ({ ctx, params, query, reply }) => {
    const { pdf, name } = await druckeTerminzettel(ctx, params.id, query.format, {
      gebrachte: query.gebrachte === '1',
      alle: query.alle === '1',
      nurOffene: query.offene === '1',
    });
    return sendFile(reply, Buffer.from(pdf), 'application/pdf', name);
  });
  add(liegenschaftStilllegen, ({ ctx, params, body }) => nimmAusDemPlan(ctx, params.id, body.version));
  add(nachweis.nachweiseHolen, ({ ctx, params }) => zeigeNachweise(ctx, params.id));
  add(nachweis.behoerdenmeldungPruefen, ({ ctx, params }) => pruefeBehoerdenmeldung(ctx, params.id));
  add(nachweis.behoerdenmeldungHolen, async ({ ctx, params, reply }) => {
    const { pdf, name } = await druckeBehoerdenmeldung(ctx, params.id);
    return sendFile(reply, Buffer.from(pdf), 'application/pdf', name);
  });
  add(mangelbriefHolen, async ({ ctx, params, reply }) => {
    const { pdf, name } = await druckeMangelbrief(ctx, params.id);
    return sendFile(reply, Buffer.from(pdf), 'application/pdf', name);
  });
  add(nachweis.zustellungMelden, ({ ctx, params, body }) => meldeZustellung(ctx, params.id, body));
  add(versandHolen, ({ ctx, params }) => zeigeVersand(ctx, params.id));
  add(versandSteuern, ({ ctx, params, body }) => steuereVersand(ctx, params.id, body.tat));
  add(ankuendigung.kundenTerminHolen, ({ ctx, body }) => zeigeKundenTermin(ctx, body));
  add(ankuendigung.kundenAntworten, ({ ctx, body, request }) =>
    antworteAlsKunde(ctx, idempotencyKeyOf(request), body),
  );
  add(ankuendigung.kundenKarteHolen, async ({ ctx, query, reply }) => {
    const bild = await kundenKarte(ctx, query);
    void reply.header('cache-control', 'private, max-age=86400');
    return sendFile(reply, bild, 'image/svg+xml; charset=utf-8', 'karte.svg');
  });
  add(ankuendigung.kundenKalenderHolen, async ({ ctx, query, reply }) =>
    sendFile(reply, await kundenKalender(ctx, query), 'text/calendar; charset=utf-8', 'termin.ics'),
  );
}
