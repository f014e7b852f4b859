import * as verwaltung from '@kehrtour/contract/verwaltung';
import * as seite from '@kehrtour/contract/verwaltungsseite';

import { idempotencyKeyOf } from '../../platform/access/idempotency.ts';
import type { Routes } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/sendFile.ts';
import { antworteAlsVerwaltung } from './antworteAlsVerwaltung.ts';
import { druckeHausliste } from './druckeHausliste.ts';
import { druckeVerwaltungsaushang } from './druckeVerwaltungsaushang.ts';
import { gibVerwaltungslisteAus } from './gibVerwaltungslisteAus.ts';
import {
  legeVerwaltungszugangAn,
  loescheVerwaltungszugang,
  zeigeVerwaltungszugang,
} from './verwaltungszugang.ts';
import { zeigeVerwaltungsseite } from './zeigeVerwaltungsseite.ts';

export function verwaltungsseiteRoutes({ add }: Routes): void {
  add(verwaltung.verwaltungszugangHolen, ({ ctx, params }) => zeigeVerwaltungszugang(ctx, params.id));
  add(verwaltung.verwaltungszugangAnlegen, ({ ctx, params }) => legeVerwaltungszugangAn(ctx, params.id));
  add(verwaltung.verwaltungszugangLoeschen, async ({ ctx, params }) => {
    await loescheVerwaltungszugang(ctx, params.id);
    return {};
  });
  add(seite.verwaltungsseiteHolen, ({ ctx, body }) => zeigeVerwaltungsseite(ctx, body));
  add(seite.verwaltungAntworten, ({ ctx, body, request }) =>
    antworteAlsVerwaltung(ctx, idempotencyKeyOf(request), body),
  );
  add(seite.verwaltungslisteHolen, async ({ ctx, query, reply }) =>
    sendFile(reply, await gibVerwaltungslisteAus(ctx, query), 'text/csv; charset=utf-8', 'termine.csv'),
  );
  add(seite.verwaltungshauslisteHolen, async ({ ctx, query, reply }) =>
    sendFile(reply, Buffer.from(await druckeHausliste(ctx, query)), 'application/pdf', 'Termine.pdf'),
  );
  add(seite.verwaltungsaushangHolen, async ({ ctx, query, reply }) =>
    sendFile(
      reply,
      Buffer.from(await druckeVerwaltungsaushang(ctx, query)),
      'application/pdf',
      'Aushänge.pdf',
    ),
  );
}
