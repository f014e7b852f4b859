import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import {
  gebietAendern,
  gebieteAnlegen,
  gebieteBetroffene,
  gebieteLoeschen,
  gebieteListe,
} from '@kehrtour/contract/gebiet';
import type { Gebiet, Gebietsdaten, Gebietsliste } from '@kehrtour/contract/gebiet';
import { gebietsname } from '@kehrtour/domain/ort/gebietsname';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { meldeFehler } from './useVerfuegbarkeiten.ts';

/** All answer false when the person thought better of it: nothing was saved. */
export type Gebiete = {
  lege: (neue: readonly Gebietsdaten[]) => Promise<boolean>;
  aendere: (gebiet: Gebiet, daten: Gebietsdaten) => Promise<boolean>;
  loesche: (gebiet: Gebiet) => Promise<boolean>;
  dialog: ReactNode;
};

/** Changes of the area: each asks first whom it concerns, and most can be taken back. */
export function useGebiete(client: Client): Gebiete {
  const cache = useQueryClient();
  const { darf, dialog } = useWenBetrifft();
  const queryKey = keyOf(gebieteListe, {});
  const setze = ({ eintraege, ueberschneidungen }: Gebietsliste) =>
    cache.setQueryData<Gebietsliste>(queryKey, { eintraege, ueberschneidungen });
  const frage = (neu: readonly Gebietsdaten[], entfernt: readonly string[], tat: string) =>
    darf(() => client.call(gebieteBetroffene, { body: { neu: [...neu], entfernt: [...entfernt] } }), { tat });
  const entferneIds = async (ids: readonly string[]) =>
    setze(await client.call(gebieteLoeschen, { body: { ids: [...ids] } }));

  async function lege(neue: readonly Gebietsdaten[]): Promise<boolean> {
    if (!(await frage(neue, [], 'Trotzdem eintragen'))) return false;
    const { neu, schonDa, ...liste } = await client.call(gebieteAnlegen, {
      body: { eintraege: [...neue] },
      idempotencyKey: crypto.randomUUID(),
    });
    setze(liste);
    const [erstes] = neue;
    const was =
      neu.length === 1 && erstes !== undefined
        ? `„${gebietsname(erstes)}“ ist`
        : `${neu.length} Einträge sind`;
    const dazu = schonDa === 0 ? '' : `; ${schonDa} ${schonDa === 1 ? 'stand' : 'standen'} schon da`;
    showToast(neu.length === 0 ? 'Das steht alles schon da' : `${was} eingetragen${dazu}`, {
      tone: 'success',
      ...(neu.length > 0 && { onUndo: () => void entferneIds(neu).catch(meldeFehler) }),
    });
    return true;
  }

  async function aendere(gebiet: Gebiet, daten: Gebietsdaten): Promise<boolean> {
    if (!(await frage([daten], [gebiet.id], 'Trotzdem ändern'))) return false;
    const jetzt = cache.getQueryData<Gebietsliste>(queryKey)?.eintraege.find(({ id }) => id === gebiet.id);
    try {
      setze(
        await client.call(gebietAendern, {
          params: { id: gebiet.id },
          body: { daten, version: (jetzt ?? gebiet).version },
        }),
      );
    } catch (error) {
      // The next try carries the version that is there now.
      if (error instanceof ApiError) await cache.invalidateQueries({ queryKey });
      throw error;
    }
    showToast(`„${gebietsname(daten)}“ ist geändert`, { tone: 'success' });
    return true;
  }

  async function loesche(gebiet: Gebiet): Promise<boolean> {
    if (!(await frage([], [gebiet.id], 'Trotzdem entfernen'))) return false;
    await entferneIds([gebiet.id]);
    const { id: _id, version: _version, ...daten } = gebiet;
    showToast(`„${gebietsname(gebiet)}“ ist entfernt`, {
      tone: 'success',
      onUndo: () => void lege([daten]).catch(meldeFehler),
    });
    return true;
  }

  return { lege, aendere, loesche, dialog };
}
