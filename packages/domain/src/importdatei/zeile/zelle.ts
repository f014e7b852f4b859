import { BESTANDSSPALTEN, jeSpalte } from '../../liegenschaft/bestandsspalte.ts';
import type { Tag } from '../../tag.ts';
import type { Befund } from '../spalte/befund.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import { meldungAus, type Meldung } from '../spalte/meldung.ts';
import type { Spaltenzuordnung } from '../spalte/spaltenzuordnung.ts';

/** Letters that a cell may have; more than any form of ours takes would be a house that nobody can save again. */
const ZEICHEN_MAX = 120;
const ZEICHEN_MAX_BESONDERE: Partial<Record<Importfeld, number>> = {
  externalId: 100,
  // With a flat or the name of a back house behind it; the number itself is held to what the form takes.
  hausnr: 80,
  hausnrZusatz: 20,
  anschrift: 200,
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
/** Longer cells are not corrected by their contents. */
export const ZELLE_ZEICHEN_MAX = 200;
/** Half an id is the id of another house. */
const UNTEILBAR = new Set<Importfeld>(['externalId']);

/** One row while it is read: its cells by meaning, and what had to be said about them. */
export interface Zeilenleser {
  readonly zeile: number;
  /** Today, where it is known: what is over or far away is said. */
  readonly heute?: Tag | undefined;
  readonly meldungen: Meldung[];
  /** The trimmed cell, cut where it is longer than can be kept, which is said once; empty when the file has no such column. */
  text(feld: Importfeld): string;
  sage(feld: Importfeld | undefined, befund: Befund): void;
}

export interface Zellenlesart {
  readonly zuordnung: Spaltenzuordnung;
  readonly korrekturen?: Wertkorrekturen | undefined;
  readonly heute?: Tag | undefined;
}

export function zeilenleser(
  zellen: readonly string[],
  { zuordnung, korrekturen, heute }: Zellenlesart,
  zeile: number,
): Zeilenleser {
  const meldungen: Meldung[] = [];
  const gesagt = new Set<Importfeld>();
  /** The work that a file does not name is that of all rows with a Frist. */
  const giltFuerAlle = (feld: Importfeld, gelesen: string, index: number | undefined): boolean =>
    feld === 'taetigkeit' && gelesen === '' ? hatFrist() : index !== undefined;
  const hatFrist = (): boolean =>
    [zuordnung.fristVon, zuordnung.fristBis].some((index) => (zellen[index ?? -1] ?? '').trim() !== '');
  const sage: Zeilenleser['sage'] = (feld, befund) => {
    const spalteIndex = feld === undefined ? undefined : zuordnung[feld];
    const zelle = spalteIndex === undefined ? undefined : ausgepackt((zellen[spalteIndex] ?? '').trim());
    meldungen.push(
      meldungAus({ zeile, feld, spalteIndex, zelle: zelle?.slice(0, ZELLE_ZEICHEN_MAX) }, befund),
    );
  };
  return {
    zeile,
    heute,
    meldungen,
    text: (feld) => {
      const index = zuordnung[feld];
      const gelesen = index === undefined ? '' : ausgepackt((zellen[index] ?? '').trim());
      const eigene = korrekturen?.get(feld);
      // For one row also where the file has no such column.
      const wert =
        eigene?.get(korrekturschluessel(gelesen, zeile)) ??
        (giltFuerAlle(feld, gelesen, index) ? eigene?.get(gelesen) : undefined) ??
        gelesen;
      const einmal = (befund: Befund): void => {
        if (!gesagt.has(feld)) sage(feld, befund);
        gesagt.add(feld);
      };
      if (FORMELFEHLER.test(wert)) {
        einmal({ art: 'formelfehler', wert });
        return '';
      }
      const max = ZEICHEN_MAX_BESONDERE[feld] ?? ZEICHEN_MAX;
      if (wert.length <= max) return wert;
      const art = UNTEILBAR.has(feld) ? 'wert-zu-lang' : 'wert-gekuerzt';
      einmal({ art, zeichen: wert.length, max });
      return wert.slice(0, max).toWellFormed().trim();
    },
    sage,
  };
}

/** What a spreadsheet shows where a formula has no value, or a column is too narrow for one, in both languages. */
const FORMELFEHLER =
  /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|#{2,})$/i;

/** Under what a correction of one row alone is found: no cell holds this sign. */
export const korrekturschluessel = (wert: string, zeile?: number): string =>
  zeile === undefined ? wert : `${zeile}\u0000${wert}`;

/** Field → cell as the file has it (`korrekturschluessel`) → what a person put in its place, in all rows or in one. */
export type Wertkorrekturen = ReadonlyMap<Importfeld, ReadonlyMap<string, string>>;

/** Undoes what exports do so that a spreadsheet keeps a text: `="01067"`, `'+49 151 …`, `'01067`. */
function ausgepackt(wert: string): string {
  return (/^="(.*)"$/.exec(wert)?.[1] ?? wert)
    .replace(/^'(?=[=+\-@\d])/, '')
    .replaceAll('\r\n', '\n')
    .trim();
}
