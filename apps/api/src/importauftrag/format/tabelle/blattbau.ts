import { IMPORTGRENZEN } from '@kehrtour/domain/importdatei/datei/dateiart';

import type { Blattbild, Verbund } from '../blattwahl.ts';

/** One more than is taken: the reader of all lists refuses it and says so. */
const ZEILEN_MAX = IMPORTGRENZEN.zeilenMax + 20;
const SPALTEN_MAX = IMPORTGRENZEN.spaltenMax + 1;
const VERBUND_MAX = 20_000;

export type Blatt = Blattbild & { readonly inhalt: readonly (readonly string[])[] };

/**
 * A sheet as it is read, cell by cell. Programs say „a million empty rows“ in one word: what is empty counts only when something
 * stands behind it, and nothing is repeated further than a list is read.
 */
export class Blattbau {
  name: string;
  versteckt = false;
  readonly #zeilen: (readonly string[])[] = [];
  readonly #verbunden: Verbund[] = [];
  #gefuellt = 0;
  #ausgeblendet = 0;
  #leereZeilen = 0;
  #zeile: string[] = [];
  #leereZellen = 0;
  #abwaerts: { spalte: number; zeilen: number }[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Column of the next cell, from 0. */
  get spalte(): number {
    return this.#zeile.length + this.#leereZellen;
  }

  /** Row that is being read, from 0. */
  get nummer(): number {
    return this.#zeilen.length + this.#leereZeilen;
  }

  ueberspringeZeilen(anzahl: number): void {
    this.#leereZeilen += Math.max(0, anzahl);
  }

  /** @param abwaerts How many rows the cell covers, itself included */
  nimmZelle(wert: string, mal = 1, abwaerts = 1): void {
    const text = wert.replaceAll('\0', '').trim().toWellFormed();
    if (text === '') {
      this.#leereZellen += Math.max(0, mal);
      return;
    }
    if (abwaerts > 1) this.#abwaerts.push({ spalte: this.spalte, zeilen: abwaerts });
    while (this.#leereZellen > 0 && this.#zeile.length < SPALTEN_MAX) {
      this.#zeile.push('');
      this.#leereZellen -= 1;
    }
    this.#leereZellen = 0;
    for (let noch = mal; noch > 0 && this.#zeile.length < SPALTEN_MAX; noch -= 1) this.#zeile.push(text);
  }

  beendeZeile(mal = 1, versteckt = false): void {
    const zeile = this.#zeile;
    const abwaerts = this.#abwaerts;
    this.#zeile = [];
    this.#abwaerts = [];
    this.#leereZellen = 0;
    if (zeile.length === 0) {
      this.#leereZeilen += Math.max(0, mal);
      return;
    }
    while (this.#leereZeilen > 0 && this.#zeilen.length < ZEILEN_MAX) {
      this.#zeilen.push([]);
      this.#leereZeilen -= 1;
    }
    this.#leereZeilen = 0;
    const stelle = this.#zeilen.length;
    for (const { spalte, zeilen } of abwaerts)
      if (this.#verbunden.length < VERBUND_MAX)
        this.#verbunden.push({ zeile: stelle, spalte, bis: stelle + zeilen - 1 });
    for (let noch = mal; noch > 0 && this.#zeilen.length < ZEILEN_MAX; noch -= 1) {
      this.#zeilen.push(zeile);
      this.#gefuellt += 1;
      if (versteckt) this.#ausgeblendet += 1;
    }
  }

  alsBlatt(stelle: number): Blatt {
    return {
      name: this.name,
      stelle,
      versteckt: this.versteckt,
      zeilen: this.#gefuellt,
      ausgeblendet: this.#ausgeblendet,
      verbunden: this.#verbunden,
      inhalt: this.#zeilen,
    };
  }
}

/** A number as German tables show it; a day without its time. */
export const alsZahl = (text: string): string => {
  const zahl = Number(text);
  return text.trim() === '' || Number.isNaN(zahl) ? text : String(zahl).replace('.', ',');
};
export const alsTag = (text: string): string | undefined => {
  const [, jahr, monat, tag] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return jahr === undefined ? undefined : `${tag}.${monat}.${jahr}`;
};
