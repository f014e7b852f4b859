import { faultsOf } from '@kehrtour/api-client/faults';
import type { FieldFault, FieldLabels } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { warnungenIn } from './parts/telefon/Warnungen.tsx';

/**
 * Takes a time. What speaks against it comes back as sentences, and the next press takes it all the same.
 * @param send gets one key for all presses: an answer that was lost on its way must not book twice
 */
export function useZeitNehmen(labels: FieldLabels) {
  const cache = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [laeuft, setLaeuft] = useState(false);
  const [warnungen, setWarnungen] = useState<string[] | null>(null);
  const [fehler, setFehler] = useState<readonly FieldFault[]>([]);
  async function nimmZeit(send: (idempotencyKey: string) => Promise<void>) {
    setLaeuft(true);
    setFehler([]);
    try {
      await send(idempotencyKey);
    } catch (error) {
      const gruende = warnungenIn(error);
      setWarnungen(gruende ?? null);
      if (!gruende) setFehler(faultsOf(error, labels));
    } finally {
      setLaeuft(false);
      await outdateConcepts(cache, 'buchungen', 'termine', 'liegenschaften');
    }
  }
  return {
    nimmZeit,
    laeuft,
    warnungen,
    fehler,
    setFehler,
    vergiss: () => {
      setWarnungen(null);
      setFehler([]);
    },
  };
}
