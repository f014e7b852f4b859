/**
 * The drawing board of Musterbach, a town that does not exist: metres east and north of its market.
 * Streets meet where they name the same corner, so that one can drive from each house to each other.
 */
export const MITTE = { lat: 49.2417, lon: 10.6183 } as const;
export const PLZ = '91999';
export const ORT = 'Musterbach';

type Punkt = readonly [ost: number, nord: number];

/** Crossings and bends. */
const P = {
  westtor: [-338, -26],
  linde: [-195, -7],
  schmiede: [-78, 0],
  brunnen: [0, 7],
  schule: [91, 20],
  bahnuebergang: [208, 13],
  osttor: [338, -20],
  rathaus: [0, 59],
  marktecke: [-72, 55],
  kirchbogen: [20, 117],
  friedhof: [7, 169],
  wehr: [-273, -124],
  bleiche: [-156, -98],
  bruecke: [-39, -91],
  auwiese: [78, -78],
  kleingaerten: [195, -91],
  klaeranlage: [280, -130],
  bachgasse: [-13, -39],
  suedhang: [-52, -169],
  muehle: [-306, -189],
  sage: [-338, -247],
  guterschuppen: [221, 85],
  bahnhof: [254, 169],
  ostring: [306, 247],
  pausenhof: [98, 78],
  turnhalle: [117, 150],
  sporthaus: [195, 156],
  allee: [-202, 72],
  alleekreuz: [-189, 150],
  waldrand: [-163, 221],
  sonnenbank: [-104, 169],
  rebhang: [-39, 195],
  gartentor: [-130, 85],
  nordring: [215, 280],
  wasserturm: [111, 273],
  birkenecke: [59, 221],
  birkenhain: [195, 345],
  birkenende: [130, 364],
  ahornbogen: [-98, 260],
  spielplatz: [-20, 273],
  gewerbehof: [416, -52],
  lagerplatz: [455, -130],
  feldkreuz: [-585, -455],
  waldkapelle: [-975, -650],
  oberbach: [-1235, -683],
  oberbachEnde: [-1320, -640],
} as const satisfies Record<string, Punkt>;

type Ecke = keyof typeof P;

export interface Strassenplan {
  readonly name: string;
  readonly art: 'tertiary' | 'residential' | 'living_street' | 'unclassified';
  readonly ecken: readonly Ecke[];
  /** Metres from house to house on one side; 0 = nobody lives there. */
  readonly hausabstandMeter: number;
  /** What mostly stands here. */
  readonly bebauung: 'alt' | 'siedlung' | 'block' | 'gewerbe' | 'hof';
  /** A hamlet whose houses carry its name instead of a street. */
  readonly ortsteil?: string;
}

/** In the order of work: from the market outwards, as the sweep walks it year after year. */
export const STRASSEN: readonly Strassenplan[] = [
  {
    name: 'Marktplatz',
    art: 'living_street',
    ecken: ['schmiede', 'marktecke', 'rathaus', 'brunnen'],
    hausabstandMeter: 30,
    bebauung: 'alt',
  },
  {
    name: 'Hauptstraße',
    art: 'tertiary',
    ecken: ['westtor', 'linde', 'schmiede', 'brunnen', 'schule', 'bahnuebergang', 'osttor'],
    hausabstandMeter: 44,
    bebauung: 'alt',
  },
  {
    name: 'Kirchgasse',
    art: 'living_street',
    ecken: ['rathaus', 'kirchbogen', 'friedhof'],
    hausabstandMeter: 27,
    bebauung: 'alt',
  },
  {
    name: 'Brückenstraße',
    art: 'residential',
    ecken: ['brunnen', 'bachgasse', 'bruecke', 'suedhang'],
    hausabstandMeter: 36,
    bebauung: 'alt',
  },
  {
    name: 'Bachstraße',
    art: 'residential',
    ecken: ['wehr', 'bleiche', 'bruecke', 'auwiese', 'kleingaerten', 'klaeranlage'],
    hausabstandMeter: 42,
    bebauung: 'siedlung',
  },
  {
    name: 'Mühlweg',
    art: 'unclassified',
    ecken: ['wehr', 'muehle', 'sage'],
    hausabstandMeter: 48,
    bebauung: 'hof',
  },
  {
    name: 'Schulstraße',
    art: 'residential',
    ecken: ['schule', 'pausenhof', 'turnhalle', 'sporthaus', 'bahnhof'],
    hausabstandMeter: 38,
    bebauung: 'siedlung',
  },
  {
    name: 'Bahnhofstraße',
    art: 'residential',
    ecken: ['bahnuebergang', 'guterschuppen', 'bahnhof', 'ostring'],
    hausabstandMeter: 34,
    bebauung: 'block',
  },
  {
    name: 'Lindenallee',
    art: 'residential',
    ecken: ['linde', 'allee', 'alleekreuz', 'waldrand'],
    hausabstandMeter: 34,
    bebauung: 'siedlung',
  },
  {
    name: 'Gartenweg',
    art: 'living_street',
    ecken: ['allee', 'gartentor', 'marktecke'],
    hausabstandMeter: 32,
    bebauung: 'siedlung',
  },
  {
    name: 'Am Sonnenhang',
    art: 'residential',
    ecken: ['alleekreuz', 'sonnenbank', 'rebhang', 'friedhof'],
    hausabstandMeter: 32,
    bebauung: 'siedlung',
  },
  {
    name: 'Ahornweg',
    art: 'residential',
    ecken: ['waldrand', 'ahornbogen', 'spielplatz', 'birkenecke'],
    hausabstandMeter: 34,
    bebauung: 'siedlung',
  },
  {
    name: 'Ringstraße',
    art: 'residential',
    ecken: ['ostring', 'nordring', 'wasserturm', 'birkenecke', 'turnhalle'],
    hausabstandMeter: 38,
    bebauung: 'block',
  },
  {
    name: 'Birkenweg',
    art: 'living_street',
    ecken: ['nordring', 'birkenhain', 'birkenende'],
    hausabstandMeter: 30,
    bebauung: 'siedlung',
  },
  {
    name: 'Industriestraße',
    art: 'unclassified',
    ecken: ['osttor', 'gewerbehof', 'lagerplatz'],
    hausabstandMeter: 46,
    bebauung: 'gewerbe',
  },
  {
    name: 'Oberbacher Weg',
    art: 'unclassified',
    ecken: ['sage', 'feldkreuz', 'waldkapelle', 'oberbach'],
    hausabstandMeter: 0,
    bebauung: 'hof',
  },
  {
    name: 'Oberbach',
    art: 'unclassified',
    ecken: ['oberbach', 'oberbachEnde'],
    hausabstandMeter: 28,
    bebauung: 'hof',
    ortsteil: 'Oberbach',
  },
];

/** A corner of the plan in degrees. */
export function ecke(name: Ecke): { lat: number; lon: number } {
  const [ost, nord] = P[name];
  return ausMetern(ost, nord);
}

/** Metres east and north of the market in degrees. */
export function ausMetern(ost: number, nord: number): { lat: number; lon: number } {
  const lat = MITTE.lat + nord / 111_195;
  const lon = MITTE.lon + ost / (111_195 * Math.cos((MITTE.lat * Math.PI) / 180));
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}

/** Corners of a street in metres, as they follow each other. */
export function verlauf(strasse: Strassenplan): readonly Punkt[] {
  return strasse.ecken.map((name) => P[name]);
}
