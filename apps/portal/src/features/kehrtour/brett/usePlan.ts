import { istCode } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { kehrtourAnordnen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { istRundeIn, UNBEGONNENE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type StoreApi, useStore } from 'zustand';

import { heute } from '../../../shared/heute.ts';
import { LEERER_VERLAUF } from '../verlauf.ts';
import { anordnungAus } from './anordnung.ts';
import type { Anordnung } from './anordnung.ts';
import type { Bewertung } from './bewerteAnordnung.ts';
import { type Brettstand, type Hand, type Planfrage, useBrettstand } from './brettstand.ts';
import { planansicht } from './planansicht.ts';
import type { Planansicht } from './planansicht.ts';
import type { Planrechner } from './planrechner.ts';
import { beginneVerlauf, nachSchritt, nachServer, nachTat } from './planverlauf.ts';
import { usePlanrechner } from './usePlanrechner.ts';

const SICHERN_NACH_MS = 600;

export type Plan = {
  /** Selection, undo and what is tried: each part of the board listens to what it shows of it. */
  brett: StoreApi<Brettstand>;
  ansicht: Planansicht;
  anordnung: Anordnung;
  /** Changes by hand are possible: the round is open and its travel times are here. */
  aenderbar: boolean;
  /** Something is not on the server yet. */
  ungesichert: boolean;
  frage: Planfrage | null;
  kannZurueck: boolean;
  kannVor: boolean;
  aendere: (neu: Anordnung) => void;
  /** Shows what an order would mean, without doing it; null ends it. */
  probiere: (neu: Anordnung | null) => void;
  zurueck: () => void;
  vor: () => void;
  beantworte: (antwort: 'meine' | 'verwerfen') => void;
};

/** The plan in hand: changes are timed at once beside the page and saved a moment later. */
export function usePlan(client: Client, kehrtour: Kehrtour, mitarbeiter: readonly Mitarbeiter[]): Plan {
  const brett = useBrettstand(`${kehrtour.id}/${kehrtour.status}`);
  const [hand, frage] = [useStore(brett, (jetzt) => jetzt.hand), useStore(brett, (jetzt) => jetzt.frage)];
  const verlauf = useStore(brett, (jetzt) => jetzt.verlauf?.verlauf ?? LEERER_VERLAUF);
  const { rechner, schichtIds } = usePlanrechner(client, kehrtour);
  const vomServer = useMemo(() => anordnungAus(kehrtour), [kehrtour]);
  useLayoutEffect(() => sieh(brett, vomServer, hand), [brett, vomServer, hand]);
  const sicherung = useSicherung(client, kehrtour.id, brett);
  const anordnung = hand?.anordnung ?? vomServer;
  const stand = useMemo(
    () => ({ kehrtour, mitarbeiter, schichtIds, heute: heute() }),
    [kehrtour, mitarbeiter, schichtIds],
  );
  const ansicht = useMemo(
    () => planansicht({ ...stand, anordnung, bewertung: hand?.bewertung ?? null }),
    [stand, anordnung, hand],
  );
  const { halte, probiere } = useHand(brett, rechner, (probe) => planansicht({ ...stand, ...probe }));
  const bisher = () => brett.getState().verlauf ?? beginneVerlauf(vomServer);

  function uebernimm(neu: Anordnung) {
    halte(neu);
    sicherung.plane(neu);
  }

  function gehe(richtung: 'zurueck' | 'vor') {
    const schritt = nachSchritt(bisher(), richtung);
    if (schritt === null) return;
    brett.setState({ verlauf: schritt });
    uebernimm(schritt.letzte ?? schritt.gesehen);
  }

  return {
    brett,
    ansicht,
    anordnung,
    aenderbar: rechner !== null && istRundeIn(UNBEGONNENE_RUNDEN, kehrtour.status),
    ungesichert: hand !== null,
    frage,
    kannZurueck: verlauf.vergangen.length > 0,
    kannVor: verlauf.zukunft.length > 0,
    aendere: (neu) => {
      const danach = nachTat(bisher(), neu);
      if (danach === brett.getState().verlauf) return;
      brett.setState({ verlauf: danach });
      uebernimm(neu);
    },
    probiere,
    zurueck: () => gehe('zurueck'),
    vor: () => gehe('vor'),
    beantworte: (antwort) => {
      if (antwort === 'verwerfen')
        brett.setState({ hand: null, verlauf: { ...bisher(), verlauf: LEERER_VERLAUF, letzte: null } });
      sicherung.beantworte(antwort);
    },
  };
}

/** A new plan of the server is a step of its own; while something is in hand, it is the answer to an earlier one. */
function sieh(brett: StoreApi<Brettstand>, vomServer: Anordnung, hand: Hand | null): void {
  const { verlauf } = brett.getState();
  if (verlauf === null) brett.setState({ verlauf: beginneVerlauf(vomServer) });
  else if (hand === null && verlauf.gesehen !== vomServer)
    brett.setState({ verlauf: nachServer(verlauf, vomServer) });
}

/** The order in hand and one that is only tried, each with its times as soon as they are reckoned. */
function useHand(
  brett: StoreApi<Brettstand>,
  rechner: Planrechner | null,
  zeige: (probe: Hand) => Planansicht,
) {
  // A drag may have ended before the answer to its last step comes.
  const probiert = useRef<Anordnung | null>(null);
  const letzteProbe = useRef<(Hand & { rechner: Planrechner }) | null>(null);
  /** What is let go where it was tried last has its times already. */
  const schonGerechnet = (neu: Anordnung): Bewertung | null => {
    const letzte = letzteProbe.current;
    if (letzte === null || letzte.rechner !== rechner) return null;
    return JSON.stringify(letzte.anordnung) === JSON.stringify(neu) ? letzte.bewertung : null;
  };
  return {
    halte: (neu: Anordnung) => {
      probiert.current = null;
      const bekannt = schonGerechnet(neu);
      // Times of the old order stand until the new ones are there, a frame later.
      const bewertung = bekannt ?? brett.getState().hand?.bewertung ?? null;
      brett.setState({ vorschau: null, hand: { anordnung: neu, bewertung } });
      if (bekannt !== null) return;
      rechner?.bewerte(neu, 'hand', (gerechnet) => {
        if (brett.getState().hand?.anordnung === neu)
          brett.setState({ hand: { anordnung: neu, bewertung: gerechnet } });
      });
    },
    probiere: (neu: Anordnung | null) => {
      probiert.current = neu;
      if (neu === null) brett.setState({ vorschau: null });
      else
        rechner?.bewerte(neu, 'probe', (bewertung) => {
          letzteProbe.current = { anordnung: neu, bewertung, rechner };
          if (probiert.current === neu) brett.setState({ vorschau: zeige({ anordnung: neu, bewertung }) });
        });
    },
  };
}

/** Saves the latest order after a pause, one call at a time; refusals become a question. */
function useSicherung(client: Client, id: string, brett: StoreApi<Brettstand>) {
  const cache = useQueryClient();
  const wunsch = useRef<Anordnung | null>(null);
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined);
  const laeuft = useRef(false);
  const key = keyOf(kehrtourHolen, { params: { id } });

  async function sichere(zusagenBrechen = false): Promise<void> {
    const anordnung = wunsch.current;
    const version = cache.getQueryData<Kehrtour>(key)?.version;
    if (laeuft.current || anordnung === null || version === undefined) return;
    laeuft.current = true;
    try {
      const neu = await client.call(kehrtourAnordnen, {
        params: { id },
        body: { version, anordnung, zusagenBrechen },
      });
      cache.setQueryData(key, neu);
      if (wunsch.current === anordnung) {
        wunsch.current = null;
        // The page hears of the new plan a tick later: let go at once, the old one would flash up.
        setTimeout(() => wunsch.current === null && brett.setState({ hand: null }));
      }
    } catch (error) {
      if (wunsch.current === anordnung) refuse(error, anordnung);
    } finally {
      laeuft.current = false;
    }
    if (wunsch.current !== null && wunsch.current !== anordnung) await sichere();
  }

  function refuse(error: unknown, anordnung: Anordnung) {
    const art = frageAus(error);
    if (art !== null) return brett.setState({ frage: { art, anordnung } });
    wunsch.current = null;
    // The server refused it; its own order stands.
    brett.setState(({ verlauf }) => ({ hand: null, verlauf: verlauf && { ...verlauf, letzte: null } }));
    showToast(sentenceOf(error), { tone: 'danger' });
  }

  return {
    plane: (anordnung: Anordnung) => {
      wunsch.current = anordnung;
      clearTimeout(uhr.current);
      uhr.current = setTimeout(() => void sichere(), SICHERN_NACH_MS);
    },
    beantworte: (antwort: 'meine' | 'verwerfen') => {
      const art = brett.getState().frage?.art;
      brett.setState({ frage: null });
      if (antwort === 'verwerfen') {
        wunsch.current = null;
        void cache.invalidateQueries({ queryKey: key });
      } else if (art === 'zusage') void sichere(true);
      else void cache.invalidateQueries({ queryKey: key }).then(() => sichere());
    },
  };
}

function frageAus(error: unknown): Planfrage['art'] | null {
  if (istCode(error, 'kehrtour.zusage-gebrochen')) return 'zusage';
  return istCode(error, 'veraltet') ? 'veraltet' : null;
}
