import { mitteVon } from '../koordinate.ts';
import type { Koordinate } from '../koordinate.ts';
import { haeuserAnLinie } from './haeuserAnLinie.ts';
import { Knotenlagen } from './knotenlagen.ts';
import type { OsmElement, OsmQuelle, OsmTags } from './osmElement.ts';
import type { Rohadresse, Rohkarte } from './rohkarte.ts';

const ORTSCHAFTEN = new Set([
  'city',
  'town',
  'village',
  'suburb',
  'quarter',
  'neighbourhood',
  'hamlet',
  'isolated_dwelling',
]);
const NICHT_GEBAUT = new Set(['proposed', 'construction', 'abandoned', 'razed', 'platform', 'elevator']);

interface Flaeche {
  readonly schluessel: string;
  readonly tags: OsmTags;
  readonly refs: number[];
}

interface Linie {
  readonly tags: OsmTags;
  readonly refs: readonly number[];
}

/** Everything the first pass keeps; places of the nodes come with the last one. */
interface Vorrat {
  readonly knotenadressen: Map<number, { tags: OsmTags; koordinate: Koordinate }>;
  readonly ortschaften: Rohkarte['ortschaften'];
  readonly gebaeude: Flaeche[];
  readonly wege: Linie[];
  readonly nummernlinien: Linie[];
  /** Buildings with courtyards: the address is on the relation, the outline on its member ways. */
  readonly umrisse: Map<number, Flaeche[]>;
  /** Relation associatedStreet: element -> name of its street. */
  readonly strasseVon: Map<string, string>;
}

/**
 * Collects addresses (on nodes, buildings, relations, interpolation lines), roads and names of places.
 * Reads the source two or three times, so that only the nodes that matter are ever held.
 */
export async function sammleElemente(quelle: OsmQuelle): Promise<Rohkarte> {
  const vorrat: Vorrat = {
    knotenadressen: new Map(),
    ortschaften: [],
    gebaeude: [],
    wege: [],
    nummernlinien: [],
    umrisse: new Map(),
    strasseVon: new Map(),
  };
  for await (const elemente of quelle.durchgang('alles')) for (const e of elemente) merkeElement(vorrat, e);
  if (vorrat.umrisse.size > 0) await holeUmrisse(quelle, vorrat);
  return alsRohkarte(vorrat, await holeLagen(quelle, vorrat));
}

function merkeElement(vorrat: Vorrat, element: OsmElement): void {
  const { tags } = element;
  if (tags === undefined) return;
  const schluessel = `${element.type}/${element.id}`;
  const hatAdresse = tags['addr:housenumber'] !== undefined;
  if (element.type === 'node') {
    const koordinate = { lat: element.lat, lon: element.lon };
    if (hatAdresse) vorrat.knotenadressen.set(element.id, { tags, koordinate });
    if (ORTSCHAFTEN.has(tags['place'] ?? '') && tags['name'] !== undefined) {
      vorrat.ortschaften.push({ name: tags['name'], art: tags['place'] ?? '', koordinate });
    }
  }
  if (element.type === 'way') {
    const { refs } = element;
    if (hatAdresse) vorrat.gebaeude.push({ schluessel, tags, refs: [...refs] });
    if (tags['addr:interpolation'] !== undefined) vorrat.nummernlinien.push({ tags, refs });
    if (tags['highway'] !== undefined && !NICHT_GEBAUT.has(tags['highway'])) vorrat.wege.push({ tags, refs });
  }
  if (element.type === 'relation') {
    const { members } = element;
    if (tags['type'] === 'associatedStreet') merkeStrasse(vorrat, tags, members);
    if (hatAdresse) merkeUmriss(vorrat, { schluessel, tags, refs: [] }, members);
  }
}

type Mitglieder = Extract<OsmElement, { type: 'relation' }>['members'];

function merkeStrasse(vorrat: Vorrat, tags: OsmTags, members: Mitglieder): void {
  const name = tags['name'] ?? tags['addr:street'];
  if (name === undefined) return;
  for (const haus of members.filter(({ role }) => role !== 'street')) {
    vorrat.strasseVon.set(`${haus.type}/${haus.ref}`, name);
  }
}

function merkeUmriss(vorrat: Vorrat, flaeche: Flaeche, members: Mitglieder): void {
  vorrat.gebaeude.push(flaeche);
  for (const weg of members.filter(({ type, role }) => type === 'way' && role !== 'inner')) {
    vorrat.umrisse.set(weg.ref, [...(vorrat.umrisse.get(weg.ref) ?? []), flaeche]);
  }
}

async function holeUmrisse(quelle: OsmQuelle, vorrat: Vorrat): Promise<void> {
  for await (const elemente of quelle.durchgang('wege')) {
    for (const element of elemente) {
      if (element.type !== 'way') continue;
      for (const flaeche of vorrat.umrisse.get(element.id) ?? []) flaeche.refs.push(...element.refs);
    }
  }
}

async function holeLagen(quelle: OsmQuelle, vorrat: Vorrat): Promise<Knotenlagen> {
  const lagen = new Knotenlagen(gebrauchteKnoten(vorrat));
  for await (const elemente of quelle.durchgang('knoten')) {
    for (const element of elemente) {
      if (element.type === 'node') lagen.setze(element.id, element.lat, element.lon);
    }
  }
  return lagen;
}

function* gebrauchteKnoten({ gebaeude, wege, nummernlinien }: Vorrat): Generator<number> {
  for (const { refs } of gebaeude) yield* refs;
  for (const { refs } of wege) yield* refs;
  for (const { refs } of nummernlinien) yield* refs;
}

function alsRohkarte(vorrat: Vorrat, lagen: Knotenlagen): Rohkarte {
  const adressen: Rohadresse[] = [];
  for (const [id, { tags, koordinate }] of vorrat.knotenadressen) {
    adressen.push(rohadresse(tags, koordinate, vorrat.strasseVon.get(`node/${id}`)));
  }
  for (const { schluessel, tags, refs } of vorrat.gebaeude) {
    const umriss = lagen.lagen(refs);
    if (umriss.length === 0) continue;
    adressen.push(rohadresse(tags, mitteVon(umriss), vorrat.strasseVon.get(schluessel)));
  }
  for (const { tags, refs } of vorrat.nummernlinien) adressen.push(...anLinie(vorrat, lagen, tags, refs));
  const wege = vorrat.wege.map(({ tags, refs }) => ({
    name: tags['name'] ?? '',
    art: tags['highway'] ?? '',
    punkte: lagen.lagen(refs),
  }));
  return {
    adressen: adressen.filter(({ strasse }) => strasse !== ''),
    wege: wege.filter(({ punkte }) => punkte.length > 1),
    ortschaften: vorrat.ortschaften,
  };
}

/** Houses without a street carry the name of their village instead. */
function rohadresse(tags: OsmTags, koordinate: Koordinate, strasseDerRelation = ''): Rohadresse {
  const dorf = tags['addr:suburb'] ?? tags['addr:city'] ?? '';
  return {
    strasse: tags['addr:street'] ?? tags['addr:place'] ?? (strasseDerRelation || dorf),
    hausnr: tags['addr:housenumber'] ?? '',
    plz: tags['addr:postcode'] ?? '',
    ort: tags['addr:city'] ?? '',
    koordinate,
  };
}

function anLinie(vorrat: Vorrat, lagen: Knotenlagen, tags: OsmTags, refs: readonly number[]): Rohadresse[] {
  const punkte = refs.flatMap((ref) => {
    const lage = lagen.lage(ref);
    const adresse = vorrat.knotenadressen.get(ref);
    return lage === null ? [] : [{ koordinate: lage, hausnr: adresse?.tags['addr:housenumber'] }];
  });
  const mitName = refs.map((ref) => vorrat.knotenadressen.get(ref)).find((knoten) => knoten !== undefined);
  if (mitName === undefined) return [];
  return haeuserAnLinie(punkte, tags['addr:interpolation'] ?? '').map(({ hausnr, koordinate }) => ({
    ...rohadresse({ ...mitName.tags, ...tags, 'addr:housenumber': hausnr }, koordinate),
    geschaetzt: true,
  }));
}
