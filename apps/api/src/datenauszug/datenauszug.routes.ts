import * as bezirk from '@kehrtour/contract/bezirksuebergabe';
import * as datenauszug from '@kehrtour/contract/datenauszug';

import type { Routes } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/sendFile.ts';
import { fordereAuszugAn } from './fordereAuszugAn.ts';
import { holeAuszug } from './holeAuszug.ts';
import { schreibeUebergabedatei } from './uebergabe/schreibeUebergabedatei.ts';
import {
  beanstandeUebergabe,
  bessereUebergabeNach,
  bestaetigeUebergabe,
  nimmUebergabeZurueck,
  uebergibBezirk,
} from './uebergabe/uebergibBezirk.ts';
import { zeigeUebergabe } from './uebergabe/zeigeUebergabe.ts';
import { zeigeAuszug } from './zeigeAuszug.ts';

export function datenauszugRoutes({ add }: Routes): void {
  add(datenauszug.datenauszugHolen, ({ ctx }) => zeigeAuszug(ctx));
  add(datenauszug.datenauszugAnfordern, ({ ctx }) => fordereAuszugAn(ctx));
  add(datenauszug.datenauszugLaden, async ({ ctx, body, reply }) => {
    const { inhalt, name } = await holeAuszug(ctx, body);
    return sendFile(reply, inhalt, 'application/zip', name);
  });
  add(bezirk.bezirksuebergabeHolen, ({ ctx }) => zeigeUebergabe(ctx));
  add(bezirk.bezirkUebergeben, ({ ctx, body }) => uebergibBezirk(ctx, body));
  add(bezirk.bezirksdateiLaden, async ({ ctx, body, reply }) => {
    const { inhalt, name } = await schreibeUebergabedatei(ctx, body);
    return sendFile(reply, inhalt, 'application/zip', name);
  });
  add(bezirk.bezirkBeanstanden, ({ ctx, body }) => beanstandeUebergabe(ctx, body));
  add(bezirk.bezirkNachbessern, ({ ctx, body }) => bessereUebergabeNach(ctx, body));
  add(bezirk.bezirkBestaetigen, ({ ctx, body }) => bestaetigeUebergabe(ctx, body));
  add(bezirk.bezirksuebergabeZuruecknehmen, ({ ctx }) => nimmUebergabeZurueck(ctx));
}
