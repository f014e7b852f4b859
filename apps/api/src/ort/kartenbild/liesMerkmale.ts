import type { OsmElement, OsmQuelle, OsmRelation, OsmTags, OsmWeg } from '../karte/osmElement.ts';
import { deuteFlaeche, deuteLinie, deuteStelle } from './deuteTags.ts';
import type { Deutung } from './deuteTags.ts';
import { Knotenspeicher } from './knotenspeicher.ts';
import type { Merkmal, Stelle } from './merkmal.ts';
import { messe, ordneLoecher, schliesseRinge } from './schliesseRinge.ts';

/** Takes what was found; answers when there is room for more. */
export interface Merkmalablage {
  lege(merkmal: Merkmal): void;
  /** Called between blocks of the file. */
  atme(): Promise<void>;
}

/** Surfaces smaller than this many square metres are first drawn at the zoom beside it. */
const AB_FLAECHE: readonly (readonly [quadratmeter: number, abZoom: number])[] = [
  [5_000_000, 6],
  [1_000_000, 8],
  [250_000, 9],
  [60_000, 10],
  [15_000, 11],
  [3_000, 12],
];
/** A shed is not seen from so far away. */
const KLEINES_GEBAEUDE_M2 = 60;

type Umriss = { readonly rolle: string; refs: readonly number[] };
type Flaechenrelation = { readonly tags: OsmTags; readonly umrisse: Umriss[] };

interface Vorrat {
  readonly knoten: Knotenspeicher;
  readonly relationen: Flaechenrelation[];
  /** Ways that are part of the outline of a relation. */
  readonly umrisse: Map<number, Umriss[]>;
}

/** Reads everything that is drawn. The file is read four or five times, so that only places of nodes are ever held. */
export async function liesMerkmale(quelle: OsmQuelle, ablage: Merkmalablage): Promise<void> {
  const vorrat: Vorrat = { knoten: new Knotenspeicher(), relationen: [], umrisse: new Map() };
  for await (const elemente of quelle.durchgang('alles')) {
    for (const element of elemente) merke(vorrat, element, ablage);
    await ablage.atme();
  }
  if (vorrat.umrisse.size > 0) await holeUmrisse(quelle, vorrat);
  vorrat.knoten.ordne();
  for await (const elemente of quelle.durchgang('knoten'))
    for (const element of elemente)
      if (element.type === 'node') vorrat.knoten.setze(element.id, element.lat, element.lon);
  for await (const elemente of quelle.durchgang('wege', true)) {
    for (const element of elemente) if (element.type === 'way') legeWeg(vorrat, element, ablage);
    await ablage.atme();
  }
  for (const relation of vorrat.relationen) {
    legeRelation(vorrat, relation, ablage);
    await ablage.atme();
  }
}

function merke(vorrat: Vorrat, element: OsmElement, ablage: Merkmalablage): void {
  const { tags } = element;
  if (tags === undefined) return;
  if (element.type === 'node') legeStelle(tags, [element.lon, element.lat], ablage);
  else if (element.type === 'relation') merkeRelation(vorrat, element, tags);
  else if (deuteLinie(tags) !== null || deuteFlaeche(tags) !== null || deuteStelle(tags).length > 0)
    vorrat.knoten.brauche(element.refs);
}

function merkeRelation({ relationen, umrisse }: Vorrat, { members }: OsmRelation, tags: OsmTags): void {
  if (tags['type'] !== 'multipolygon' || deuteFlaeche(tags) === null) return;
  const relation: Flaechenrelation = { tags, umrisse: [] };
  relationen.push(relation);
  for (const { type, ref, role } of members) {
    if (type !== 'way') continue;
    const umriss: Umriss = { rolle: role, refs: [] };
    relation.umrisse.push(umriss);
    umrisse.set(ref, [...(umrisse.get(ref) ?? []), umriss]);
  }
}

async function holeUmrisse(quelle: OsmQuelle, { umrisse, knoten }: Vorrat): Promise<void> {
  for await (const elemente of quelle.durchgang('wege'))
    for (const element of elemente) {
      const gesucht = element.type === 'way' ? umrisse.get(element.id) : undefined;
      if (gesucht === undefined || element.type !== 'way') continue;
      knoten.brauche(element.refs);
      for (const umriss of gesucht) umriss.refs = element.refs;
    }
}

function legeStelle(tags: OsmTags, stelle: Stelle, ablage: Merkmalablage): void {
  for (const { ebene, abZoom, angaben } of deuteStelle(tags))
    ablage.lege({ ebene, abZoom, angaben, form: { art: 'Point', koordinaten: stelle } });
}

function legeWeg({ knoten }: Vorrat, { refs, tags }: OsmWeg, ablage: Merkmalablage): void {
  if (tags === undefined) return;
  const linie = deuteLinie(tags);
  if (linie !== null) {
    const koordinaten = knoten.lagen(refs);
    const { ebene, abZoom, angaben } = linie;
    if (koordinaten.length > 1)
      ablage.lege({ ebene, abZoom, angaben, form: { art: 'LineString', koordinaten } });
    return;
  }
  if (refs.length < 4 || refs[0] !== refs.at(-1)) return;
  const ring = knoten.lagen(refs);
  // At the edge of an extract corners are missing: half a house is none.
  if (ring.length === refs.length) legeFlaeche(tags, [ring], ablage);
}

function legeRelation({ knoten }: Vorrat, { tags, umrisse }: Flaechenrelation, ablage: Merkmalablage): void {
  const ringe = (innen: boolean): Stelle[][] =>
    schliesseRinge(umrisse.filter(({ rolle }) => (rolle === 'inner') === innen).map(({ refs }) => refs))
      .map((ring) => knoten.lagen(ring))
      .map((ring) => (ring[0] === undefined ? ring : [...ring.slice(0, -1), ring[0]]))
      .filter(({ length }) => length > 3);
  // Number and name stand on the first part only.
  const { name: _name, 'addr:housenumber': _nummer, ...andere } = tags;
  ordneLoecher(ringe(false), ringe(true)).forEach((koordinaten, i) =>
    legeFlaeche(i === 0 ? tags : andere, koordinaten, ablage),
  );
}

function legeFlaeche(tags: OsmTags, koordinaten: Stelle[][], ablage: Merkmalablage): void {
  const deutung = deuteFlaeche(tags);
  const { quadratmeter, mitte } = messe(koordinaten[0] ?? []);
  if (deutung !== null && quadratmeter > 0) {
    const { ebene, angaben } = deutung;
    const abZoom = Math.max(deutung.abZoom, abGroesse(deutung, quadratmeter));
    ablage.lege({ ebene, abZoom, angaben, form: { art: 'Polygon', koordinaten } });
  }
  legeStelle(tags, mitte, ablage);
}

function abGroesse({ ebene }: Deutung, quadratmeter: number): number {
  if (ebene === 'buildings') return quadratmeter < KLEINES_GEBAEUDE_M2 ? 14 : 13;
  return AB_FLAECHE.find(([mindestens]) => quadratmeter >= mindestens)?.[1] ?? 13;
}
