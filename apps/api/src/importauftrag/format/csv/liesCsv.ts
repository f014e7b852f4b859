import type { Lesart } from '@kehrtour/contract/importlesart';
import { liesListe } from '@kehrtour/domain/importdatei/datei/liesListe';

import type { GeleseneZeilen } from '../importleser.ts';
import { dekoder } from './dekodiere.ts';

/** Text with a delimiter; both encoding and delimiter are found out where they are not given. */
export const liesCsv = (bytes: Uint8Array, lesart: Partial<Lesart>): GeleseneZeilen =>
  liesListe(dekoder, bytes, lesart);
