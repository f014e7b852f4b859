import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import type { Tag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, type Uhrzeit, uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import type { ComponentType } from 'react';

import { tagVon } from './termin.format.ts';

/** Where an appointment is wanted. */
export type Verlegeziel = { mitarbeiterId: string; tag: Tag; uhrzeit: Uhrzeit };

/** An appointment that is to be moved; without `ziel` it is asked where to. */
export type Verlegewunsch = { termin: TerminKurz; ziel?: Verlegeziel };

/** Shows the plan that waits of a round, and calls back once it is decided. */
export type WartendeAenderung = ComponentType<{ kehrtourId: string; onEntschieden: () => void }>;

/** Times are told on the five minutes. */
const RASTER_MINUTEN = 5;

const uhrVon = (zeitpunkt: string): Uhrzeit => ortszeitAus(new Date(zeitpunkt)).uhrzeit;

/** Minutes that the visit takes as it is planned. */
export const dauerVon = ({ beginn, ende }: Pick<TerminKurz, 'beginn' | 'ende'>): number =>
  Math.max(5, Math.round((Date.parse(ende) - Date.parse(beginn)) / 60_000));

/** Where it stands now. */
export const standVon = (
  termin: Pick<TerminKurz, 'mitarbeiterId' | 'fensterVon' | 'beginn'>,
): Verlegeziel => ({
  mitarbeiterId: termin.mitarbeiterId ?? '',
  tag: tagVon(termin),
  uhrzeit: uhrVon(termin.beginn),
});

/** The place of a cell or column, undefined where nobody drives: `<person>/<day>`. */
export function ortAus(platz: string | undefined): Omit<Verlegeziel, 'uhrzeit'> | undefined {
  if (platz === undefined || platz.startsWith('null/')) return undefined;
  const { mitarbeiterId, tag } = ausSchichtId(platz);
  return { mitarbeiterId, tag };
}

/** The time between two visits: when the one before has ended, else so that the moved one ends when the first begins. */
export function uhrzeitZwischen(
  termin: TerminKurz,
  davor: TerminKurz | undefined,
  danach: TerminKurz | undefined,
): Uhrzeit {
  if (davor === undefined && danach === undefined) return uhrVon(termin.beginn);
  const spaetestens = danach === undefined ? 24 * 60 - 1 : minutenSeitMitternacht(uhrVon(danach.beginn));
  if (davor === undefined) return uhrzeitAus(Math.max(0, spaetestens - dauerVon(termin)));
  const frei = Math.ceil(minutenSeitMitternacht(uhrVon(davor.ende)) / RASTER_MINUTEN) * RASTER_MINUTEN;
  return uhrzeitAus(Math.min(frei, spaetestens));
}

export const istGleich = (a: Verlegeziel, b: Verlegeziel): boolean =>
  a.mitarbeiterId === b.mitarbeiterId && a.tag === b.tag && a.uhrzeit === b.uhrzeit;

/** `Dienstag, 2. Februar 2027, 10:00 Uhr, Jonas Brandl` */
export const zielText = ({ tag, uhrzeit }: Verlegeziel, name: string): string =>
  [formatTagLang(tag), `${uhrzeit} Uhr`, name].filter(Boolean).join(', ');
