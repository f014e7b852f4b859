/** What a colour is for, and what it stands on: its contrast is worked out there. */
export interface ColourUse {
  use: string;
  on?: readonly string[];
  /** What it has to reach there: 4.5 as text, 3 as a line or sign. */
  least?: 3 | 4.5;
}

const GROUNDS = ['page', 'surface', 'raised', 'sunken'];

const text = (use: string, on: readonly string[] = GROUNDS): ColourUse => ({ use, on, least: 4.5 });
const sign = (use: string, on: readonly string[] = GROUNDS): ColourUse => ({ use, on, least: 3 });

const STATES = {
  success: 'Gelungen, zugesagt',
  warning: 'Achtung, bald',
  danger: 'Abgelehnt, endgültig',
  info: 'Zur Kenntnis',
};

/** Of every role that components use, in the order in which one looks for it; the palette and the map have their own tables. */
export const COLOUR_USE: Readonly<Record<string, ColourUse>> = {
  page: { use: 'Grund der Seite' },
  surface: { use: 'Karten, Tabellen, Felder' },
  raised: { use: 'Was darüber schwebt: Menü, Dialog' },
  sunken: { use: 'Was darunter liegt: Code, Unterlegtes' },
  ink: text('Text'),
  muted: text('Text zweiter Ordnung: Hinweise, Angaben'),
  line: { use: 'Trennt, ohne etwas zu bedeuten' },
  edge: sign('Rand von allem, was sich bedienen lässt'),
  focus: sign('Ring um das, was den Fokus hat'),
  accent: sign('Glut: die eine wichtigste Tat einer Seite', ['page', 'surface']),
  'accent-hover': { use: 'Glut unter dem Zeiger' },
  'on-accent': text('Text auf Glut', ['accent', 'accent-hover']),
  'accent-ink': text('Glut als Text und Zeichen', [...GROUNDS, 'accent-soft']),
  'accent-soft': { use: 'Gewähltes, leise unterlegt' },
  'accent-line': { use: 'Rand von Gewähltem' },
  brass: { use: 'Zeichen der Marke' },
  'brass-soft': { use: 'Grund seltener Hervorhebung' },
  'brass-ink': text('Messing als Text', ['page']),
  ...Object.fromEntries(
    Object.entries(STATES).flatMap(([state, meaning]): [string, ColourUse][] => [
      [state, text(`${meaning}: Text und Zeichen`, [...GROUNDS, `${state}-soft`])],
      [`${state}-soft`, { use: `${meaning}: Grund` }],
      [`${state}-line`, { use: `${meaning}: Rand` }],
    ]),
  ),
  'danger-solid': { use: 'Knopf, der etwas endgültig tut' },
  'danger-solid-hover': { use: 'Derselbe unter dem Zeiger' },
  'on-danger': text('Text darauf', ['danger-solid', 'danger-solid-hover']),
  frame: { use: 'Rahmen um die Arbeit, in beiden Farben Ruß' },
  'frame-hover': { use: 'Rahmen unter dem Zeiger' },
  'frame-line': { use: 'Trennt im Rahmen' },
  'on-frame': text('Text im Rahmen', ['frame', 'frame-hover']),
  'on-frame-muted': text('Text zweiter Ordnung im Rahmen', ['frame', 'frame-hover']),
  'frame-accent': text('Glut im Rahmen: hier ist man', ['frame']),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((lane): [string, ColourUse] => [
      `lane-${lane}`,
      sign(`Mensch ${lane} auf Achse und Karte; der Name steht dabei`, ['surface']),
    ]),
  ),
};
