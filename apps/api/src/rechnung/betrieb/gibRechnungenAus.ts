import type { RECHNUNGSAUSGABEN } from '@kehrtour/contract/rechnungswesen';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Abrechnungsmonat } from '@kehrtour/domain/unternehmen/abrechnung';
import iconv from 'iconv-lite';

import type { AdminCtx } from '../../platform/ctx.ts';
import { zeileAus } from '../zeigeRechnungen.ts';
import { euro, zeile } from './buchhaltungszeile.ts';
import { datevStapel } from './datevStapel.ts';
import { type BetriebsrechnungRow, listAusgestellte } from './rechnungswesen.store.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/** What was issued in a month, for a spreadsheet or for the bookkeeper's program. */
export async function gibRechnungenAus(
  ctx: AdminCtx,
  { monat, format }: { monat: Abrechnungsmonat; format: (typeof RECHNUNGSAUSGABEN)[number] },
): Promise<{ name: string; bytes: Buffer }> {
  const rows = await beimBetreiber(ctx, (tx) => listAusgestellte(tx, monat));
  if (format === 'datev')
    return {
      name: `EXTF_Rechnungen_${monat}.csv`,
      bytes: iconv.encode(datevStapel(rows, monat, ctx.now()), 'win1252'),
    };
  const heute = ortszeitAus(ctx.now()).tag;
  return { name: `Rechnungen_${monat}.csv`, bytes: Buffer.from(`\uFEFF${alsTabelle(rows, heute)}`) };
}

/** Quoted always; what a spreadsheet would take for a formula gets a quote of its own before it. */
const feld = (text: string): string => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;

function alsTabelle(rows: readonly BetriebsrechnungRow[], heute: string): string {
  const kopf = [
    'Nummer',
    'Datum',
    'Fällig',
    'Monat',
    'Betrieb',
    'Empfänger',
    'Netto',
    'USt',
    'Brutto',
    'Offen',
    'Stand',
  ];
  return [
    zeile(kopf.map(feld)),
    ...rows.map((row) => {
      const { nummer, ausgestelltAm, faelligAm, monat, bruttoCent, offenCent, stand } = zeileAus(row, heute);
      const texte = [nummer, ausgestelltAm, faelligAm, monat, row.name, row.inhalt.empfaenger.name];
      const betraege = [row.inhalt.nettoCent, row.inhalt.ustCent, bruttoCent, offenCent];
      return zeile([...texte.map(feld), ...betraege.map(euro), feld(stand)]);
    }),
  ].join('');
}
