import { istCode } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  verfuegbarkeitBetroffene,
  verfuegbarkeitenListe,
  wochenSetzen,
} from '@kehrtour/contract/verfuegbarkeit';
import type { Woche } from '@kehrtour/contract/verfuegbarkeit';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { useVerfuegbarkeiten } from './useVerfuegbarkeiten.ts';

/** `vorher` is what this page showed: whoever was overtaken is told, and undoing knows where to go back to. */
export type Musteraenderung = { mitarbeiterId: string; woche: Woche; vorher: Woche };

/** Saves patterns of one or several people, after asking whom it concerns, with a way back. */
export function useMusterspeicher(client: Client) {
  const cache = useQueryClient();
  const setze = useVerfuegbarkeiten();
  const { darf, dialog } = useWenBetrifft();

  async function speichere(
    wochen: readonly Musteraenderung[],
    said: string,
    zurueck = true,
  ): Promise<boolean> {
    const weiter = await darf(
      () =>
        client.call(verfuegbarkeitBetroffene, {
          body: { art: 'wochen', wochen: wochen.map(({ vorher: _vorher, ...neu }) => neu) },
        }),
      { tat: 'Trotzdem speichern' },
    );
    if (!weiter) return false;
    try {
      setze(await client.call(wochenSetzen, { body: { wochen: [...wochen] } }));
    } catch (error) {
      if (istCode(error, 'veraltet'))
        await cache.invalidateQueries({ queryKey: keyOf(verfuegbarkeitenListe, {}) });
      throw error;
    }
    const umgekehrt = wochen.map((eine) => ({ ...eine, woche: eine.vorher, vorher: eine.woche }));
    showToast(said, {
      tone: 'success',
      ...(zurueck && {
        onUndo: () =>
          void speichere(umgekehrt, 'Das alte Wochenmuster gilt wieder', false).catch(() =>
            showToast('Das ließ sich nicht zurücknehmen. Bitte laden Sie die Seite neu.', { tone: 'danger' }),
          ),
      }),
    });
    return true;
  }
  return { speichere, dialog };
}
