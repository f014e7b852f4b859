import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOf } from '@kehrtour/api-client/query';
import { aenderungAnnehmen, aenderungHolen, aenderungVerwerfen } from '@kehrtour/contract/aenderung';
import { kehrtourAnordnen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { anordnungAus } from '../brett/anordnung.ts';
import { hinausText } from './aenderung.format.ts';

export type Aenderungstat = 'nimmAn' | 'verwirf' | 'vergleiche';

/** What can be done with a plan that waits. Reasons for broken promises are kept while the page is open. */
export function useAenderung(client: Client, kehrtour: Kehrtour, offene: NonNullable<Kehrtour['aenderung']>) {
  const cache = useQueryClient();
  const [gruende, setGruende] = useState<Readonly<Record<string, string>>>({});
  const [verzicht, setVerzicht] = useState(false);
  const [laeuft, setLaeuft] = useState<Aenderungstat | null>(null);
  const [fehler, setFehler] = useState<string | null>(null);
  const params = { id: kehrtour.id };
  const { version } = offene;

  async function tue(tat: Aenderungstat, arbeit: () => Promise<string>, onUndo?: () => void) {
    setLaeuft(tat);
    setFehler(null);
    try {
      const getan = await arbeit();
      await outdateConcepts(cache, 'kehrtouren', 'termine', 'liegenschaften');
      showToast(getan, { tone: 'success', ...(onUndo === undefined ? {} : { onUndo }) });
    } catch (error) {
      setFehler(sentenceOf(error));
      await outdateConcepts(cache, 'kehrtouren');
    } finally {
      setLaeuft(null);
    }
  }

  return {
    gruende,
    setzeGrund: (terminId: string, grund: string) => setGruende({ ...gruende, [terminId]: grund }),
    verzicht,
    setVerzicht,
    laeuft,
    fehler,
    /** With `zurueck` it can be taken back: nobody was told of it. */
    nimmAn: (getan: string, zurueck: boolean, alleGruende = gruende) =>
      void tue(
        'nimmAn',
        async () => {
          const { hinausAb } = await client.call(aenderungAnnehmen, {
            params,
            body: { version, gruende: alleGruende, trotzdem: verzicht },
          });
          return hinausAb === null ? getan : `${getan} ${hinausText(hinausAb)}`;
        },
        zurueck ? () => void nimmZurueck(client, cache, kehrtour) : undefined,
      ),
    verwirf: () =>
      void tue('verwirf', async () => {
        await client.call(aenderungVerwerfen, { params, body: { version } });
        return 'Verworfen. Es gilt der bisherige Plan.';
      }),
    /** The same order, beside what is promised now. */
    vergleiche: () =>
      void tue('vergleiche', async () => {
        const anordnung = anordnungAus(offene.plan);
        const neu = await client.call(kehrtourAnordnen, {
          params,
          body: { version: kehrtour.version, anordnung },
        });
        cache.setQueryData(keyOf(kehrtourHolen, { params }), neu);
        return 'Neu verglichen';
      }),
  };
}

/** The plan of before takes the same way back. Should it concern somebody by now, it waits to be looked at. */
async function nimmZurueck(client: Client, cache: QueryClient, vorher: Kehrtour): Promise<void> {
  const params = { id: vorher.id };
  try {
    const { version } = await client.call(kehrtourHolen, { params });
    const { aenderung } = await client.call(kehrtourAnordnen, {
      params,
      body: { version, anordnung: anordnungAus(vorher) },
    });
    const wechsel = aenderung && (await client.call(aenderungHolen, { params })).wechsel;
    if (aenderung && wechsel?.every(({ kanal }) => kanal === null))
      await client.call(aenderungAnnehmen, { params, body: { version: aenderung.version, gruende: {} } });
  } catch (error) {
    showToast(sentenceOf(error), { tone: 'danger' });
  }
  await outdateConcepts(cache, 'kehrtouren', 'termine');
}
