import { type Koordinate, mitteVon } from '@kehrtour/domain/ort/koordinate';

import { haeuserAnLinie } from './haeuserAnLinie.ts';
import { Knotenlagen } from './knotenlagen.ts';
import type { OsmElement, OsmQuelle, OsmTags, OsmWeg } from './osmElement.ts';
import type { Rohadresse, Rohkarte, Weg } from './rohkarte.ts';

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

/** What a map says of an address; its tags themselves would be three times as large. */
interface Anschrift {
  readonly strasse: string;
  /** Stands for the street where there is none. */
  readonly dorf: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ort: string;
}

interface Flaeche {
  readonly art: OsmElement['type'];
  readonly id: number;
  readonly anschrift: Anschrift;
  readonly refs: number[];
}

interface Strassenstueck {
  readonly name: string;
  readonly art: string;
  readonly refs: readonly number[];
}

interface Nummernlinie {
  readonly anschrift: Anschrift;
  readonly folge: string;
  readonly refs: readonly number[];
}

/** Everything the first pass keeps; places of the nodes come with the last one. */
interface Vorrat {
  readonly knotenadressen: Map<number, { anschrift: Anschrift; koordinate: Koordinate }>;
  readonly ortschaften: Rohkarte['ortschaften'];
  readonly gebaeude: Flaeche[];
  readonly wege: Strassenstueck[];
  readonly nummernlinien: Nummernlinie[];
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
  const { id, tags } = element;
  if (tags === undefined) return;
  const hatAdresse = tags['addr:housenumber'] !== undefined;
  if (element.type === 'node') {
    const koordinate = { lat: element.lat, lon: element.lon };
    if (hatAdresse) vorrat.knotenadressen.set(id, { anschrift: anschriftAus(tags), koordinate });
    if (ORTSCHAFTEN.has(tags['place'] ?? '') && tags['name'] !== undefined) {
      vorrat.ortschaften.push({ name: tags['name'], art: tags['place'] ?? '', koordinate });
    }
  }
  if (element.type === 'way') merkeWeg(vorrat, element, tags);
  if (element.type === 'relation') {
    const { members } = element;
    if (tags['type'] === 'associatedStreet') merkeStrasse(vorrat, tags, members);
    if (hatAdresse)
      merkeUmriss(vorrat, { art: 'relation', id, anschrift: anschriftAus(tags), refs: [] }, members);
  }
}

function merkeWeg(vorrat: Vorrat, { id, refs }: OsmWeg, tags: OsmTags): void {
  const { highway: art, 'addr:interpolation': folge } = tags;
  const anschrift = anschriftAus(tags);
  if (anschrift.hausnr !== '') vorrat.gebaeude.push({ art: 'way', id, anschrift, refs: [...refs] });
  if (folge !== undefined) vorrat.nummernlinien.push({ anschrift, folge, refs });
  if (art !== undefined && !NICHT_GEBAUT.has(art)) vorrat.wege.push({ name: tags['name'] ?? '', art, refs });
}

function anschriftAus(tags: OsmTags): Anschrift {
  return {
    strasse: tags['addr:street'] ?? tags['addr:place'] ?? '',
    dorf: tags['addr:suburb'] ?? tags['addr:city'] ?? '',
    hausnr: tags['addr:housenumber'] ?? '',
    plz: tags['addr:postcode'] ?? '',
    ort: tags['addr:city'] ?? '',
  };
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
  const behalteAdresse = (adresse: Rohadresse): void => {
    if (adresse.strasse !== '') adressen.push(adresse);
  };
  for (const [id, { anschrift, koordinate }] of vorrat.knotenadressen)
    behalteAdresse(rohadresse(anschrift, koordinate, vorrat.strasseVon.get(`node/${id}`)));
  // Each is let go when its address is known: both together would be the most that is ever held.
  vorrat.gebaeude.reverse();
  for (let haus = vorrat.gebaeude.pop(); haus !== undefined; haus = vorrat.gebaeude.pop()) {
    const umriss = lagen.lagen(haus.refs);
    const strasse = vorrat.strasseVon.get(`${haus.art}/${haus.id}`);
    if (umriss.length > 0) behalteAdresse(rohadresse(haus.anschrift, mitteVon(umriss), strasse));
  }
  for (const linie of vorrat.nummernlinien) anLinie(vorrat, lagen, linie).forEach(behalteAdresse);
  return { adressen, wege: wegeAus(vorrat.wege, lagen), ortschaften: vorrat.ortschaften };
}

/** Made anew whenever they are asked for: held all at once, their corners would be the largest thing in memory. */
function wegeAus(stuecke: readonly Strassenstueck[], lagen: Knotenlagen): Iterable<Weg> {
  return {
    *[Symbol.iterator]() {
      for (const { name, art, refs } of stuecke) {
        const punkte = lagen.lagen(refs);
        if (punkte.length > 1) yield { name, art, punkte };
      }
    },
  };
}

/** Houses without a street carry the name of their village instead. */
function rohadresse(
  { strasse, dorf, hausnr, plz, ort }: Anschrift,
  koordinate: Koordinate,
  strasseDerRelation = '',
): Rohadresse {
  return { strasse: strasse || strasseDerRelation || dorf, hausnr, plz, ort, koordinate };
}

function anLinie(vorrat: Vorrat, lagen: Knotenlagen, { anschrift, folge, refs }: Nummernlinie): Rohadresse[] {
  const punkte = refs.flatMap((ref) => {
    const lage = lagen.lage(ref);
    const hausnr = vorrat.knotenadressen.get(ref)?.anschrift.hausnr;
    return lage === null ? [] : [{ koordinate: lage, hausnr }];
  });
  const haus = refs.map((ref) => vorrat.knotenadressen.get(ref)).find((knoten) => knoten !== undefined);
  if (haus === undefined) return [];
  return haeuserAnLinie(punkte, folge).map(({ hausnr, koordinate }) => ({
    ...rohadresse({ ...vonBeiden(anschrift, haus.anschrift), hausnr }, koordinate),
    geschaetzt: true,
  }));
}

/** What the line does not say, its first house does. */
const vonBeiden = (linie: Anschrift, haus: Anschrift): Anschrift => ({
  strasse: linie.strasse || haus.strasse,
  dorf: linie.dorf || haus.dorf,
  hausnr: haus.hausnr,
  plz: linie.plz || haus.plz,
  ort: linie.ort || haus.ort,
});
