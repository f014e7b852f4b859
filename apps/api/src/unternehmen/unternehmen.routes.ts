import * as einstellungen from '@kehrtour/contract/einstellungen';
import * as speicherplatz from '@kehrtour/contract/speicherplatz';
import * as unternehmen from '@kehrtour/contract/unternehmen';

import { OnItsWay } from '../platform/http/onItsWay.ts';
import type { Routes } from '../platform/http/route.ts';
import { uploadOf } from '../platform/http/upload.ts';
import { aendereEinstellungen, zeigeEinstellungen } from './aendereEinstellungen.ts';
import { aendereRechtstexte, aendereUnternehmen } from './aendereUnternehmen.ts';
import { loescheLogo, holeLogo, LOGO_TYP, setzeLogo } from './logo.ts';
import { zeigeEinrichtung } from './zeigeEinrichtung.ts';
import { zeigeSpeicherplatz } from './zeigeSpeicherplatz.ts';
import { zeigeUnternehmen } from './zeigeUnternehmen.ts';
import { zeigeVersanddienste } from './zeigeVersanddienste.ts';
import { zeigeVertraege } from './zeigeVertraege.ts';

export function unternehmenRoutes({ add }: Routes): void {
  add(unternehmen.unternehmenHolen, ({ ctx }) => zeigeUnternehmen(ctx));
  add(unternehmen.unternehmenAendern, ({ ctx, body }) => aendereUnternehmen(ctx, body));
  add(unternehmen.rechtstexteAendern, ({ ctx, body }) => aendereRechtstexte(ctx, body));
  add(unternehmen.logoHochladen, async ({ ctx, request }) =>
    setzeLogo(ctx, await uploadOf(request, unternehmen.LOGO_BYTES_MAX)),
  );
  add(unternehmen.logoHolen, async ({ ctx, reply }) => {
    const bytes = await holeLogo(ctx);
    return new OnItsWay(reply.type(LOGO_TYP).send(Buffer.from(bytes)));
  });
  add(unternehmen.logoLoeschen, ({ ctx }) => loescheLogo(ctx));
  add(einstellungen.einstellungenHolen, ({ ctx }) => zeigeEinstellungen(ctx));
  add(einstellungen.einstellungenAendern, ({ ctx, body }) => aendereEinstellungen(ctx, body));
  add(einstellungen.versanddiensteHolen, ({ ctx }) => zeigeVersanddienste(ctx));
  add(speicherplatz.speicherplatzHolen, ({ ctx }) => zeigeSpeicherplatz(ctx));
  add(unternehmen.vertraegeHolen, ({ ctx }) => zeigeVertraege(ctx));
  add(unternehmen.einrichtungHolen, ({ ctx }) => zeigeEinrichtung(ctx));
}
