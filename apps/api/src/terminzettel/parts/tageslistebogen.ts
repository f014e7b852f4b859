import type { Absender, Tagesliste, TageslisteHalt } from '../zettelAuftrag.ts';
import type { Dokument } from './dokument.ts';
import type { Flaeche } from './flaeche.ts';
import { FREI, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { FARBE, STIL } from './stil.ts';
import type { Stil } from './stil.ts';
import { grundlinie, textblock, zeilenblock } from './textblock.ts';
import { vorhanden } from './worte.ts';

const RAND = { seite: 12, oben: 12, unten: 12 };
const TABELLE_OBEN = { erste: 40, weitere: 22 };
const ZEILE_LUFT = 2.2;
/** Room to write by hand. */
const ZEILE_MIN = 14;

const SPALTEN = [
  { titel: 'Nr.', x: 0, breite: 8 },
  { titel: 'Zeit', x: 9, breite: 23 },
  { titel: 'Anwesen', x: 34, breite: 55 },
  { titel: 'Arbeiten', x: 92, breite: 43 },
  { titel: 'Notiz', x: 138, breite: 30 },
  { titel: 'Ergebnis', x: 171, breite: 15 },
] as const;

const KLEIN = { ...STIL.text, groesse: 7.6, farbe: FARBE.russMittel };
const NORMAL = { ...STIL.text, groesse: 8.4 };
const FETT = { ...STIL.textFett, groesse: 9.2 };
const ANKUNFT = { ...FETT, groesse: 12, zeile: 1.15 };

interface Zeile {
  halt: TageslisteHalt;
  nummer: number;
  hoehe: number;
}

/** One employee's day: order, time, address, work, notes, and boxes to tick. A row never breaks across pages. */
export function tageslistebogen(dokument: Dokument, inhalt: { liste: Tagesliste; absender: Absender }): void {
  const { liste } = inhalt;
  // Heights need an area to measure on; the first page serves.
  const erste = dokument.seite('hoch');
  const zeilen = liste.halte.map((halt, i) => ({
    halt,
    nummer: i + 1,
    hoehe: zeilenHoehe(erste, halt, i + 1),
  }));
  const seiten = verteile(zeilen, erste.hoehe - RAND.unten - 6);
  seiten.forEach((zeilenDerSeite, i) => {
    const seite = i === 0 ? erste : dokument.seite('hoch');
    zeichneSeite(seite, inhalt, zeilenDerSeite, { nr: i + 1, von: seiten.length });
  });
}

/** Fills page after page from the top; the first one has the large head. */
function verteile(zeilen: readonly Zeile[], unten: number): Zeile[][] {
  const seiten: Zeile[][] = [[]];
  let y: number = TABELLE_OBEN.erste + 6;
  for (const zeile of zeilen) {
    if (y + zeile.hoehe > unten) {
      seiten.push([]);
      y = TABELLE_OBEN.weitere + 6;
    }
    seiten.at(-1)?.push(zeile);
    y += zeile.hoehe;
  }
  return seiten;
}

function zeichneSeite(
  seite: Flaeche,
  inhalt: { liste: Tagesliste; absender: Absender },
  zeilen: readonly Zeile[],
  zaehler: { nr: number; von: number },
): void {
  const { liste, absender } = inhalt;
  seite.dokument.gruppe('Sect', () => {
    if (zaehler.nr === 1) zeichneKopf(seite, liste);
    else zeichneFolgekopf(seite, liste);
    let y = (zaehler.nr === 1 ? TABELLE_OBEN.erste : TABELLE_OBEN.weitere) + 6;
    seite.dokument.gruppe('Table', () => {
      zeichneSpaltentitel(seite, y - 6);
      for (const zeile of zeilen) {
        zeichneZeile(seite, zeile, y);
        y += zeile.hoehe;
      }
    });
  });
  const fuss = { ...STIL.fuss, groesse: 7 };
  seite.dokument.schmuck(() => {
    seite.zeile(absender.name, RAND.seite, seite.hoehe - RAND.unten + 3, fuss);
    seite.zeileRechts(
      `Seite ${zaehler.nr} von ${zaehler.von}`,
      seite.breite - RAND.seite,
      seite.hoehe - RAND.unten + 3,
      fuss,
    );
  });
}

function zeichneKopf(seite: Flaeche, liste: Tagesliste): void {
  const breite = seite.breite - 2 * RAND.seite;
  const platz: Platz = { flaeche: seite, x: RAND.seite, breite: breite * 0.62, grund: 1 };
  seite.dokument.schmuck(() => {
    seite.balken({ x: RAND.seite, y: RAND.oben, breite, hoehe: 0.9 }, FARBE.russ);
    seite.balken({ x: RAND.seite, y: RAND.oben, breite: 12, hoehe: 0.9 }, FARBE.glut);
  });
  setzeSpalte(
    [
      zeilenblock(platz, {
        text: `${liste.wochentag}, ${liste.datum}`,
        stil: { ...STIL.datum, groesse: 19 },
        art: 'H1',
      }),
      zeilenblock(platz, {
        text: liste.mitarbeiter,
        stil: { ...STIL.anwesen, groesse: 12 },
        abstand: 0.8,
        art: 'H2',
      }),
    ],
    RAND.oben + 4,
    FREI,
  );
  const rechts = [
    `${liste.halte.length} ${liste.halte.length === 1 ? 'Halt' : 'Halte'} · ${arbeitszeit(liste)}`,
    liste.beginn,
    liste.ende,
  ];
  seite.dokument.element('P', () => {
    vorhanden(rechts).forEach((text, i) =>
      seite.zeileRechts(
        text,
        RAND.seite + breite,
        RAND.oben + 10.2 + i * 4.6,
        i === 0 ? { ...NORMAL, schnitt: 600, groesse: 10 } : NORMAL,
      ),
    );
  });
}

function zeichneFolgekopf(seite: Flaeche, liste: Tagesliste): void {
  const text = `${liste.wochentag}, ${liste.datum} · ${liste.mitarbeiter}`;
  seite.dokument.schmuck(() => seite.zeile(text, RAND.seite, RAND.oben + 4, { ...NORMAL, schnitt: 600 }));
}

/** "Arbeit 4 Std. 35 Min." from the known durations. */
function arbeitszeit(liste: Tagesliste): string {
  const minuten = liste.halte
    .flatMap((h) => h.taetigkeiten)
    .reduce((summe, t) => summe + (t.dauerMinuten ?? 0), 0);
  const teile = [
    Math.floor(minuten / 60) > 0 && `${Math.floor(minuten / 60)} Std.`,
    minuten % 60 > 0 && `${minuten % 60} Min.`,
  ];
  return `Arbeit ${teile.filter(Boolean).join(' ') || '0 Min.'}`;
}

function zeichneSpaltentitel(seite: Flaeche, y: number): void {
  seite.dokument.gruppe('TR', () => {
    for (const spalte of SPALTEN) {
      seite.dokument.element(
        'TH',
        () => void seite.zeile(spalte.titel, RAND.seite + spalte.x, y + 3, { ...STIL.rubrik, groesse: 7 }),
        { scope: 'Column' },
      );
    }
  });
  trennstrich(seite, y + 5, FARBE.russ, 0.3);
}

function zeilenHoehe(seite: Flaeche, halt: TageslisteHalt, nummer: number): number {
  const hoechste = Math.max(
    ...zellen(seite, halt, nummer).map((z) => z.versatz + spaltenhoehe(z.bloecke, FREI)),
  );
  return Math.max(ZEILE_MIN, hoechste + 2 * ZEILE_LUFT);
}

function zeichneZeile(seite: Flaeche, { halt, nummer, hoehe }: Zeile, y: number): void {
  seite.dokument.gruppe('TR', () => {
    for (const { bloecke, versatz } of zellen(seite, halt, nummer)) {
      seite.dokument.gruppe('TD', () => void setzeSpalte(bloecke, y + ZEILE_LUFT + versatz, FREI));
    }
    seite.dokument.gruppe('TD', () => zeichneKaestchen(seite, y + ZEILE_LUFT + 0.9));
  });
  trennstrich(seite, y + hoehe, FARBE.linie, 0.2);
}

function zeichneKaestchen(seite: Flaeche, y: number): void {
  const x = RAND.seite + SPALTEN[5].x;
  for (const [i, wort] of ['erledigt', 'nicht da'].entries()) {
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
  const arbeiten = halt.taetigkeiten.map((t) =>
    t.dauerMinuten === undefined ? t.text : `${t.text}, ${t.dauerMinuten} Min.`,
  );
  const zeilen: Eintrag[][] = [
    [{ text: String(nummer), stil: FETT }],
    [
      { text: halt.ankunft, stil: ANKUNFT },
      { text: `${halt.von}–${halt.bis}`, stil: KLEIN },
      { text: halt.status, stil: { ...KLEIN, schnitt: 600 }, zeilen: 2 },
    ],
    [
      { text: liegenschaft.strasseHausnummer, stil: FETT },
      { text: liegenschaft.lage, stil: { ...NORMAL, schnitt: 600 } },
      { text: ort, stil: KLEIN },
      { text: halt.kontakt, stil: NORMAL, zeilen: 2 },
    ],
    arbeiten.map((text) => ({ text, stil: NORMAL, zeilen: 2, abstand: 0.7 })),
    [{ text: halt.notiz, stil: NORMAL, zeilen: 8 }],
  ];
  return zeilen.map((eintraege, i) => zelle(spaltenplatz(seite, i), eintraege));
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
  return { flaeche: seite, x: RAND.seite + spalte.x, breite: spalte.breite, grund: 1 };
}

function trennstrich(seite: Flaeche, y: number, farbe: string, staerke: number): void {
  seite.dokument.schmuck(() => seite.linie([RAND.seite, y], [seite.breite - RAND.seite, y], staerke, farbe));
}
