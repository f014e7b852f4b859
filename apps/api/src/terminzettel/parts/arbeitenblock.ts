import { type Arbeitsgruppe, arbeitsgruppen } from '../arbeitsgruppen.ts';
import type { ZettelTaetigkeit } from '../zettelAuftrag.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { setzeSpalte, spaltenhoehe } from './spalte.ts';
import { skaliert, STIL } from './stil.ts';
import { grundlinie, textblock } from './textblock.ts';
import { dauer, dauerZusammen } from './worte.ts';

/** Room on the right that belongs to "ca. 20 Min.". */
const DAUER_BREITE = 18;

/**
 * Activities in plain words with their duration; a visit of both legal kinds shows which is which, unless one heading says
 * what all of them are.
 */
export function arbeitenblock(
  platz: Platz,
  taetigkeiten: readonly ZettelTaetigkeit[],
  ueberschrift?: string,
): Block {
  const beschriftet =
    ueberschrift === undefined
      ? arbeitsgruppen(taetigkeiten)
      : [{ titel: ueberschrift, zeilen: taetigkeiten }];
  const bloecke = (stufe: Stufe): Block[] => {
    const gezeigt = taetigkeiten.slice(0, stufe.taetigkeiten);
    const uebrig = taetigkeiten.length - gezeigt.length;
    return [...gruppen(platz, gezeigt, beschriftet), ...(uebrig > 0 ? [weitere(platz, uebrig)] : [])];
  };
  return {
    abstand: 3 * platz.grund,
    hoehe: (stufe) => (taetigkeiten.length === 0 ? 0 : spaltenhoehe(bloecke(stufe), stufe)),
    zeichne: (y, stufe) =>
      platz.flaeche.dokument.gruppe('L', () => void setzeSpalte(bloecke(stufe), y, stufe)),
  };
}

/** Headings come from all activities, so that a shortened list still says which law its rows follow. */
function gruppen(
  platz: Platz,
  gezeigt: readonly ZettelTaetigkeit[],
  beschriftet: readonly Arbeitsgruppe[],
): Block[] {
  const [einzige] = beschriftet;
  const rechts = beschriftet.length === 1 && einzige ? dauerZusammen(einzige.zeilen) : undefined;
  return beschriftet.flatMap(({ titel, zeilen }) => {
    const sichtbar = zeilen.filter((t) => gezeigt.includes(t));
    return sichtbar.length === 0 ? [] : gruppe(platz, { titel, rechts, zeilen: sichtbar });
  });
}

function gruppe(
  platz: Platz,
  inhalt: { titel: string; rechts?: string; zeilen: readonly ZettelTaetigkeit[] },
): Block[] {
  return [
    rubrik(platz, inhalt.titel, inhalt.rechts, 'Caption'),
    ...inhalt.zeilen.map((t) => zeile(platz, t)),
  ];
}

/** Small heading over a block, with an optional remark at the right edge. */
export function rubrik(platz: Platz, titel: string, rechts?: string, art = 'P'): Block {
  const links = textblock(platz, { text: titel, stil: STIL.rubrik, abstand: 1.4, art });
  return {
    ...links,
    zeichne(y, stufe) {
      links.zeichne(y, stufe);
      if (rechts === undefined) return;
      const stil = skaliert({ ...STIL.gewerk, groesse: 6.6 }, platz.grund * stufe.faktor);
      platz.flaeche.dokument.element(art, () => {
        const linie = y + grundlinie(skaliert(STIL.rubrik, platz.grund * stufe.faktor));
        platz.flaeche.zeileRechts(rechts, platz.x + platz.breite, linie, stil);
      });
    },
  };
}

function zeile(platz: Platz, taetigkeit: ZettelTaetigkeit): Block {
  const schmal = {
    ...platz,
    breite: platz.breite - (taetigkeit.dauerMinuten === undefined ? 0 : DAUER_BREITE * platz.grund),
  };
  const text = textblock(schmal, {
    text: taetigkeit.text,
    stil: STIL.textFett,
    art: 'LBody',
    zeilenMax: (stufe) => stufe.taetigkeitZeilen,
  });
  return {
    ...text,
    zeichne(y, stufe) {
      platz.flaeche.dokument.gruppe('LI', () => {
        text.zeichne(y, stufe);
        const minuten = taetigkeit.dauerMinuten;
        if (minuten === undefined) return;
        const stil = skaliert(STIL.text, platz.grund * stufe.faktor);
        platz.flaeche.dokument.element('LBody', () =>
          platz.flaeche.zeileRechts(dauer(minuten), platz.x + platz.breite, y + grundlinie(stil), stil),
        );
      });
    },
  };
}

function weitere(platz: Platz, anzahl: number): Block {
  const text = anzahl === 1 ? 'und eine weitere Arbeit' : `und ${anzahl} weitere Arbeiten`;
  return textblock(platz, { text, stil: STIL.text, art: 'Caption' });
}
