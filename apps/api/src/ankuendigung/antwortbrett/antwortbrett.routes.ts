import { abmeldungEntscheiden } from '@kehrtour/contract/abmeldung';
import * as brett from '@kehrtour/contract/antwortbrett';

import {
  aendereHauswunsch,
  legeHauswunschAn,
  loescheHauswunsch,
  zeigeHauswuensche,
} from '../../liegenschaft/hauswunsch.ts';
import type { Routes } from '../../platform/http/route.ts';
import { nimmAusweg, zeigeAuswege } from './auswege.ts';
import { beantworteFrage } from './beantworteFrage.ts';
import { entscheideAbmeldung } from './entscheideAbmeldung.ts';
import { merkeWunsch } from './merkeWunsch.ts';
import { sendeAnsagenNach } from './sendeAnsagenNach.ts';
import { vermerkeAnruf } from './vermerkeAnruf.ts';
import { zeigeAntwortbrett } from './zeigeAntwortbrett.ts';
import { zeigeVorschlaege } from './zeigeVorschlaege.ts';

export function antwortbrettRoutes({ add }: Routes): void {
  add(brett.antwortbrettHolen, ({ ctx, query }) => zeigeAntwortbrett(ctx, query));
  add(brett.vorschlaegeHolen, ({ ctx }) => zeigeVorschlaege(ctx));
  add(brett.hauswuenscheHolen, ({ ctx, params }) => zeigeHauswuensche(ctx, params.id));
  add(brett.hauswunschAnlegen, ({ ctx, params, body }) => legeHauswunschAn(ctx, params.id, body));
  add(brett.hauswunschAendern, ({ ctx, params, body }) => aendereHauswunsch(ctx, params, body));
  add(brett.hauswunschLoeschen, ({ ctx, params }) => loescheHauswunsch(ctx, params.id, params.wunschId));
  add(brett.auswegeHolen, ({ ctx, params }) => zeigeAuswege(ctx, params.id));
  add(brett.auswegNehmen, ({ ctx, params, body }) => nimmAusweg(ctx, params.id, body));
  add(brett.wunschMerken, ({ ctx, params, body }) => merkeWunsch(ctx, params.id, body));
  add(brett.anrufVermerken, ({ ctx, params, body }) => vermerkeAnruf(ctx, params.id, body));
  add(brett.ansagenNachsenden, ({ ctx, body }) => sendeAnsagenNach(ctx, body));
  add(abmeldungEntscheiden, ({ ctx, params, body }) => entscheideAbmeldung(ctx, params.id, body.wahl));
  add(brett.frageBeantworten, ({ ctx, params, body }) => beantworteFrage(ctx, params.id, body));
}
