import { product } from './product.ts';

/** What strangers typed, before it stands in a mail to somebody whom they chose. */

/** Mail programs make a link of it, or a phone number to be rung. */
const VERLOCKEND = /:\/\/|@|\bwww\.|[\p{L}\d]\.\p{L}{2}|\d[\d\s/().-]{4,}\d|[\p{Cc}\u2028\u2029<>]/u;

/** The text where it is short and leads nowhere; '' else: the mail says it in other words then. */
export function unverfaenglich(text: string, zeichenMax: number): string {
  const knapp = text.trim();
  return knapp.length > zeichenMax || VERLOCKEND.test(knapp) ? '' : knapp;
}

const NAME_ZEICHEN_MAX = 50;
const NAME_WORTE_MAX = 6;
const WORT = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?$/u;

/** A name as it may stand in a greeting; '' for what is no name: digits, sentences, addresses. */
export function anredename(name: string): string {
  const worte = name.trim().split(/\s+/);
  const passt = worte.length <= NAME_WORTE_MAX && worte.every((wort) => WORT.test(wort));
  return passt ? unverfaenglich(worte.join(' '), NAME_ZEICHEN_MAX) : '';
}

/** How a mail begins, with the name where it is one. */
export const grussAn = (name: string): string => {
  const sicher = anredename(name);
  return sicher === '' ? 'Guten Tag,' : `Guten Tag ${sicher},`;
};

const BETRIEB_ZEICHEN_MAX = 60;

/** `bei Kaminkehrer Huber`; where that is no name but a message: `in einem Betrieb`. */
export const beimBetrieb = (name: string): string => {
  const sicher = unverfaenglich(name, BETRIEB_ZEICHEN_MAX);
  return sicher === '' ? 'in einem Betrieb' : `bei ${sicher}`;
};

/** Who a mail says that it is from: of a company from which no money has arrived, only what is a name, and through whom it writes. */
export const absendername = (betrieb: string, bezahlt: boolean): string => {
  if (bezahlt) return betrieb;
  const sicher = unverfaenglich(betrieb, BETRIEB_ZEICHEN_MAX);
  return `${sicher === '' ? 'Ein Schornsteinfegerbetrieb' : sicher} über ${product.name}`;
};
