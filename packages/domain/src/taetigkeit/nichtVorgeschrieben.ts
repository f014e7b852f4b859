import type { KatalogId } from './taetigkeitskatalog.ts';

/** Work that no ordinance asks for (§ 2 Abs. 1 SchfHwG): it is between a customer and her company, and in no Kehrbuch. */
export const NICHT_VORGESCHRIEBENE: readonly KatalogId[] = [
  'lueftung',
  'dunstabzug',
  'gashausschau',
  'rwm',
  'geg60',
  'beratung',
];
