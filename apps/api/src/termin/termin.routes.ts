import { fahrtstandHolen } from '@kehrtour/contract/fahrtstand';
import { hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import { tageskartenHolen } from '@kehrtour/contract/tageskarte';
import * as termin from '@kehrtour/contract/termin';

import type { Routes } from '../platform/http/route.ts';
import { aendereNotiz } from './aendereNotiz.ts';
import { aendereTermin, merkeGelesen } from './aendereTermin.ts';
import { zeigeHausverlauf } from './hausverlauf/zeigeHausverlauf.ts';
import { listeTermine, listeTermineDesHauses, listeUngelesene, sucheTermine } from './listeTermine.ts';
import { nimmVermerkZurueck } from './nimmVermerkZurueck.ts';
import { zeigeTageskarten } from './tageskarte/zeigeTageskarten.ts';
import { zeigeFahrtstand } from './zeigeFahrtstand.ts';
import { zeigeTermin } from './zeigeTermin.ts';

export function terminRoutes({ add }: Routes): void {
  add(termin.termineHolen, ({ ctx, query }) => listeTermine(ctx, query));
  add(fahrtstandHolen, ({ ctx }) => zeigeFahrtstand(ctx));
  add(tageskartenHolen, ({ ctx, query }) => zeigeTageskarten(ctx, query));
  add(termin.termineSuchen, ({ ctx, query }) => sucheTermine(ctx, query));
  add(termin.ungelesenHolen, ({ ctx }) => listeUngelesene(ctx));
  add(termin.termineDerLiegenschaft, ({ ctx, params }) => listeTermineDesHauses(ctx, params.id));
  add(hausverlaufHolen, ({ ctx, params, query }) => zeigeHausverlauf(ctx, params.id, query));
  add(termin.terminHolen, ({ ctx, params }) => zeigeTermin(ctx, params.id));
  add(termin.terminAendern, ({ ctx, params, body }) => aendereTermin(ctx, params.id, body));
  add(termin.terminNotizAendern, ({ ctx, params, body }) => aendereNotiz(ctx, params.id, body));
  add(termin.terminVermerkZuruecknehmen, ({ ctx, params, body }) =>
    nimmVermerkZurueck(ctx, params.id, body.version),
  );
  add(termin.rueckmeldungGelesen, async ({ ctx, params }) => {
    await merkeGelesen(ctx, params.id);
    return {};
  });
}
