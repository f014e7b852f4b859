import { teileTag, type Tag } from './tag.ts';
import { minutenSeitMitternacht } from './uhrzeit.ts';

/** Who is younger works by the JArbSchG (§ 2 Abs. 2). */
const VOLLJAEHRIG_JAHRE = 18;

/** §§ 8, 11 and 14 to 17 JArbSchG: a day, a week, when, and the breaks of it; in minutes. */
const JUGEND = {
  tag: 8 * 60,
  woche: 40 * 60,
  tage: 5,
  ab: 6 * 60,
  bis: 20 * 60,
  pausen: [
    { ueber: 6 * 60, minuten: 60 },
    { ueber: 4.5 * 60, minuten: 30 },
  ],
} as const;

export interface Arbeitswoche {
  /** Monday is 1. */
  readonly arbeitszeit: readonly { readonly wochentag: number; readonly von: string; readonly bis: string }[];
  readonly pause: { readonly minuten: number } | null;
}

/** Not yet eighteen on this day; nobody is who did not say when she was born. */
export function istJugendlich(geburtsdatum: Tag | null | undefined, am: Tag): boolean {
  if (geburtsdatum === null || geburtsdatum === undefined) return false;
  return am < `${teileTag(geburtsdatum).jahr + VOLLJAEHRIG_JAHRE}${geburtsdatum.slice(4)}`;
}

/** What a week of work asks of somebody who is not eighteen, and may not; empty where it may. */
export function jugendverstoesse({ arbeitszeit, pause }: Arbeitswoche): string[] {
  const tage = arbeitszeit.map(({ wochentag, von, bis }) => {
    const [beginn, ende] = [minutenSeitMitternacht(von), minutenSeitMitternacht(bis)];
    const arbeit = ende - beginn - (pause?.minuten ?? 0);
    return { wochentag, beginn, ende, arbeit };
  });
  const summe = tage.reduce((zusammen, { arbeit }) => zusammen + arbeit, 0);
  const zuKurz = tage.some(({ arbeit }) => (pause?.minuten ?? 0) < pauseFuer(arbeit));
  return [
    ...(tage.some(({ arbeit }) => arbeit > JUGEND.tag)
      ? ['hat mehr als acht Stunden am Tag (§ 8 JArbSchG)']
      : []),
    ...(summe > JUGEND.woche ? ['hat mehr als 40 Stunden (§ 8 JArbSchG)'] : []),
    ...(zuKurz
      ? ['hat zu wenig Pause: 30 Minuten über viereinhalb, 60 über sechs Stunden (§ 11 JArbSchG)']
      : []),
    ...(tage.some(({ beginn, ende }) => beginn < JUGEND.ab || ende > JUGEND.bis)
      ? ['liegt nicht zwischen 6 und 20 Uhr (§ 14 JArbSchG)']
      : []),
    ...(tage.length > JUGEND.tage ? ['hat mehr als fünf Tage (§ 15 JArbSchG)'] : []),
    ...(tage.some(({ wochentag }) => wochentag > JUGEND.tage)
      ? ['nennt einen Samstag oder Sonntag (§§ 16, 17 JArbSchG)']
      : []),
  ];
}

const pauseFuer = (arbeit: number): number => JUGEND.pausen.find(({ ueber }) => arbeit > ueber)?.minuten ?? 0;
