import { schiesseAus } from './ausschiessen.ts';
import type { Dokument } from './dokument.ts';
import type { Flaeche } from './flaeche.ts';
import type { A4 } from './masse.ts';
import { FARBE } from './stil.ts';

/** How a sheet is divided: columns × rows of equal slips. */
export interface Teilung {
  lage: keyof typeof A4;
  spalten: number;
  reihen: number;
}

const MARKE = 3.5;
const KREUZ = 1.5;
const STAERKE = 0.12;

interface Druck<T> {
  stuecke: readonly T[];
  zeichne: (flaeche: Flaeche, stueck: T, laufend: string) => void;
  nachBogen: (fertig: number, gesamt: number) => Promise<void>;
}

/** Prints slips in cut-and-stack order; each one is told its place in the walking order. */
export async function druckeNutzen<T>(
  dokument: Dokument,
  teilung: Teilung,
  { stuecke, zeichne, nachBogen }: Druck<T>,
): Promise<void> {
  const boegen = schiesseAus(stuecke, teilung.spalten * teilung.reihen);
  for (const [i, belegung] of boegen.entries()) {
    const bogen = dokument.seite(teilung.lage);
    dokument.schmuck(() => schnittmarken(bogen, teilung));
    belegung.forEach((belegt, platz) => {
      if (belegt) zeichne(feld(bogen, teilung, platz), belegt.stueck, String(belegt.laufend));
    });
    await nachBogen(i + 1, boegen.length);
  }
}

function feld(bogen: Flaeche, { spalten, reihen }: Teilung, platz: number): Flaeche {
  const breite = bogen.breite / spalten;
  const hoehe = bogen.hoehe / reihen;
  return bogen.teil({ x: (platz % spalten) * breite, y: Math.floor(platz / spalten) * hoehe, breite, hoehe });
}

/** Short ticks at the edges of the sheet and a fine cross where cuts meet; nothing runs through a slip. */
function schnittmarken(bogen: Flaeche, { spalten, reihen }: Teilung): void {
  const { breite, hoehe } = bogen;
  const xs = Array.from({ length: spalten - 1 }, (_, i) => ((i + 1) * breite) / spalten);
  const ys = Array.from({ length: reihen - 1 }, (_, i) => ((i + 1) * hoehe) / reihen);
  const strich = (von: [number, number], bis: [number, number]) =>
    bogen.linie(von, bis, STAERKE, FARBE.schnitt);
  for (const x of xs) {
    strich([x, 0], [x, MARKE]);
    strich([x, hoehe - MARKE], [x, hoehe]);
  }
  for (const y of ys) {
    strich([0, y], [MARKE, y]);
    strich([breite - MARKE, y], [breite, y]);
    for (const x of xs) {
      strich([x - KREUZ, y], [x + KREUZ, y]);
      strich([x, y - KREUZ], [x, y + KREUZ]);
    }
  }
}
