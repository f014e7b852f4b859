import type { TageslisteHalt } from '../zettelAuftrag.ts';
import type { Flaeche } from './flaeche.ts';
import { FREI, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { FARBE, STIL } from './stil.ts';
import type { Stil } from './stil.ts';
import { grundlinie, textblock } from './textblock.ts';
import { vorhanden } from './worte.ts';

/** Left edge of the table. */
const LINKS = 12;
const ZEILE_LUFT = 2.2;
/** Room to write by hand. */
const ZEILE_MIN = 18;
const ARBEITEN_MAX = 10;
const TUEREN_MAX = 14;
/** So many lines of a cell leave a row on its page, whatever was written. */
const ZEILEN_MAX = 40;

const SPALTEN = [
  { titel: 'Nr.', x: 0, breite: 8 },
  { titel: 'Zeit', x: 9, breite: 23 },
  { titel: 'Anwesen', x: 34, breite: 55 },
  { titel: 'Arbeiten', x: 92, breite: 43 },
  { titel: 'Notiz', x: 138, breite: 27 },
  { titel: 'Ergebnis', x: 168, breite: 18 },
] as const;

const KLEIN = { ...STIL.text, groesse: 7.6, farbe: FARBE.russMittel };
const NORMAL = { ...STIL.text, groesse: 8.4 };
const FETT = { ...STIL.textFett, groesse: 9.2 };
const ANKUNFT = { ...FETT, groesse: 12, zeile: 1.15 };

/** One row of the day sheet, its height known before it is drawn. */
export interface Tageszeile {
  halt: TageslisteHalt;
  nummer: number;
  hoehe: number;
}

/** The head row of the table; takes six millimetres. */
export function zeichneSpaltentitel(seite: Flaeche, y: number): void {
  seite.dokument.gruppe('TR', () => {
    for (const spalte of SPALTEN) {
      seite.dokument.element(
        'TH',
        () => void seite.zeile(spalte.titel, LINKS + spalte.x, y + 3, { ...STIL.rubrik, groesse: 7 }),
        { scope: 'Column' },
      );
    }
  });
  trennstrich(seite, y + 5, FARBE.russ, 0.3);
}

/** Measures a row; the sheet is needed only to measure text on. */
export function tageszeile(seite: Flaeche, halt: TageslisteHalt, nummer: number): Tageszeile {
  const hoechste = Math.max(
    ...zellen(seite, halt, nummer).map((z) => z.versatz + spaltenhoehe(z.bloecke, FREI)),
  );
  return { halt, nummer, hoehe: Math.max(ZEILE_MIN, hoechste + 2 * ZEILE_LUFT) };
}

export function zeichneTageszeile(seite: Flaeche, { halt, nummer, hoehe }: Tageszeile, y: number): void {
  seite.dokument.gruppe('TR', () => {
    for (const { bloecke, versatz } of zellen(seite, halt, nummer)) {
      seite.dokument.gruppe('TD', () => void setzeSpalte(bloecke, y + ZEILE_LUFT + versatz, FREI));
    }
    seite.dokument.gruppe('TD', () => zeichneKaestchen(seite, y + ZEILE_LUFT + 0.9));
  });
  trennstrich(seite, y + hoehe, FARBE.linie, 0.2);
}

function zeichneKaestchen(seite: Flaeche, y: number): void {
  const x = LINKS + SPALTEN[5].x;
  for (const [i, wort] of ['erledigt', 'nicht da', 'verweigert'].entries()) {
    const oben = y + i * 5.2;
    seite.dokument.schmuck(() => seite.rahmen({ x, y: oben, breite: 3.4, hoehe: 3.4 }, 0.25));
    seite.dokument.element(
      'P',
      () => void seite.zeile(wort, x + 4.6, oben + 2.7, { ...KLEIN, groesse: 6.6 }),
    );
  }
}

interface Zelle {
  bloecke: Block[];
  /** Brings the first line of every cell onto the baseline of the arrival time. */
  versatz: number;
}

/** The cells of a row from left to right, at full size. */
function zellen(seite: Flaeche, halt: TageslisteHalt, nummer: number): Zelle[] {
  const { liegenschaft } = halt;
  const ort = vorhanden([liegenschaft.plzOrt, liegenschaft.nummer && `Nr. ${liegenschaft.nummer}`]).join(
    ' · ',
  );
  const arbeiten = arbeitszeilen(halt);
  const jeArbeit = Math.max(2, Math.floor(ZEILEN_MAX / Math.max(1, arbeiten.length)));
  const zeilen: Eintrag[][] = [
    [{ text: String(nummer), stil: FETT }],
    [
      { text: halt.ankunft, stil: ANKUNFT },
      { text: `${halt.von}–${halt.bis}`, stil: KLEIN },
      { text: halt.status, stil: { ...KLEIN, schnitt: 600 }, zeilen: 2 },
    ],
    [
      { text: liegenschaft.strasseHausnummer, stil: FETT, zeilen: 4 },
      { text: liegenschaft.lage, stil: { ...NORMAL, schnitt: 600 }, zeilen: 4 },
      { text: ort, stil: KLEIN, zeilen: 3 },
      ...gezaehlt(halt.tueren, TUEREN_MAX, 'weitere Wohnungen').map((text) => ({
        text,
        stil: NORMAL,
        zeilen: Math.max(2, Math.floor(ZEILEN_MAX / (halt.tueren.length + 2))),
        abstand: 0.5,
      })),
    ],
    arbeiten.map((text) => ({ text, stil: NORMAL, zeilen: jeArbeit, abstand: 0.7 })),
    [{ text: halt.notiz, stil: NORMAL, zeilen: ZEILEN_MAX }],
  ];
  return zeilen.map((eintraege, i) => zelle(spaltenplatz(seite, i), eintraege));
}

/** At most ten activities, so that a row always fits on a page; the rest is counted. */
function arbeitszeilen({ taetigkeiten }: TageslisteHalt): string[] {
  const zeilen = taetigkeiten.map((t) =>
    t.dauerMinuten === undefined ? t.text : `${t.text}, ${t.dauerMinuten} Min.`,
  );
  return gezaehlt(zeilen, ARBEITEN_MAX, 'weitere');
}

function gezaehlt(zeilen: readonly string[], hoechstens: number, was: string): string[] {
  const uebrig = zeilen.length - hoechstens;
  return uebrig > 0 ? [...zeilen.slice(0, hoechstens), `und ${uebrig} ${was}`] : [...zeilen];
}

interface Eintrag {
  text: string | undefined;
  stil: Stil;
  zeilen?: number;
  abstand?: number;
}

function zelle(platz: Platz, eintraege: readonly Eintrag[]): Zelle {
  const bloecke = eintraege.flatMap(({ text, stil, zeilen, abstand }) =>
    text ? [textblock(platz, { text, stil, abstand, zeilenMax: () => zeilen ?? Infinity })] : [],
  );
  const erster = eintraege[0]?.stil ?? NORMAL;
  return { bloecke, versatz: grundlinie(ANKUNFT) - grundlinie(erster) };
}

function spaltenplatz(seite: Flaeche, i: number): Platz {
  const spalte = SPALTEN[i] ?? SPALTEN[0];
  return { flaeche: seite, x: LINKS + spalte.x, breite: spalte.breite, grund: 1 };
}

function trennstrich(seite: Flaeche, y: number, farbe: string, staerke: number): void {
  seite.dokument.schmuck(() => seite.linie([LINKS, y], [seite.breite - LINKS, y], staerke, farbe));
}
