import type { Flaeche } from './flaeche.ts';
import { FREI, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block } from './spalte.ts';
import { FARBE, STIL } from './stil.ts';
import { textblock } from './textblock.ts';

/** Left edge of the table. */
export const LINKS = 12;
export const SPALTEN = [
  { titel: 'Nr.', x: 0, breite: 8 },
  { titel: 'Zeit', x: 9, breite: 23 },
  { titel: 'Anwesen', x: 34, breite: 55 },
  { titel: 'Arbeiten', x: 92, breite: 43 },
  { titel: 'Notiz', x: 138, breite: 27 },
  { titel: 'Ergebnis', x: 168, breite: 18 },
] as const;

/** What can be ticked at a door. */
export const AUSGAENGE = ['erledigt', 'nicht da', 'verweigert'] as const;

export const KLEIN = { ...STIL.text, groesse: 7.6, farbe: FARBE.russMittel };
export const NORMAL = { ...STIL.text, groesse: 8.4 };

/** One row of the day sheet, its height known before it is drawn. */
export interface Tageszeile {
  hoehe: number;
  zeichne: (seite: Flaeche, y: number) => void;
  /** The house above a flat: a page that begins with this row names it again. */
  haus?: string;
}

/** A box to tick with its word behind it. */
export function kaestchen(seite: Flaeche, wort: string, x: number, y: number): void {
  seite.dokument.schmuck(() => seite.rahmen({ x, y, breite: 3.4, hoehe: 3.4 }, 0.25));
  seite.dokument.element('P', () => void seite.zeile(wort, x + 4.6, y + 2.7, { ...KLEIN, groesse: 6.6 }));
}

export function trennstrich(seite: Flaeche, y: number, farbe: string, staerke: number): void {
  seite.dokument.schmuck(() => seite.linie([LINKS, y], [seite.breite - LINKS, y], staerke, farbe));
}

const LUFT = 1.5;
/** A line of text, and a pencil. */
const HOEHE_MIN = 6.6;
/** Whom to ring, as wide as leaves room for what can be ticked. */
const BREITE = 82;
const KAESTCHEN = { x: LINKS + 121, abstand: 20.5 };

/** One flat of a house, with boxes of its own. */
export function tuerzeile(seite: Flaeche, text: string, haus: string): Tageszeile {
  const block = (auf: Flaeche): Block[] => [
    textblock(
      { flaeche: auf, x: LINKS + SPALTEN[2].x, breite: BREITE, grund: 1 },
      { text, stil: NORMAL, abstand: 0, zeilenMax: () => 4 },
    ),
  ];
  const hoehe = Math.max(HOEHE_MIN, spaltenhoehe(block(seite), FREI) + 2 * LUFT);
  return {
    hoehe,
    haus,
    zeichne: (auf, y) => {
      auf.dokument.gruppe('TR', () => {
        auf.dokument.gruppe('TD', () => void setzeSpalte(block(auf), y + LUFT, FREI));
        auf.dokument.gruppe('TD', () =>
          AUSGAENGE.forEach((wort, i) => kaestchen(auf, wort, KAESTCHEN.x + i * KAESTCHEN.abstand, y + LUFT)),
        );
      });
      trennstrich(auf, y + hoehe, FARBE.linie, 0.2);
    },
  };
}

/** Above the flats that begin a page: whose they are. */
export const weiterzeile = (haus: string): Tageszeile => ({
  hoehe: 5.5,
  zeichne: (auf, y) =>
    auf.dokument.gruppe('TR', () =>
      auf.dokument.element(
        'TD',
        () =>
          void auf.zeile(`${haus}, weitere Wohnungen`, LINKS + SPALTEN[2].x, y + 4, {
            ...KLEIN,
            schnitt: 600,
          }),
      ),
    ),
});
