import * as wesen from '@kehrtour/contract/rechnungswesen';

import type { Routes } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/sendFile.ts';
import { uploadOf } from '../../platform/http/upload.ts';
import { beantworteBeanstandung } from './beantworteBeanstandung.ts';
import { gibRechnungenAus } from './gibRechnungenAus.ts';
import { hebeRechnungAuf } from './hebeRechnungAuf.ts';
import { liesBankauszug } from './liesBankauszug.ts';
import { mahneFaellige } from './mahneFaellige.ts';
import { ordneBuchungZu } from './ordneBuchungZu.ts';
import { gibRechnungslaufFrei, zeigeRechnungslauf } from './rechnungslauf.ts';
import { trageZahlungEin } from './trageZahlungEin.ts';
import { zeigeBankrest } from './zeigeBankrest.ts';
import {
  holeBetriebsrechnungPdf,
  zeigeBetriebsrechnung,
  zeigeBetriebsrechnungen,
} from './zeigeBetriebsrechnungen.ts';
import { zieheEin } from './zieheEin.ts';

export function rechnungswesenRoutes({ add }: Routes): void {
  add(wesen.betriebsrechnungenHolen, ({ ctx, query }) => zeigeBetriebsrechnungen(ctx, query));
  add(wesen.betriebsrechnungHolen, ({ ctx, params }) => zeigeBetriebsrechnung(ctx, params));
  add(wesen.betriebsrechnungPdfHolen, async ({ ctx, params, reply }) => {
    const { name, bytes } = await holeBetriebsrechnungPdf(ctx, params);
    return sendFile(reply, Buffer.from(bytes), 'application/pdf', name);
  });
  add(wesen.rechnungAufheben, ({ ctx, params, body }) => hebeRechnungAuf(ctx, params, body));
  add(wesen.zahlungEintragen, ({ ctx, params, body }) => trageZahlungEin(ctx, params, body));
  add(wesen.beanstandungBeantworten, ({ ctx, params, body }) =>
    beantworteBeanstandung(ctx, params, body.text),
  );
  add(wesen.rechnungslaufHolen, ({ ctx, params }) => zeigeRechnungslauf(ctx, params.monat));
  add(wesen.rechnungslaufFreigeben, ({ ctx, params }) => gibRechnungslaufFrei(ctx, params.monat));
  add(wesen.mahnlaufStarten, ({ ctx }) => mahneFaellige(ctx));
  add(wesen.einzugHolen, async ({ ctx, reply }) => {
    const { name, xml } = await zieheEin(ctx);
    return sendFile(reply, xml, 'application/xml; charset=utf-8', name);
  });
  add(wesen.rechnungenAusgeben, async ({ ctx, params, reply }) => {
    const { name, bytes } = await gibRechnungenAus(ctx, params);
    return sendFile(reply, bytes, 'text/csv', name);
  });
  add(wesen.bankauszugLesen, async ({ ctx, request }) =>
    liesBankauszug(ctx, await uploadOf(request, wesen.BANKAUSZUG_BYTES_MAX)),
  );
  add(wesen.bankrestHolen, async ({ ctx }) => ({ rest: await zeigeBankrest(ctx) }));
  add(wesen.bankbuchungZuordnen, ({ ctx, body }) => ordneBuchungZu(ctx, body));
}
