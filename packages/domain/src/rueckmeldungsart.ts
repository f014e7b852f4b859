/** What is kept of an answer. */
export const RUECKMELDUNGSARTEN = [
  'daheim',
  'schluesselNachbar',
  'passtNicht',
  'alternative',
  'wunsch',
  'unsicher',
  'frage',
] as const;
export type Rueckmeldungsart = (typeof RUECKMELDUNGSARTEN)[number];

/** Who answered; a code does not say by whom it was used. */
export const RUECKMELDENDE = ['bewohner', 'eigentuemer', 'verwalter', 'unbekannt'] as const;
export type Rueckmeldende = (typeof RUECKMELDENDE)[number];
