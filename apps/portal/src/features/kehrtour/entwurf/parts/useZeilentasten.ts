import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Zeile } from '../hausauswahl.ts';

type Tastenliste = {
  kasten: RefObject<HTMLElement | null>;
  alle: readonly Zeile[];
  /** Rows that are drawn at the moment. */
  gezeichnet: readonly number[];
  zeige: (index: number) => void;
  klappe: (gruppeId: string) => void;
};

const SEITE = 10;
const SCHRITTE: Readonly<Record<string, (jetzt: number, letzte: number) => number>> = {
  ArrowDown: (jetzt) => jetzt + 1,
  ArrowUp: (jetzt) => jetzt - 1,
  PageDown: (jetzt) => jetzt + SEITE,
  PageUp: (jetzt) => jetzt - SEITE,
  Home: () => 0,
  End: (_, letzte) => letzte,
};

/** One stop for Tab instead of two per row: what comes after a list of 2,000 houses must be reached, too. */
export function useZeilentasten({ kasten, alle, gezeichnet, zeige, klappe }: Tastenliste) {
  const [aktiv, setAktiv] = useState(0);
  const wunsch = useRef<number>(undefined);

  // A row far away is drawn a moment after one goes there.
  useEffect(() => {
    if (wunsch.current === undefined) return;
    const feld = kasten.current?.querySelector<HTMLElement>(`[data-zeile="${wunsch.current}"] input`);
    if (!feld) return;
    wunsch.current = undefined;
    feld.focus();
  });

  function geheZu(index: number) {
    const ziel = Math.max(0, Math.min(alle.length - 1, index));
    wunsch.current = ziel;
    setAktiv(ziel);
    zeige(ziel);
  }

  /** Opens a closed group, closes an open one, and leads from a house to its group. */
  function falte(auf: boolean) {
    const zeile = alle[aktiv];
    if (zeile?.art === 'gruppe' && zeile.offen !== auf) return klappe(zeile.gruppe.id);
    if (auf || zeile?.art !== 'haus') return undefined;
    return geheZu(alle.findIndex((eine) => eine.art === 'gruppe' && eine.gruppe.id === zeile.gruppe.id));
  }

  const drueck = useEffectEvent((event: KeyboardEvent) => {
    // Together with these they are the browser's: the page before, the end of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const schritt = SCHRITTE[event.key];
    const seitlich = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (schritt === undefined && !seitlich) return;
    event.preventDefault();
    if (schritt === undefined) falte(event.key === 'ArrowRight');
    else geheZu(schritt(aktiv, alle.length - 1));
  });
  useEffect(() => {
    const liste = kasten.current;
    const hoere = (event: KeyboardEvent) => drueck(event);
    liste?.addEventListener('keydown', hoere);
    return () => liste?.removeEventListener('keydown', hoere);
  }, [kasten]);

  // Whoever scrolled away comes in at what is seen.
  const tabbar = gezeichnet.includes(aktiv) ? aktiv : gezeichnet[0];
  return { tabbar, merke: setAktiv };
}
