import type { Absender } from '../zettelAuftrag.ts';
import type { Bild } from './logo.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { FARBE, skaliert, STIL } from './stil.ts';
import { grundlinie, textblock, zeilenhoehe } from './textblock.ts';
import { vorhanden } from './worte.ts';

/** Most of the width that address and phone may take; name and trade have the rest. */
const ANTEIL_KONTAKT = 0.4;
const LUECKE = 3;
const BALKEN = 0.9;

/** Head of a sheet: logo or a bar of soot, name and trade on the left, address and phone on the right. */
export function absenderkopf(platz: Platz, absender: Absender): Block {
  const bild = absender.logo && platz.flaeche.dokument.bild(absender.logo);
  const oben = bild ? 0 : (BALKEN + 2) * platz.grund;
  const kontakt = kontaktzeilen(absender);
  const links = (stufe: Stufe): Block[] => nameUndGewerk(linkerPlatz(platz, bild, kontakt, stufe), absender);
  const hoehe = (stufe: Stufe) =>
    Math.max(
      oben + links(stufe).reduce((summe, block) => summe + block.hoehe(stufe), 0),
      oben + kontakt.length * zeilenhoehe(gewerkStil(platz, stufe)),
      bild ? logoHoehe(platz, stufe) : 0,
    );
  return {
    abstand: 0,
    hoehe,
    zeichne(y, stufe) {
      if (bild) zeichneLogo(platz, { bild, name: absender.name }, y, stufe);
      else zeichneBalken(platz, y);
      let unten = y + oben;
      for (const block of links(stufe)) {
        block.zeichne(unten, stufe);
        unten += block.hoehe(stufe);
      }
      zeichneKontakt(platz, kontakt, y + oben, stufe);
    },
  };
}

function nameUndGewerk(platz: Platz, absender: Absender): Block[] {
  return [
    textblock(platz, { text: absender.name, stil: STIL.firma }),
    ...vorhanden([absender.gewerk, absender.bestellung]).map((text) =>
      textblock(platz, { text, stil: STIL.gewerk }),
    ),
  ];
}

function linkerPlatz(platz: Platz, bild: Bild | undefined, kontakt: readonly string[], stufe: Stufe): Platz {
  const einzug = bild ? logoBreite(platz, bild, stufe) + LUECKE * platz.grund : 0;
  return {
    ...platz,
    x: platz.x + einzug,
    breite: platz.breite - kontaktbreite(platz, kontakt, stufe) - LUECKE * platz.grund - einzug,
  };
}

const gewerkStil = (platz: Platz, stufe: Stufe) => skaliert(STIL.gewerk, platz.grund * stufe.faktor);
const logoHoehe = (platz: Platz, stufe: Stufe) => 12 * platz.grund * stufe.faktor;

/** As wide as its proportions ask, never more than a quarter of the head. */
function logoBreite(platz: Platz, bild: Bild, stufe: Stufe): number {
  return Math.min((logoHoehe(platz, stufe) * bild.width) / bild.height, platz.breite * 0.26);
}

function zeichneLogo(
  platz: Platz,
  { bild, name }: { bild: Bild; name: string },
  y: number,
  stufe: Stufe,
): void {
  const lage = { x: platz.x, y, breite: logoBreite(platz, bild, stufe), hoehe: logoHoehe(platz, stufe) };
  platz.flaeche.bild(bild, lage, `Logo ${name}`);
}

function zeichneBalken(platz: Platz, y: number): void {
  const hoehe = BALKEN * platz.grund;
  platz.flaeche.dokument.schmuck(() => {
    platz.flaeche.balken({ x: platz.x, y, breite: platz.breite, hoehe }, FARBE.russ);
    platz.flaeche.balken({ x: platz.x, y, breite: 12 * platz.grund, hoehe }, FARBE.glut);
  });
}

function kontaktzeilen(absender: Absender): string[] {
  return vorhanden([
    absender.strasse,
    absender.plzOrt,
    absender.telefon && `Tel. ${absender.telefon}`,
    absender.email,
  ]);
}

/** As wide as its longest line, within its share. */
function kontaktbreite(platz: Platz, kontakt: readonly string[], stufe: Stufe): number {
  const breiten = kontakt.map((zeile) => platz.flaeche.textbreite(zeile, gewerkStil(platz, stufe)));
  return Math.min(platz.breite * ANTEIL_KONTAKT, Math.max(0, ...breiten));
}

function zeichneKontakt(platz: Platz, kontakt: readonly string[], y: number, stufe: Stufe): void {
  const stil = gewerkStil(platz, stufe);
  const rechts = platz.x + platz.breite;
  const breite = kontaktbreite(platz, kontakt, stufe);
  platz.flaeche.dokument.element('P', () => {
    kontakt.forEach((zeile, i) => {
      const passend = skaliert(stil, Math.min(1, breite / platz.flaeche.textbreite(zeile, stil)));
      // The first line shares its baseline with the company's name.
      const erste = grundlinie(skaliert(STIL.firma, platz.grund * stufe.faktor));
      platz.flaeche.zeileRechts(zeile, rechts, y + erste + i * zeilenhoehe(stil), passend);
    });
  });
}
