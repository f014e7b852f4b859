import { eigeneFrage } from '../eigeneFrage.ts';
import type { Absender, LiegenschaftZeilen, Zettel } from '../zettelAuftrag.ts';
import { rubrik } from './arbeitenblock.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { setzeSpalte, spaltenhoehe } from './spalte.ts';
import { FARBE, skaliert, STIL } from './stil.ts';
import { grundlinie, textblock, zeilenblock, zeilenhoehe } from './textblock.ts';
import { adresszeile, fusszeilen, telefonzeile, vorhanden, WORTE } from './worte.ts';

export function titelblock(platz: Platz, titel: string): Block {
  return zeilenblock(platz, { text: titel, stil: STIL.titel, abstand: 3.6, art: 'H2' }, 0.86);
}

/** Where we come to: name if wanted, street with Lage, town with number. */
export function anwesenblock(platz: Platz, anwesen: LiegenschaftZeilen, empfaenger?: string): Block {
  const ort = vorhanden([anwesen.plzOrt, anwesen.nummer && `Liegenschaft ${anwesen.nummer}`]).join('  ·  ');
  const bloecke = [
    ...(empfaenger ? [zeilenblock(platz, { text: empfaenger, stil: STIL.anwesenZusatz }, 0.85)] : []),
    zeilenblock(platz, { text: adresszeile(anwesen), stil: STIL.anwesen }),
    zeilenblock(platz, { text: ort, stil: STIL.anwesenZusatz }),
  ];
  return {
    abstand: 1.6 * platz.grund,
    hoehe: (stufe) => spaltenhoehe(bloecke, stufe),
    zeichne: (y, stufe) => void setzeSpalte(bloecke, y, stufe),
  };
}

/** Heading and running sentences, whole; where there is no room for them, `verweis` says where they are to be read. */
export function hinweisblock(platz: Platz, titel: string, saetze: readonly string[], verweis: string): Block {
  const kopf = rubrik(platz, titel);
  const ganz = [kopf, textblock(platz, { text: saetze.join(' '), stil: STIL.text })];
  const kurz = [kopf, textblock(platz, { text: verweis, stil: STIL.text })];
  const bloecke = ({ hinweise }: Stufe) => (hinweise === 'ganz' ? ganz : kurz);
  const leer = saetze.length === 0;
  return {
    abstand: 2.8 * platz.grund,
    hoehe: (stufe) =>
      leer || (stufe.hinweise === 'verweis' && verweis === '') ? 0 : spaltenhoehe(bloecke(stufe), stufe),
    zeichne: (y, stufe) => void setzeSpalte(bloecke(stufe), y, stufe),
  };
}

/** What to prepare; where it does not fit, the page behind the code has it, or the phone. */
export function vorbereitungsblock(
  platz: Platz,
  { vorbereitung, antwort }: Pick<Zettel, 'vorbereitung' | 'antwort'>,
  absender: Absender,
): Block {
  const telefon = telefonzeile(absender);
  const verweis = antwort
    ? `Was vorzubereiten ist, lesen Sie unter ${antwort.kurzadresse} mit dem Code unten.`
    : telefon
      ? `Was vorzubereiten ist, sagen wir Ihnen gern: ${telefon}`
      : '';
  return hinweisblock(platz, WORTE.vorbereitung, vorbereitung, verweis);
}

/** Who opens when nobody is at home, always whole, under the question that the text itself asks or the usual one. */
export function zugangsblock(platz: Platz, zugang: string | undefined): Block {
  const { frage, rest } = eigeneFrage(zugang ?? '', WORTE.zugang);
  return hinweisblock(platz, frage, rest === '' ? [] : [rest], rest);
}

/** What the household heard before and must not wait for, close under the new time; nothing where this is the first notice. */
export const geaendertblock = (platz: Platz, geaendert: string | undefined): readonly Block[] =>
  geaendert === undefined ? [] : [textblock(platz, { text: geaendert, stil: STIL.textFett, abstand: 1.6 })];

/** Who comes, where the law wants it named: always whole. */
export const personenblock = (platz: Platz, personen: string | undefined): readonly Block[] =>
  personen === undefined ? [] : [textblock(platz, { text: personen, stil: STIL.textFett, abstand: 1.6 })];

/** A hairline over what follows. */
export function trennlinie(platz: Platz, abstand: number): Block {
  const hoehe = 0.2;
  return {
    abstand: abstand * platz.grund,
    hoehe: () => hoehe,
    zeichne: (y) =>
      platz.flaeche.dokument.schmuck(() =>
        platz.flaeche.linie([platz.x, y], [platz.x + platz.breite, y], 0.2),
      ),
  };
}

export function rechtsblock(platz: Platz, rechtstexte: readonly string[]): Block {
  const bloecke = rechtstexte.map((text) =>
    textblock(platz, { text, stil: STIL.recht, abstand: 0.8, zeilenMax: (stufe) => stufe.rechtZeilen }),
  );
  return {
    abstand: 3 * platz.grund,
    hoehe: (stufe) => spaltenhoehe(bloecke, stufe),
    zeichne: (y, stufe) => void setzeSpalte(bloecke, y, stufe),
  };
}

/** Identity hint, one address for Impressum and Datenschutz; at the right edge the place in the walking order, for a dropped pile. */
export function fussblock(platz: Platz, absender: Absender, laufend?: string): Block {
  const platzZahl = laufend ? 9 * platz.grund : 0;
  const innen = { ...platz, breite: platz.breite - platzZahl };
  const gefuellt = (stufe: Stufe) => {
    const stil = skaliert(STIL.fuss, platz.grund * stufe.faktor);
    const passt = (zeile: string) => platz.flaeche.textbreite(zeile, stil) <= innen.breite;
    return textblock(innen, { text: fuelleZeilen(fusszeilen(absender), passt), stil: STIL.fuss });
  };
  return {
    abstand: 1.8 * platz.grund,
    hoehe: (stufe) => gefuellt(stufe).hoehe(stufe),
    zeichne(y, stufe) {
      gefuellt(stufe).zeichne(y, stufe);
      if (!laufend) return;
      const stil = skaliert(
        { ...STIL.fuss, farbe: FARBE.russMittel, schnitt: 600 },
        platz.grund * stufe.faktor,
      );
      const letzte = y + gefuellt(stufe).hoehe(stufe) - zeilenhoehe(stil) + grundlinie(stil);
      platz.flaeche.dokument.schmuck(() =>
        platz.flaeche.zeileRechts(laufend, platz.x + platz.breite, letzte, stil),
      );
    },
  };
}

/** Whole items per line, parted by a dot; no line begins or ends with the dot. */
function fuelleZeilen(stuecke: readonly string[], passt: (zeile: string) => boolean): string {
  return stuecke.reduce((text, stueck) => {
    const zeile = text.slice(text.lastIndexOf('\n') + 1);
    return `${text}${passt(`${zeile}  ·  ${stueck}`) ? '  ·  ' : '\n'}${stueck}`;
  });
}
