import { faultsOf } from '@kehrtour/api-client/faults';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { keysOf } from '@kehrtour/domain/keysOf';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import type { Planung } from '../brett/usePlanung.ts';
import type { Entwurf } from './useEntwurf.ts';

/** What was done last, and the decisions as they were before. */
type Zuletzt = { getan: string; vorher: Partial<Vorgaben> };

export type Neuentscheidung = {
  faults: readonly FieldFault[];
  zuletzt: Zuletzt | null;
  entscheide: (vorgaben: Partial<Vorgaben>, gesagt: string) => void;
  /** Decides, and keeps what was so that it can be taken back. */
  tue: (vorgaben: Partial<Vorgaben>, getan: string) => void;
  nimmZurueck: () => void;
};

/** Changes decisions and plans again: the remedy of a stop, a way out for all of them, the mode of the order. */
export function useNeuentscheidung(kehrtour: Kehrtour, entwurf: Entwurf, planung: Planung): Neuentscheidung {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [zuletzt, setZuletzt] = useState<Zuletzt | null>(null);

  async function entscheide(vorgaben: Partial<Vorgaben>, danach: () => void) {
    setFaults([]);
    try {
      if ((await entwurf.speichere(vorgaben)) === null) return;
      danach();
      planung.starte();
    } catch (error) {
      setFaults(faultsOf(error, {}));
    }
  }

  return {
    faults,
    zuletzt,
    entscheide: (vorgaben, gesagt) => void entscheide(vorgaben, () => showToast(gesagt)),
    tue: (vorgaben, getan) => {
      const vorher = { ...nurWie(vorgaben, kehrtour.vorgaben) };
      void entscheide(vorgaben, () => setZuletzt({ getan, vorher }));
    },
    nimmZurueck: () => {
      if (zuletzt === null) return;
      void entscheide(zuletzt.vorher, () => {
        setZuletzt(null);
        showToast('Zurückgenommen: es wird neu gerechnet');
      });
    },
  };
}

/** The same decisions as they stand. */
function nurWie(vorgaben: Partial<Vorgaben>, stand: Vorgaben): Partial<Vorgaben> {
  const schritte = keysOf(vorgaben);
  return Object.fromEntries(schritte.map((schritt) => [schritt, stand[schritt]]));
}
