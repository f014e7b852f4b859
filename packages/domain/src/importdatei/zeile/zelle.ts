import { BESTANDSSPALTEN, jeSpalte } from '../../liegenschaft/bestandsspalte.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import { melde, type Befund, type Meldung } from '../spalte/meldung.ts';
import type { Spaltenzuordnung } from '../spalte/spaltenzuordnung.ts';

/** Letters that a cell may have; more than any form of ours takes would be a house that nobody can save again. */
const ZEICHEN_MAX = 120;
const ZEICHEN_MAX_BESONDERE: Partial<Record<Importfeld, number>> = {
  externalId: 100,
  hausnr: 20,
  hausnrZusatz: 20,
  geschoss: 20,
  lage: 60,
  titel: 40,
  ort: 80,
  ortsteil: 80,
  taetigkeit: 500,
  email: 254,
  bewohnerEmail: 254,
  verwalterEmail: 254,
  notiz: 1000,
  ...jeSpalte((spalte): number => BESTANDSSPALTEN[spalte].laengeMax),
};
/** Half an id is the id of another house. */
const UNTEILBAR = new Set<Importfeld>(['externalId']);

/** One row while it is read: its cells by meaning, and what had to be said about them. */
export interface Zeilenleser {
  readonly zeile: number;
  readonly meldungen: Meldung[];
  /** The trimmed cell, cut where it is longer than can be kept, which is said once; empty when the file has no such column. */
  text(feld: Importfeld): string;
  sage(feld: Importfeld | undefined, befund: Befund): void;
}

export function zeilenleser(
  zellen: readonly string[],
  zuordnung: Spaltenzuordnung,
  zeile: number,
): Zeilenleser {
  const meldungen: Meldung[] = [];
  const gekuerzt = new Set<Importfeld>();
  const sage: Zeilenleser['sage'] = (feld, befund) => {
    const spalteIndex = feld === undefined ? undefined : zuordnung[feld];
    meldungen.push(melde({ zeile, feld, spalteIndex }, befund));
  };
  return {
    zeile,
    meldungen,
    text: (feld) => {
      const index = zuordnung[feld];
      const wert = index === undefined ? '' : ausgepackt((zellen[index] ?? '').trim());
      const max = ZEICHEN_MAX_BESONDERE[feld] ?? ZEICHEN_MAX;
      if (wert.length <= max) return wert;
      if (!gekuerzt.has(feld))
        sage(feld, {
          art: UNTEILBAR.has(feld) ? 'wert-zu-lang' : 'wert-gekuerzt',
          zeichen: wert.length,
          max,
        });
      gekuerzt.add(feld);
      return wert.slice(0, max).toWellFormed().trim();
    },
    sage,
  };
}

/** Undoes what exports do so that a spreadsheet keeps a text: `="01067"`, `'+49 151 …`. */
function ausgepackt(wert: string): string {
  return (/^="(.*)"$/.exec(wert)?.[1] ?? wert).replace(/^'(?=[=+\-@])/, '').trim();
}
