import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';
import { useState } from 'react';

import type { Tagwerk } from '../feldtag.ts';
import type { Halt, Tuer } from '../tagesstand.ts';

/** What is said of a house and not of its doors. */
const VOM_HAUS: readonly Feldart[] = ['notiz', 'reihenfolge'];

/** Tells of the doors that are meant; `voll`: the phone could not keep it, and nothing is shown as told. */
export function useMelden(
  tag: Tagwerk,
  { halt, gewaehlt, onWeiter }: { halt: Halt; gewaehlt: readonly Tuer[]; onWeiter: () => void },
) {
  const [voll, setVoll] = useState(false);
  const melde = async (art: Feldart, text = ''): Promise<void> => {
    const vomHaus = VOM_HAUS.includes(art) || gewaehlt.length === 0;
    const ziele = vomHaus ? halt.tueren.slice(0, 1) : gewaehlt;
    try {
      await tag.melde(ziele.map(({ terminId }) => ({ terminId, art, text })));
      setVoll(false);
      // After a note the house is not over.
      if (art !== 'notiz') onWeiter();
    } catch {
      setVoll(true);
    }
  };
  return { melde, voll };
}
