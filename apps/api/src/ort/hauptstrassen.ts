import { type Koordinate, rechteckUm } from '@kehrtour/domain/ort/koordinate';

import { namensschluessel } from './adressen/adressschluessel.ts';
import { wegeIn } from './karte/wegekarte.ts';

/** Bundes-, Landes- and Staatsstraßen, as OpenStreetMap classes them. */
const ARTEN = new Set(['trunk', 'primary', 'secondary']);
/** About a kilometre: rounds of one district ask for the same box. */
const RASTER_GRAD = 0.01;
const KAESTEN_MAX = 64;

/** What stands in a map's folder never changes, a new map has a new one. */
const bekannt = new Map<string, ReadonlySet<string>>();

/** Keys (`namensschluessel`) of the names of the main roads around these places, from the folder of a map. */
export async function hauptstrassen(
  ordner: string,
  orte: readonly Koordinate[],
): Promise<ReadonlySet<string>> {
  if (orte.length === 0) return new Set();
  const [west, sued, ost, nord] = rechteckUm(orte);
  const kasten = [abwaerts(west), abwaerts(sued), aufwaerts(ost), aufwaerts(nord)] as const;
  const schluessel = [ordner, ...kasten].join(' ');
  const gemerkt = bekannt.get(schluessel);
  if (gemerkt) return gemerkt;
  const { features } = await wegeIn(ordner, kasten);
  const namen = features.flatMap(({ properties: { art, name } }) =>
    name !== '' && ARTEN.has(art) ? [namensschluessel(name)] : [],
  );
  return merke(schluessel, new Set(namen));
}

function merke(schluessel: string, namen: ReadonlySet<string>): ReadonlySet<string> {
  const [aeltester] = bekannt.keys();
  if (bekannt.size >= KAESTEN_MAX && aeltester !== undefined) bekannt.delete(aeltester);
  bekannt.set(schluessel, namen);
  return namen;
}

const abwaerts = (grad: number): number => Math.floor(grad / RASTER_GRAD) * RASTER_GRAD;
const aufwaerts = (grad: number): number => Math.ceil(grad / RASTER_GRAD) * RASTER_GRAD;
