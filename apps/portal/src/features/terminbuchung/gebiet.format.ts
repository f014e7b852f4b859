import type { Gebietsdaten } from '@kehrtour/contract/gebiet';

/** The three things one says about an area, as one choice. */
export type Bedienung = 'hoheitlich' | 'frei' | 'ausgenommen';

export const BEDIENUNG = {
  hoheitlich: {
    label: 'Wir kommen, auch für hoheitliche Arbeiten',
    kurz: 'auch hoheitlich',
    tone: 'success',
  },
  frei: { label: 'Wir kommen, nur für freie Arbeiten', kurz: 'nur freie Arbeiten', tone: 'info' },
  ausgenommen: { label: 'Wir kommen nicht', kurz: 'ausgenommen', tone: 'danger' },
} as const;

export const bedienungVon = ({
  hoheitlich,
  ausgenommen,
}: Pick<Gebietsdaten, 'hoheitlich' | 'ausgenommen'>): Bedienung =>
  ausgenommen ? 'ausgenommen' : hoheitlich ? 'hoheitlich' : 'frei';
export const merkmaleVon = (bedienung: Bedienung) => ({
  hoheitlich: bedienung === 'hoheitlich',
  ausgenommen: bedienung === 'ausgenommen',
});

/** A new entry of one kind. */
export const neuesGebiet = (art: Gebietsdaten['art']): Gebietsdaten => ({
  art,
  name: '',
  plz: '',
  ort: '',
  strasse: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  flaeche: null,
  hoheitlich: true,
  ausgenommen: false,
  zustaendig: '',
});
