import type { Gebiet } from './gebiet.ts';

export type BenanntesGebiet = Pick<Gebiet, 'art' | 'plz' | 'hausnrVon' | 'hausnrBis' | 'seite'> & {
  readonly name: string;
  readonly ort: string;
  readonly strasse: string;
};

const SEITEN = { alle: '', gerade: ', gerade Hausnummern', ungerade: ', ungerade Hausnummern' } as const;

/** An entry as people call it: `Hardtstraße 1 bis 17, ungerade Hausnummern`, `91207 Lauf`, `Kotzenhof`. */
export function gebietsname(gebiet: BenanntesGebiet): string {
  if (gebiet.art === 'plz') return `${gebiet.plz} ${gebiet.ort}`.trim();
  if (gebiet.art === 'flaeche') return gebiet.name;
  return `${gebiet.strasse}${nummern(gebiet)}${SEITEN[gebiet.seite]}`;
}

function nummern({ hausnrVon, hausnrBis }: BenanntesGebiet): string {
  if (hausnrVon !== null && hausnrVon === hausnrBis) return ` ${hausnrVon}`;
  if (hausnrVon !== null && hausnrBis !== null) return ` ${hausnrVon} bis ${hausnrBis}`;
  if (hausnrVon !== null) return ` ab ${hausnrVon}`;
  return hausnrBis === null ? '' : ` bis ${hausnrBis}`;
}
