import type { Importfeld } from './importfeld.ts';
import { melde, type Befund, type Meldung } from './meldung.ts';
import type { Spaltenzuordnung } from './spaltenzuordnung.ts';

/** One row while it is read: its cells by meaning, and what had to be said about them. */
export interface Zeilenleser {
  readonly zeile: number;
  readonly meldungen: Meldung[];
  /** The trimmed cell; empty when the file has no such column. */
  text(feld: Importfeld): string;
  sage(feld: Importfeld | undefined, befund: Befund): void;
}

export function zeilenleser(
  zellen: readonly string[],
  zuordnung: Spaltenzuordnung,
  zeile: number,
): Zeilenleser {
  const meldungen: Meldung[] = [];
  return {
    zeile,
    meldungen,
    text: (feld) => {
      const index = zuordnung[feld];
      return index === undefined ? '' : ausgepackt((zellen[index] ?? '').trim());
    },
    sage: (feld, befund) => {
      const spalteIndex = feld === undefined ? undefined : zuordnung[feld];
      meldungen.push(melde({ zeile, feld, spalteIndex }, befund));
    },
  };
}

/** Undoes what exports do so that a spreadsheet keeps a text: `="01067"`, `'+49 151 …`. */
function ausgepackt(wert: string): string {
  return (/^="(.*)"$/.exec(wert)?.[1] ?? wert).replace(/^'(?=[=+\-@])/, '').trim();
}
