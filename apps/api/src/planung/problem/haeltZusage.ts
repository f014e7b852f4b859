import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { TerminRow } from '../stand/planung.store.ts';
import type { HaltAnliegen } from './haltAnliegen.ts';

/** Whether a stop stands where its household was told. */
export function haeltZusage(
  bisher: HaltAnliegen['bisher'],
  { fenster_von, fenster_bis }: Pick<TerminRow, 'fenster_von' | 'fenster_bis'>,
): boolean {
  if (!bisher) return false;
  return (
    bisher.tag === ortszeitAus(fenster_von).tag &&
    fenster_von <= bisher.beginn &&
    bisher.beginn <= fenster_bis
  );
}
