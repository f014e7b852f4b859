import * as buchung from '@kehrtour/contract/buchung';
import * as angebot from '@kehrtour/contract/buchungsangebot';
import {
  bescheidWaehlen,
  hausanliegenMelden,
  kundenMessengerErlauben,
  smsCodeAnfordern,
  smsWaehlen,
  messengerAbbestellen,
} from '@kehrtour/contract/hausanliegen';

import { idempotencyKeyOf } from '../platform/access/idempotency.ts';
import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { LOGO_TYP } from '../unternehmen/logo.ts';
import { bestelleKundenMessengerAb } from './angebot/bestelleKundenMessengerAb.ts';
import { erlaubeKundenMessenger } from './angebot/erlaubeKundenMessenger.ts';
import { forderSmsCodeAn } from './angebot/forderSmsCodeAn.ts';
import { meldeHausanliegen } from './angebot/meldeHausanliegen.ts';
import { pruefeAdresse, schlageStrassenVor } from './angebot/pruefeAdresse.ts';
import { sucheUnternehmen } from './angebot/sucheUnternehmen.ts';
import { waehleBescheid } from './angebot/waehleBescheid.ts';
import { waehleSms } from './angebot/waehleSms.ts';
import { zeigeBuchungslogo, zeigeBuchungsseite } from './angebot/zeigeBuchungsseite.ts';
import { zeigeHaus, zeigeLiegenschaft } from './angebot/zeigeHaus.ts';
import { zeigeZeiten } from './angebot/zeigeZeiten.ts';
import { bestaetigeBuchung } from './bestaetigeBuchung.ts';
import { bucheTermin } from './bucheTermin.ts';
import { buchungKalender } from './buchungKalender.ts';
import { nimmVorschlagAn } from './nimmVorschlagAn.ts';
import { reserviere } from './reservierung/reserviere.ts';
import { gibReservierungFrei, verlaengere } from './reservierung/verlaengere.ts';
import { sageBuchungAb, widerrufeBuchung } from './sageBuchungAb.ts';
import { verlegeAlsKunde, zeigeZeitenZumVerlegen } from './verlegeAlsKunde.ts';
import { zeigeBuchung } from './zeigeBuchung.ts';

export function buchungRoutes({ add }: Routes): void {
  add(angebot.unternehmenSuchen, ({ ctx, body }) => sucheUnternehmen(ctx, body));
  add(angebot.buchungsunternehmenHolen, ({ ctx, params }) => zeigeBuchungsseite(ctx, params.slug));
  add(angebot.buchungslogoHolen, async ({ ctx, params, reply }) => {
    const bytes = await zeigeBuchungslogo(ctx, params.slug);
    return sendFile(reply, Buffer.from(bytes), LOGO_TYP, 'logo');
  });
  add(angebot.strassenVorschlagen, ({ ctx, params, body }) => schlageStrassenVor(ctx, params.slug, body));
  add(angebot.adressePruefen, ({ ctx, params, body }) => pruefeAdresse(ctx, params.slug, body));
  add(angebot.hausZumCodeHolen, ({ ctx, params, body }) => zeigeHaus(ctx, params.slug, body));
  add(angebot.liegenschaftZumCodeHolen, ({ ctx, body }) => zeigeLiegenschaft(ctx, body));
  hausRoutes({ add });
  add(angebot.zeitenHolen, ({ ctx, params, body }) => zeigeZeiten(ctx, params.slug, body));
  add(buchung.zeitReservieren, ({ ctx, params, body, request }) =>
    reserviere(ctx, idempotencyKeyOf(request), params.slug, body),
  );
  add(buchung.reservierungVerlaengern, ({ ctx, params, body }) =>
    verlaengere(ctx, params.slug, body.reservierung),
  );
  add(buchung.reservierungFreigeben, async ({ ctx, params, body }) => {
    await gibReservierungFrei(ctx, params.slug, body.reservierung);
    return {};
  });
  add(buchung.buchen, ({ ctx, params, body, request }) =>
    bucheTermin(ctx, idempotencyKeyOf(request), params.slug, body),
  );
  add(buchung.buchungHolen, ({ ctx, body }) => zeigeBuchung(ctx, body.code));
  add(buchung.buchungAnnehmen, ({ ctx, body, request }) =>
    nimmVorschlagAn(ctx, idempotencyKeyOf(request), body),
  );
  add(buchung.buchungBestaetigen, ({ ctx, body, request }) =>
    bestaetigeBuchung(ctx, idempotencyKeyOf(request), body),
  );
  add(buchung.eigeneVerlegezeitenHolen, ({ ctx, body }) => zeigeZeitenZumVerlegen(ctx, body));
  add(buchung.eigeneBuchungVerlegen, ({ ctx, body, request }) =>
    verlegeAlsKunde(ctx, idempotencyKeyOf(request), body),
  );
  add(buchung.buchungAbsagen, ({ ctx, body, request }) =>
    sageBuchungAb(ctx, idempotencyKeyOf(request), body),
  );
  add(buchung.buchungWiderrufen, ({ ctx, body, request }) =>
    widerrufeBuchung(ctx, idempotencyKeyOf(request), body),
  );
  add(buchung.buchungskalenderHolen, async ({ ctx, query, reply }) =>
    sendFile(reply, await buchungKalender(ctx, query.code), 'text/calendar; charset=utf-8', 'termin.ics'),
  );
}

/** What somebody says of a house by its code. */
function hausRoutes({ add }: Pick<Routes, 'add'>): void {
  add(hausanliegenMelden, async ({ ctx, body, request }) => {
    await meldeHausanliegen(ctx, idempotencyKeyOf(request), body);
    return {};
  });
  add(bescheidWaehlen, async ({ ctx, body }) => {
    await waehleBescheid(ctx, body);
    return {};
  });
  add(smsCodeAnfordern, async ({ ctx, body }) => {
    await forderSmsCodeAn(ctx, body);
    return {};
  });
  add(kundenMessengerErlauben, async ({ ctx, body }) => {
    await erlaubeKundenMessenger(ctx, body);
    return {};
  });
  add(messengerAbbestellen, async ({ ctx, body }) => {
    await bestelleKundenMessengerAb(ctx, body);
    return {};
  });
  add(smsWaehlen, async ({ ctx, body }) => {
    await waehleSms(ctx, body);
    return {};
  });
}
