import type { Absender, Aushang } from '../zettelAuftrag.ts';
import { absenderkopf } from './absenderkopf.ts';
import { rubrik } from './arbeitenblock.ts';
import { fensterblock } from './fensterblock.ts';
import type { Flaeche } from './flaeche.ts';
import { passendeStufe, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { skaliert, STIL } from './stil.ts';
import { grundlinie, textblock, zeilenblock } from './textblock.ts';
import { telefonzeile, WORTE } from './worte.ts';
import {
  fussblock,
  hinweisblock,
  personenblock,
  rechtsblock,
  trennlinie,
  zugangsblock,
} from './zettelbloecke.ts';

const RAND = { seite: 20, oben: 20, unten: 14 };
/** A poster is read from two steps away. */
const GRUND = 1.9;
const KLEIN = 1.3;
const SPALTENLUECKE = 8;
const EINHEITEN_MAX = 40;
/** Between the heading of the list and its first line. */
const KOPFLUFT = 0.8;

/** A tower block gets several posters, each with as many units as stay readable. */
export function jeAushang(aushang: Aushang): Aushang[] {
  const anzahl = Math.max(1, Math.ceil(aushang.einheiten.length / EINHEITEN_MAX));
  const je = Math.ceil(aushang.einheiten.length / anzahl);
  return Array.from({ length: anzahl }, (_, i) => ({
    ...aushang,
    einheiten: aushang.einheiten.slice(i * je, (i + 1) * je),
  }));
}

/** The poster in the stairwell: house, day, floors. No names: it hangs where everybody reads it. */
export function aushangbogen(flaeche: Flaeche, inhalt: { aushang: Aushang; absender: Absender }): void {
  const { aushang, absender } = inhalt;
  const platz: Platz = { flaeche, x: RAND.seite, breite: flaeche.breite - 2 * RAND.seite, grund: GRUND };
  const klein: Platz = { ...platz, grund: KLEIN };
  const oben = [
    absenderkopf(klein, absender),
    zeilenblock(
      platz,
      { text: aushang.titel, stil: { ...STIL.titel, groesse: 15 }, abstand: 6.5, art: 'H1' },
      0.7,
    ),
    zeilenblock(platz, {
      text: aushang.liegenschaft.strasseHausnummer,
      stil: { ...STIL.anwesen, groesse: 11 },
      abstand: 1.5,
    }),
    zeilenblock(platz, { text: aushang.liegenschaft.plzOrt, stil: STIL.anwesenZusatz }),
    ...(aushang.eingang
      ? [zeilenblock(platz, { text: aushang.eingang, stil: { ...STIL.anwesen, groesse: 11 }, abstand: 0.6 })]
      : []),
    fensterblock(platz, aushang.wann, 5),
    ...personenblock(klein, aushang.personen),
    einheitenblock(klein, aushang),
    hinweisblock(
      klein,
      WORTE.vorbereitung,
      aushang.vorbereitung,
      'Was vorzubereiten ist, steht auf den Zetteln der Wohnungen.',
    ),
    zugangsblock(klein, aushang.zugang),
  ];
  const telefon = telefonzeile(absender);
  const unten = [
    trennlinie(klein, 4),
    ...(telefon ? [textblock(klein, { text: `Fragen? ${telefon}`, stil: STIL.frage, abstand: 4 })] : []),
    rechtsblock(klein, aushang.rechtstexte),
    fussblock(klein, absender),
  ];
  const hoehe = flaeche.hoehe - RAND.oben - RAND.unten;
  const stufe = passendeStufe([{ bloecke: [...oben, ...unten], hoehe }]);
  flaeche.dokument.gruppe('Sect', () => {
    setzeSpalte(oben, RAND.oben, stufe);
    setzeSpalte(unten, RAND.oben + hoehe - spaltenhoehe(unten, stufe), stufe);
  });
}

/** One line per unit; houses with many units are set in two columns. */
function einheitenblock(platz: Platz, aushang: Aushang): Block {
  const { einheiten } = aushang;
  const spalten = einheiten.length > 8 ? 2 : 1;
  const breite = (platz.breite - (spalten - 1) * SPALTENLUECKE) / spalten;
  const jeSpalte = Math.ceil(einheiten.length / spalten);
  const spalte = (nr: number): Block[] => {
    const eigener = { ...platz, x: platz.x + nr * (breite + SPALTENLUECKE), breite };
    const zeilen = einheiten.slice(nr * jeSpalte, (nr + 1) * jeSpalte);
    return zeilen.map((einheit) => einheitzeile(eigener, einheit, spalten === 2));
  };
  const alle = Array.from({ length: spalten }, (_, nr) => spalte(nr));
  const kopf = rubrik(platz, WORTE.einheiten, undefined, 'Caption');
  const kopfhoehe = (stufe: Stufe) => kopf.hoehe(stufe) + KOPFLUFT * platz.grund * stufe.luft;
  return {
    abstand: 5 * platz.grund,
    hoehe: (stufe) =>
      einheiten.length === 0 ? 0 : kopfhoehe(stufe) + Math.max(...alle.map((s) => spaltenhoehe(s, stufe))),
    zeichne(y, stufe) {
      platz.flaeche.dokument.gruppe('L', () => {
        kopf.zeichne(y, stufe);
        for (const bloecke of alle) setzeSpalte(bloecke, y + kopfhoehe(stufe), stufe);
      });
    },
  };
}

/** Lage whole, own time at the right; the work beside it, or below it in a narrow column, cut if it must. */
function einheitzeile(platz: Platz, einheit: Aushang['einheiten'][number], schmal: boolean): Block {
  const zeit = einheit.von && einheit.bis ? `${einheit.von}–${einheit.bis}` : '';
  const zeitBreite = zeit ? 18 * platz.grund : 0;
  const lageBreite = schmal ? platz.breite - zeitBreite : platz.breite * 0.36;
  const lage = zeilenblock(
    { ...platz, breite: lageBreite - 2 },
    { text: einheit.lage, stil: STIL.textFett, art: 'LBody', abstand: 1.1 },
    0.8,
  );
  const arbeitenPlatz = schmal
    ? platz
    : { ...platz, x: platz.x + lageBreite, breite: platz.breite - lageBreite - zeitBreite };
  const arbeiten = textblock(arbeitenPlatz, {
    text: einheit.arbeiten,
    stil: STIL.text,
    art: 'LBody',
    zeilenMax: (stufe) => Math.min(2, stufe.taetigkeitZeilen),
  });
  return {
    abstand: lage.abstand,
    hoehe: (stufe) =>
      schmal ? lage.hoehe(stufe) + arbeiten.hoehe(stufe) : Math.max(lage.hoehe(stufe), arbeiten.hoehe(stufe)),
    zeichne(y, stufe) {
      const { dokument } = platz.flaeche;
      dokument.gruppe('LI', () => {
        lage.zeichne(y, stufe);
        const stil = skaliert(STIL.textFett, platz.grund * stufe.faktor);
        if (zeit)
          dokument.element('LBody', () =>
            platz.flaeche.zeileRechts(zeit, platz.x + platz.breite, y + grundlinie(stil), stil),
          );
        arbeiten.zeichne(schmal ? y + lage.hoehe(stufe) : y, stufe);
      });
    },
  };
}
