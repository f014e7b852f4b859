import type { Absender, Meldung } from '../zettelAuftrag.ts';
import { absenderkopf } from './absenderkopf.ts';
import { DIN, falzmarken, zeichneDatum, zeichneFenster } from './briefbogen.ts';
import type { Dokument } from './dokument.ts';
import type { Flaeche } from './flaeche.ts';
import { type Block, FREI, type Platz } from './spalte.ts';
import { STIL } from './stil.ts';
import { type Absatz, textblock } from './textblock.ts';
import { fussblock } from './zettelbloecke.ts';

const RAND = { seite: 25, oben: 16, unten: 14 };
const GRUND = 1.25;
const FUSS = 9;

/** A report with its evidence: headings and paragraphs, on as many pages as they need. Nothing of it is shortened. */
export function meldungsbogen(dokument: Dokument, inhalt: { meldung: Meldung; absender: Absender }): void {
  const { meldung, absender } = inhalt;
  let seite = dokument.seite('hoch');
  const unten = seite.hoehe - RAND.unten - FUSS;
  let y = setze(RAND.oben, absenderkopf(platzAuf(seite), absender));
  fuss(seite, absender);
  if (meldung.imFenster) y = briefkopf(seite, meldung, absender);
  for (const absatz of absaetze(meldung)) {
    const block = textblock(platzAuf(seite), absatz);
    if (y + block.abstand + block.hoehe(FREI) > unten) {
      seite = dokument.seite('hoch');
      fuss(seite, absender);
      y = setze(RAND.oben, textblock(platzAuf(seite), absatz));
    } else y = setze(y + block.abstand, block);
  }
}

/** Address and day where the window of an envelope shows them; answers where the text begins. */
function briefkopf(seite: Flaeche, { an, ortUndDatum }: Meldung, absender: Absender): number {
  seite.dokument.schmuck(() => falzmarken(seite));
  zeichneFenster(seite, { anschrift: { zusatz: [], zeilen: an } }, absender);
  zeichneDatum(seite, ortUndDatum);
  return DIN.text;
}

function setze(y: number, block: Block): number {
  block.zeichne(y, FREI);
  return y + block.hoehe(FREI);
}

const platzAuf = (flaeche: Flaeche): Platz => ({
  flaeche,
  x: RAND.seite,
  breite: flaeche.breite - 2 * RAND.seite,
  grund: GRUND,
});

function absaetze({ an, ortUndDatum, titel, abschnitte, gruss, imFenster }: Meldung): Absatz[] {
  const text = (zeile: string, abstand = 0.8): Absatz => ({ text: zeile, stil: STIL.text, abstand });
  return [
    ...(imFenster ? [] : [...an.map((zeile, i) => text(zeile, i === 0 ? 10 : 0)), text(ortUndDatum, 4)]),
    { text: titel, stil: STIL.titel, abstand: imFenster ? 0 : 6, art: 'H1' },
    ...abschnitte.flatMap(({ titel: ueber, zeilen }) => [
      ...(ueber === '' ? [] : [{ text: ueber, stil: STIL.textFett, abstand: 3.4, art: 'H2' }]),
      ...zeilen.map((zeile, i) => text(zeile, ueber === '' && i === 0 ? 3 : 0.8)),
    ]),
    ...gruss.map((zeile, i) => text(zeile, i === 0 ? 6 : 0)),
  ];
}

function fuss(seite: Flaeche, absender: Absender): void {
  const block = fussblock({ ...platzAuf(seite), grund: 1.15 }, absender);
  block.zeichne(seite.hoehe - RAND.unten - block.hoehe(FREI), FREI);
}
