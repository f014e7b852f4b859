import type { TageslisteHalt } from '../zettelAuftrag.ts';
import type { Flaeche } from './flaeche.ts';
import { FREI, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { FARBE, STIL } from './stil.ts';
import type { Stil } from './stil.ts';
import { grundlinie, textblock } from './textblock.ts';
import {
  AUSGAENGE,
  kaestchen,
  KLEIN,
  LINKS,
  NORMAL,
  SPALTEN,
  type Tageszeile,
  trennstrich,
  tuerzeile,
} from './tuerzeile.ts';
import { vorhanden } from './worte.ts';

const ZEILE_LUFT = 2.2;
/** Room to write by hand. */
const ZEILE_MIN = 18;
const ARBEITEN_MAX = 10;
/** With at most this many lines of a cell a row stays on its page, whatever was written. */
const ZEILEN_MAX = 40;

const FETT = { ...STIL.textFett, groesse: 9.2 };
const ANKUNFT = { ...FETT, groesse: 12, zeile: 1.15 };

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

/** A house, and behind several doors a row for each; the sheet is needed only to measure text on. */
export function tageszeilen(seite: Flaeche, halt: TageslisteHalt, nummer: number): Tageszeile[] {
  const jeTuer = halt.tueren.length > 1;
  const hoechste = Math.max(
    ...zellen(seite, halt, nummer).map((z) => z.versatz + spaltenhoehe(z.bloecke, FREI)),
  );
  const haus: Tageszeile = {
    hoehe: Math.max(jeTuer ? 0 : ZEILE_MIN, hoechste + 2 * ZEILE_LUFT),
    zeichne: (auf, y) => {
      auf.dokument.gruppe('TR', () => {
        for (const { bloecke, versatz } of zellen(auf, halt, nummer))
          auf.dokument.gruppe('TD', () => void setzeSpalte(bloecke, y + ZEILE_LUFT + versatz, FREI));
        auf.dokument.gruppe('TD', () =>
          zeichneKaestchen(auf, y + ZEILE_LUFT + 0.9, jeTuer ? ['alle erledigt'] : AUSGAENGE),
        );
      });
      trennstrich(auf, y + haus.hoehe, FARBE.linie, 0.2);
    },
  };
  const name = halt.liegenschaft.strasseHausnummer;
  return jeTuer ? [haus, ...halt.tueren.map((tuer) => tuerzeile(seite, tuer, name))] : [haus];
}

function zeichneKaestchen(seite: Flaeche, y: number, worte: readonly string[]): void {
  for (const [i, wort] of worte.entries()) kaestchen(seite, wort, LINKS + SPALTEN[5].x, y + i * 5.2);
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
      { text: halt.status, stil: { ...KLEIN, schnitt: 600 }, zeilen: 4 },
    ],
    [
      { text: liegenschaft.strasseHausnummer, stil: FETT, zeilen: 4 },
      { text: liegenschaft.lage, stil: { ...NORMAL, schnitt: 600 }, zeilen: 4 },
      { text: ort, stil: KLEIN, zeilen: 3 },
      {
        text: halt.tueren.length === 1 ? halt.tueren[0] : '',
        stil: NORMAL,
        zeilen: ZEILEN_MAX,
        abstand: 0.5,
      },
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
  const uebrig = zeilen.length - ARBEITEN_MAX;
  return uebrig > 0 ? [...zeilen.slice(0, ARBEITEN_MAX), `und ${uebrig} weitere`] : zeilen;
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
