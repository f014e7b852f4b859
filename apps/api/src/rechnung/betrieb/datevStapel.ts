import { type Abrechnungsmonat, ersterTag, letzterTag } from '@kehrtour/domain/unternehmen/abrechnung';

import { euro, zeile } from './buchhaltungszeile.ts';
import type { BetriebsrechnungRow } from './rechnungswesen.store.ts';

/** SKR 03: revenue at the full rate, which counts its VAT by itself; all debtors on one account. */
const ERLOESE = '8400';
const DEBITOREN = '10000';
const SPALTEN = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

/** DATEV-Format, Buchungsstapel 700/21/13: head, names of the columns up to the text, one line for each document. */
export const datevStapel = (
  rows: readonly BetriebsrechnungRow[],
  monat: Abrechnungsmonat,
  jetzt: Date,
): string => [zeile(kopf(monat, jetzt)), zeile(SPALTEN), ...rows.map(buchung)].join('');

const tag = (text: string): string => text.replaceAll('-', '');

/** Consultant and client are examples: 1001 and 1. */
function kopf(monat: Abrechnungsmonat, jetzt: Date): string[] {
  const erzeugt = jetzt.toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const zeitraum = [`${monat.slice(0, 4)}0101`, '4', tag(ersterTag(monat)), tag(letzterTag(monat))];
  const herkunft = [
    '"EXTF"',
    '700',
    '21',
    '"Buchungsstapel"',
    '13',
    erzeugt,
    '',
    '"KT"',
    '""',
    '""',
    '1001',
    '1',
  ];
  const rest = ['""', '1', '0', '0', '"EUR"', '', '""', '', '', '""', '', '', '""', '""'];
  return [...herkunft, ...zeitraum, `"Rechnungen ${monat}"`, ...rest];
}

const buchung = (row: BetriebsrechnungRow): string =>
  zeile([
    euro(Math.abs(row.brutto_cent)),
    row.brutto_cent < 0 ? '"H"' : '"S"',
    '"EUR"',
    '',
    '',
    '""',
    DEBITOREN,
    ERLOESE,
    '""',
    `${row.ausgestellt_am.slice(8)}${row.ausgestellt_am.slice(5, 7)}`,
    `"${row.nummer}"`,
    '""',
    '',
    `"${row.name.replaceAll('"', '').slice(0, 60)}"`,
  ]);
