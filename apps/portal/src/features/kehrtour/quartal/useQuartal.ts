import { istCode } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { quartalsvorschlagHolen, quartalUmordnen } from '@kehrtour/contract/quartal';
import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';

import { merkeStand, vor, zurueck } from '../verlauf.ts';
import type { Verlauf } from '../verlauf.ts';
import { type Quartalsbrettstand, useQuartalsbrettstand } from './quartalsbrettstand.ts';
import { quartalsplan } from './quartalsplan.ts';
import type { Quartalsplan } from './quartalsplan.ts';
import { mitStand, standAus } from './quartalsstand.ts';
import type { Quartalsstand } from './quartalsstand.ts';

const SICHERN_NACH_MS = 400;

export type Quartalshand = {
  brett: StoreApi<Quartalsbrettstand>;
  plan: Quartalsplan;
  stand: Quartalsstand;
  aenderbar: boolean;
  /** Something is not on the server yet. */
  ungesichert: boolean;
  kannZurueck: boolean;
  kannVor: boolean;
  aendere: (neu: Quartalsstand) => void;
  zurueck: () => void;
  vor: () => void;
};

/** The arrangement in hand: shown at once, reckoned and kept by the server a moment later. */
export function useQuartal(client: Client, vorschlag: Quartalsvorschlag): Quartalshand {
  const brett = useQuartalsbrettstand(vorschlag.gerechnetAm);
  const { verlauf, hand } = useStore(brett);
  const sichere = useSicherung(client, (version) =>
    brett.setState(({ hand: alt }) => ({
      hand: alt === null || version === null ? null : { ...alt, version },
    })),
  );
  const vomServer = useMemo(() => standAus(vorschlag), [vorschlag]);
  // What was sent stays in hand until the answer is what the page shows: nothing jumps back in between.
  const gilt = hand !== null && (hand.version === null || hand.version > vorschlag.version);
  const stand = gilt ? hand.stand : vomServer;
  const plan = useMemo(() => quartalsplan(mitStand(vorschlag, stand), stand.zuordnung), [vorschlag, stand]);

  function uebernimm(neu: Quartalsstand) {
    brett.setState({ hand: { stand: neu, version: null } });
    sichere(neu);
  }
  function gehe(schritt: { stand: Quartalsstand; verlauf: Verlauf<Quartalsstand> } | null) {
    if (schritt === null) return;
    brett.setState({ verlauf: schritt.verlauf });
    uebernimm(schritt.stand);
  }
  return {
    brett,
    plan,
    stand,
    aenderbar: vorschlag.stand === 'vorschlag',
    ungesichert: gilt,
    kannZurueck: verlauf.vergangen.length > 0,
    kannVor: verlauf.zukunft.length > 0,
    aendere: (neu) => {
      brett.setState({ verlauf: merkeStand(verlauf, stand) });
      uebernimm(neu);
    },
    zurueck: () => gehe(zurueck(verlauf, stand)),
    vor: () => gehe(vor(verlauf, stand)),
  };
}

/** Sends the latest arrangement after a pause, one call at a time. */
function useSicherung(client: Client, gesichert: (version: number | null) => void) {
  const cache = useQueryClient();
  const wunsch = useRef<Quartalsstand | null>(null);
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined);
  const laeuft = useRef(false);
  // A page that is fetched meanwhile may be older than the last answer.
  const bekannt = useRef(0);
  const key = keyOf(quartalsvorschlagHolen, {});
  type Stand = { vorschlag: Quartalsvorschlag | null; vorgangId: string | null };

  async function sende(): Promise<void> {
    const stand = wunsch.current;
    const version = Math.max(bekannt.current, cache.getQueryData<Stand>(key)?.vorschlag?.version ?? 0);
    if (laeuft.current || stand === null || version === 0) return;
    laeuft.current = true;
    try {
      const neu = await client.call(quartalUmordnen, {
        body: {
          version,
          zuordnung: Object.fromEntries(
            Object.entries(stand.zuordnung).map(([id, teile]) => [id, [...teile]]),
          ),
          vonHand: [...stand.vonHand],
        },
      });
      bekannt.current = neu.version;
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData<Stand>(key, (alt) => ({ vorgangId: alt?.vorgangId ?? null, vorschlag: neu }));
      if (wunsch.current === stand) {
        wunsch.current = null;
        gesichert(neu.version);
      }
    } catch (error) {
      wunsch.current = null;
      gesichert(null);
      const veraltet = istCode(error, 'veraltet');
      showToast(
        veraltet
          ? 'Jemand hat den Vorschlag inzwischen geändert; Sie sehen den neuen Stand.'
          : `Nicht gespeichert: ${sentenceOf(error)}`,
        { tone: 'danger' },
      );
      await cache.invalidateQueries({ queryKey: key });
    } finally {
      laeuft.current = false;
    }
    if (wunsch.current !== null) await sende();
  }

  return (neu: Quartalsstand) => {
    wunsch.current = neu;
    clearTimeout(uhr.current);
    uhr.current = setTimeout(() => void sende(), SICHERN_NACH_MS);
  };
}
