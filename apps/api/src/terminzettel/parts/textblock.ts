import { PUNKT_JE_MM } from './masse.ts';
import type { Block, Platz, Stufe } from './spalte.ts';
import { skaliert } from './stil.ts';
import type { Stil } from './stil.ts';
import { kuerze, umbrich } from './umbruch.ts';

export interface Absatz {
  text: string;
  stil: Stil;
  abstand?: number;
  /** Tag in the structure tree; a paragraph if not said otherwise. */
  art?: string;
  /** Most lines at a stage; then an ellipsis. Without it the text is always whole. */
  zeilenMax?: (stufe: Stufe) => number;
}

/** Height of one line in millimetres. */
export const zeilenhoehe = (stil: Stil): number => (stil.groesse * stil.zeile) / PUNKT_JE_MM;

/** From the top of a line to its baseline: half the leading plus Inter's capitals with room for umlauts. */
export const grundlinie = (stil: Stil): number =>
  (stil.groesse * ((stil.zeile - 1) / 2 + 0.86)) / PUNKT_JE_MM;

/** A paragraph that flows in the width of its place. */
export function textblock(platz: Platz, absatz: Absatz): Block {
  const { flaeche, x, breite } = platz;
  // Many stages are tried with the same type size; the lines depend on that alone.
  const umbrochen = new Map<number, string[]>();
  const satz = (stufe: Stufe) => {
    const stil = skaliert(absatz.stil, platz.grund * stufe.faktor);
    const messe = (text: string) => flaeche.textbreite(text, stil);
    const zeilen = umbrochen.get(stufe.faktor) ?? umbrich(absatz.text, breite, messe);
    umbrochen.set(stufe.faktor, zeilen);
    return { stil, zeilen: kuerze(zeilen, absatz.zeilenMax?.(stufe) ?? Infinity, breite, messe) };
  };
  return {
    abstand: (absatz.abstand ?? 0) * platz.grund,
    hoehe(stufe) {
      const { stil, zeilen } = satz(stufe);
      return zeilen.length * zeilenhoehe(stil);
    },
    zeichne(y, stufe) {
      const { stil, zeilen } = satz(stufe);
      flaeche.dokument.element(absatz.art ?? 'P', () => {
        zeilen.forEach((zeile, i) =>
          flaeche.zeile(zeile, x, y + i * zeilenhoehe(stil) + grundlinie(stil), stil),
        );
      });
    },
  };
}

/** Largest style, down to `mindestens` of its size, at which the text stays on one line. */
export function einzeilig(platz: Platz, text: string, stil: Stil, mindestens: number): Stil {
  const breite = platz.flaeche.textbreite(text, stil);
  if (breite <= platz.breite) return stil;
  return skaliert(stil, Math.max(mindestens, (platz.breite / breite) * 0.999));
}

/** A line that shrinks before it wraps: addresses and dates, which must never be cut. */
export function zeilenblock(platz: Platz, absatz: Absatz, mindestens = 0.75): Block {
  const gesetzt = new Map<number, Block>();
  const passend = (stufe: Stufe): Block => {
    const faktor = platz.grund * stufe.faktor;
    const bekannt = gesetzt.get(stufe.faktor);
    if (bekannt) return bekannt;
    const stil = einzeilig(platz, absatz.text, skaliert(absatz.stil, faktor), mindestens);
    const block = textblock(platz, { ...absatz, stil: skaliert(stil, 1 / faktor) });
    gesetzt.set(stufe.faktor, block);
    return block;
  };
  return {
    abstand: (absatz.abstand ?? 0) * platz.grund,
    hoehe: (stufe) => passend(stufe).hoehe(stufe),
    zeichne: (y, stufe) => passend(stufe).zeichne(y, stufe),
  };
}
