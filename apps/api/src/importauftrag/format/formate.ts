import type { Importformat } from '@kehrtour/domain/importdatei/importformat';

import { liesCsv } from './csv/liesCsv.ts';
import type { Importleser } from './importleser.ts';
import { liesXlsx } from './xlsx/liesXlsx.ts';

/** Every kind of file that is read. */
export const LESER: Readonly<Record<Importformat, Importleser>> = { csv: liesCsv, xlsx: liesXlsx };
