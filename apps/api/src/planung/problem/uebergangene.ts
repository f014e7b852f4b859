import { formatTag } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import type { HaltGrund } from '../stand/runde.ts';
import { listUebergangene, type UebergangenRow } from '../stand/uebergangene.store.ts';

/** A chosen house in which this round has nothing to do, and why. */
export type Uebergangen = {
  readonly liegenschaftId: string;
  readonly grund: NonNullable<HaltGrund['ausgelassen']>;
};

/** Every chosen house is a stop or left out with its reason; these are those that never came to be stops. */
export async function ladeUebergangene(
  tx: Tx,
  ids: readonly string[],
  kehrtour: { readonly id: string; readonly begonnenBis: Tag },
): Promise<Uebergangen[]> {
  if (ids.length === 0) return [];
  return (await listUebergangene(tx, ids, kehrtour)).map((row) => ({
    liegenschaftId: row.id,
    grund: { sekunden: 0, ...grundVon(row) },
  }));
}

function grundVon(row: UebergangenRow): { code: string; wort?: string } {
  if (row.ohne_taetigkeiten) return { code: 'ohne-taetigkeiten' };
  if (row.fruehestens !== null)
    return row.begonnen
      ? { code: 'andere-taetigkeit' }
      : { code: 'spaeter-faellig', wort: formatTag(row.fruehestens) };
  if (row.kehrtour !== null) return { code: 'in-anderer-kehrtour', wort: row.kehrtour };
  return { code: row.gebucht ? 'schon-gebucht' : 'nichts-offen' };
}
