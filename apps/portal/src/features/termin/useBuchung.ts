import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { wellenbuchungBehalten } from '@kehrtour/contract/buchungswelle';
import { terminHolen } from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { anfrageAblehnen, anfrageAnnehmen } from '@kehrtour/contract/terminbuero';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Answers a booking that awaits a yes; the appointment and every list with it follow. */
export function useBuchung(client: Client, id: string) {
  const cache = useQueryClient();
  const [laeuft, setLaeuft] = useState<'annehmen' | 'ablehnen' | 'behalten' | null>(null);

  async function schicke(
    was: 'annehmen' | 'ablehnen' | 'behalten',
    call: () => Promise<Termin>,
    gesagt: string,
  ) {
    setLaeuft(was);
    try {
      cache.setQueryData(keyOf(terminHolen, { params: { id } }), await call());
      showToast(gesagt, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'danger' });
      return false;
    } finally {
      setLaeuft(null);
      await outdateConcepts(cache, 'buchungen', 'termine');
    }
  }
  return {
    laeuft,
    nimmAn: () =>
      schicke('annehmen', () => client.call(anfrageAnnehmen, { params: { id } }), 'Der Termin ist zugesagt'),
    behalte: () =>
      schicke(
        'behalten',
        () => client.call(wellenbuchungBehalten, { params: { id } }),
        'Die Buchung gilt wieder',
      ),
    lehneAb: (grund: string) =>
      schicke(
        'ablehnen',
        () => client.call(anfrageAblehnen, { params: { id }, body: { grund } }),
        'Die Anfrage ist abgelehnt',
      ),
  };
}
