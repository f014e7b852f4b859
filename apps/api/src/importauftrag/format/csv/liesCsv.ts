import type { Lesart } from '@kehrtour/contract/importlesart';
import {
  erkenneTrennzeichen,
  liesCsvtext,
  ohneHuelle,
  ohneTrennzeichenzeile,
} from '@kehrtour/domain/importdatei/datei/csvtext';
import { IMPORTGRENZEN } from '@kehrtour/domain/importdatei/datei/dateiart';

import type { GeleseneZeilen } from '../importleser.ts';
import { dekodiere } from './dekodiere.ts';

/** Text with a delimiter; both encoding and delimiter are found out where they are not given. */
export function liesCsv(bytes: Uint8Array, lesart: Partial<Lesart>): GeleseneZeilen {
  const { name, text: ganz } = dekodiere(bytes, lesart.zeichensatz ?? undefined);
  const { text, genannt } = ohneTrennzeichenzeile(ohneHuelle(ganz));
  const trennzeichen = lesart.trennzeichen ?? genannt ?? erkenneTrennzeichen(text);
  return {
    zeichensatz: name,
    trennzeichen,
    zeilen: liesCsvtext(text.replaceAll('\0', '').toWellFormed(), trennzeichen, IMPORTGRENZEN.zeilenMax + 20),
  };
}
