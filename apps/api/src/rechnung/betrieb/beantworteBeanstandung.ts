import type { Betriebsrechnung } from '@kehrtour/contract/rechnungswesen';

import type { AdminCtx } from '../../platform/ctx.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findRechnung } from '../rechnung.store.ts';
import { answerBeanstandung } from './buchhaltung.store.ts';
import { maileZurRechnung } from './maileZurRechnung.ts';
import { zeileJetzt } from './zeigeBetriebsrechnungen.ts';

/** Answers what a company has against an invoice; from then on it runs as any other. @throws Refused 'nicht-gefunden' */
export async function beantworteBeanstandung(
  ctx: AdminCtx,
  params: { unternehmenId: string; id: string },
  text: string,
): Promise<Betriebsrechnung> {
  const betrieb = ctx.as(ctx.actor, params.unternehmenId);
  await betrieb.transaction(async (tx) => {
    const rechnung = await findRechnung(tx, params.id);
    const neu = { rechnungId: params.id, antwort: text, am: ctx.now() };
    if (!rechnung || (await answerBeanstandung(tx, neu)) === 0) throw new Refused('nicht-gefunden');
    await record(betrieb, tx, { gegenstand: 'rechnung', id: params.id, was: 'beantwortet', nach: { text } });
    await maileZurRechnung(ctx, tx, rechnung, {
      ereignis: `beanstandung/${params.id}/${ctx.now().toISOString()}`,
      betreff: `Ihre Beanstandung der Rechnung ${rechnung.nummer}`,
      absaetze: [text],
    });
  });
  return zeileJetzt(ctx, params);
}
