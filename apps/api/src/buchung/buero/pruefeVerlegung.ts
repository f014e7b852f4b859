import type { BodyOf, AnswerOf } from '@kehrtour/contract/endpoint';
import type { buchungsverlegungPruefen } from '@kehrtour/contract/terminverlegung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findBuchung } from '../buchung.store.ts';
import { taetigkeitDer, zeitwunschDer } from '../gebuchterWunsch.ts';
import { bestaetigungDer } from '../verfalle.ts';
import { angebotFuersBuero } from './buerozeiten.ts';
import { sieheVor, warnungenZurEigenen } from './nimmWahl.ts';

/**
 * What another time would mean for a booking: what speaks against it, and who would hear of it. Nothing is taken, nothing is
 * sent. A time from the offer speaks for itself.
 * @throws Refused 'nicht-gefunden' | 'eingabe-ungueltig' | 'termin.zeit-belegt'
 */
export async function pruefeVerlegung(
  ctx: StaffCtx,
  id: string,
  { wahl }: BodyOf<typeof buchungsverlegungPruefen>,
): Promise<AnswerOf<typeof buchungsverlegungPruefen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const buchung = await findBuchung(tx, id);
    if (!buchung) throw new Refused('nicht-gefunden');
    const angebot = await angebotFuersBuero(ctx, tx, id);
    const eingabe = {
      wahl,
      zeitwunsch: zeitwunschDer(buchung, angebot),
      taetigkeit: taetigkeitDer(buchung, angebot),
      terminId: id,
      bewegt: true,
    };
    const { beginn } = await sieheVor(ctx, tx, eingabe);
    if (wahl.art === 'angebot' && beginn === undefined) throw new Refused('termin.zeit-belegt');
    const erreichbar = buchung.zugangscode_id !== null && bestaetigungDer(buchung, ctx.now()) === 'erledigt';
    return {
      warnungen: wahl.art === 'eigene' ? await warnungenZurEigenen(ctx, tx, eingabe, wahl) : [],
      email: erreichbar ? buchung.email : '',
      telefon: buchung.telefon,
    };
  });
}
