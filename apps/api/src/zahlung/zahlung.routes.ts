import * as zahlung from '@kehrtour/contract/zahlung';

import type { Routes } from '../platform/http/route.ts';
import { aendereRechnungsanschrift } from './aendereRechnungsanschrift.ts';
import { aendereZahlungsart } from './aendereZahlungsart.ts';
import { bucheTarif } from './bucheTarif.ts';
import {
  bestaetigeRechnungsempfaenger,
  legeRechnungsempfaengerAn,
  loescheRechnungsempfaenger,
  schickeEmpfaengercode,
} from './rechnungsempfaenger.ts';
import { zeigeZahlung } from './zeigeZahlung.ts';

export function zahlungRoutes({ add }: Routes): void {
  add(zahlung.zahlungHolen, ({ ctx }) => zeigeZahlung(ctx));
  add(zahlung.tarifBuchen, ({ ctx, body }) => bucheTarif(ctx, body));
  add(zahlung.rechnungsanschriftAendern, ({ ctx, body }) => aendereRechnungsanschrift(ctx, body));
  add(zahlung.zahlungsartAendern, ({ ctx, body }) => aendereZahlungsart(ctx, body));
  add(zahlung.rechnungsempfaengerAnlegen, ({ ctx, body }) => legeRechnungsempfaengerAn(ctx, body.email));
  add(zahlung.empfaengercodeSchicken, ({ ctx, params }) => schickeEmpfaengercode(ctx, params.id));
  add(zahlung.rechnungsempfaengerBestaetigen, ({ ctx, params, body }) =>
    bestaetigeRechnungsempfaenger(ctx, params.id, body.code),
  );
  add(zahlung.rechnungsempfaengerLoeschen, ({ ctx, params }) => loescheRechnungsempfaenger(ctx, params.id));
}
