import { formatAufzaehlung } from '../format.ts';
import { type Tag, wochentag, type Wochentag } from '../tag.ts';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, type Uhrzeit } from '../uhrzeit.ts';

/** When a visit may begin to suit a household: on one of these days, between these minutes of the day. */
export interface Hauswunsch {
  /** 1 is Monday; in the order of the week, all seven where no day was named. */
  readonly wochentage: readonly number[];
  readonly vonMinute: number;
  readonly bisMinute: number;
}

/** More than that nobody keeps in mind, and no plan can keep. */
export const WUENSCHE_JE_HAUS_MAX = 20;

const TAGE: readonly (readonly [kurz: string, lang: string])[] = [
  ['mo', 'montag'],
  ['di', 'dienstag'],
  ['mi', 'mittwoch'],
  ['do', 'donnerstag'],
  ['fr', 'freitag'],
  ['sa', 'samstag'],
  ['so', 'sonntag'],
];
const ALLE: readonly Wochentag[] = [1, 2, 3, 4, 5, 6, 7];
const TAG =
  '(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?';
const UHR = '(\\d{1,2})(?:[:.](\\d{2}))?';
const HALBTAGE: readonly (readonly [wort: RegExp, von: number, bis: number])[] = [
  [/\b(?:frühmorgens|früh|morgens|am morgen)\b/, 0, 9 * 60],
  [/\b(?:vormittags?|am vormittag)\b/, 0, 12 * 60],
  [/\b(?:mittags?|über mittag)\b/, 11 * 60, 14 * 60],
  [/\b(?:nachmittags?|am nachmittag)\b/, 12 * 60, MINUTEN_PRO_TAG],
  [/\b(?:abends?|am abend|feierabend)\b/, 17 * 60, MINUTEN_PRO_TAG],
];
/** Words that turn a sentence round or speak of one day alone: such a wish is for people to read. */
const UNKLAR =
  /\b(?:nicht|kein\w*|außer|ausser|nie|niemals|jede|ungerade|gerade|woche|wochen|tage|tagen|monat\w*|termin\w* am|urlaub|bis zum|ab dem)\b|\d\s*[./]\s*\d{1,2}\s*[./]/;

/** `Fr. Huber` is a person, `Fr ab 15 Uhr` a day. */
const ANREDE = /\b(?:Fr|Hr|Frau|Herr)\.? (?!(?:Vor|Nach|Früh|Mit|Abend))\p{Lu}\p{Ll}+/gu;
/** `so wie immer` is no Sunday; nobody comes on one. */
const KEIN_TAG = 'so';

/**
 * What a wish in words says of weekday and time (`freitags ab 15 Uhr`, `Mo–Mi vormittags`, `zwischen 8 und 10`). Undefined
 * where it says neither, or something that would be misread: then it stays a sentence.
 */
export function liesHauswunsch(text: string): Hauswunsch | undefined {
  const klein = text.replaceAll(ANREDE, ' ').toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (UNKLAR.test(klein)) return undefined;
  const zeit = zeitAus(klein);
  if (!zeit || /\d/.test(zeit.rest)) return undefined;
  const tage = tageAus(zeit.rest);
  const ganzerTag = zeit.von === 0 && zeit.bis === MINUTEN_PRO_TAG;
  if (zeit.von >= zeit.bis || (tage === undefined && ganzerTag)) return undefined;
  return { wochentage: tage ?? ALLE, vonMinute: zeit.von, bisMinute: zeit.bis };
}

type Zeit = { von: number; bis: number; rest: string };

/** The clock in a sentence, and what is left of it. Undefined for a time that no clock shows. */
function zeitAus(text: string): Zeit | undefined {
  const muster: readonly [RegExp, (zahlen: readonly (number | undefined)[]) => [number?, number?]][] = [
    [
      new RegExp(`(?:zwischen|von)? ?\\b${UHR}(?: uhr)? ?(?:-|–|bis|und) ?${UHR}(?: uhr)?`),
      ([a, b]) => [a, b],
    ],
    [
      new RegExp(`(?:frühestens|ab|nach|erst nach|erst ab|um)(?: ca\\.?)? ${UHR}(?: uhr)?`),
      ([a]) => [a, undefined],
    ],
    [new RegExp(`(?:spätestens|bis|vor)(?: ca\\.?)? ${UHR}(?: uhr)?`), ([a]) => [undefined, a]],
  ];
  let [von, bis, rest] = [0, MINUTEN_PRO_TAG, text];
  for (const [regel, deute] of muster) {
    const treffer = regel.exec(rest);
    if (!treffer) continue;
    const zahlen = [minuteAus(treffer[1], treffer[2]), minuteAus(treffer[3], treffer[4])];
    if (zahlen.includes(Number.NaN)) return undefined;
    const [ab, ende] = deute(zahlen);
    [von, bis] = [Math.max(von, ab ?? 0), Math.min(bis, ende ?? MINUTEN_PRO_TAG)];
    rest = rest.replace(regel, ' ');
  }
  for (const [wort, ab, ende] of HALBTAGE) {
    if (!wort.test(rest)) continue;
    [von, bis, rest] = [Math.max(von, ab), Math.min(bis, ende), rest.replace(wort, ' ')];
  }
  return { von, bis, rest };
}

function minuteAus(stunde: string | undefined, minute: string | undefined): number | undefined {
  if (stunde === undefined) return undefined;
  const zahl = Number(stunde) * 60 + Number(minute ?? 0);
  return Number(minute ?? 0) > 59 || zahl > MINUTEN_PRO_TAG ? Number.NaN : zahl;
}

function tageAus(text: string): readonly Wochentag[] | undefined {
  const spanne = new RegExp(`\\b(${TAG})\\.? ?(?:-|–|bis) ?(${TAG})\\b`).exec(text);
  const [von, bis] = [tagNummer(spanne?.[1]), tagNummer(spanne?.[2])];
  if (von !== undefined && bis !== undefined)
    return von <= bis ? ALLE.filter((tag) => tag >= von && tag <= bis) : undefined;
  const woerter = [...text.matchAll(new RegExp(`\\b${TAG}\\b`, 'g'))].flat();
  const genannt = new Set(woerter.filter((wort) => wort !== KEIN_TAG).map(tagNummer));
  if (/\bwochenende\b/.test(text)) genannt.add(6);
  const tage = ALLE.filter((tag) => genannt.has(tag));
  return tage.length > 0 ? tage : undefined;
}

function tagNummer(wort: string | undefined): Wochentag | undefined {
  if (wort === undefined) return undefined;
  const ohneS = wort.replace(/s$/, '').replace('sonnabend', 'samstag');
  return ALLE.find((tag) => TAGE[tag - 1]?.includes(ohneS));
}

/** Whether a visit that begins then is what was wished. */
export function passtZumWunsch(wunsch: Hauswunsch, tag: Tag, uhrzeit: Uhrzeit): boolean {
  const minute = minutenSeitMitternacht(uhrzeit);
  return (
    wunsch.wochentage.includes(wochentag(tag)) && minute >= wunsch.vonMinute && minute <= wunsch.bisMinute
  );
}

/** A sentence that somebody said of visits, and for which flat; null: for the whole house. */
export type Wunschsatz = { readonly text: string; readonly nutzungseinheitId: string | null };

/** What counts for a visit of this flat: its own and what is meant for the whole house, never its neighbours'; null: the house. */
export const wunschsaetzeFuer = (
  wuensche: readonly Wunschsatz[],
  nutzungseinheitId: string | null,
): string[] =>
  wuensche
    .filter(
      (wunsch) =>
        nutzungseinheitId === null ||
        wunsch.nutzungseinheitId === null ||
        wunsch.nutzungseinheitId === nutzungseinheitId,
    )
    .map(({ text }) => text);

/** Whom a stop visits: its flat, or those whose work is done there; null among them: the whole house. */
export const besuchteEinheiten = (
  nutzungseinheitId: string | null,
  aufgaben: readonly { readonly nutzungseinheitId: string | null }[],
): (string | null)[] =>
  nutzungseinheitId !== null || aufgaben.length === 0
    ? [nutzungseinheitId]
    : [...new Set(aufgaben.map((aufgabe) => aufgabe.nutzungseinheitId))];

/**
 * What counts for one visit to these flats (null among them: the whole house): what is meant for the house, and for those flats;
 * never what a neighbour wished whom nobody visits.
 */
export const wunschsaetzeDesBesuchs = (
  wuensche: readonly Wunschsatz[],
  einheiten: readonly (string | null)[],
): Wunschsatz[] =>
  einheiten.includes(null)
    ? [...wuensche]
    : wuensche.filter(
        ({ nutzungseinheitId }) => nutzungseinheitId === null || einheiten.includes(nutzungseinheitId),
      );

/**
 * When one visit suits: that of one flat as the flat wished, then as the house did; that of several as the house did, then as each
 * flat, as far as they go together.
 */
export function wunschDesBesuchs(
  wuensche: readonly Wunschsatz[],
  einheiten: readonly (string | null)[],
): Hauswunsch | undefined {
  const hausZuerst = einheiten.length > 1 || einheiten.includes(null) ? 1 : -1;
  const jeHaushalt = Map.groupBy(
    wunschsaetzeDesBesuchs(wuensche, einheiten),
    ({ nutzungseinheitId }) => nutzungseinheitId,
  );
  return [...jeHaushalt]
    .toSorted(([eine], [andere]) => (Number(eine !== null) - Number(andere !== null)) * hausZuerst)
    .flatMap(([, saetze]) => geltenderWunsch(saetze.map(({ text }) => text)) ?? [])
    .reduce<Hauswunsch | undefined>(
      (bisher, wunsch) => (bisher === undefined ? wunsch : (schnitt(bisher, wunsch) ?? bisher)),
      undefined,
    );
}

/** When both suit; undefined where nothing does. */
function schnitt(eine: Hauswunsch, andere: Hauswunsch): Hauswunsch | undefined {
  const wochentage = eine.wochentage.filter((tag) => andere.wochentage.includes(tag));
  const vonMinute = Math.max(eine.vonMinute, andere.vonMinute);
  const bisMinute = Math.min(eine.bisMinute, andere.bisMinute);
  return wochentage.length > 0 && vonMinute < bisMinute ? { wochentage, vonMinute, bisMinute } : undefined;
}

/** The newest of these sentences that says when; the one that a plan goes by. */
export const geltenderWunsch = (saetze: readonly string[]): Hauswunsch | undefined =>
  saetze.flatMap((satz) => liesHauswunsch(satz) ?? [])[0];

/** What these sentences say of day and time, in words, where a visit that begins then would go against it. */
export function wunschGegen(saetze: readonly string[], tag: Tag, uhrzeit: Uhrzeit): string | undefined {
  const wunsch = geltenderWunsch(saetze);
  return wunsch && !passtZumWunsch(wunsch, tag, uhrzeit) ? hauswunschInWorten(wunsch) : undefined;
}

/** As we understood it, in words: `freitags ab 15 Uhr`. */
export function hauswunschInWorten({ wochentage, vonMinute, bisMinute }: Hauswunsch): string {
  const tage =
    wochentage.length === ALLE.length
      ? ''
      : formatAufzaehlung(wochentage.map((tag) => `${TAGE[tag - 1]?.[1]}s`));
  const [ab, bis] = [vonMinute > 0, bisMinute < MINUTEN_PRO_TAG];
  const zeit =
    ab && bis
      ? `zwischen ${uhrAus(vonMinute)} und ${uhrAus(bisMinute)} Uhr`
      : ab
        ? `ab ${uhrAus(vonMinute)} Uhr`
        : bis
          ? `bis ${uhrAus(bisMinute)} Uhr`
          : '';
  return [tage, zeit].filter((teil) => teil !== '').join(' ');
}

const uhrAus = (minute: number): string =>
  `${Math.floor(minute / 60)}${minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`}`;
