import * as feldfoto from '@kehrtour/contract/feldfoto';
import * as feldmeldung from '@kehrtour/contract/feldmeldung';
import { heuteHolen } from '@kehrtour/contract/heute';
import { DOKUMENT_BYTES_MAX } from '@kehrtour/domain/datei/dokument';

import { OnItsWay } from '../platform/http/onItsWay.ts';
import type { Routes } from '../platform/http/route.ts';
import { uploadOf } from '../platform/http/upload.ts';
import { nimmFotoAn } from './foto/nimmFotoAn.ts';
import { zeigeFotos } from './foto/zeigeFotos.ts';
import { klaereWiderspruch, listeWidersprueche } from './klaereWiderspruch.ts';
import { nimmMeldungenAn } from './nimmMeldungenAn.ts';
import { etagDes, zeigeHeute } from './zeigeHeute.ts';

export function feldRoutes({ add }: Routes): void {
  add(heuteHolen, async ({ ctx, query, request, reply }) => {
    const paket = await zeigeHeute(ctx, query.tag);
    const etag = etagDes(paket);
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    // Nothing of it has changed since the phone asked: the answer has no body.
    if (request.headers['if-none-match'] === etag) return new OnItsWay(reply.code(304).send());
    return paket;
  });
  add(feldmeldung.feldmeldungenSenden, ({ ctx, body }) => nimmMeldungenAn(ctx, body.meldungen));
  add(feldfoto.feldfotoSenden, ({ ctx, params, query, request }) =>
    nimmFotoAn(ctx, params.id, query, () => uploadOf(request, DOKUMENT_BYTES_MAX)),
  );
  add(feldfoto.feldfotosHolen, ({ ctx, params }) => zeigeFotos(ctx, params.id));
  add(feldmeldung.widerspruecheHolen, ({ ctx }) => listeWidersprueche(ctx));
  add(feldmeldung.widerspruchKlaeren, ({ ctx, params, body }) =>
    klaereWiderspruch(ctx, params.id, body.wahl).then(() => ({})),
  );
}
