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
import { useMemo, useRef, useState } from 'react';

import { heute } from '../../../shared/heute.ts';
import { LEERER_VERLAUF } from '../verlauf.ts';
import { anordnungAus } from './anordnung.ts';
import type { Anordnung } from './anordnung.ts';
import type { Bewertung } from './bewerteAnordnung.ts';
import { planansicht } from './planansicht.ts';
import type { Planansicht } from './planansicht.ts';
import type { Planrechner } from './planrechner.ts';
import { beginneVerlauf, nachSchritt, nachServer, nachTat } from './planverlauf.ts';
import type { Planverlauf } from './planverlauf.ts';
import { usePlanrechner } from './usePlanrechner.ts';

const SICHERN_NACH_MS = 600;

/** What stands in the way of saving an order, until a person decides. */
type Planfrage = { art: 'zusage' | 'veraltet'; anordnung: Anordnung };

export type Plan = {
  ansicht: Planansicht;
  /** What the order that is tried would mean; the blocks stay where they are until it is done. */
  vorschau: Planansicht | null;
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

type Hand = { anordnung: Anordnung; bewertung: Bewertung | null };

/** The plan in hand: changes are timed at once beside the page and saved a moment later. */
export function usePlan(client: Client, kehrtour: Kehrtour, mitarbeiter: readonly Mitarbeiter[]): Plan {
  const { rechner, schichtIds } = usePlanrechner(client, kehrtour);
  const { hand, probe, halte, probiere, lass } = useHand(rechner);
  const vomServer = useMemo(() => anordnungAus(kehrtour), [kehrtour]);
  const [verlauf, setVerlauf] = useState<Planverlauf>(() => beginneVerlauf(vomServer));
  // A new plan of the server is a step of its own; while something is in hand, it is the answer to an earlier one.
  if (hand === null && verlauf.gesehen !== vomServer) setVerlauf(nachServer(verlauf, vomServer));
  const vergiss = () => setVerlauf((alt) => ({ ...alt, letzte: null }));
  const sicherung = useSicherung(client, kehrtour.id, { gesichert: lass, verworfen: vergiss });
  const anordnung = hand?.anordnung ?? vomServer;
  const stand = useMemo(
    () => ({ kehrtour, mitarbeiter, schichtIds, heute: heute() }),
    [kehrtour, mitarbeiter, schichtIds],
  );
  const ansicht = useMemo(
    () => planansicht({ ...stand, anordnung, bewertung: hand?.bewertung ?? null }),
    [stand, anordnung, hand],
  );
  const vorschau = useMemo(
    () => (probe === null ? null : planansicht({ ...stand, ...probe })),
    [stand, probe],
  );

  function uebernimm(neu: Anordnung) {
    halte(neu);
    sicherung.plane(neu);
  }

  function gehe(richtung: 'zurueck' | 'vor') {
    const schritt = nachSchritt(verlauf, richtung);
    if (schritt === null) return;
    setVerlauf(schritt);
    uebernimm(schritt.letzte ?? schritt.gesehen);
  }

  return {
    ansicht,
    vorschau,
    anordnung,
    aenderbar: rechner !== null && istRundeIn(UNBEGONNENE_RUNDEN, kehrtour.status),
    ungesichert: hand !== null,
    frage: sicherung.frage,
    kannZurueck: verlauf.verlauf.vergangen.length > 0,
    kannVor: verlauf.verlauf.zukunft.length > 0,
    aendere: (neu) => {
      const danach = nachTat(verlauf, neu);
      if (danach === verlauf) return;
      setVerlauf(danach);
      uebernimm(neu);
    },
    probiere,
    zurueck: () => gehe('zurueck'),
    vor: () => gehe('vor'),
    beantworte: (antwort) => {
      if (antwort === 'verwerfen') {
        lass();
        setVerlauf((alt) => ({ ...alt, verlauf: LEERER_VERLAUF, letzte: null }));
      }
      sicherung.beantworte(antwort);
    },
  };
}

/** The order in hand and one that is only tried, each with its times as soon as they are reckoned. */
function useHand(rechner: Planrechner | null) {
  const [hand, setHand] = useState<Hand | null>(null);
  const [probe, setProbe] = useState<Hand | null>(null);
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
    hand,
    probe,
    halte: (neu: Anordnung) => {
      probiert.current = null;
      setProbe(null);
      const bekannt = schonGerechnet(neu);
      // Times of the old order stand until the new ones are there, a frame later.
      setHand((alt) => ({ anordnung: neu, bewertung: bekannt ?? alt?.bewertung ?? null }));
      if (bekannt !== null) return;
      rechner?.bewerte(neu, 'hand', (bewertung) =>
        setHand((alt) => (alt?.anordnung === neu ? { anordnung: neu, bewertung } : alt)),
      );
    },
    probiere: (neu: Anordnung | null) => {
      probiert.current = neu;
      if (neu === null) setProbe(null);
      else
        rechner?.bewerte(neu, 'probe', (bewertung) => {
          letzteProbe.current = { anordnung: neu, bewertung, rechner };
          if (probiert.current === neu) setProbe({ anordnung: neu, bewertung });
        });
    },
    lass: () => setHand(null),
  };
}

type Sicherungsende = {
  /** The server has it. */
  gesichert: () => void;
  /** The server refused it; its own order stands. */
  verworfen: () => void;
};

/** Saves the latest order after a pause, one call at a time; refusals become a question. */
function useSicherung(client: Client, id: string, ende: Sicherungsende) {
  const cache = useQueryClient();
  const [frage, setFrage] = useState<Planfrage | null>(null);
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
        setTimeout(() => wunsch.current === null && ende.gesichert());
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
    if (art !== null) return setFrage({ art, anordnung });
    wunsch.current = null;
    ende.verworfen();
    ende.gesichert();
    showToast(sentenceOf(error), { tone: 'danger' });
  }

  return {
    frage,
    plane: (anordnung: Anordnung) => {
      wunsch.current = anordnung;
      clearTimeout(uhr.current);
      uhr.current = setTimeout(() => void sichere(), SICHERN_NACH_MS);
    },
    beantworte: (antwort: 'meine' | 'verwerfen') => {
      const art = frage?.art;
      setFrage(null);
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
