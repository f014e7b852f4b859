import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { bankauszugLesen } from '@kehrtour/contract/rechnungswesen';

import type { AdminCtx } from '../../platform/ctx.ts';
import type { Upload } from '../../platform/http/upload.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { liesFremdenAuszug } from '../bank/liesFremdenAuszug.ts';
import { merkeBuchungen } from './merkeBuchungen.ts';
import { verteileBuchungen } from './verteileBuchungen.ts';
import { zeigeBankrest } from './zeigeBankrest.ts';

/** More is another kind of file. */
const UNGELESENE_MAX = 100;

/**
 * Reads a statement and spreads what came and went over the invoices; what was read before is passed over, also when the
 * first time ended in the middle.
 * @throws Refused 'zu-gross' | 'falscher-inhalt'
 */
export async function liesBankauszug(
  ctx: AdminCtx,
  datei: Upload,
): Promise<AnswerOf<typeof bankauszugLesen>> {
  if (datei.zuGross) throw new Refused('zu-gross');
  const auszug = await liesFremdenAuszug(datei.bytes);
  const betreiber = ctx.as(ctx.actor, BETRIEB_ID);
  const neu = await merkeBuchungen(betreiber, auszug.posten);
  const zugeordnet = await verteileBuchungen(ctx);
  return {
    gelesen: auszug.posten.reduce((summe, { teile }) => summe + teile.length, 0),
    neu,
    zugeordnet,
    vorgemerkt: auszug.vorgemerkt,
    ungelesen: auszug.ungelesen.slice(0, UNGELESENE_MAX),
    ungelesenAnzahl: auszug.ungelesen.length,
    rest: await zeigeBankrest(ctx),
  };
}
