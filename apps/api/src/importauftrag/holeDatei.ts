import { istImportformat } from '@kehrtour/domain/importdatei/datei/importformat';

import type { Ctx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { FileMissingError } from '../platform/settings/storage.ts';
import type { Datei } from './dateiauftrag.ts';
import { importRefused } from './importauftrag.grund.ts';
import type { ImportRow } from './importauftrag.store.ts';

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
