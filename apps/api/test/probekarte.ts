import { musterbachGelaende } from '../demo/musterbach.gelaende.ts';
import { osmPbf } from './osmPbf.ts';

/** The invented town as a map extract: its houses as address points, its streets as roads; with a note in other bytes. */
export function probekarte(notiz?: string): Buffer {
  return osmPbf(musterbachGelaende(notiz));
}
