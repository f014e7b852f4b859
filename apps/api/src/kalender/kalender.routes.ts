import * as kalender from '@kehrtour/contract/kalender';

import type { Routes } from '../platform/http/route.ts';
import { gibFeedAus } from './gibFeedAus.ts';
import { aktualisiereAboJetzt, loescheAbo, legeAboAn } from './legeAboAn.ts';
import { aendereFeed, nimmFeedZurueck, richteFeedEin } from './richteFeedEin.ts';
import { sendeFeed } from './sendeFeed.ts';
import { zeigeKalender } from './zeigeKalender.ts';

export function kalenderRoutes({ add }: Routes): void {
  add(kalender.kalenderHolen, ({ ctx }) => zeigeKalender(ctx));
  add(kalender.feedEinrichten, ({ ctx, params, body }) =>
    richteFeedEin(ctx, params.mitarbeiterId, body.mitKundendaten),
  );
  add(kalender.feedAendern, ({ ctx, params, body }) =>
    aendereFeed(ctx, params.mitarbeiterId, body.mitKundendaten),
  );
  add(kalender.feedZuruecknehmen, ({ ctx, params }) => nimmFeedZurueck(ctx, params.mitarbeiterId));
  add(kalender.aboAnlegen, ({ ctx, params, body }) => legeAboAn(ctx, params.mitarbeiterId, body));
  add(kalender.aboAktualisieren, ({ ctx, params }) =>
    aktualisiereAboJetzt(ctx, params.mitarbeiterId, params.aboId),
  );
  add(kalender.aboLoeschen, ({ ctx, params }) => loescheAbo(ctx, params.mitarbeiterId, params.aboId));
  add(kalender.kalenderDatei, async ({ ctx, params, request, reply }) =>
    sendeFeed(await gibFeedAus(ctx, params.datei), request, reply),
  );
}
