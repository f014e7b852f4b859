import { randomUUID } from 'node:crypto';

import type { Rechnungszeile } from '@kehrtour/contract/rechnung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { product } from '@kehrtour/domain/text/product';

import { actorName } from '../platform/actor.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { mailOf } from '../platform/post/systemMail.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findRechnung, insertBeanstandung } from './rechnung.store.ts';
import { zeileAus } from './zeigeRechnungen.ts';

/** Says what is wrong with an invoice; until the answer nobody reminds of it or debits it. */
export async function beanstandeRechnung(ctx: StaffCtx, id: string, text: string): Promise<Rechnungszeile> {
  if (!darf(ctx.actor.rolle, 'rechnung.beanstanden')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const rechnung = await findRechnung(tx, id);
    if (!rechnung) throw new Refused('nicht-gefunden');
    if (rechnung.aufgehoben || rechnung.art === 'gegenrechnung')
      throw new Refused('rechnung.nicht-zu-beanstanden');
    const am = ctx.now();
    const neu = { id: randomUUID(), rechnungId: id, text, am, wer: actorName(ctx.actor) };
    if ((await insertBeanstandung(tx, neu)) === 0) throw new Refused('rechnung.nicht-zu-beanstanden');
    await record(ctx, tx, { gegenstand: 'rechnung', id, was: 'beanstandet', nach: { text } });
    const mail = mailOf(`Beanstandung der Rechnung ${rechnung.nummer}`, [
      `${rechnung.inhalt.empfaenger.name} beanstandet die Rechnung ${rechnung.nummer}:`,
      text,
    ]);
    await queueMail(
      ctx,
      tx,
      { an: { name: product.operator.name, adresse: product.operator.mail }, ...mail },
      { anlass: 'beanstandung', ereignis: `beanstandung/${neu.id}`, vorlage: 'beanstandung' },
    );
    return zeileAus({ ...rechnung, beanstandet: true }, ortszeitAus(am).tag);
  });
}
