import type { Quartalsteil } from '@kehrtour/contract/quartal';
import {
  formatKalenderwoche,
  formatMenge,
  formatTag,
  formatTagKurz,
  formatTagOhneJahr,
} from '@kehrtour/domain/format';
import type { Quartalsfrist } from '@kehrtour/domain/planung/quartal';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import type { Tone } from '@kehrtour/ui/look/tone';

import type { Teilblick, Wochenblick } from './quartalsplan.ts';

const FRIST_TON: Record<Quartalsfrist, Tone> = {
  gut: 'success',
  knapp: 'warning',
  abgelaufen: 'warning',
  zuFrueh: 'danger',
  zuSpaet: 'danger',
};
export const fristTon = (zurFrist: Quartalsfrist): Tone => FRIST_TON[zurFrist];

/** How a day stands to a Frist, in a few words. */
export const FRIST_WORT: Record<Quartalsfrist, string> = {
  gut: 'in der Frist',
  knapp: 'Frist knapp',
  abgelaufen: 'Frist vorher zu Ende',
  zuFrueh: 'vor Beginn der Frist',
  zuSpaet: 'Frist überschritten',
};

/** The same with the day it is about and how many it concerns: `2 von 9: Frist überschritten (bis 28. Februar)`. */
export function fristSatz({ zurFrist, frist, ab, betroffen, haeuser }: Omit<Teilblick, 'jeFrist'>): string {
  const wie = betroffen === haeuser.length ? '' : `${betroffen} von ${haeuser.length}: `;
  if (zurFrist === 'zuFrueh') return `${wie}${FRIST_WORT[zurFrist]} (ab ${formatTagOhneJahr(ab ?? frist)})`;
  if (zurFrist === 'abgelaufen') return `${wie}${FRIST_WORT[zurFrist]} (${formatTag(frist)})`;
  return `${wie}${FRIST_WORT[zurFrist]} (bis ${formatTagOhneJahr(frist)})`;
}

/** `KW 6` with its days, `08.02.–12.02.`, and the first of them. */
export function wocheKurz(woche: Tag): { name: string; tage: string; erster: string } {
  const kurz = (tag: Tag): string => formatTagKurz(tag).split(', ')[1] ?? '';
  const erster = kurz(woche);
  return { name: formatKalenderwoche(woche), tage: `${erster}–${kurz(plusTage(woche, 4))}`, erster };
}

/** How much of the time of a week is planned. */
export const verplantProzent = ({ minuten, platzMinuten }: Wochenblick): number =>
  platzMinuten === 0 ? 0 : Math.round((100 * minuten) / platzMinuten);

/** What is wrong with a week. */
export const wochensorgen = ({ zuSpaet, voll }: Wochenblick): string[] => [
  ...(zuSpaet > 0 ? [`${haeuserText(zuSpaet)} außerhalb der Frist`] : []),
  ...(voll > 0 ? [`${formatMenge(voll, 'Tag', 'Tage')} zu voll`] : []),
];

/** `Hausnr. 1, 3, 5 und 9 weitere` */
export const hausnummernText = ({ haeuser }: Pick<Quartalsteil, 'haeuser'>): string =>
  hausnummern(haeuser.map(({ hausnr }) => hausnr));

export function hausnummern(nummern: readonly string[], hoechstens = 6): string {
  if (nummern.length <= hoechstens) return `Hausnr. ${nummern.join(', ')}`;
  return `Hausnr. ${nummern[0]} bis ${nummern.at(-1)}`;
}

/** Parts of streets, as they are counted. */
export const teileText = (anzahl: number): string => formatMenge(anzahl, 'Straßenteil', 'Straßenteile');

/** A house with two turns is visited twice. */
export const besucheText = (anzahl: number): string => formatMenge(anzahl, 'Besuch', 'Besuche');
export const haeuserText = (anzahl: number): string => formatMenge(anzahl, 'Haus', 'Häuser');
