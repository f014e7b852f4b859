import type { OsmTags } from '../karte/osmElement.ts';
import type { Angaben, Ebene } from './merkmal.ts';

/** What a thing with these tags is on the map. */
export interface Deutung {
  readonly ebene: Ebene;
  readonly angaben: Angaben;
  readonly abZoom: number;
  /** Its surface counts, not its outline: the larger, the earlier it is drawn. */
  readonly flaeche: boolean;
}

/** Names are drawn, so they are short; what is longer is a joke or an attack. */
const NAME_MAX = 80;

const STRASSEN: Readonly<Record<string, readonly [kind: string, abZoom: number]>> = {
  motorway: ['highway', 6],
  motorway_link: ['highway', 11],
  trunk: ['highway', 6],
  trunk_link: ['highway', 11],
  primary: ['major_road', 8],
  primary_link: ['major_road', 11],
  secondary: ['major_road', 9],
  secondary_link: ['major_road', 11],
  tertiary: ['medium_road', 10],
  tertiary_link: ['medium_road', 12],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 12],
  pedestrian: ['minor_road', 12],
  road: ['minor_road', 12],
  service: ['service', 13],
  track: ['path', 13],
  path: ['path', 13],
  footway: ['path', 13],
  cycleway: ['path', 13],
  bridleway: ['path', 13],
  steps: ['path', 14],
};

const BAHNEN: Readonly<Record<string, number>> = {
  rail: 9,
  light_rail: 11,
  narrow_gauge: 11,
  subway: 12,
  tram: 13,
};

const WASSERLAEUFE: Readonly<Record<string, number>> = {
  river: 8,
  canal: 9,
  stream: 12,
  ditch: 14,
  drain: 14,
};

/** Value of `landuse`, `natural`, `leisure` or `amenity` → kind of surface. */
const FLAECHEN: Readonly<Record<string, string>> = {
  'landuse=forest': 'forest',
  'natural=wood': 'forest',
  'natural=scrub': 'scrub',
  'natural=heath': 'scrub',
  'landuse=farmland': 'farmland',
  'landuse=meadow': 'grass',
  'landuse=grass': 'grass',
  'natural=grassland': 'grass',
  'landuse=village_green': 'grass',
  'landuse=recreation_ground': 'grass',
  'landuse=orchard': 'orchard',
  'landuse=vineyard': 'orchard',
  'landuse=allotments': 'orchard',
  'landuse=residential': 'residential',
  'landuse=farmyard': 'residential',
  'landuse=retail': 'residential',
  'landuse=industrial': 'industrial',
  'landuse=commercial': 'industrial',
  'landuse=quarry': 'industrial',
  'landuse=railway': 'industrial',
  'landuse=cemetery': 'cemetery',
  'amenity=grave_yard': 'cemetery',
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=playground': 'park',
  'leisure=pitch': 'pitch',
  'leisure=sports_centre': 'pitch',
  'leisure=golf_course': 'park',
  'natural=wetland': 'wetland',
  'amenity=school': 'school',
  'amenity=kindergarten': 'school',
  'amenity=hospital': 'school',
  'amenity=parking': 'parking',
};

const ORTE: Readonly<Record<string, number>> = {
  city: 6,
  town: 8,
  village: 10,
  suburb: 11,
  hamlet: 12,
  quarter: 12,
  neighbourhood: 13,
  isolated_dwelling: 13,
};

/** By these one finds one's way: kind → tag. */
const MERKPUNKTE: Readonly<Record<string, string>> = {
  'amenity=place_of_worship': 'church',
  'amenity=townhall': 'townhall',
  'amenity=school': 'school',
  'amenity=kindergarten': 'school',
  'amenity=hospital': 'hospital',
  'amenity=fire_station': 'fire_station',
  'railway=station': 'station',
  'railway=halt': 'station',
  'historic=castle': 'castle',
};

const AB_GEBAEUDE = 13;
const AB_HAUSNUMMER = 14;
const AB_MERKPUNKT = 14;

const SCHLUESSEL_DER_FLAECHEN = ['landuse', 'natural', 'leisure', 'amenity'];

const TAGS_DER_FLAECHEN = [
  'name',
  'building',
  'waterway',
  'historic',
  'addr:housenumber',
  ...SCHLUESSEL_DER_FLAECHEN,
];
const TAGS_DER_WEGE = 'highway ref oneway junction tunnel bridge railway service area'.split(' ');

/** Tags that have to be read for it, by kind of element. */
export const KARTENTAGS = {
  node: ['place', 'name', 'addr:housenumber', 'amenity', 'railway', 'historic'],
  way: [...TAGS_DER_WEGE, ...TAGS_DER_FLAECHEN],
  relation: ['type', ...TAGS_DER_FLAECHEN],
};

/** What a way is as a line. */
export function deuteLinie(tags: OsmTags): Deutung | null {
  const strasse = eigen(STRASSEN, tags['highway']);
  if (strasse !== undefined && tags['area'] !== 'yes') {
    const [kind, abZoom] = strasse;
    return linie('roads', abZoom, {
      kind,
      kind_detail: tags['highway'] ?? '',
      ...mitName(tags),
      ...(tags['ref'] === undefined ? {} : { ref: kurz(tags['ref']) }),
      ...einbahn(tags),
      ...lage(tags),
    });
  }
  const bahn = eigen(BAHNEN, tags['railway']);
  if (bahn !== undefined)
    return linie('roads', tags['service'] === undefined ? bahn : 13, {
      kind: 'rail',
      kind_detail: tags['railway'] ?? '',
      ...lage(tags),
    });
  const lauf = eigen(WASSERLAEUFE, tags['waterway']);
  if (lauf === undefined || tags['tunnel'] !== undefined) return null;
  return linie('water', lauf, { kind: tags['waterway'] ?? '', ...mitName(tags) });
}

/** What a closed outline is as a surface. */
export function deuteFlaeche(tags: OsmTags): Deutung | null {
  const { building } = tags;
  if (building !== undefined && building !== 'no')
    return { ebene: 'buildings', abZoom: AB_GEBAEUDE, angaben: { kind: 'building' }, flaeche: true };
  const wasser =
    tags['natural'] === 'water' ||
    tags['waterway'] === 'riverbank' ||
    tags['landuse'] === 'reservoir' ||
    tags['landuse'] === 'basin';
  if (wasser)
    return { ebene: 'water', abZoom: 6, angaben: { kind: 'water', ...mitName(tags) }, flaeche: true };
  const kind = deutungVon(FLAECHEN, tags, SCHLUESSEL_DER_FLAECHEN);
  return kind === undefined ? null : { ebene: 'landuse', abZoom: 8, angaben: { kind }, flaeche: true };
}

/** What stands at one place, be it a node or the middle of a surface. */
export function deuteStelle(tags: OsmTags): Deutung[] {
  const stellen: Deutung[] = [];
  const hausnr = tags['addr:housenumber'];
  if (hausnr !== undefined)
    stellen.push(
      punkt('buildings', AB_HAUSNUMMER, { kind: 'address', addr_housenumber: hausnr.slice(0, 12) }),
    );
  const ort = eigen(ORTE, tags['place']);
  const name = mitName(tags);
  if ('name' in name) {
    if (ort !== undefined) stellen.push(punkt('places', ort, { kind: tags['place'] ?? '', ...name }));
    const kind = deutungVon(MERKPUNKTE, tags, ['amenity', 'railway', 'historic']);
    if (kind !== undefined) stellen.push(punkt('pois', AB_MERKPUNKT, { kind, ...name }));
  }
  return stellen;
}

function deutungVon(
  tafel: Readonly<Record<string, string>>,
  tags: OsmTags,
  schluessel: readonly string[],
): string | undefined {
  for (const name of schluessel) {
    const kind = eigen(tafel, `${name}=${tags[name] ?? ''}`);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** Strangers choose the key: `constructor` is no road. */
function eigen<Wert>(
  tafel: Readonly<Record<string, Wert>>,
  schluessel: string | undefined,
): Wert | undefined {
  return schluessel !== undefined && Object.hasOwn(tafel, schluessel) ? tafel[schluessel] : undefined;
}

const linie = (ebene: Ebene, abZoom: number, angaben: Angaben): Deutung => ({
  ebene,
  abZoom,
  angaben,
  flaeche: false,
});
const punkt = linie;

const kurz = (text: string): string => text.slice(0, NAME_MAX);
const mitName = ({ name }: OsmTags): { name?: string } => (name === undefined ? {} : { name: kurz(name) });

/** 1 along the line, -1 against it. */
function einbahn(tags: OsmTags): { oneway?: number } {
  if (tags['oneway'] === 'yes' || tags['oneway'] === '1' || tags['junction'] === 'roundabout')
    return { oneway: 1 };
  return tags['oneway'] === '-1' ? { oneway: -1 } : {};
}

const lage = (tags: OsmTags): Angaben => ({
  ...(tags['tunnel'] === undefined || tags['tunnel'] === 'no' ? {} : { is_tunnel: true }),
  ...(tags['bridge'] === undefined || tags['bridge'] === 'no' ? {} : { is_bridge: true }),
});
