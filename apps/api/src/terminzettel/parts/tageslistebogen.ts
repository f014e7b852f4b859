import type { Absender, Tagesliste } from '../zettelAuftrag.ts';
import type { Dokument } from './dokument.ts';
import type { Flaeche } from './flaeche.ts';
import { STIL } from './stil.ts';
import { zeichneFolgekopf, zeichneTageskopf } from './tageskopf.ts';
import { tageszeilen, zeichneSpaltentitel } from './tageszeile.ts';
import { type Tageszeile, weiterzeile } from './tuerzeile.ts';

const RAND = { seite: 12, unten: 12 };
const TABELLE_OBEN = { erste: 40, weitere: 22 };

/** One employee's day: order, time, address, work, notes, and boxes to tick. A row never breaks across pages. */
export function tageslistebogen(dokument: Dokument, inhalt: { liste: Tagesliste; absender: Absender }): void {
  const { liste } = inhalt;
  // Heights need an area to measure on; the first page serves.
  const erste = dokument.seite('hoch');
  const zeilen = liste.halte.flatMap((halt, i) => tageszeilen(erste, halt, i + 1));
  const seiten = verteile(zeilen, erste.hoehe - RAND.unten - 6);
  seiten.forEach((zeilenDerSeite, i) => {
    const seite = i === 0 ? erste : dokument.seite('hoch');
    zeichneSeite(seite, inhalt, zeilenDerSeite, { nr: i + 1, von: seiten.length });
  });
}

/** Fills page after page from the top; the first one has the large head. */
function verteile(zeilen: readonly Tageszeile[], unten: number): Tageszeile[][] {
  const seiten: Tageszeile[][] = [[]];
  let y: number = TABELLE_OBEN.erste + 6;
  for (const zeile of zeilen) {
    if (y + zeile.hoehe > unten) {
      seiten.push([]);
      y = TABELLE_OBEN.weitere + 6;
      if (zeile.haus !== undefined) {
        const weiter = weiterzeile(zeile.haus);
        seiten.at(-1)?.push(weiter);
        y += weiter.hoehe;
      }
    }
    seiten.at(-1)?.push(zeile);
    y += zeile.hoehe;
  }
  return seiten;
}

function zeichneSeite(
  seite: Flaeche,
  inhalt: { liste: Tagesliste; absender: Absender },
  zeilen: readonly Tageszeile[],
  zaehler: { nr: number; von: number },
): void {
  const { liste, absender } = inhalt;
  seite.dokument.gruppe('Sect', () => {
    if (zaehler.nr === 1) zeichneTageskopf(seite, liste);
    else zeichneFolgekopf(seite, liste);
    let y = (zaehler.nr === 1 ? TABELLE_OBEN.erste : TABELLE_OBEN.weitere) + 6;
    seite.dokument.gruppe('Table', () => {
      zeichneSpaltentitel(seite, y - 6);
      for (const zeile of zeilen) {
        zeile.zeichne(seite, y);
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
