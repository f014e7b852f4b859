import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { feldfotosHolen } from '@kehrtour/contract/feldfoto';

import { fotoAus } from '../../mangel/fotozeile.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { sperreTermin } from '../../termin/feldausgang.ts';
import { warDabei } from '../feldfakt.ts';
import { listFotos } from './foto.store.ts';

/** What was photographed at a visit; whoever was there sees it, and the office. */
export async function zeigeFotos(ctx: StaffCtx, terminId: string): Promise<AnswerOf<typeof feldfotosHolen>> {
  return ctx.transaction(async (tx) => {
    const termin = await sperreTermin(tx, terminId);
    if (!termin || !warDabei(ctx, termin)) throw new Refused('nicht-gefunden');
    return { fotos: (await listFotos(tx, terminId)).map(({ foto }) => fotoAus(foto)) };
  });
}
