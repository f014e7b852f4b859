import { type Taetigkeitsart, TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';

import type { ZettelTaetigkeit } from './zettelAuftrag.ts';

export interface Arbeitsgruppe {
  titel: string;
  zeilen: readonly ZettelTaetigkeit[];
}

const TITEL: Record<Taetigkeitsart, string> = {
  hoheitlich: 'Hoheitlich – Ankündigung',
  frei: 'In Ihrem Auftrag – Terminvorschlag',
};

/** Activities under their headings: one list, or two when the visit is of both legal kinds, which must not be mixed up. */
export function arbeitsgruppen(taetigkeiten: readonly ZettelTaetigkeit[]): Arbeitsgruppe[] {
  const gruppen = TAETIGKEITSARTEN.map((art) => ({
    titel: TITEL[art],
    zeilen: taetigkeiten.filter((t) => t.art === art),
  })).filter(({ zeilen }) => zeilen.length > 0);
  return gruppen.length > 1 ? gruppen : gruppen.map(({ zeilen }) => ({ titel: 'Was wir tun', zeilen }));
}
