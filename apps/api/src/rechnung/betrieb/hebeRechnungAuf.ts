import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Betriebsrechnung, rechnungAufheben } from '@kehrtour/contract/rechnungswesen';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { monatVon } from '@kehrtour/domain/unternehmen/abrechnung';

import type { AdminCtx } from '../../platform/ctx.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { Rechnungsinhalt } from '../beleg/rechnungsinhalt.ts';
import { findRechnung, letzteFassung, lockBetrieb } from '../rechnung.store.ts';
import { legeRechnungAn, stelleRechnungAus } from '../stelleRechnungAus.ts';
import { zeileJetzt } from './zeigeBetriebsrechnungen.ts';

/**
 * Takes an invoice back by another with the opposite amounts, and makes a new one of what is right now; the first stays as it is.
 * @throws Refused 'nicht-gefunden' | 'rechnung.schon-aufgehoben'
 */
export async function hebeRechnungAuf(
  ctx: AdminCtx,
  params: { unternehmenId: string; id: string },
  { grund, neu }: BodyOf<typeof rechnungAufheben>,
): Promise<Betriebsrechnung> {
  const betrieb = ctx.as(ctx.actor, params.unternehmenId);
  await betrieb.transaction(async (tx) => {
    await lockBetrieb(tx);
    const rechnung = await findRechnung(tx, params.id);
    if (!rechnung) throw new Refused('nicht-gefunden');
    if (rechnung.aufgehoben || rechnung.art === 'gegenrechnung')
      throw new Refused('rechnung.schon-aufgehoben');
    const monat = monatVon(rechnung.monat);
    const fassung = await letzteFassung(tx, monat);
    const inhalt = gegenteil(rechnung.inhalt, grund, ortszeitAus(ctx.now()).tag);
    await legeRechnungAn(betrieb, tx, { inhalt, monat, fassung, hebtAuf: rechnung.id });
    await record(betrieb, tx, {
      gegenstand: 'rechnung',
      id: rechnung.id,
      was: 'aufgehoben',
      nach: { grund },
    });
    if (neu) await stelleRechnungAus(betrieb, tx, monat, fassung + 1);
  });
  return zeileJetzt(ctx, params);
}

const gegenteil = (inhalt: Rechnungsinhalt, grund: string, heute: string): Rechnungsinhalt => ({
  ...inhalt,
  art: 'gegenrechnung',
  nummer: '',
  hebtAuf: { nummer: inhalt.nummer, grund },
  ausgestelltAm: heute,
  faelligAm: heute,
  positionen: inhalt.positionen.map((position) => ({ ...position, nettoCent: -position.nettoCent })),
  nettoCent: -inhalt.nettoCent,
  ustCent: -inhalt.ustCent,
  bruttoCent: -inhalt.bruttoCent,
});
