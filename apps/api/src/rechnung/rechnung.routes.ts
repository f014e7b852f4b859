import * as rechnung from '@kehrtour/contract/rechnung';

import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { beanstandeRechnung } from './beanstandeRechnung.ts';
import { holeRechnungPdf, holeRechnungXml, zeigeRechnungen } from './zeigeRechnungen.ts';

export function rechnungRoutes({ add }: Routes): void {
  add(rechnung.rechnungenHolen, ({ ctx }) => zeigeRechnungen(ctx));
  add(rechnung.rechnungPdfHolen, async ({ ctx, params, reply }) => {
    const { name, bytes } = await holeRechnungPdf(ctx, params.id);
    return sendFile(reply, Buffer.from(bytes), 'application/pdf', name);
  });
  add(rechnung.rechnungXmlHolen, async ({ ctx, params, reply }) => {
    const { name, xml } = await holeRechnungXml(ctx, params.id);
    return sendFile(reply, xml, 'application/xml; charset=utf-8', name);
  });
  add(rechnung.rechnungBeanstanden, ({ ctx, params, body }) => beanstandeRechnung(ctx, params.id, body.text));
}
