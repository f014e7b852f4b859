import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';

export type Nachbar = { punkt: LiegenschaftPunkt; lat: number; lon: number };

/** So few that the map shows them large enough for the numbers of the houses to be read. */
export const NACHBARN_MAX = 6;

/** Between which houses a house must stand: the next numbers of its street; where none is known the place, else all. */
export function nachbarschaft(
  punkte: readonly LiegenschaftPunkt[],
  { strasse, hausnr, ort }: Pick<Liegenschaft, 'strasse' | 'hausnr' | 'ort'>,
): Nachbar[] {
  const verortet = punkte.flatMap((punkt): Nachbar[] => {
    const { lat, lon } = punkt;
    return lat === null || lon === null ? [] : [{ punkt, lat, lon }];
  });
  const imOrt = verortet.filter(({ punkt }) => punkt.ort === ort);
  const inStrasse = imOrt.filter(({ punkt }) => punkt.strasse === strasse);
  const umfeld = [inStrasse, imOrt, verortet].find((haeuser) => haeuser.length > 0) ?? [];
  const nummer = Number.parseInt(hausnr, 10);
  if (umfeld !== inStrasse || Number.isNaN(nummer)) return umfeld;
  // 6a to 6d say no more about where 5 stands than 6 does.
  const jeNummer = new Map<number, Nachbar>();
  for (const nachbar of umfeld) {
    const eine = Number.parseInt(nachbar.punkt.hausnr, 10);
    if (!Number.isNaN(eine) && !jeNummer.has(eine)) jeNummer.set(eine, nachbar);
  }
  // The numbers of the other side may lie streets away; two of one's own side are enough to stand between.
  const eigeneSeite = [...jeNummer].filter(([eine]) => eine % 2 === nummer % 2);
  return (eigeneSeite.length > 1 ? eigeneSeite : [...jeNummer])
    .toSorted(([a], [b]) => Math.abs(a - nummer) - Math.abs(b - nummer))
    .slice(0, NACHBARN_MAX)
    .map(([, nachbar]) => nachbar);
}
