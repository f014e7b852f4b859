import type { Absender, Brief } from '../zettelAuftrag.ts';
import { absenderkopf } from './absenderkopf.ts';
import { antwortblock } from './antwortblock.ts';
import { arbeitenblock } from './arbeitenblock.ts';
import { fensterblock } from './fensterblock.ts';
import type { Flaeche } from './flaeche.ts';
import { passendeStufe, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { FARBE, skaliert, STIL } from './stil.ts';
import type { Stil } from './stil.ts';
import { textblock } from './textblock.ts';
import { vorhanden, WORTE } from './worte.ts';
import {
  anwesenblock,
  fussblock,
  personenblock,
  rechtsblock,
  titelblock,
  trennlinie,
  vorbereitungsblock,
  zugangsblock,
} from './zettelbloecke.ts';

/** DIN 5008 Form B, in millimetres from the edges of the sheet. */
export const DIN = {
  textLinks: 25,
  textRechts: 190,
  feldBreite: 80,
  ruecksende: 48.5,
  /** Baseline of the third, lowest line of the Zusatz- und Vermerkzone. */
  zusatzUnten: 61.2,
  anschriftOben: 66,
  feldZeile: 4.23,
  text: 98.5,
  falz: [105, 210],
  loch: 148.5,
} as const;

const ANSCHRIFT: Stil = { groesse: 10, schnitt: 400, zeile: 1.2, farbe: FARBE.russ };
const GRUND = 1.16;

/** A letter for the window envelope: address in its window, fold marks at the edge, the rest as on a slip. */
export function briefbogen(flaeche: Flaeche, inhalt: { brief: Brief; absender: Absender }): void {
  const { brief, absender } = inhalt;
  const platz: Platz = {
    flaeche,
    x: DIN.textLinks,
    breite: DIN.textRechts - DIN.textLinks,
    grund: GRUND,
  };
  const oben = briefinhalt(platz, brief, absender);
  const unten = [rechtsblock(platz, brief.rechtstexte), fussblock(platz, absender)];
  const hoehe = flaeche.hoehe - 12 - DIN.text;
  const stufe = passendeStufe([{ bloecke: [...oben, ...unten], hoehe }]);
  flaeche.dokument.schmuck(() => falzmarken(flaeche));
  flaeche.dokument.gruppe('Sect', () => {
    setzeSpalte([absenderkopf(platz, absender)], 16, { ...stufe, faktor: 1 });
    zeichneFenster(flaeche, brief, absender);
    zeichneDatum(flaeche, `${brief.ort}, ${brief.datum}`);
    setzeSpalte(oben, DIN.text, stufe);
    setzeSpalte(unten, DIN.text + hoehe - spaltenhoehe(unten, stufe), stufe);
  });
}

function briefinhalt(platz: Platz, brief: Brief, absender: Absender): Block[] {
  const text = (inhalt: string, abstand: number) =>
    textblock(platz, { text: inhalt, stil: { ...STIL.text, groesse: 8.8 }, abstand });
  const { antwort } = brief;
  return [
    titelblock(platz, brief.titel),
    anwesenblock(platz, brief.liegenschaft),
    text(brief.anrede, 4.5),
    text(brief.einleitung, 1.6),
    fensterblock(platz, brief.wann, 4.5),
    ...personenblock(platz, brief.personen),
    arbeitenblock(platz, brief.taetigkeiten),
    vorbereitungsblock(platz, brief, absender),
    zugangsblock(platz, brief.zugang),
    trennlinie(platz, 4),
    antwortblock(platz, { frage: brief.frage ?? WORTE.frage, antwort, absender }),
    ...brief.gruss.map((zeile, i) => text(zeile, i === 0 ? 5 : 0)),
  ];
}

/** What shows through the window: return line, up to three lines of Zusatz, up to six of address. */
export function zeichneFenster(
  flaeche: Flaeche,
  { anschrift }: Pick<Brief, 'anschrift'>,
  absender: Absender,
): void {
  const passend = (text: string, stil: Stil) =>
    skaliert(stil, Math.min(1, DIN.feldBreite / flaeche.textbreite(text, stil)));
  const zeile = (text: string, grundlinie: number, stil: Stil) =>
    flaeche.zeile(text, DIN.textLinks, grundlinie, passend(text, stil));
  flaeche.dokument.element('P', () => {
    const ruecksende = vorhanden([absender.name, absender.strasse, absender.plzOrt]).join(' · ');
    zeile(ruecksende, DIN.ruecksende, { ...STIL.fuss, groesse: 6.5 });
    flaeche.linie(
      [DIN.textLinks, DIN.ruecksende + 0.9],
      [DIN.textLinks + DIN.feldBreite, DIN.ruecksende + 0.9],
      0.1,
    );
  });
  flaeche.dokument.element('P', () => {
    const zusatz = anschrift.zusatz.slice(0, 3);
    zusatz.forEach((text, i) =>
      zeile(text, DIN.zusatzUnten - (zusatz.length - 1 - i) * 3.5, { ...ANSCHRIFT, groesse: 8 }),
    );
    sechsZeilen(anschrift.zeilen).forEach((text, i) =>
      zeile(text, DIN.anschriftOben + i * DIN.feldZeile, ANSCHRIFT),
    );
  });
}

/** The last five lines stay as they are (street, Ort, country); what is too much above them shares one line. */
function sechsZeilen(zeilen: readonly string[]): string[] {
  if (zeilen.length <= 6) return [...zeilen];
  return [zeilen.slice(0, -5).join(', '), ...zeilen.slice(-5)];
}

export function zeichneDatum(flaeche: Flaeche, text: string): void {
  const stil: Stil = { ...ANSCHRIFT, groesse: 9.5 };
  flaeche.dokument.element('P', () =>
    flaeche.zeileRechts(text, DIN.textRechts, DIN.zusatzUnten + 4 * DIN.feldZeile, stil),
  );
}

/** Fold marks at 105 and 210 mm, the hole mark between them. */
export function falzmarken(flaeche: Flaeche): void {
  for (const y of DIN.falz) flaeche.linie([4.5, y], [8.5, y], 0.15, FARBE.schnitt);
  flaeche.linie([4.5, DIN.loch], [7, DIN.loch], 0.15, FARBE.schnitt);
}
