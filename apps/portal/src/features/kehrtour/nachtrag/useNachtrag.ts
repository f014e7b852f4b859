import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { nachtraegeAufnehmen } from '@kehrtour/contract/nachtrag';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Takes work in that was added; the round is computed with it in the background. */
export function useNachtrag(client: Client, kehrtourId: string) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<readonly string[] | null>(null);
  const [fehler, setFehler] = useState<string | null>(null);

  async function nimmAuf(liegenschaftIds: string[]) {
    setLaeuft(liegenschaftIds);
    setFehler(null);
    try {
      await client.call(nachtraegeAufnehmen, { params: { id: kehrtourId }, body: { liegenschaftIds } });
    } catch (error) {
      setFehler(sentenceOf(error));
    }
    await outdateConcepts(cache, 'kehrtouren');
    setLaeuft(null);
  }
  return {
    /** The houses whose work is on its way into the round. */
    laeuft,
    fehler,
    nimmAuf: (liegenschaftIds: string[]) => void nimmAuf(liegenschaftIds),
  };
}
