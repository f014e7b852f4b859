import * as freigabe from '@kehrtour/contract/faktorfreigabe';
import * as feldgeraet from '@kehrtour/contract/feldgeraet';
import * as konto from '@kehrtour/contract/konto';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import * as passkey from '@kehrtour/contract/passkey';
import * as faktor from '@kehrtour/contract/zweiterFaktor';

import type { Routes } from '../platform/http/route.ts';
import { aendereMitarbeiter } from './aendereMitarbeiter.ts';
import { aenderePasswort } from './aenderePasswort.ts';
import { aenderePersoenlicheDaten } from './aenderePersoenlicheDaten.ts';
import { bestaetigeAdresse } from './bestaetigeAdresse.ts';
import { erneuereCodes, schalteFaktorAus, zeigeFaktor } from './faktor/aendereFaktor.ts';
import { beginneFaktor, bestaetigeFaktor } from './faktor/richteFaktorEin.ts';
import { setzeFaktorZurueck } from './faktor/setzeFaktorZurueck.ts';
import { endFeldgeraete } from './feldgeraet/feldgeraet.store.ts';
import {
  beendeFeldgeraet,
  holeFeldzugang,
  legeFeldgeraetAn,
  zeigeFeldgeraete,
} from './feldgeraet/feldgeraet.ts';
import { beginneFreigabe } from './freigabe/beginneFreigabe.ts';
import { brichFreigabeAb, stoppeMitLink } from './freigabe/stoppeFreigabe.ts';
import { zeigeFreigaben, zeigeFreigabenDesBetriebs } from './freigabe/zeigeFreigaben.ts';
import { holeAdminUser, holeMitarbeiter } from './holeAngemeldete.ts';
import { endAndereSitzungen } from './konto.store.ts';
import {
  ladeMitarbeiterEin,
  legeMitarbeiterMitZugangAn,
  verlangeMitarbeiterAnlegen,
} from './legeMitarbeiterMitZugangAn.ts';
import { meldeAb, meldeAn } from './meldeAn.ts';
import { frageNachPasskey, meldeMitPasskeyAn } from './passkey/meldeMitPasskeyAn.ts';
import { beginnePasskey, legePasskeyAn } from './passkey/richtePasskeyEin.ts';
import {
  benennePasskey,
  loeschePasskey,
  frageNachNachweis,
  zeigePasskeys,
} from './passkey/verwaltePasskeys.ts';
import { pruefeLink, setzePasswort } from './passwortMitLink.ts';
import { registriere } from './registriere.ts';
import { beginneErstmals, bestaetigeErstmals } from './richteErstmalsEin.ts';
import { vergissPasswort } from './vergissPasswort.ts';
import {
  nimmAdresseVonZurueck,
  nimmAdresseZurueck,
  schickeAdresslinkNochmal,
  schickeAdresslinkVon,
} from './wartendeAdresse.ts';
import { zeigeSitzungen } from './zeigeSitzungen.ts';

const geraet = (header: string | undefined): string =>
  (header ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);

export function kontoRoutes(routes: Routes): void {
  const { add } = routes;
  faktorRoutes(routes);
  passkeyRoutes(routes);
  freigabeRoutes(routes);
  feldgeraetRoutes(routes);
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
  add(konto.adresseBestaetigen, ({ ctx, body }) => bestaetigeAdresse(ctx, body.code));
  add(konto.passwortAendern, ({ ctx, body }) => aenderePasswort(ctx, body.bisher, body.neu).then(() => ({})));
  add(konto.registrieren, ({ ctx, body }) => registriere(ctx, body));
  add(konto.sitzungenHolen, ({ ctx }) => zeigeSitzungen(ctx));
  add(konto.sitzungenBeenden, async ({ ctx }) => {
    await ctx.transaction(async (tx) => {
      await endAndereSitzungen(tx, 'mitarbeiter', ctx.actor.id, ctx.actor.sitzung);
      await endFeldgeraete(tx, ctx.actor.id);
    });
    return {};
  });
  add(mitarbeiter.persoenlicheDatenAendern, ({ ctx, body }) => aenderePersoenlicheDaten(ctx, body));
  add(mitarbeiter.adresslinkNochmal, ({ ctx }) => schickeAdresslinkNochmal(ctx));
  add(mitarbeiter.adresseZuruecknehmen, ({ ctx }) => nimmAdresseZurueck(ctx));
  add(mitarbeiter.mitarbeiterAdresslinkNochmal, ({ ctx, params }) => schickeAdresslinkVon(ctx, params.id));
  add(mitarbeiter.mitarbeiterAdresseZuruecknehmen, ({ ctx, params }) =>
    nimmAdresseVonZurueck(ctx, params.id),
  );
  add(mitarbeiter.mitarbeiterAnlegen, ({ ctx, body }) => legeMitarbeiterMitZugangAn(ctx, body), {
    before: ({ ctx, body }) => verlangeMitarbeiterAnlegen(ctx, body),
  });
  add(mitarbeiter.mitarbeiterAendern, ({ ctx, params, body }) => aendereMitarbeiter(ctx, params.id, body));
  add(mitarbeiter.mitarbeiterEinladen, ({ ctx, params }) => ladeMitarbeiterEin(ctx, params.id));
}

function faktorRoutes({ add }: Routes): void {
  add(faktor.faktorHolen, ({ ctx }) => zeigeFaktor(ctx));
  add(faktor.faktorBeginnen, ({ ctx, body }) => beginneFaktor(ctx, body));
  add(faktor.faktorBestaetigen, ({ ctx, body }) => bestaetigeFaktor(ctx, body.code));
  add(faktor.faktorAusschalten, ({ ctx, body }) => schalteFaktorAus(ctx, body).then(() => ({})));
  add(faktor.faktorcodesErneuern, ({ ctx, body }) => erneuereCodes(ctx, body));
  add(faktor.faktorZuruecksetzen, ({ ctx, params, body }) => setzeFaktorZurueck(ctx, params.id, body));
  add(faktor.betreiberfaktorHolen, ({ ctx }) => zeigeFaktor(ctx));
  add(faktor.betreiberfaktorBeginnen, ({ ctx, body }) => beginneFaktor(ctx, body));
  add(faktor.betreiberfaktorBestaetigen, ({ ctx, body }) => bestaetigeFaktor(ctx, body.code));
  add(faktor.betreibercodesErneuern, ({ ctx, body }) => erneuereCodes(ctx, body));
  add(faktor.betreiberfaktorErstmalsBeginnen, ({ ctx, body }) => beginneErstmals(ctx, body));
  add(faktor.betreiberfaktorErstmalsBestaetigen, ({ ctx, body, request }) =>
    bestaetigeErstmals(ctx, body, geraet(request.headers['user-agent'])),
  );
}

function passkeyRoutes({ add }: Routes): void {
  add(passkey.passkeyFragen, ({ ctx, body }) => frageNachPasskey(ctx, body));
  add(passkey.passkeyAnmelden, ({ ctx, body, request }) =>
    meldeMitPasskeyAn(ctx, body, geraet(request.headers['user-agent'])),
  );
  add(passkey.passkeysHolen, ({ ctx }) => zeigePasskeys(ctx));
  add(passkey.passkeyNachweisFragen, async ({ ctx }) => frageNachNachweis(ctx));
  add(passkey.passkeyBeginnen, ({ ctx, body }) => beginnePasskey(ctx, body));
  add(passkey.passkeyAnlegen, ({ ctx, body }) => legePasskeyAn(ctx, body));
  add(passkey.passkeyBenennen, ({ ctx, params, body }) => benennePasskey(ctx, params.id, body.name));
  add(passkey.passkeyLoeschen, ({ ctx, params, body }) =>
    loeschePasskey(ctx, params.id, body).then(() => ({})),
  );
  add(passkey.betreiberPasskeysHolen, ({ ctx }) => zeigePasskeys(ctx));
  add(passkey.betreiberPasskeyNachweisFragen, async ({ ctx }) => frageNachNachweis(ctx));
  add(passkey.betreiberPasskeyBeginnen, ({ ctx, body }) => beginnePasskey(ctx, body));
  add(passkey.betreiberPasskeyAnlegen, ({ ctx, body }) => legePasskeyAn(ctx, body));
  add(passkey.betreiberPasskeyBenennen, ({ ctx, params, body }) => benennePasskey(ctx, params.id, body.name));
  add(passkey.betreiberPasskeyLoeschen, ({ ctx, params, body }) =>
    loeschePasskey(ctx, params.id, body).then(() => ({})),
  );
}

function freigabeRoutes({ add }: Routes): void {
  add(freigabe.faktorfreigabeBeginnen, ({ ctx, params, body }) => beginneFreigabe(ctx, params.id, body));
  add(freigabe.faktorfreigabenDesBetriebs, ({ ctx, params }) => zeigeFreigabenDesBetriebs(ctx, params.id));
  add(freigabe.faktorfreigabeAbbrechen, ({ ctx, params }) => brichFreigabeAb(ctx, params.id));
  add(freigabe.faktorfreigabenHolen, ({ ctx }) => zeigeFreigaben(ctx));
  add(freigabe.faktorfreigabeStoppen, ({ ctx, body }) => stoppeMitLink(ctx, body.code));
}

function feldgeraetRoutes({ add }: Routes): void {
  add(feldgeraet.feldgeraetAnlegen, ({ ctx, body }) => legeFeldgeraetAn(ctx, body.name));
  add(feldgeraet.feldzugangHolen, ({ ctx, body }) => holeFeldzugang(ctx, body.nachweis));
  add(feldgeraet.feldgeraeteHolen, ({ ctx }) => zeigeFeldgeraete(ctx));
  add(feldgeraet.feldgeraetBeenden, ({ ctx, params }) =>
    beendeFeldgeraet(ctx, params.kennung).then(() => ({})),
  );
}
