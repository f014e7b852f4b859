import type { Importergebnis } from '@kehrtour/domain/importdatei/liesImport';
import { IMPORTTEILE, type Importteil } from '@kehrtour/domain/importdatei/probelauf';
import { type Importstand, kanonischerText } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';

import type { Behalten } from './behalteBekanntes.ts';

/** By the rows of a house in the file: the parts of which a list of ours says what we would say ourselves. */
export type Ungesagtes = (zeilen: readonly number[]) => ReadonlySet<Importteil>;

/**
 * A list that we gave out says nothing by what it still says as we do: names and Fristen in it are written for people, and a place
 * on the map was looked up here. Only what somebody changed in it since is a word about the house.
 */
export function ungesagtes(datei: Importergebnis, heutige: Importergebnis): Ungesagtes {
  const ausgegeben = new Map(heutige.liegenschaften.map((eine) => [eine.schluessel, eine]));
  const jeHaus = new Map(
    datei.liegenschaften.map((eine) => {
      const unsere = ausgegeben.get(eine.schluessel);
      const gleiche = IMPORTTEILE.filter((teil) => unsere && gleich(eine[teil], unsere[teil]));
      return [eine.zeilen[0], new Set(gleiche)] as const;
    }),
  );
  // Where one house here is several in the list: the parts that all of them say as we do.
  return (zeilen) =>
    zeilen
      .flatMap((zeile) => jeHaus.get(zeile) ?? [])
      .reduce((alle, eine) => alle.intersection(eine), new Set(IMPORTTEILE));
}

const gleich = (wert: unknown, unser: unknown): boolean =>
  kanonischerText({ wert }) === kanonischerText({ wert: unser });

/** Parts that a list does not speak of stay as they are known, and nothing of them is lost by it. */
export function wieBekannt<Stand extends Importstand>(
  { stand, verluste }: Behalten<Stand>,
  bekannt: Importstand,
  teile: ReadonlySet<Importteil>,
): Behalten<Stand> {
  if (teile.size === 0) return { stand, verluste };
  return {
    stand: { ...stand, ...Object.fromEntries([...teile].map((teil) => [teil, bekannt[teil]])) },
    verluste: verluste.filter(({ teil }) => !teile.has(teil)),
  };
}
