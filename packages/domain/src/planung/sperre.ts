import { BEGONNENE_RUNDEN, istRundeIn, type KehrtourStatus } from '../kehrtour/kehrtourstatus.ts';
import {
  istBesuchsausgang,
  istEinerVon,
  istHinfaellig,
  STEHENDE,
  type TerminStatus,
} from '../termin/termin.ts';

/** How much of a Termin a new plan must leave alone; it grows with what the customer was told. */
export const SPERREN = ['frei', 'angekuendigt', 'zugesagt', 'fest'] as const;
export type Sperre = (typeof SPERREN)[number];

/** What a new plan could change about a Termin. */
export type Merkmal = 'fenster' | 'tag' | 'betrieb' | 'mitarbeiter' | 'reihenfolge';

const GEHALTEN: Record<Sperre, readonly Merkmal[]> = {
  frei: [],
  angekuendigt: ['fenster'],
  zugesagt: ['fenster', 'tag', 'betrieb'],
  fest: ['fenster', 'tag', 'betrieb', 'mitarbeiter', 'reihenfolge'],
};

/**
 * Locks follow communication: announced → the window holds; confirmed → window, day and company; under way → nothing moves.
 * What nobody counts on holds nothing, whatever the round does.
 */
export function sperreVon(terminStatus: TerminStatus, kehrtourStatus: KehrtourStatus): Sperre {
  if (istHinfaellig(terminStatus)) return 'frei';
  if (istRundeIn(BEGONNENE_RUNDEN, kehrtourStatus)) return 'fest';
  if (istBesuchsausgang(terminStatus)) return 'fest';
  if (!istEinerVon(STEHENDE, terminStatus)) return 'frei';
  return terminStatus === 'bestaetigt' ? 'zugesagt' : 'angekuendigt';
}

export function haelt(sperre: Sperre, merkmal: Merkmal): boolean {
  return GEHALTEN[sperre].includes(merkmal);
}
