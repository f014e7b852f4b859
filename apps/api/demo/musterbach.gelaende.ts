import type { OsmElement, OsmQuelle, OsmTags } from '../src/ort/karte/osmElement.ts';
import type { DemoHaus } from './musterbach.haeuser.ts';
import { ausMetern, STRASSEN, verlauf } from './musterbach.plan.ts';
import { musterbach } from './musterbach.ts';

type Punkt = readonly [ost: number, nord: number];

/** Front and depth of what stands there, in metres. */
const GRUNDRISS: Readonly<Record<string, Punkt>> = {
  einfamilienhaus: [11, 9],
  zweifamilienhaus: [13, 10],
  mehrfamilienhaus: [19, 11],
  mehrfamilienhausMitGewerbe: [16, 13],
  gewerbe: [24, 14],
  oeffentlich: [24, 14],
  halle: [30, 16],
  kirche: [22, 12],
};
const GEWOEHNLICH: Punkt = [11, 9];

interface Stueck {
  readonly tags: OsmTags;
  readonly punkte: readonly Punkt[];
}

const flaeche = (schluessel: string, wert: string, punkte: readonly Punkt[], name?: string): Stueck => ({
  tags: { [schluessel]: wert, ...(name === undefined ? {} : { name }) },
  punkte: [...punkte, ...punkte.slice(0, 1)],
});

// prettier-ignore
const GELAENDE: readonly Stueck[] = [
  flaeche('landuse', 'residential', [[-365, -50], [-350, -270], [-270, -215], [-130, -190], [-30, -205], [20, -130], [200, -130], [310, -160], [330, -70], [370, 0], [330, 90], [340, 260], [240, 380], [110, 400], [-40, 310], [-190, 290], [-240, 160], [-250, 50]]),
  flaeche('landuse', 'industrial', [[335, -75], [440, -85], [520, -150], [430, -175], [350, -120]]),
  flaeche('landuse', 'forest', [[-420, 240], [-270, 300], [-240, 430], [-310, 720], [-900, 780], [-1420, 520], [-1180, 330], [-800, 210]], 'Musterbacher Forst'),
  flaeche('landuse', 'forest', [[-1130, -560], [-800, -470], [-640, -560], [-690, -770], [-950, -870], [-1140, -790]], 'Kapellenholz'),
  flaeche('landuse', 'forest', [[620, 240], [900, 160], [1120, 330], [940, 600], [680, 520]], 'Osterholz'),
  flaeche('landuse', 'forest', [[-2900, -1500], [-1700, -1250], [-1500, -1900], [-2300, -2600], [-3100, -2300]]),
  flaeche('landuse', 'forest', [[1500, 700], [2600, 500], [3100, 1500], [2000, 2100], [1300, 1500]]),
  flaeche('landuse', 'farmland', [[-2600, 300], [-1500, 260], [-1480, 1300], [-2500, 1500]]),
  flaeche('landuse', 'farmland', [[1250, -120], [2500, 60], [2600, -500], [1400, -380]]),
  flaeche('landuse', 'meadow', [[600, -700], [1900, -620], [1700, -1700], [500, -1500]]),
  flaeche('landuse', 'farmland', [[-700, -1000], [100, -900], [-60, -2100], [-900, -1900]]),
  flaeche('landuse', 'farmland', [[-200, 900], [700, 850], [900, 1900], [-300, 1800]]),
  flaeche('landuse', 'farmland', [[540, -40], [1150, -10], [1080, -240], [580, -205]]),
  flaeche('landuse', 'farmland', [[-30, 330], [90, 420], [80, 780], [-240, 760], [-200, 440]]),
  flaeche('landuse', 'farmland', [[-60, -240], [150, -220], [130, -520], [-160, -620], [-260, -400]]),
  flaeche('landuse', 'meadow', [[200, -230], [480, -260], [560, -520], [220, -560]]),
  flaeche('landuse', 'farmland', [[-1250, 160], [-480, 130], [-420, -90], [-1180, -260]]),
  flaeche('landuse', 'meadow', [[-1180, -300], [-440, -130], [-400, -190], [-620, -420], [-1150, -520]]),
  flaeche('landuse', 'farmyard', [[-1350, -720], [-1200, -720], [-1190, -610], [-1340, -590]]),
  flaeche('landuse', 'cemetery', [[-25, 178], [35, 182], [32, 232], [-30, 226]], 'Friedhof'),
  flaeche('landuse', 'allotments', [[150, -60], [215, -64], [210, -30], [150, -26]], 'Kleingärten'),
  flaeche('leisure', 'pitch', [[150, 96], [205, 96], [205, 132], [150, 132]], 'Sportplatz'),
  flaeche('leisure', 'playground', [[-40, 285], [-5, 285], [-5, 312], [-40, 312]]),
  flaeche('leisure', 'park', [[-175, 95], [-145, 95], [-140, 140], [-172, 142]], 'Lindenpark'),
  flaeche('natural', 'water', [[-450, -168], [-405, -140], [-385, -166], [-415, -196], [-448, -194]], 'Mühlweiher'),
  { tags: { waterway: 'river', name: 'Musterbach' }, punkte: [[-3200, -900], [-1700, -500], [-1250, -560], [-900, -400], [-620, -240], [-440, -182], [-288, -154], [-160, -140], [-45, -136], [80, -126], [200, -140], [310, -190], [520, -240], [900, -270], [1500, -420], [3200, -700]] },
  { tags: { waterway: 'stream', name: 'Waldgraben' }, punkte: [[-620, 420], [-500, 180], [-470, -20], [-452, -170]] },
  { tags: { railway: 'rail' }, punkte: [[-400, -3200], [120, -1000], [170, -420], [195, -160], [214, 13], [244, 92], [292, 186], [350, 300], [520, 720], [1300, 2800]] },
  { tags: { highway: 'secondary', ref: 'St 2245', name: 'Ansbacher Straße' }, punkte: [[338, -20], [460, 10], [760, 60], [1500, 40], [3400, 300]] },
  { tags: { highway: 'secondary', ref: 'St 2245', name: 'Rother Straße' }, punkte: [[-338, -26], [-520, -10], [-900, 60], [-1700, 20], [-3400, -150]] },
  { tags: { highway: 'track' }, punkte: [[-163, 221], [-260, 330], [-380, 480], [-620, 560]] },
  { tags: { highway: 'footway' }, punkte: [[-39, -91], [20, -104], [78, -100], [150, -112]] },
  { tags: { highway: 'track' }, punkte: [[-52, -169], [-70, -320], [20, -560]] },
];

const ORTE: readonly { tags: OsmTags; punkt: Punkt }[] = [
  { tags: { place: 'village', name: 'Musterbach' }, punkt: [-20, 30] },
  { tags: { place: 'hamlet', name: 'Oberbach' }, punkt: [-1270, -660] },
  { tags: { amenity: 'place_of_worship', name: 'St. Barbara' }, punkt: [44, 96] },
  { tags: { amenity: 'townhall', name: 'Rathaus' }, punkt: [16, 72] },
  { tags: { railway: 'station', name: 'Musterbach' }, punkt: [272, 170] },
];

/** Musterbach as a map extract would have it: houses with their numbers, streets, water, woods and fields. All invented. */
export function musterbachGelaende(notiz?: string): OsmElement[] {
  const { liegenschaften } = musterbach('2027-01-11');
  const adressen = liegenschaften.map(({ strasse, hausnr, plz, ort, koordinate }, i): OsmElement => ({
    type: 'node',
    id: 1 + i,
    ...koordinate,
    tags: {
      'addr:street': strasse,
      'addr:housenumber': hausnr,
      'addr:postcode': plz,
      'addr:city': ort,
      ...(notiz && { note: notiz }),
    },
  }));
  const knoten = new Map<string, OsmElement & { type: 'node' }>();
  const ecke = ([ost, nord]: Punkt): number => {
    const bekannt = knoten.get(`${ost}/${nord}`);
    const neu = bekannt ?? { type: 'node' as const, id: 10_001 + knoten.size, ...ausMetern(ost, nord) };
    knoten.set(`${ost}/${nord}`, neu);
    return neu.id;
  };
  const stuecke: Stueck[] = [
    ...STRASSEN.map((strasse) => ({
      tags: { highway: strasse.art, name: strasse.name },
      punkte: verlauf(strasse),
    })),
    ...GELAENDE,
    ...liegenschaften.map(grundriss),
  ];
  const wege = stuecke.map(({ tags, punkte }, i): OsmElement => ({
    type: 'way',
    id: 1 + i,
    refs: punkte.map(ecke),
    tags,
  }));
  const orte = ORTE.map(({ tags, punkt }, i): OsmElement => ({
    type: 'node',
    id: 90_001 + i,
    ...ausMetern(...punkt),
    tags,
  }));
  return [...adressen, ...knoten.values(), ...orte, ...wege];
}

/** The same without a file, for the demo. */
export function musterbachQuelle(): OsmQuelle {
  const elemente = musterbachGelaende();
  return {
    async *durchgang(welche) {
      const art = { alles: null, wege: 'way', knoten: 'node' }[welche];
      yield elemente.filter(({ type }) => art === null || type === art);
    },
  };
}

/** A house along its street. */
function grundriss(haus: DemoHaus): Stueck {
  const mitte = inMetern(haus.koordinate);
  const [x, y] = richtungDerStrasse(haus.strasse, mitte);
  const [front, tiefe] = GRUNDRISS[haus.typ] ?? GEWOEHNLICH;
  // prettier-ignore
  const ecken: Punkt[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
  const punkte = ecken.map(([laengs, quer]): Punkt => {
    const [l, q] = [(laengs * front) / 2, (quer * tiefe) / 2];
    return [rund(mitte[0] + x * l - y * q), rund(mitte[1] + y * l + x * q)];
  });
  return flaeche('building', 'yes', punkte);
}

function richtungDerStrasse(name: string, [ost, nord]: Punkt): Punkt {
  const strassen = STRASSEN.filter((strasse) => strasse.name === name);
  const stuecke = strassen.flatMap((strasse) => {
    const linie = verlauf(strasse);
    return linie.slice(1).map((bis, i) => ({ von: linie[i] ?? bis, bis }));
  });
  const abstand = ({ von, bis }: { von: Punkt; bis: Punkt }): number => {
    const [dx, dy] = [bis[0] - von[0], bis[1] - von[1]];
    const anteil = ((ost - von[0]) * dx + (nord - von[1]) * dy) / (dx * dx + dy * dy);
    const t = Math.max(0, Math.min(1, anteil));
    return Math.hypot(von[0] + dx * t - ost, von[1] + dy * t - nord);
  };
  const [naechstes] = stuecke.toSorted((a, b) => abstand(a) - abstand(b));
  if (naechstes === undefined) return [1, 0];
  const [dx, dy] = [naechstes.bis[0] - naechstes.von[0], naechstes.bis[1] - naechstes.von[1]];
  const laenge = Math.hypot(dx, dy);
  return [dx / laenge, dy / laenge];
}

const URSPRUNG = ausMetern(0, 0);
const EIN_METER = ausMetern(1_000, 1_000);

function inMetern({ lat, lon }: { lat: number; lon: number }): Punkt {
  return [
    ((lon - URSPRUNG.lon) / (EIN_METER.lon - URSPRUNG.lon)) * 1_000,
    ((lat - URSPRUNG.lat) / (EIN_METER.lat - URSPRUNG.lat)) * 1_000,
  ];
}

const rund = (meter: number): number => Math.round(meter * 10) / 10;
