import { useState } from 'react';

import { entwurfname } from '../entwuerfe.ts';

/** What was begun at a door and not told yet outlives the page: a camera may end it. */
export function useEntwurf<Werte extends object>(schluessel: string, anfang: Werte) {
  const name = entwurfname(schluessel);
  const [entwurf, setEntwurf] = useState<Werte>(() => ({ ...anfang, ...gemerkt(name) }));
  const setze = (teil: Partial<Werte>): void =>
    setEntwurf((bisher) => {
      const neu = { ...bisher, ...teil };
      sessionStorage.setItem(name, JSON.stringify(neu));
      return neu;
    });
  return { entwurf, setze, vergiss: () => sessionStorage.removeItem(name) };
}

/** What somebody else wrote under this name is no draft of ours. */
function gemerkt(name: string): object {
  try {
    const wert: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof wert === 'object' && wert !== null ? wert : {};
  } catch {
    return {};
  }
}
