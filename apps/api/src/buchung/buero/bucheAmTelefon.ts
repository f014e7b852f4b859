import { randomUUID } from 'node:crypto';

import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { amTelefonBuchen, Telefonbuchung } from '@kehrtour/contract/terminbuero';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findBetrieb } from '../angebot/betrieb.store.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { zeitAus } from '../angebot/zeitAus.ts';
import { zuschlagsgrundlage } from '../angebot/zuschlagsgrundlage.ts';
import { alsGebucht, pruefeEinzeilig } from '../bestellung.ts';
import { findBuchung } from '../buchung.store.ts';
import { schreibeBuchung } from '../schreibeBuchung.ts';
import { nimmNeueWahl } from './nimmWahl.ts';
import { versteheTelefonwunsch } from './telefonwunsch.ts';

/**
 * Books for somebody on the phone, with what a booking on the page leaves behind. The office may overrule every rule but
 * the past; what stands in the way of an own time is said first.
 */
export async function bucheAmTelefon(
  ctx: StaffCtx,
  { wahl, kontakt, notiz, ...eingabe }: Telefonbuchung,
): Promise<AnswerOf<typeof amTelefonBuchen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  pruefeEinzeilig({ kontakt });
  const { wunsch, taetigkeit } = await versteheTelefonwunsch(ctx, eingabe);
  return ctx.transaction(async (tx) => {
    const betrieb = await findBetrieb(tx);
    if (!betrieb) throw new Refused('nicht-gefunden');
    const terminId = randomUUID();
    const zeitwunsch = zeitwunschAus(wunsch, taetigkeit);
    const zeit = await nimmNeueWahl(ctx, tx, { wahl, zeitwunsch, taetigkeit, terminId });
    const dauerMinuten = zeit.ende - zeit.beginn;
    await schreibeBuchung(ctx, tx, {
      id: randomUUID(),
      terminId,
      zeit,
      taetigkeit,
      slug: betrieb.slug,
      wunsch: alsGebucht(
        { wunsch: { ...wunsch, dauerMinuten } },
        taetigkeit,
        zeitAus(zuschlagsgrundlage(betrieb, zeit, wunsch.anschrift), taetigkeit, zeit),
      ),
      kontakt,
      notiz,
      einwilligungen: [],
      herkunft: 'telefon',
      status: 'bestaetigt',
      bestaetigenBis: null,
      bestaetigtAm: null,
      spur: null,
    });
    const buchung = await findBuchung(tx, terminId);
    return {
      terminId,
      referenz: buchung?.referenz ?? '',
      anschrift: wunsch.anschrift,
      gemailt: kontakt.email !== '',
    };
  });
}
