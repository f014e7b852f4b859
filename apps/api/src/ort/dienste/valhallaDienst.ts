import { ZU_WEIT_VON_STRASSE } from '../fahrzeiten/fahrzeiten.ts';
import type { Fahrzeiten } from '../fahrzeiten/fahrzeiten.ts';
import {
  lageanfrage,
  liesMatrix,
  liesOhneStrasse,
  liesRoute,
  matrixanfrage,
  routenanfrage,
} from '../fahrzeiten/valhallaSprache.ts';
import type { Koordinate } from '../koordinate.ts';
import { DienstFehler, frageDienst } from './dienst.ts';
import type { DienstEinstellung } from './dienst.ts';

const NAME = 'Der Fahrzeitendienst (Valhalla)';
/** A service with default settings takes 2,500 pairs. */
const BLOCK_MAX = { von: 50, nach: 50 };

/** Travel times from a Valhalla service of the operator. Throws `DienstFehler`. */
export function valhallaDienst(dienst: Omit<DienstEinstellung, 'name'>): Fahrzeiten {
  const frage = async (pfad: string, body: object, signal?: AbortSignal): Promise<unknown> => {
    const { status, json } = await frageDienst({ ...dienst, name: NAME }, { pfad, body, signal });
    if (status !== 200) throw new DienstFehler(NAME, `lehnt die Anfrage ab (${status}).`);
    return json;
  };
  return {
    name: 'Straßen (Valhalla-Dienst)',
    stand: null,
    version: versionVon('valhalla', dienst.basis),
    blockMax: BLOCK_MAX,
    async pruefeOrte(orte, modus, signal) {
      const befunde = new Map<number, string>();
      for (let anfang = 0; anfang < orte.length; anfang += BLOCK_MAX.von) {
        const teil: readonly Koordinate[] = orte.slice(anfang, anfang + BLOCK_MAX.von);
        const antwort = await frage('locate', lageanfrage(teil, modus), signal);
        for (const index of liesOhneStrasse(antwort)) befunde.set(anfang + index, ZU_WEIT_VON_STRASSE);
      }
      return befunde;
    },
    block: async ({ von, nach, modus, signal }) =>
      liesMatrix(await frage('sources_to_targets', matrixanfrage(von, nach, modus), signal)),
    route: async (punkte, modus, signal) =>
      liesRoute(await frage('route', routenanfrage(punkte, modus), signal)),
  };
}

/** Cache key of a service: its address, in letters a file name may have. */
export function versionVon(art: string, basis: string): string {
  return `${art}-${basis.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}`;
}
