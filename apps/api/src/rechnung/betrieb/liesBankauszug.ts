import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { bankauszugLesen } from '@kehrtour/contract/rechnungswesen';
import iconv from 'iconv-lite';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import type { Upload } from '../../platform/upload.ts';
import { liesBankCsv } from '../bank/liesBankCsv.ts';
import { liesCamt } from '../bank/liesCamt.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
import { listRest } from './bankbuchung.store.ts';
import { merkeBuchungen } from './merkeBuchungen.ts';
import { verteileBuchungen } from './verteileBuchungen.ts';

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
  const text = textAus(datei.bytes);
  const auszug = text.trimStart().startsWith('<') ? liesCamt(text) : liesBankCsv(text);
  if (!auszug) throw rechnungRefused('kein-kontoauszug');
  const betreiber = ctx.as(ctx.actor, BETRIEB_ID);
  const neu = await merkeBuchungen(betreiber, auszug.posten);
  const zugeordnet = await verteileBuchungen(ctx);
  const rest = await betreiber.transaction(listRest);
  return {
    gelesen: auszug.posten.reduce((summe, { teile }) => summe + teile.length, 0),
    neu,
    zugeordnet,
    rest: rest.map(({ rest_cent: restCent, ...eine }) => ({ ...eine, restCent })),
  };
}

/** Exports of older bank software are not UTF-8. */
function textAus(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8');
  return text.includes('\uFFFD') ? iconv.decode(Buffer.from(bytes), 'win1252') : text;
}
