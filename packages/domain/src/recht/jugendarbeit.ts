import { teileTag, type Tag } from '../tag.ts';
import { minutenSeitMitternacht } from '../uhrzeit.ts';
import {
  ARBEITSZEITGESETZ,
  type Arbeitsgrenzen,
  type Arbeitsspanne,
  ohneKurzeLuecken,
  pauseFuer,
} from './arbeitszeitgesetz.ts';

/** Whoever is younger works by the JArbSchG (§ 2 Abs. 2). */
const VOLLJAEHRIG_JAHRE = 18;

/** §§ 8 and 11 to 17 JArbSchG, since 1 March 1997: a day, a week, when, and the breaks of it; in minutes. */
const JUGEND = {
  tag: 8 * 60,
  /** In a week with a shorter day (§ 8 Abs. 2a). */
  tagNebenKurzem: 8.5 * 60,
  schicht: 10 * 60,
  ruhe: 12 * 60,
  amStueck: 4.5 * 60,
  /** From the first hour to the last but one (§ 11 Abs. 2). */
  pausenrand: 60,
  woche: 40 * 60,
  tage: 5,
  ab: 6 * 60,
  bis: 20 * 60,
  pausen: [
    { ueber: 6 * 60, minuten: 60 },
    { ueber: 4.5 * 60, minuten: 30 },
  ],
} as const;
const TAG_MINUTEN = 24 * 60;

const JUGENDARBEITSSCHUTZ: Arbeitsgrenzen = {
  tag: JUGEND.tag,
  amStueck: JUGEND.amStueck,
  ruhe: JUGEND.ruhe,
  pausen: JUGEND.pausen,
};

/** What the law asks of the day of somebody who drives along. */
export const JUGENDTAG_SATZ =
  'Unter 18: höchstens acht Stunden, zwischen 6 und 20 Uhr, nach viereinhalb Stunden Pause (§§ 8, 11, 14 JArbSchG)';

/** By which law somebody works on a day. */
export const grenzenFuer = (geburtsdatum: Tag | null | undefined, am: Tag): Arbeitsgrenzen =>
  istJugendlich(geburtsdatum, am) ? JUGENDARBEITSSCHUTZ : ARBEITSZEITGESETZ;

/** What the work of one day breaks of somebody who is not eighteen, as sentences; what lies between the spans is rest. */
export function jugendtagverstoesse(arbeit: readonly Arbeitsspanne[]): string[] {
  const stuecke = ohneKurzeLuecken(arbeit);
  const minuten = Math.floor(stuecke.reduce((summe, { von, bis }) => summe + bis - von, 0));
  const ruhe = Math.ceil((stuecke.at(-1)?.bis ?? 0) - (stuecke[0]?.von ?? 0) - minuten);
  const soll = pauseFuer(minuten, JUGENDARBEITSSCHUTZ);
  return [
    ...(minuten > JUGEND.tagNebenKurzem ? ['Mehr als acht Stunden Arbeit am Tag (§ 8 JArbSchG)'] : []),
    ...(stuecke.some(({ von, bis }) => Math.floor(bis - von) > JUGEND.amStueck)
      ? ['Mehr als viereinhalb Stunden Arbeit ohne Pause (§ 11 JArbSchG)']
      : []),
    ...(ruhe < soll
      ? [
          `Weniger als ${soll} Minuten Pause bei mehr als ${soll === 60 ? 'sechs' : 'viereinhalb'} Stunden Arbeit (§ 11 JArbSchG)`,
        ]
      : []),
  ];
}

export interface Arbeitswoche {
  /** Monday is 1. */
  readonly arbeitszeit: readonly { readonly wochentag: number; readonly von: string; readonly bis: string }[];
  /** It begins between the two times. */
  readonly pause: {
    readonly fruehestens: string;
    readonly spaetestens: string;
    readonly minuten: number;
  } | null;
}

interface Jugendtag {
  readonly wochentag: number;
  readonly beginn: number;
  readonly ende: number;
  readonly arbeit: number;
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
  const zuKurz = tage.some(({ arbeit }) => (pause?.minuten ?? 0) < pauseFuer(arbeit, JUGENDARBEITSSCHUTZ));
  return [
    ...(tage.some(({ arbeit }) => arbeit > tagesgrenze(tage))
      ? ['hat mehr als acht Stunden am Tag (§ 8 JArbSchG)']
      : []),
    ...(summe > JUGEND.woche ? ['hat mehr als 40 Stunden (§ 8 JArbSchG)'] : []),
    ...(zuKurz
      ? ['hat zu wenig Pause: 30 Minuten über viereinhalb, 60 über sechs Stunden (§ 11 JArbSchG)']
      : []),
    ...(!zuKurz && pause !== null && tage.some((tag) => pauseLiegtFalsch(tag, pause))
      ? [
          'lässt mehr als viereinhalb Stunden ohne Pause zu, oder eine Pause in der ersten oder letzten Stunde (§ 11 JArbSchG)',
        ]
      : []),
    ...(tage.some(({ beginn, ende }) => ende - beginn > JUGEND.schicht)
      ? ['dauert mit Pause länger als zehn Stunden (§ 12 JArbSchG)']
      : []),
    ...(tage.some((tag) => tage.some((naechster) => ruheZwischen(tag, naechster) < JUGEND.ruhe))
      ? ['lässt zwischen zwei Tagen weniger als zwölf Stunden frei (§ 13 JArbSchG)']
      : []),
    ...(tage.length > JUGEND.tage ? ['hat mehr als fünf Tage (§ 15 JArbSchG)'] : []),
    ...lageverstoesse(tage),
  ];
}

/** What times for bookings ask of somebody who is not eighteen, and may not: `bis` at most `24:00`. */
export const jugendzeitverstoesse = (
  zeiten: readonly { readonly wochentag: number; readonly von: string; readonly bis: string }[],
): string[] =>
  lageverstoesse(
    zeiten.map(({ wochentag, von, bis }) => ({
      wochentag,
      beginn: minutenSeitMitternacht(von),
      ende: bis === '24:00' ? TAG_MINUTEN : minutenSeitMitternacht(bis),
    })),
  );

function lageverstoesse(tage: readonly Pick<Jugendtag, 'wochentag' | 'beginn' | 'ende'>[]): string[] {
  return [
    ...(tage.some(({ beginn, ende }) => beginn < JUGEND.ab || ende > JUGEND.bis)
      ? ['liegt nicht zwischen 6 und 20 Uhr (§ 14 JArbSchG)']
      : []),
    ...(tage.some(({ wochentag }) => wochentag > JUGEND.tage)
      ? ['nennt einen Samstag oder Sonntag (§§ 16, 17 JArbSchG)']
      : []),
  ];
}

const tagesgrenze = (tage: readonly Jugendtag[]): number =>
  tage.some(({ arbeit }) => arbeit < JUGEND.tag) ? JUGEND.tagNebenKurzem : JUGEND.tag;

function pauseLiegtFalsch(
  { beginn, ende, arbeit }: Jugendtag,
  pause: NonNullable<Arbeitswoche['pause']>,
): boolean {
  if (pauseFuer(arbeit, JUGENDARBEITSSCHUTZ) === 0) return false;
  const frueh = minutenSeitMitternacht(pause.fruehestens);
  const spaet = minutenSeitMitternacht(pause.spaetestens);
  return (
    spaet - beginn > JUGEND.amStueck ||
    ende - frueh - pause.minuten > JUGEND.amStueck ||
    frueh - beginn < JUGEND.pausenrand ||
    ende - spaet - pause.minuten < JUGEND.pausenrand
  );
}

/** For days that do not follow each other it is more than anybody asks for. */
const ruheZwischen = (tag: Jugendtag, naechster: Jugendtag): number =>
  naechster.wochentag === (tag.wochentag % 7) + 1 ? naechster.beginn + TAG_MINUTEN - tag.ende : TAG_MINUTEN;
