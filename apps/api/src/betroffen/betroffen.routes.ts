import * as betroffen from '@kehrtour/contract/betroffen';

import type { Routes } from '../platform/http/route.ts';
import { betroffeneVomSitz, betroffeneVonFeiertagen } from './betroffeneVomSitz.ts';
import { betroffeneVonAdresse } from './betroffeneVonAdresse.ts';
import { betroffeneVonPerson } from './betroffeneVonPerson.ts';
import { betroffeneVonWorten } from './betroffeneVonWorten.ts';

export function betroffenRoutes({ add }: Routes): void {
  add(betroffen.betroffenVomSitz, ({ ctx, body }) => betroffeneVomSitz(ctx, body));
  add(betroffen.betroffenVonFeiertagen, ({ ctx, body }) => betroffeneVonFeiertagen(ctx, body));
  add(betroffen.betroffenVonAdresse, ({ ctx }) => betroffeneVonAdresse(ctx));
  add(betroffen.betroffenVonPerson, ({ ctx, params, body }) => betroffeneVonPerson(ctx, params.id, body));
  add(betroffen.betroffenVonWorten, ({ ctx, params }) => betroffeneVonWorten(ctx, params.art));
}
