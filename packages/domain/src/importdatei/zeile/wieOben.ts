import { IMPORTFELDER, type Importfeld } from '../spalte/importfeld.ts';
import { meldungAus, type Meldung } from '../spalte/meldung.ts';
import type { Spaltenzuordnung } from '../spalte/spaltenzuordnung.ts';

interface Zeile {
  readonly zellen: readonly string[];
  readonly zeile: number;
}

/** What people write into a cell that holds the same as the one above. */
const WIE_OBEN =
  /^(?:d(?:it)?to\.?|do\.|ditt?o|detto|-? ?(?:["″”„“\u3003]|''|,,) ?-?|[sw]\. ?o\.|(?:siehe|wie) oben|ebd\.?|ebenda|\u3003)$/i;

/** Each row has these of its own. */
const NIE = new Set<Importfeld>(['externalId', 'laufnummer']);

/** Rows in which no cell stands for the one above any more, and what was put there. */
export function loeseWieOben<Eine extends Zeile>(
  zeilen: readonly Eine[],
  zuordnung: Spaltenzuordnung,
): { inhalt: Eine[]; meldungen: Meldung[] } {
  const spalten = IMPORTFELDER.flatMap((feld) => {
    const spalteIndex = zuordnung[feld];
    return spalteIndex === undefined || NIE.has(feld) ? [] : [{ feld, spalteIndex }];
  });
  const meldungen: Meldung[] = [];
  let oben: readonly string[] | undefined;
  const inhalt = zeilen.map((eine) => {
    const { zeile } = eine;
    const zellen = [...eine.zellen];
    for (const { feld, spalteIndex } of spalten) {
      const zelle = (zellen[spalteIndex] ?? '').trim();
      if (oben === undefined || !WIE_OBEN.test(zelle)) continue;
      const statt = (oben[spalteIndex] ?? '').trim();
      zellen[spalteIndex] = statt;
      meldungen.push(
        meldungAus({ zeile, feld, spalteIndex, zelle }, { art: 'wie-oben', wert: zelle, statt }),
      );
    }
    oben = zellen;
    return { ...eine, zellen };
  });
  return { inhalt, meldungen };
}
