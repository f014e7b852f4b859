import type { Fenster } from '../zettelAuftrag.ts';
import { spaltenhoehe } from './spalte.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { FARBE, skaliert, STIL } from './stil.ts';
import type { Stil } from './stil.ts';
import { grundlinie, zeilenblock, zeilenhoehe } from './textblock.ts';

const BALKEN = 1.3;
const EINZUG = 4.2;

/** The heart of a sheet: weekday and date, below it the window, beside a bar of ember. Shrinks, is never cut. */
export function fensterblock(platz: Platz, fenster: Fenster, abstand = 3.4): Block {
  const einzug = EINZUG * platz.grund;
  const innen = { ...platz, x: platz.x + einzug, breite: platz.breite - einzug };
  const datum = zeilenblock(innen, {
    text: `${fenster.wochentag}, ${fenster.datum}`,
    stil: STIL.datum,
    art: 'H3',
  });
  const bloecke = [datum, uhrzeitblock(innen, fenster)];
  return {
    abstand: abstand * platz.grund,
    hoehe: (stufe) => spaltenhoehe(bloecke, stufe),
    zeichne(y, stufe) {
      const hoehe = spaltenhoehe(bloecke, stufe);
      platz.flaeche.dokument.schmuck(() => {
        platz.flaeche.balken({ x: platz.x, y, breite: BALKEN * platz.grund, hoehe }, FARBE.glut);
      });
      let unten = y;
      for (const block of bloecke) {
        block.zeichne(unten, stufe);
        unten += block.hoehe(stufe);
      }
    },
  };
}

interface Teil {
  text: string;
  stil: Stil;
}

/** "zwischen 08:00 und 10:00 Uhr", the figures large and the words small on one baseline. */
function uhrzeitblock(platz: Platz, fenster: Fenster): Block {
  const teile = (stufe: Stufe): Teil[] => {
    const roh: Teil[] = [
      { text: 'zwischen ', stil: STIL.uhrzeitWort },
      { text: fenster.von, stil: STIL.uhrzeit },
      { text: ' und ', stil: STIL.uhrzeitWort },
      { text: fenster.bis, stil: STIL.uhrzeit },
      { text: ' Uhr', stil: STIL.uhrzeitWort },
    ];
    const gross = roh.map((teil) => ({ ...teil, stil: skaliert(teil.stil, platz.grund * stufe.faktor) }));
    const breite = gross.reduce((summe, teil) => summe + platz.flaeche.textbreite(teil.text, teil.stil), 0);
    const faktor = Math.min(1, platz.breite / breite);
    return gross.map((teil) => ({ ...teil, stil: skaliert(teil.stil, faktor) }));
  };
  const zahl = (stufe: Stufe) => skaliert(STIL.uhrzeit, platz.grund * stufe.faktor);
  return {
    abstand: 0,
    hoehe: (stufe) => zeilenhoehe(zahl(stufe)),
    zeichne(y, stufe) {
      platz.flaeche.dokument.element('P', () => {
        let x = platz.x;
        for (const teil of teile(stufe))
          x = platz.flaeche.zeile(teil.text, x, y + grundlinie(zahl(stufe)), teil.stil);
      });
    },
  };
}
