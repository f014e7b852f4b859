/** What is kept of an answer. */
export const RUECKMELDUNGSARTEN = [
  'daheim',
  'schluesselNachbar',
  'passtNicht',
  'alternative',
  'wunsch',
  'unsicher',
  'nichtsMehr',
  'warDa',
  'frage',
] as const;
export type Rueckmeldungsart = (typeof RUECKMELDUNGSARTEN)[number];

export const RUECKMELDUNGSART_NAMEN: Record<Rueckmeldungsart, string> = {
  daheim: 'Ich bin da',
  schluesselNachbar: 'Schlüssel beim Nachbarn',
  passtNicht: 'Passt nicht',
  alternative: 'Anderer Termin gewählt',
  wunsch: 'Passt nicht, mit Wunsch',
  unsicher: 'Weiß noch nicht',
  nichtsMehr: 'Nichts mehr zu kehren',
  warDa: 'Ich war da',
  frage: 'Frage',
};

/** Somebody waits for a word of the office after it; any other answer only tells. */
export const BITTENDE = ['frage', 'nichtsMehr', 'warDa'] as const satisfies readonly Rueckmeldungsart[];

/** Who answered; a code does not say by whom it was used. */
export const RUECKMELDENDE = ['bewohner', 'eigentuemer', 'verwalter', 'unbekannt'] as const;
export type Rueckmeldende = (typeof RUECKMELDENDE)[number];
