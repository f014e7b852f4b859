/** Limits of the Arbeitszeitgesetz since 1 July 1994 (§§ 3 to 5), in minutes; whoever is not eighteen has others (`jugendarbeit.ts`). */
export const ARBEITSTAG_MINUTEN_MAX = 600;
export const AM_STUECK_MINUTEN_MAX = 360;

/** What a law allows of a day, in minutes. */
export interface Arbeitsgrenzen {
  readonly tag: number;
  readonly amStueck: number;
  /** Until the next day of work. */
  readonly ruhe: number;
  /** How much rest is due after more than so many minutes of work, the longest first. */
  readonly pausen: readonly { readonly ueber: number; readonly minuten: number }[];
}

/** The limits for people of eighteen and more. */
export const ARBEITSZEITGESETZ: Arbeitsgrenzen = {
  tag: ARBEITSTAG_MINUTEN_MAX,
  amStueck: AM_STUECK_MINUTEN_MAX,
  ruhe: 660,
  pausen: [
    { ueber: 540, minuten: 45 },
    { ueber: AM_STUECK_MINUTEN_MAX, minuten: 30 },
  ],
};

/** Minutes of break that so many minutes of work demand. */
export const pauseFuer = (arbeitMinuten: number, { pausen }: Arbeitsgrenzen): number =>
  pausen.find(({ ueber }) => arbeitMinuten > ueber)?.minuten ?? 0;
/** A shorter interruption is no break (§ 4 Satz 2 ArbZG). */
const PAUSENTEIL_MINUTEN_MIN = 15;

/** Minutes of break that so many minutes of work demand (§ 4 Satz 1 ArbZG). */
export const pauseNach = (arbeitMinuten: number): number => pauseFuer(arbeitMinuten, ARBEITSZEITGESETZ);

/** Minutes on any axis. */
export type Arbeitsspanne = { readonly von: number; readonly bis: number };

/** What a day or a night breaks, with the words for it. */
const SATZ = {
  arbeitstag: 'Mehr als zehn Stunden Arbeit am Tag (§ 3 ArbZG)',
  amStueck: 'Mehr als sechs Stunden Arbeit ohne Pause (§ 4 ArbZG)',
  pause30: 'Weniger als 30 Minuten Pause bei mehr als sechs Stunden Arbeit (§ 4 ArbZG)',
  pause45: 'Weniger als 45 Minuten Pause bei mehr als neun Stunden Arbeit (§ 4 ArbZG)',
  ruhezeit: 'Weniger als elf Stunden Ruhe bis zum nächsten Arbeitstag (§ 5 ArbZG)',
} as const;
export type Arbeitszeitverstoss = keyof typeof SATZ;
export const ARBEITSZEIT_SATZ: Readonly<Record<Arbeitszeitverstoss, string>> = SATZ;

/** What somebody's work of one day breaks; what lies between the spans is rest. Seconds that rounding leaves do not count. */
export function pruefeArbeitstag(arbeit: readonly Arbeitsspanne[]): Arbeitszeitverstoss[] {
  const stuecke = ohneKurzeLuecken(arbeit);
  const minuten = stuecke.reduce((summe, { von, bis }) => summe + bis - von, 0);
  const ruhe = (stuecke.at(-1)?.bis ?? 0) - (stuecke[0]?.von ?? 0) - minuten;
  const soll = pauseNach(Math.floor(minuten));
  return [
    ...(Math.floor(minuten) > ARBEITSTAG_MINUTEN_MAX ? (['arbeitstag'] as const) : []),
    ...(stuecke.some(({ von, bis }) => Math.floor(bis - von) > AM_STUECK_MINUTEN_MAX)
      ? (['amStueck'] as const)
      : []),
    ...(Math.ceil(ruhe) < soll ? ([soll === 45 ? 'pause45' : 'pause30'] as const) : []),
  ];
}

/** The spans in order, those joined that have no break between them. */
export function ohneKurzeLuecken(arbeit: readonly Arbeitsspanne[]): Arbeitsspanne[] {
  const stuecke: Arbeitsspanne[] = [];
  for (const span of arbeit.filter(({ von, bis }) => bis > von).toSorted((a, b) => a.von - b.von)) {
    const letztes = stuecke.at(-1);
    if (letztes === undefined || span.von - letztes.bis >= PAUSENTEIL_MINUTEN_MIN) stuecke.push(span);
    else stuecke[stuecke.length - 1] = { von: letztes.von, bis: Math.max(letztes.bis, span.bis) };
  }
  return stuecke;
}

/** What is left of a span of work without its breaks. */
export function arbeitOhne(span: Arbeitsspanne, pausen: readonly Arbeitsspanne[]): Arbeitsspanne[] {
  let rest: Arbeitsspanne[] = [span];
  for (const pause of pausen)
    rest = rest.flatMap(({ von, bis }) =>
      [
        { von, bis: Math.min(bis, pause.von) },
        { von: Math.max(von, pause.bis), bis },
      ].filter((stueck) => stueck.bis > stueck.von),
    );
  return rest;
}
