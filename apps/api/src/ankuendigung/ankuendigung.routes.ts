import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { darf } from '@kehrtour/domain/rolle';

import { findKehrtour } from '../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { idempotencyKeyOf } from '../platform/idempotency.ts';
import { Refused } from '../platform/refused.ts';
import type { Routes } from '../platform/route.ts';
import { sendFile } from '../platform/sendFile.ts';
import { listNachweise } from './ankuendigung.store.ts';
import { antworteAlsKunde } from './antworteAlsKunde.ts';
import { druckeTerminzettel } from './druckeTerminzettel.ts';
import { kuendigeKehrtourAn } from './kuendigeKehrtourAn.ts';
import { kundenKalender } from './kundenKalender.ts';
import { pruefeVorAnkuendigung } from './pruefeVorAnkuendigung.ts';
import { zeigeKundenTermin } from './zeigeKundenTermin.ts';

export function ankuendigungRoutes({ add }: Routes): void {
  add(ankuendigung.ankuendigungPruefen, ({ ctx, params }) => pruefeVorAnkuendigung(ctx, params.id));
  add(ankuendigung.kehrtourAnkuendigen, ({ ctx, params, body }) => kuendigeKehrtourAn(ctx, params.id, body));
  add(ankuendigung.terminzettelHolen, async ({ ctx, params, query, reply }) => {
    const { pdf, name } = await druckeTerminzettel(ctx, params.id, query.format, query.alle === '1');
    return sendFile(reply, Buffer.from(pdf), 'application/pdf', name);
  });
  add(ankuendigung.nachweiseHolen, ({ ctx, params }) => zeigeNachweise(ctx, params.id));
  add(ankuendigung.kundenTerminHolen, ({ ctx, body }) => zeigeKundenTermin(ctx, body));
  add(ankuendigung.kundenAntworten, ({ ctx, body, request }) =>
    antworteAlsKunde(ctx, idempotencyKeyOf(request), body),
  );
  add(ankuendigung.kundenKalenderHolen, async ({ ctx, query, reply }) =>
    sendFile(reply, await kundenKalender(ctx, query), 'text/calendar; charset=utf-8', 'termin.ics'),
  );
}

async function zeigeNachweise(ctx: StaffCtx, id: string): Promise<{ nachweise: ankuendigung.Nachweis[] }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction(async (tx) => {
    if (!(await findKehrtour(tx, id))) throw new Refused('nicht-gefunden');
    return listNachweise(tx, id);
  });
  return {
    nachweise: rows.map((row) => ({
      id: row.id,
      terminId: row.termin_id,
      art: row.art,
      kanal: row.kanal,
      empfaenger: row.empfaenger,
      anschrift: row.anschrift,
      rechtsart: row.rechtsart,
      titel: row.text.titel ?? '',
      erstelltAm: row.erstellt_am.toISOString(),
      zugangAm: row.zugang_am,
      versand: row.versand,
      text: row.text,
    })),
  };
}
