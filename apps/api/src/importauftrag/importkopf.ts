import { createHash } from 'node:crypto';

import type { Vorschau } from './dateiauftrag.ts';

/** Longer ones are cut: a header is for comparing. */
const KOPF_ZEICHEN_MAX = 200;

export const kopfHash = (kopf: string): string => createHash('sha256').update(kopf).digest('hex');

export const koepfeVon = ({ lesart, spalten }: Vorschau): string[] =>
  lesart.kopfzeile === null ? [] : spalten.map((spalte) => spalte.kopf.slice(0, KOPF_ZEICHEN_MAX));

/**
 * Under what a correction is remembered: the headers as they were first read. Where they were first taken for a row of data,
 * all files of so many columns would have the same; then it is the headers that a person pointed at.
 */
export function profilschluessel(ersterKopf: string, gelesen: Vorschau): string {
  const ohne = kopfHash(ohneKopfzeile(gelesen.spalten.length));
  return ersterKopf === ohne && gelesen.lesart.kopfzeile !== null ? kopfHash(gelesen.kopf) : ersterKopf;
}

export const ohneKopfzeile = (spalten: number): string => `ohne Kopfzeile, ${spalten}`;
