import type { Fahrzeiten } from '../fahrzeiten/fahrzeiten.ts';
import { type Valhallafrage, valhallaFragen } from '../fahrzeiten/valhallaFragen.ts';
import { DienstFehler, frageDienst, GLEICHZEITIG } from './dienst.ts';
import type { DienstEinstellung } from './dienst.ts';

const NAME = 'Der Fahrzeitendienst (Valhalla)';
/** A service with default settings takes 2,500 pairs. */
const BLOCK_MAX = { von: 50, nach: 50 };
const PFADE: Record<Valhallafrage, string> = {
  locate: 'locate',
  matrix: 'sources_to_targets',
  route: 'route',
};

/** Travel times from a Valhalla service of the operator. Throws `DienstFehler`. */
export function valhallaDienst(dienst: Omit<DienstEinstellung, 'name'>): Fahrzeiten {
  const frage = async (art: Valhallafrage, body: object, signal?: AbortSignal): Promise<unknown> => {
    const pfad = PFADE[art];
    const { status, json } = await frageDienst({ ...dienst, name: NAME }, { pfad, body, signal });
    if (status !== 200) throw new DienstFehler(NAME, `lehnt die Anfrage ab (${status}).`);
    return json;
  };
  return {
    name: 'Straßen (Valhalla-Dienst)',
    stand: null,
    version: versionVon('valhalla', dienst.basis),
    blockMax: BLOCK_MAX,
    gleichzeitig: GLEICHZEITIG,
    ...valhallaFragen(frage, BLOCK_MAX.von),
  };
}

/** Cache key of a service: its address, in letters a file name may have. */
export function versionVon(art: string, basis: string): string {
  return `${art}-${basis.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}`;
}
