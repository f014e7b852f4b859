import type { Importformat } from '@kehrtour/domain/importdatei/datei/importformat';

import { liesCsv } from './csv/liesCsv.ts';
import type { Importleser } from './importleser.ts';
import { liesXlsx } from './xlsx/liesXlsx.ts';
import { liesZiv4 } from './ziv4/liesZiv4.ts';

/** Every kind of file that is read. */
export const LESER: Readonly<Record<Importformat, Importleser>> = {
  csv: liesCsv,
  xlsx: liesXlsx,
  ziv4: liesZiv4,
};
