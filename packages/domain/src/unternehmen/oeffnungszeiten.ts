import { formatAufzaehlung } from '../format.ts';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, type Uhrzeit } from '../uhrzeit.ts';

/** When somebody is in the office; Monday is 1, `24:00` is the end of the day. A day that is not named is closed. */
export interface Oeffnungszeit {
  readonly wochentag: number;
  readonly von: Uhrzeit;
  readonly bis: Uhrzeit;
}

/** Spans of one day that an office would enter: more are a slip of the hand. */
export const OEFFNUNGSZEITEN_JE_TAG_MAX = 4;

export interface Oeffnungsfehler {
  /** Index of the span among those given. */
  readonly index: number;
  /** A whole sentence that names the day and the way out. */
  readonly text: string;
}

const TAGE = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const KURZ = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const tagName = (wochentag: number): string => TAGE[wochentag - 1] ?? '';
const kurz = (wochentag: number): string => KURZ[wochentag - 1] ?? '';

/** What of the hours cannot be; empty when all is well. Spans that only touch are one opening, and may stand so. */
export function pruefeOeffnungszeiten(zeiten: readonly Oeffnungszeit[]): Oeffnungsfehler[] {
  return zeiten.flatMap((zeit, index): Oeffnungsfehler[] => {
    const tag = tagName(zeit.wochentag);
    if (zeit.bis <= zeit.von)
      return [
        {
          index,
          text: `${tag}: Das Ende (${uhr(zeit.bis)} Uhr) liegt nicht nach dem Beginn (${uhr(zeit.von)} Uhr). Tauschen Sie die beiden, oder ändern Sie das Ende.`,
        },
      ];
    const andere = zeiten.slice(0, index).filter(({ wochentag }) => wochentag === zeit.wochentag);
    const ueber = andere.find(({ von, bis }) => von < zeit.bis && zeit.von < bis);
    if (ueber)
      return [
        {
          index,
          text: `${tag}: ${spanne(zeit)} Uhr und ${spanne(ueber)} Uhr überschneiden sich. Fassen Sie beide zusammen, oder kürzen Sie eine.`,
        },
      ];
    if (andere.length >= OEFFNUNGSZEITEN_JE_TAG_MAX)
      return [
        {
          index,
          text: `${tag}: Mehr als ${OEFFNUNGSZEITEN_JE_TAG_MAX} Zeiten an einem Tag stehen auf keinem Zettel. Entfernen Sie eine.`,
        },
      ];
    return [];
  });
}

/**
 * `Mo–Do 8–12 und 13–17 Uhr, Fr 8–12 Uhr; sonst Anrufbeantworter`: hours and note as customers read them. Days with the same
 * hours stand together; a day that is closed is not named.
 */
export function oeffnungssatz(zeiten: readonly Oeffnungszeit[], notiz: string): string {
  const jeTag = new Map<string, number[]>();
  for (const wochentag of [1, 2, 3, 4, 5, 6, 7]) {
    const desTages = verbunden(zeiten.filter((zeit) => zeit.wochentag === wochentag));
    if (desTages.length === 0) continue;
    const wort = `${formatAufzaehlung(desTages.map(spanne))} Uhr`;
    jeTag.set(wort, [...(jeTag.get(wort) ?? []), wochentag]);
  }
  const stunden = [...jeTag].map(([wort, tage]) => `${tagesworte(tage)} ${wort}`).join(', ');
  return [stunden, notiz.trim()].filter((teil) => teil !== '').join('; ');
}

/** In the order of the day; what touches is one opening to whoever stands at the door. */
function verbunden(zeiten: readonly Oeffnungszeit[]): Oeffnungszeit[] {
  return zeiten
    .toSorted((a, b) => (a.von < b.von ? -1 : 1))
    .reduce<Oeffnungszeit[]>((bisher, zeit) => {
      const letzte = bisher.at(-1);
      return letzte && letzte.bis >= zeit.von
        ? [...bisher.slice(0, -1), { ...letzte, bis: letzte.bis > zeit.bis ? letzte.bis : zeit.bis }]
        : [...bisher, zeit];
    }, []);
}

/** `Mo–Do`, `Mo und Di`, `Mo, Mi und Fr`: three days in a row are a span. */
function tagesworte(tage: readonly number[]): string {
  const reihen = tage.reduce<number[][]>((bisher, tag) => {
    const reihe = bisher.at(-1);
    return reihe && reihe.at(-1) === tag - 1 ? [...bisher.slice(0, -1), [...reihe, tag]] : [...bisher, [tag]];
  }, []);
  return formatAufzaehlung(
    reihen.flatMap((reihe) =>
      reihe.length < 3 ? reihe.map(kurz) : [`${kurz(reihe[0] ?? 0)}–${kurz(reihe.at(-1) ?? 0)}`],
    ),
  );
}

const spanne = ({ von, bis }: Oeffnungszeit): string => `${uhr(von)}–${uhr(bis)}`;

/** `8`, `7:30`, `24`: as it stands on a door. */
function uhr(zeit: Uhrzeit): string {
  const minuten = zeit === '24:00' ? MINUTEN_PRO_TAG : minutenSeitMitternacht(zeit);
  const stunde = String(Math.floor(minuten / 60));
  return minuten % 60 === 0 ? stunde : `${stunde}:${String(minuten % 60).padStart(2, '0')}`;
}
