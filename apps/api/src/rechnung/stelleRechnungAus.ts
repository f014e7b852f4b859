import { createHash, randomUUID } from 'node:crypto';

import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { rechnungsnummer } from '@kehrtour/domain/rechnung/rechnung';
import { plusMonate, plusTage } from '@kehrtour/domain/tag';
import {
  type Abrechnungsmonat,
  ersterTag,
  letzterTag,
  positionenDesMonats,
  summenAus,
  ZAHLUNGSZIEL_TAGE,
} from '@kehrtour/domain/unternehmen/abrechnung';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { record } from '../platform/history.ts';
import { rechnungsgrundlage } from '../zahlung/rechnungsgrundlage.ts';
import { baueCii } from './beleg/baueCii.ts';
import type { Rechnungsinhalt } from './beleg/rechnungsinhalt.ts';
import {
  countVerbrauch,
  insertRechnung,
  letzteFassung,
  lockBetrieb,
  naechsteNummer,
} from './rechnung.store.ts';
import { RECHNUNG_ABLEGEN } from './rechnungsjobs.ts';

/**
 * Makes the invoice of a month in the running transaction; the number is taken with it or not at all. Answers its id;
 * undefined when nothing is to be paid, or when the month has its invoice already.
 */
export async function stelleRechnungAus(
  ctx: TenantCtx,
  tx: Tx,
  monat: Abrechnungsmonat,
  fassung = 1,
): Promise<string | undefined> {
  await lockBetrieb(tx);
  if ((await letzteFassung(tx, monat)) >= fassung) return undefined;
  const inhalt = await inhaltDesMonats(ctx, tx, monat);
  return inhalt && legeRechnungAn(ctx, tx, { inhalt, monat, fassung, hebtAuf: null });
}

/** Writes an invoice that is complete but for its number. */
export async function legeRechnungAn(
  ctx: TenantCtx,
  tx: Tx,
  neu: { inhalt: Rechnungsinhalt; monat: Abrechnungsmonat; fassung: number; hebtAuf: string | null },
): Promise<string> {
  const jahr = Number(neu.inhalt.ausgestelltAm.slice(0, 4));
  const reihe = neu.inhalt.art === 'rechnung' ? `RE-${jahr}` : `GR-${jahr}`;
  const nummer = rechnungsnummer(neu.inhalt.art, jahr, await naechsteNummer(tx, reihe));
  const inhalt = { ...neu.inhalt, nummer };
  const xml = baueCii(inhalt);
  const id = randomUUID();
  const sha256 = createHash('sha256').update(xml).digest('hex');
  // Held above, so that nobody else can have been faster: a number that went nowhere would be a gap.
  if (!(await insertRechnung(tx, { ...neu, id, inhalt, xml, sha256 })))
    throw new Error('this month has its invoice');
  await record(ctx, tx, { gegenstand: 'rechnung', id, was: 'ausgestellt', nach: { nummer } });
  await ctx.deps.jobs.enqueue(tx, RECHNUNG_ABLEGEN, { unternehmenId: ctx.unternehmenId, rechnungId: id });
  return id;
}

async function inhaltDesMonats(
  ctx: TenantCtx,
  tx: Tx,
  monat: Abrechnungsmonat,
): Promise<Rechnungsinhalt | undefined> {
  const { empfaenger, wechsel, testende, zahlung } = await rechnungsgrundlage(tx);
  const positionen = positionenDesMonats(monat, wechsel, testende);
  if (positionen.length === 0) return undefined;
  const ausgestelltAm = ortszeitAus(ctx.now()).tag;
  const von = zeitpunktAus({ tag: ersterTag(monat), uhrzeit: '00:00' });
  const bis = zeitpunktAus({ tag: plusMonate(ersterTag(monat), 1), uhrzeit: '00:00' });
  return {
    art: 'rechnung',
    nummer: '',
    hebtAuf: null,
    ausgestelltAm,
    faelligAm: plusTage(ausgestelltAm, ZAHLUNGSZIEL_TAGE),
    leistungVon: positionen[0]?.von ?? ersterTag(monat),
    leistungBis: positionen.at(-1)?.bis ?? letzterTag(monat),
    empfaenger,
    positionen,
    ...summenAus(positionen),
    verbrauch: await countVerbrauch(tx, von, bis),
    zahlung,
  };
}
