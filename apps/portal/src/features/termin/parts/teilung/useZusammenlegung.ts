import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import type { FieldFault } from '@kehrtour/api-client/faults';
import type { Termin } from '@kehrtour/contract/termin';
import type { Zusammenlegbar } from '@kehrtour/contract/terminteilung';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { dauerVon, standVon } from '../../verlegeziel.ts';
import { useTeilung } from './useTeilung.ts';

/** Puts another appointment into this one; as long as nobody was told, the toast leads back. */
export function useZusammenlegung(client: Client, termin: Termin, onClose: () => void) {
  const { teilung, lege, teile, nimmZurueck } = useTeilung(client, termin);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [laeuft, setLaeuft] = useState(false);
  const [fehler, setFehler] = useState<readonly FieldFault[]>([]);

  async function legeZusammen(anderer: Zusammenlegbar) {
    setLaeuft(true);
    setFehler([]);
    try {
      const { version } = await lege(termin.version, anderer, idempotencyKey);
      // Only what stood alone, and of which nobody hears, can stand there again as it was.
      const allein = anderer.email === '' && anderer.gebucht && anderer.kehrtour === '';
      const trenne = () =>
        nimmZurueck(
          () => teile(version, alsTeil(anderer), crypto.randomUUID()),
          'Es sind wieder zwei Termine',
        );
      showToast('Die Termine sind zusammengelegt', {
        tone: 'success',
        ...(allein && anderer.mitarbeiterId !== null ? { onUndo: trenne } : {}),
      });
      onClose();
    } catch (error) {
      setFehler(faultsOf(error, {}));
    } finally {
      setLaeuft(false);
    }
  }
  return { teilung, laeuft, fehler, lege: (anderer: Zusammenlegbar) => void legeZusammen(anderer) };
}

/** The other appointment as it was: its work, its time, its person. */
const alsTeil = (anderer: Zusammenlegbar) => ({
  aufgabeIds: anderer.arbeiten.map(({ id }) => id),
  wahl: {
    art: 'eigene' as const,
    ...standVon(anderer),
    dauerMinuten: dauerVon(anderer),
    trotzdem: true,
  },
  abgesprochen: true,
});
