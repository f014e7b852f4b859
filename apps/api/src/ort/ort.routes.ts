import * as ort from '@kehrtour/contract/ort';
import { darf } from '@kehrtour/domain/rolle';

import { OnItsWay } from '../platform/http/onItsWay.ts';
import type { Routes } from '../platform/http/route.ts';
import { uploadStreamOf } from '../platform/http/upload.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { adressSucheFuer } from './adressSucheFuer.ts';
import { karteFuer } from './karteFuer.ts';
import { entpackeKachel } from './kartenbild/entpackeKachel.ts';
import { gibKarteAuf } from './loescheAlteKarte.ts';
import { nimmKarteAn } from './nimmKarteAn.ts';
import { deleteKarte } from './ort.store.ts';
import { holeKachel, zeigeGrundkarte } from './zeigeGrundkarte.ts';
import { zeigeOrt } from './zeigeOrt.ts';
import { zeigeStrassen } from './zeigeStrassen.ts';

const VORSCHLAEGE_MAX = 12;

export function ortRoutes({ add }: Routes): void {
  add(ort.ortHolen, ({ ctx }) => zeigeOrt(ctx));
  add(ort.karteHochladen, async ({ ctx, request }) =>
    nimmKarteAn(ctx, await uploadStreamOf(request, ort.KARTE_BYTES_MAX)),
  );
  add(ort.karteLoeschen, async ({ ctx }) => {
    if (!darf(ctx.actor.rolle, 'einstellung.bearbeiten')) throw new Refused('nicht-erlaubt');
    await ctx.transaction(async (tx) => gibKarteAuf(ctx, tx, await deleteKarte(tx)));
    return {};
  });
  add(ort.adressVorschlaege, async ({ ctx, query }) => {
    if (!darf(ctx.actor.rolle, 'liegenschaft.ansehen')) throw new Refused('nicht-erlaubt');
    const vorschlaege = await (await adressSucheFuer(ctx, [])).vorschlaege(query.suche, VORSCHLAEGE_MAX);
    return {
      eintraege: vorschlaege.map(({ text, adresse, koordinate }) => ({
        text,
        adresse,
        koordinaten: koordinate,
      })),
    };
  });
  add(ort.naechsteAdresseHolen, async ({ ctx, query }) => {
    if (!darf(ctx.actor.rolle, 'liegenschaft.ansehen')) throw new Refused('nicht-erlaubt');
    const { strasse = '', hausnr = '', ...stelle } = query;
    const gesucht = strasse === '' ? undefined : { strasse, hausnr };
    const gefunden = (await (await karteFuer(ctx))?.naechste(stelle, gesucht)) ?? null;
    if (gefunden === null) return { naechste: null };
    const { adresse, koordinate, meter } = gefunden;
    return { naechste: { adresse, koordinaten: koordinate, meter } };
  });
  add(ort.grundkarteHolen, ({ ctx }) => zeigeGrundkarte(ctx));
  add(ort.kachelHolen, async ({ ctx, params, request, reply }) => {
    const kachel = await holeKachel(ctx, params);
    // The version is the content: what was asked once is never asked again.
    void reply.headers({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'accept-encoding' });
    const gepackt = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const bild = kachel === null || gepackt ? kachel : await entpackeKachel(kachel);
    if (bild === null) return new OnItsWay(reply.code(204).send());
    if (gepackt) void reply.header('content-encoding', 'gzip');
    return new OnItsWay(reply.type('application/vnd.mapbox-vector-tile').send(bild));
  });
  add(ort.strassenHolen, ({ ctx, query: { west, sued, ost, nord } }) =>
    zeigeStrassen(ctx, [west, sued, ost, nord]),
  );
}
