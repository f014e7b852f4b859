import * as termin from '@kehrtour/contract/termin';

import type { Routes } from '../platform/route.ts';
import { aendereNotiz } from './aendereNotiz.ts';
import { aendereTermin, merkeGelesen } from './aendereTermin.ts';
import { listeTermine, listeTermineDesHauses, listeUngelesene } from './listeTermine.ts';
import { nimmVermerkZurueck } from './nimmVermerkZurueck.ts';
import { zeigeTermin } from './zeigeTermin.ts';

export function terminRoutes({ add }: Routes): void {
  add(termin.termineHolen, ({ ctx, query }) => listeTermine(ctx, query));
  add(termin.ungelesenHolen, ({ ctx }) => listeUngelesene(ctx));
  add(termin.termineDerLiegenschaft, ({ ctx, params }) => listeTermineDesHauses(ctx, params.id));
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
