import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { gebieteBetroffene } from '@kehrtour/contract/gebiet';
import { type Gebiet, gebietFuer } from '@kehrtour/domain/ort/gebiet';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type ZugesagterTermin, zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { listGebiete } from './gebiet.store.ts';
import { gebietAus } from './gebietAus.ts';

/** Whose booked appointments would lie outside afterwards; what lay outside before is nobody's news. */
export async function betroffeneVonGebieten(
  ctx: StaffCtx,
  { neu, entfernt }: BodyOf<typeof gebieteBetroffene>,
): Promise<AnswerOf<typeof gebieteBetroffene>> {
  if (!darf(ctx.actor.rolle, 'buchung.einrichten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const vorher = await listGebiete(tx);
    const bleiben = vorher.filter(({ id }) => !entfernt.includes(id));
    const nachher = [...bleiben, ...neu.map((daten) => gebietAus(randomUUID(), daten))];
    const termine = await zugesagteTermine(tx, { von: ctx.now(), nurGebuchte: true });
    return {
      termine: termine
        .filter((termin) => bedient(vorher, termin) && !bedient(nachher, termin))
        .map(({ zeile }) => zeile),
    };
  });
}

function bedient(gebiete: readonly Gebiet[], { lat, lon, ...adresse }: ZugesagterTermin): boolean {
  const lage = lat === null || lon === null ? undefined : { lat, lon };
  return gebietFuer(gebiete, { ...adresse, lage })?.ausgenommen === false;
}
