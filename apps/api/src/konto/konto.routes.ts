import * as konto from '@kehrtour/contract/konto';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';

import type { Routes } from '../platform/route.ts';
import { aendereMitarbeiter } from './aendereMitarbeiter.ts';
import { aenderePasswort } from './aenderePasswort.ts';
import { aenderePersoenlicheDaten } from './aenderePersoenlicheDaten.ts';
import { holeAdminUser, holeMitarbeiter } from './holeAngemeldete.ts';
import { endAndereSitzungen } from './konto.store.ts';
import { legeMitarbeiterMitZugangAn, ladeMitarbeiterEin } from './legeMitarbeiterMitZugangAn.ts';
import { meldeAb, meldeAn } from './meldeAn.ts';
import { pruefeLink, setzePasswort } from './passwortMitLink.ts';
import { registriere } from './registriere.ts';
import { vergissPasswort } from './vergissPasswort.ts';
import { zeigeSitzungen } from './zeigeSitzungen.ts';

const geraet = (header: string | undefined): string =>
  (header ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);

export function kontoRoutes({ add }: Routes): void {
  add(konto.mitarbeiterAnmelden, ({ ctx, body, request }) =>
    meldeAn(ctx, 'mitarbeiter', body, geraet(request.headers['user-agent'])),
  );
  add(konto.adminUserAnmelden, ({ ctx, body, request }) =>
    meldeAn(ctx, 'adminUser', body, geraet(request.headers['user-agent'])),
  );
  add(konto.mitarbeiterAbmelden, ({ ctx }) => meldeAb(ctx).then(() => ({})));
  add(konto.adminUserAbmelden, ({ ctx }) => meldeAb(ctx).then(() => ({})));
  add(konto.mitarbeiterHolen, ({ ctx }) => holeMitarbeiter(ctx));
  add(konto.adminUserHolen, ({ ctx }) => holeAdminUser(ctx));
  add(konto.passwortVergessen, ({ ctx, body }) =>
    vergissPasswort(ctx, body.strategie, body.email).then(() => ({})),
  );
  add(konto.passwortCodePruefen, ({ ctx, body }) => pruefeLink(ctx, body.code));
  add(konto.passwortSetzen, ({ ctx, body, request }) =>
    setzePasswort(ctx, { ...body, geraet: geraet(request.headers['user-agent']) }),
  );
  add(konto.passwortAendern, ({ ctx, body }) => aenderePasswort(ctx, body.bisher, body.neu).then(() => ({})));
  add(konto.registrieren, ({ ctx, body }) => registriere(ctx, body).then(() => ({})));
  add(konto.sitzungenHolen, ({ ctx }) => zeigeSitzungen(ctx));
  add(konto.sitzungenBeenden, async ({ ctx }) => {
    await ctx.transaction((tx) => endAndereSitzungen(tx, 'mitarbeiter', ctx.actor.id, ctx.actor.sitzung));
    return {};
  });
  add(mitarbeiter.persoenlicheDatenAendern, ({ ctx, body }) => aenderePersoenlicheDaten(ctx, body));
  add(mitarbeiter.mitarbeiterAnlegen, ({ ctx, body }) => legeMitarbeiterMitZugangAn(ctx, body));
  add(mitarbeiter.mitarbeiterAendern, ({ ctx, params, body }) => aendereMitarbeiter(ctx, params.id, body));
  add(mitarbeiter.mitarbeiterEinladen, ({ ctx, params }) => ladeMitarbeiterEin(ctx, params.id));
}
