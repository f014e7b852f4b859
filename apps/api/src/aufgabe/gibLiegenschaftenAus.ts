import type { LiegenschaftFilter } from '@kehrtour/contract/bestand';
import { AMPEL_NAMEN } from '@kehrtour/domain/aufgabe';
import { AUSGABESPALTEN, SPALTENNAMEN } from '@kehrtour/domain/bestandsspalte';
import { type CsvZelle, schreibeCsv } from '@kehrtour/domain/csv';
import { formatTag } from '@kehrtour/domain/format';
import { LIEGENSCHAFT_STATUS_NAMEN, LIEGENSCHAFTTYP_NAMEN } from '@kehrtour/domain/liegenschaft';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import { type AusgabeRow, listAusgabe } from './bestand.store.ts';
import { sichtFuer } from './bestandssicht.ts';

const KOPF = [
  'Lfd. Nr.',
  ...AUSGABESPALTEN.map((spalte) => SPALTENNAMEN[spalte]),
  'Straße',
  'Hausnr.',
  'PLZ',
  'Ort',
  'Ortsteil',
  'Name',
  'Telefon',
  'Mobil',
  'E-Mail',
  'Gebäudeart',
  'NE',
  'Status',
  'Offene Tätigkeiten',
  'Nächste Frist',
  'Ampel',
  'Zugang',
  'Bemerkung',
  'Breite',
  'Länge',
] as const;

/** The filtered list for a spreadsheet; whole address books leave the house only with the office. */
export async function gibLiegenschaftenAus(
  ctx: StaffCtx,
  filter: LiegenschaftFilter,
): Promise<{ csv: string; name: string }> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const sicht = sichtFuer(ctx, filter);
  const rows = await ctx.transaction((tx) => listAusgabe(tx, sicht));
  return {
    csv: schreibeCsv([KOPF, ...rows.map(zeile)]),
    name: `Liegenschaften ${sicht.heute}.csv`,
  };
}

function zeile(row: AusgabeRow): CsvZelle[] {
  return [
    row.laufnummer ?? undefined,
    ...AUSGABESPALTEN.map((spalte) => row[spalte]),
    row.strasse,
    row.hausnr,
    { ziffern: row.plz },
    row.ort,
    row.ortsteil,
    row.name,
    row.telefon ?? '',
    row.mobil ?? '',
    row.email ?? '',
    LIEGENSCHAFTTYP_NAMEN[row.typ],
    row.einheiten_anzahl,
    LIEGENSCHAFT_STATUS_NAMEN[row.status],
    row.taetigkeiten ?? '',
    row.frist === null ? '' : formatTag(row.frist),
    row.ampel === null ? '' : AMPEL_NAMEN[row.ampel],
    row.notiz_zugang,
    row.notiz_arbeit,
    row.lat ?? undefined,
    row.lon ?? undefined,
  ];
}
