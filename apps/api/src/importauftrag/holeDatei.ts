import { buffer } from 'node:stream/consumers';

import { istImportformat } from '@kehrtour/domain/importdatei/datei/importformat';
import type { Spaltenzuordnung } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';
import { keysOf } from '@kehrtour/domain/keysOf';

import { findeEigeneListe, listeZumVergleich } from '../aufgabe/gibLiegenschaftenAus.ts';
import type { Ctx, TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { FileMissingError } from '../platform/settings/storage.ts';
import type { Datei } from './dateiauftrag.ts';
import { importRefused } from './importauftrag.grund.ts';
import type { ImportRow } from './importauftrag.store.ts';
import { koepfeVon } from './importkopf.ts';

/** The stored file with the way it is read. @throws Refused 'import.datei-unlesbar' when it is no longer there */
export async function holeDatei(
  ctx: Pick<Ctx, 'deps'>,
  row: Pick<ImportRow, 'schluessel' | 'art' | 'lesart' | 'zuordnung'>,
): Promise<Datei> {
  if (!istImportformat(row.art)) throw new Refused('nicht-gefunden');
  if (row.schluessel === null) throw importRefused('datei-weg');
  const { zeichensatz, trennzeichen, kopfzeile, namensfolge, blatt, korrekturen } = row.lesart;
  try {
    return {
      bytes: await ctx.deps.files.get(row.schluessel),
      art: row.art,
      lesart: {
        ...(zeichensatz === undefined ? {} : { zeichensatz }),
        ...(trennzeichen === undefined ? {} : { trennzeichen }),
        ...(kopfzeile === undefined ? {} : { kopfzeile }),
        ...(namensfolge === undefined ? {} : { namensfolge }),
        ...(blatt === undefined ? {} : { blatt }),
      },
      zuordnung: row.zuordnung,
      korrekturen,
    };
  } catch (fehler) {
    if (!(fehler instanceof FileMissingError)) throw fehler;
    throw importRefused('datei-weg');
  }
}

/** Where a file is a list of ours: the same list as it would be given out now, read as this file is read; else undefined. */
export async function heutigeListe(
  ctx: TenantCtx,
  { art, vorschau, zuordnung }: Pick<ImportRow, 'art' | 'vorschau' | 'zuordnung'>,
): Promise<Datei | undefined> {
  const koepfe = koepfeVon(vorschau);
  const eigene = findeEigeneListe(koepfe);
  if (eigene === undefined) return undefined;
  // Whoever saved a sheet of the workbook as a text has its columns in a file of another kind.
  const als = art === 'csv' && eigene.blatt === undefined ? 'csv' : 'xlsx';
  return {
    bytes: await buffer(await listeZumVergleich(ctx, als)),
    art: als,
    lesart: { kopfzeile: 0, ...(eigene.blatt === undefined ? {} : { blatt: eigene.blatt }) },
    zuordnung: zuordnungNach(eigene.kopf, koepfe, zuordnung),
  };
}

/** Where the columns of the file stand in the whole list: somebody may have taken some out. */
function zuordnungNach(
  kopf: readonly string[],
  koepfe: readonly string[],
  zuordnung: Spaltenzuordnung,
): Record<string, number> {
  return Object.fromEntries(
    keysOf(zuordnung).flatMap((feld) => {
      const stelle = kopf.indexOf(koepfe[zuordnung[feld] ?? -1] ?? '');
      return stelle < 0 ? [] : [[feld, stelle]];
    }),
  );
}
