import type { Hausbesuch, Hausliste } from '../zettelAuftrag.ts';
import type { Flaeche } from './flaeche.ts';
import { FREI, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { FARBE, STIL } from './stil.ts';
import type { Stil } from './stil.ts';
import { textblock } from './textblock.ts';
import { WORTE } from './worte.ts';

const LUFT = 1.5;
const LUECKE = 4;
/** With at most this many lines of a cell a row stays on its page, whatever was written. */
const ZEILEN_MAX = 30;
/** The row of headings over the table, in millimetres. */
export const spaltentitelHoehe = 7;

const NORMAL = { ...STIL.text, groesse: 9 };
const FETT = { ...STIL.textFett, groesse: 9 };
const EINGANG = { ...STIL.anwesen, groesse: 11 };

interface Spalte {
  titel: string;
  /** Share of the width. */
  anteil: number;
}

/** What each flat prepares has a column of its own only where it is not the same everywhere. */
const spaltenFuer = ({ besuche }: Hausliste): Spalte[] =>
  besuche.some(({ vorbereitung }) => vorbereitung.length > 0)
    ? [
        { titel: 'Wohnung', anteil: 0.22 },
        { titel: 'Termin', anteil: 0.22 },
        { titel: 'Was wir tun', anteil: 0.26 },
        { titel: WORTE.vorbereitung, anteil: 0.3 },
      ]
    : [
        { titel: 'Wohnung', anteil: 0.24 },
        { titel: 'Termin', anteil: 0.33 },
        { titel: 'Was wir tun', anteil: 0.43 },
      ];

/** One line of the table, its height known before it is drawn: a flat, or the heading of those behind one door. */
export interface Hauszeile {
  art: 'eingang' | 'besuch';
  /** The door that it stands under; '' where the house has one. */
  eingang: string;
  hoehe: number;
  /** By column, from left to right. */
  zellen: readonly Zelle[];
}

interface Zelle {
  /** From the left edge of the table. */
  x: number;
  breite: number;
  eintraege: readonly Eintrag[];
}

interface Eintrag {
  text: string;
  stil: Stil;
}
type Wort = readonly [text: string, stil: Stil];

/** All lines of a house, those of one entrance together. */
export function hauszeilen(seite: Flaeche, liste: Hausliste, rand: number): Hauszeile[] {
  const breite = seite.breite - 2 * rand;
  const spalten = lagenDer(spaltenFuer(liste), breite);
  const eingaenge = Map.groupBy(liste.besuche, ({ eingang }) => eingang);
  return [...eingaenge].flatMap(([eingang, besuche]) => [
    ...(eingang === ''
      ? []
      : [gemessen(seite, { art: 'eingang', eingang }, [zelle({ x: 0, breite }, [eingang, EINGANG])])]),
    ...besuche.map((besuch) => gemessen(seite, { art: 'besuch', eingang }, besuchzellen(besuch, spalten))),
  ]);
}

function besuchzellen({ lage, wann, arbeiten, vorbereitung }: Hausbesuch, spalten: readonly Lage[]): Zelle[] {
  const inhalt: Wort[][] = [
    [[lage, FETT]],
    [
      ...(spalten.length > 3 ? [wann.wochentag, wann.datum] : [`${wann.wochentag}, ${wann.datum}`]).map(
        (text): Wort => [text, NORMAL],
      ),
      [`${wann.von} bis ${wann.bis} Uhr`, FETT],
    ],
    arbeiten.map((text): Wort => [text, NORMAL]),
    vorbereitung.map((text): Wort => [text, NORMAL]),
  ];
  return spalten.map((spalte, i) => zelle(spalte, ...(inhalt[i] ?? [])));
}

type Lage = { x: number; breite: number };

function lagenDer(spalten: readonly Spalte[], breite: number): Lage[] {
  let x = 0;
  return spalten.map(({ anteil }) => {
    const lage = { x, breite: anteil * breite - LUECKE };
    x += anteil * breite;
    return lage;
  });
}

const zelle = (lage: Lage, ...eintraege: readonly Wort[]): Zelle => ({
  ...lage,
  eintraege: eintraege.map(([text, stil]) => ({ text, stil })),
});

function gemessen(
  seite: Flaeche,
  was: Pick<Hauszeile, 'art' | 'eingang'>,
  zellen: readonly Zelle[],
): Hauszeile {
  const hoehen = zellen.map((eine) => spaltenhoehe(bloecke(seite, eine, 0), FREI));
  return { ...was, zellen, hoehe: Math.max(...hoehen) + (was.art === 'eingang' ? 3 : 2) * LUFT };
}

function bloecke(flaeche: Flaeche, { x, breite, eintraege }: Zelle, links: number): Block[] {
  const platz: Platz = { flaeche, x: links + x, breite, grund: 1 };
  const je = Math.max(2, Math.floor(ZEILEN_MAX / Math.max(1, eintraege.length)));
  return eintraege
    .slice(0, ZEILEN_MAX / 2)
    .map(({ text, stil }) => textblock(platz, { text, stil, abstand: 0.4, zeilenMax: () => je }));
}

/** The head row of the table. */
export function zeichneHauslistentitel(
  seite: Flaeche,
  liste: Hausliste,
  { links, y }: { links: number; y: number },
): void {
  const breite = seite.breite - 2 * links;
  const spalten = spaltenFuer(liste);
  seite.dokument.gruppe('TR', () => {
    lagenDer(spalten, breite).forEach(({ x }, i) =>
      seite.dokument.element(
        'TH',
        () => void seite.zeile(spalten[i]?.titel ?? '', links + x, y + 3.6, { ...STIL.rubrik, groesse: 7.4 }),
        { scope: 'Column' },
      ),
    );
  });
  strich(seite, { links, y: y + spaltentitelHoehe - 1.2 }, FARBE.russ);
}

export function zeichneHauszeile(
  seite: Flaeche,
  { art, hoehe, zellen }: Hauszeile,
  { links, y }: { links: number; y: number },
): void {
  const oben = y + (art === 'eingang' ? 2 : 1) * LUFT;
  seite.dokument.gruppe('TR', () => {
    for (const eine of zellen)
      seite.dokument.gruppe('TD', () => void setzeSpalte(bloecke(seite, eine, links), oben, FREI));
  });
  strich(seite, { links, y: y + hoehe }, art === 'eingang' ? FARBE.russ : FARBE.linie);
}

function strich(seite: Flaeche, { links, y }: { links: number; y: number }, farbe: string): void {
  seite.dokument.schmuck(() => seite.linie([links, y], [seite.breite - links, y], 0.2, farbe));
}
