import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { quartalAnlegen, quartalsvorschlagHolen } from '@kehrtour/contract/quartal';
import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Anlegewunsch } from './parts/Anlegedialog.tsx';

/** Makes Kehrtouren of the proposal, once however often the button is pressed. */
export function useAnlage(client: Client, { version }: Quartalsvorschlag) {
  const cache = useQueryClient();
  const schluessel = useRef(crypto.randomUUID());
  const [offen, setOffen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fehler, setFehler] = useState<string | null>(null);

  async function legeAn({ je, rechnen }: Anlegewunsch) {
    setBusy(true);
    setFehler(null);
    try {
      const neu = await client.call(quartalAnlegen, {
        body: { version, je, rechnen },
        idempotencyKey: `${schluessel.current}-${version}-${je}-${rechnen}`,
      });
      cache.setQueryData(keyOf(quartalsvorschlagHolen, {}), { vorschlag: neu, vorgangId: null });
      void outdateConcepts(cache, 'kehrtouren');
      setOffen(false);
      window.scrollTo({ top: 0 });
    } catch (error) {
      setFehler(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    offen,
    busy,
    fehler,
    oeffne: () => setOffen(true),
    schliesse: () => setOffen(false),
    legeAn: (wunsch: Anlegewunsch) => void legeAn(wunsch),
  };
}
