import { eigeneFrage } from '../eigeneFrage.ts';
import type { Absender, Antwort } from '../zettelAuftrag.ts';
import { qrMatrix } from './qrMatrix.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { setzeSpalte, spaltenhoehe } from './spalte.ts';
import { STIL } from './stil.ts';
import { textblock, zeilenblock } from './textblock.ts';
import { telefonzeile, vorhanden } from './worte.ts';

const QR_SEITE = 26;
/** Below this the modules of a token address get too fine for an old phone. */
const QR_SEITE_MIN = 22.5;
/** Quiet zone: at least four modules of white on every side of the code. */
const RUHE = 4;

export interface AntwortInhalt {
  frage: string;
  antwort?: Antwort;
  absender: Absender;
}

/** How the customer answers: QR code, short code and address, phone. Without an online answer only the phone. */
export function antwortblock(platz: Platz, inhalt: AntwortInhalt): Block {
  const { antwort } = inhalt;
  const qr = (stufe: Stufe) =>
    antwort ? Math.max(QR_SEITE_MIN, Math.min(QR_SEITE, QR_SEITE * stufe.faktor)) * platz.grund : 0;
  const bloecke = (stufe: Stufe): Block[] => {
    if (!antwort) return telefonZeilen(platz, inhalt);
    const einzug = qr(stufe) + RUHE * platz.grund;
    return onlineZeilen({ ...platz, x: platz.x + einzug, breite: platz.breite - einzug }, inhalt, antwort);
  };
  return {
    abstand: 4 * platz.grund,
    hoehe: (stufe) => Math.max(qr(stufe), spaltenhoehe(bloecke(stufe), stufe)),
    zeichne(y, stufe) {
      if (antwort) zeichneQr(platz, antwort.url, { y, seite: qr(stufe) });
      // Text stands centred beside the code.
      const spiel = Math.max(0, qr(stufe) - spaltenhoehe(bloecke(stufe), stufe)) / 2;
      setzeSpalte(bloecke(stufe), y + spiel, stufe);
    },
  };
}

function zeichneQr(platz: Platz, url: string, lage: { y: number; seite: number }): void {
  const kasten = { x: platz.x, y: lage.y, breite: lage.seite, hoehe: lage.seite };
  platz.flaeche.qr(qrMatrix(url), kasten, 'QR-Code zu Ihrem Termin');
}

function onlineZeilen(platz: Platz, inhalt: AntwortInhalt, antwort: Antwort): Block[] {
  const telefon = telefonzeile(inhalt.absender);
  const { frage, rest } = eigeneFrage(antwort.frist ?? 'Scannen oder Code eingeben:', inhalt.frage);
  return [
    textblock(platz, { text: frage, stil: STIL.frage }),
    textblock(platz, { text: rest, stil: STIL.text }),
    zeilenblock(platz, { text: antwort.code, stil: STIL.code, abstand: 1.4 }),
    zeilenblock(platz, { text: antwort.kurzadresse, stil: STIL.textFett }),
    textblock(platz, { text: 'mit Code und Hausnummer', stil: STIL.gewerk }),
    ...(telefon ? [textblock(platz, { text: `oder ${telefon}`, stil: STIL.text, abstand: 0.3 })] : []),
  ];
}

function telefonZeilen(platz: Platz, { frage, absender }: AntwortInhalt): Block[] {
  const wege = vorhanden([telefonzeile(absender), absender.email]);
  if (wege.length === 0) return [];
  return [
    textblock(platz, { text: frage, stil: STIL.frage }),
    textblock(platz, { text: 'Bitte melden Sie sich bei uns:', stil: STIL.text }),
    ...wege.map((weg) => zeilenblock(platz, { text: weg, stil: { ...STIL.textFett, groesse: 10 } })),
  ];
}
