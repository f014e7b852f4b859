/** What concepts above a round may ask of it and tell it, inside their own transaction. */
export {
  loescheHalt,
  findKehrtour,
  type KehrtourRow,
  lockKehrtour,
  lockKehrtouren as sperreKehrtouren,
  updateStatus as setzeKehrtourStatus,
} from './kehrtour.store.ts';
export { ladeRuhetage } from './ruhetage.ts';
export { verlangeFreieZeiten } from './verlangeFreieZeiten.ts';
export { zieheTermineMit } from './zieheTermineMit.ts';
