import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { bankauszugLesen } from '@kehrtour/contract/rechnungswesen';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import type { Upload } from '../../platform/upload.ts';
import { banktextAus } from '../bank/banktext.ts';
import { erkenneFremdes } from '../bank/erkenneFremdes.ts';
import type { Kontoauszug } from '../bank/kontoauszug.ts';
import { liesBankCsv } from '../bank/liesBankCsv.ts';
import { liesCamt } from '../bank/liesCamt.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
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
  const auszug = auszugAus(datei.bytes);
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

/** @throws Refused 'falscher-inhalt' with what is missing */
function auszugAus(bytes: Uint8Array): Kontoauszug {
  const fremd = erkenneFremdes(bytes);
  if (fremd) throw rechnungRefused('anderes-format', fremd);
  const text = banktextAus(bytes);
  if (!/^\s*</.test(text)) {
    const liste = liesBankCsv(text);
    if ('fehlt' in liste) throw rechnungRefused('kein-kontoauszug', liste.fehlt);
    return liste;
  }
  const auszug = liesCamt(text);
  if (!auszug) throw rechnungRefused('kein-camt');
  return auszug;
}
