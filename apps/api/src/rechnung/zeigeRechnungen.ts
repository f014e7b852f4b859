import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { rechnungenHolen, Rechnungszeile } from '@kehrtour/contract/rechnung';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { type Rechnungsbefund, rechnungsstand } from '@kehrtour/domain/rechnung/rechnung';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { ersterTag, monatVon } from '@kehrtour/domain/unternehmen/abrechnung';
import { tarifAm } from '@kehrtour/domain/unternehmen/tarifwechsel';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { rechnungsgrundlage } from '../zahlung/rechnungsgrundlage.ts';
import { legeRechnungAb } from './legeRechnungAb.ts';
import { countVerbrauch, findRechnung, findXml, listRechnungen, type RechnungRow } from './rechnung.store.ts';

/** Plan and usage of this month, and all invoices. */
export async function zeigeRechnungen(ctx: StaffCtx): Promise<AnswerOf<typeof rechnungenHolen>> {
  if (!darf(ctx.actor.rolle, 'rechnung.ansehen')) throw new Refused('nicht-erlaubt');
  const heute = ortszeitAus(ctx.now()).tag;
  const monatsbeginn = zeitpunktAus({ tag: ersterTag(monatVon(heute)), uhrzeit: '00:00' });
  return ctx.transaction(async (tx) => {
    const { wechsel, testende } = await rechnungsgrundlage(tx);
    const zeilen = (await listRechnungen(tx)).map((row) => zeileAus(row, heute));
    return {
      tarif: tarifAm(wechsel, heute),
      testendeAm: testende,
      heute,
      verbrauch: await countVerbrauch(tx, monatsbeginn, ctx.now()),
      offenCent: zeilen.reduce((summe, { offenCent }) => summe + offenCent, 0),
      rechnungen: zeilen,
    };
  });
}

/** One invoice as lists show it. What takes another back is settled by itself: nothing of it is open. */
export function zeileAus(row: RechnungRow, heute: Tag): Rechnungszeile {
  const lage = befundAus(row);
  const stand = row.art === 'gegenrechnung' ? 'bezahlt' : rechnungsstand(lage, heute);
  return {
    id: row.id,
    nummer: row.nummer,
    art: row.art,
    monat: monatVon(row.monat),
    ausgestelltAm: row.ausgestellt_am,
    faelligAm: row.faellig_am,
    bruttoCent: row.brutto_cent,
    offenCent: offenVon(row),
    stand,
    zahlungsart: row.inhalt.zahlung.art,
    mahnstufe: row.mahnstufe,
    xrechnung: row.inhalt.empfaenger.leitwegId !== '',
  };
}

export const befundAus = (row: RechnungRow): Rechnungsbefund => ({
  bruttoCent: row.brutto_cent,
  bezahltCent: row.bezahlt_cent,
  faelligAm: row.faellig_am,
  mahnstufe: row.mahnstufe,
  beanstandet: row.beanstandet,
  aufgehoben: row.aufgehoben,
});

/** What is still to be paid; an invoice that was taken back owes nothing. */
export const offenVon = (row: RechnungRow): number =>
  row.art === 'gegenrechnung' || row.aufgehoben ? 0 : Math.max(0, row.brutto_cent - row.bezahlt_cent);

/** @throws Refused 'nicht-gefunden' */
export async function holeRechnungPdf(
  ctx: StaffCtx,
  id: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (!darf(ctx.actor.rolle, 'rechnung.ansehen')) throw new Refused('nicht-erlaubt');
  const rechnung = await ctx.transaction((tx) => findRechnung(tx, id));
  if (!rechnung) throw new Refused('nicht-gefunden');
  return { name: `${rechnung.nummer}.pdf`, bytes: await legeRechnungAb(ctx, id) };
}

/** @throws Refused 'nicht-gefunden' */
export async function holeRechnungXml(ctx: StaffCtx, id: string): Promise<{ name: string; xml: string }> {
  if (!darf(ctx.actor.rolle, 'rechnung.ansehen')) throw new Refused('nicht-erlaubt');
  const rechnung = await ctx.transaction((tx) => findXml(tx, id));
  if (!rechnung) throw new Refused('nicht-gefunden');
  return { name: `${rechnung.nummer}.xml`, xml: rechnung.xml };
}
