import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { type Fahrzeiten, ZU_WEIT_VON_STRASSE } from './fahrzeiten.ts';
import {
  lageanfrage,
  liesMatrix,
  liesOhneStrasse,
  liesRoute,
  matrixanfrage,
  routenanfrage,
} from './valhallaSprache.ts';

export type Valhallafrage = 'locate' | 'matrix' | 'route';

/**
 * What Valhalla is asked, whether it runs beside us or is somebody's service.
 * @param orteJeFrageMax places that one question may name
 */
export function valhallaFragen(
  frage: (art: Valhallafrage, anfrage: object, signal?: AbortSignal) => Promise<unknown>,
  orteJeFrageMax: number,
): Pick<Fahrzeiten, 'pruefeOrte' | 'block' | 'route'> {
  return {
    async pruefeOrte(orte, modus, signal) {
      const befunde = new Map<number, string>();
      for (let anfang = 0; anfang < orte.length; anfang += orteJeFrageMax) {
        const teil: readonly Koordinate[] = orte.slice(anfang, anfang + orteJeFrageMax);
        const antwort = await frage('locate', lageanfrage(teil, modus), signal);
        for (const index of liesOhneStrasse(antwort)) befunde.set(anfang + index, ZU_WEIT_VON_STRASSE);
      }
      return befunde;
    },
    block: async ({ von, nach, modus, signal }) =>
      liesMatrix(await frage('matrix', matrixanfrage(von, nach, modus), signal)),
    route: async (punkte, modus, signal) =>
      liesRoute(await frage('route', routenanfrage(punkte, modus), signal)),
  };
}
