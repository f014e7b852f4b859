import type { Liegenschafttyp } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { entfernungMeter } from '@kehrtour/domain/ort/koordinate';
import type { Random } from '@kehrtour/planner/random';

import { ausMetern, ORT, PLZ, STRASSEN, verlauf } from './musterbach.plan.ts';
import type { Strassenplan } from './musterbach.plan.ts';

/** A house with its place; who lives there and what is due comes on top. */
export interface DemoHaus {
  readonly externalId: string;
  readonly laufnummer: number;
  readonly strasse: string;
  readonly hausnr: string;
  readonly plz: string;
  readonly ort: string;
  readonly ortsteil: string;
  readonly typ: Liegenschafttyp;
  readonly einheitenAnzahl: number;
  readonly koordinate: { readonly lat: number; readonly lon: number };
}

/** From the middle of the road to the door. */
const VORGARTEN_METER = 13;
const HAUSBREITE_METER = 11;
/** No house stands in a crossing. */
const KREUZUNG_METER = 14;

const BESONDERE: Readonly<Record<string, Liegenschafttyp>> = {
  'Marktplatz 1': 'oeffentlich',
  'Kirchgasse 1': 'kirche',
  'Schulstraße 2': 'oeffentlich',
  'Mühlweg 5': 'halle',
};

/** What stands in a street, by hundredths; the rest are Einfamilienhäuser. */
const BEBAUUNG: Record<Strassenplan['bebauung'], readonly (readonly [Liegenschafttyp, number])[]> = {
  alt: [
    ['mehrfamilienhausMitGewerbe', 22],
    ['mehrfamilienhaus', 14],
    ['zweifamilienhaus', 18],
    ['gewerbe', 6],
  ],
  siedlung: [['zweifamilienhaus', 12]],
  block: [
    ['mehrfamilienhaus', 42],
    ['zweifamilienhaus', 12],
  ],
  gewerbe: [['gewerbe', 88]],
  hof: [['zweifamilienhaus', 25]],
};

/** All houses in the order of work: up the odd side of each street, then the even one. */
export function baueHaeuser(random: Random): DemoHaus[] {
  const geplant = STRASSEN.flatMap((strasse) => haeuserDer(strasse, random));
  const gebaut = geplant.filter((haus, i) =>
    geplant.slice(0, i).every((frueher) => passtDaneben(haus, frueher)),
  );
  return gebaut.map((haus, i) => ({ ...haus, externalId: `MB-${1001 + i}`, laufnummer: i + 1 }));
}

/** At corners two streets plan the same plot; the first one builds. */
function passtDaneben(haus: DemoHaus, frueher: DemoHaus): boolean {
  return entfernungMeter(haus.koordinate, frueher.koordinate) >= HAUSBREITE_METER;
}

function haeuserDer(strasse: Strassenplan, random: Random): DemoHaus[] {
  if (strasse.hausabstandMeter === 0) return [];
  const ungerade = reihe(strasse, 1, random);
  const gerade = reihe(strasse, -1, random);
  return [...ungerade, ...gerade];
}

/** One side of a street: houses at nearly even distances, now and then a second one behind the first. */
function reihe(strasse: Strassenplan, seite: 1 | -1, random: Random): DemoHaus[] {
  const haeuser: DemoHaus[] = [];
  let nummer = seite === 1 ? 1 : 2;
  for (const [stelle, tiefe] of baustellen(strasse, random)) {
    const [ost, nord] = nebenDerStrasse(strasse, stelle, seite * tiefe);
    haeuser.push(haus(strasse, String(nummer), ausMetern(ost, nord), random));
    if (strasse.bebauung === 'siedlung' && random.below(16) === 0) {
      const [hintenOst, hintenNord] = nebenDerStrasse(strasse, stelle + 3, seite * (tiefe + 24));
      haeuser.push(haus(strasse, `${nummer}a`, ausMetern(hintenOst, hintenNord), random));
    }
    nummer += 2;
  }
  return haeuser;
}

/** Metres along the street and from its middle for each house. */
function* baustellen(strasse: Strassenplan, random: Random): Generator<[stelle: number, tiefe: number]> {
  const laenge = strecken(strasse).reduce((summe, { meter }) => summe + meter, 0);
  let stelle = KREUZUNG_METER + random.below(8);
  while (stelle < laenge - KREUZUNG_METER) {
    yield [stelle, VORGARTEN_METER + random.below(6)];
    stelle += strasse.hausabstandMeter * (1 + random.next() * 0.35);
  }
}

function haus(
  strasse: Strassenplan,
  hausnr: string,
  koordinate: DemoHaus['koordinate'],
  random: Random,
): DemoHaus {
  const typ = BESONDERE[`${strasse.name} ${hausnr}`] ?? typVon(strasse, random.below(100));
  return {
    externalId: '',
    laufnummer: 0,
    strasse: strasse.name,
    hausnr,
    plz: PLZ,
    ort: ORT,
    ortsteil: strasse.ortsteil ?? '',
    typ,
    einheitenAnzahl: einheitenVon(typ, random),
    koordinate,
  };
}

function typVon({ bebauung }: Strassenplan, wurf: number): Liegenschafttyp {
  let grenze = 0;
  for (const [typ, anteil] of BEBAUUNG[bebauung]) {
    grenze += anteil;
    if (wurf < grenze) return typ;
  }
  return 'einfamilienhaus';
}

function einheitenVon(typ: Liegenschafttyp, random: Random): number {
  if (typ === 'zweifamilienhaus') return 2;
  if (typ === 'mehrfamilienhaus') return 3 + random.below(7);
  return typ === 'mehrfamilienhausMitGewerbe' ? 3 + random.below(3) : 1;
}

function strecken(strasse: Strassenplan) {
  const punkte = verlauf(strasse);
  return punkte.slice(1).map((bis, i) => {
    const von = punkte[i] ?? bis;
    return { von, bis, meter: Math.hypot(bis[0] - von[0], bis[1] - von[1]) };
  });
}

/** The point `stelle` metres along the street and `abseits` metres to its left. */
function nebenDerStrasse(strasse: Strassenplan, stelle: number, abseits: number): [number, number] {
  const alle = strecken(strasse);
  let rest = stelle;
  const strecke = alle.find(({ meter }) => (rest <= meter ? true : ((rest -= meter), false))) ?? alle.at(-1);
  if (strecke === undefined) throw new Error(`${strasse.name} hat keinen Verlauf.`);
  const { von, bis, meter } = strecke;
  const [ost, nord] = [(bis[0] - von[0]) / meter, (bis[1] - von[1]) / meter];
  return [von[0] + ost * rest - nord * abseits, von[1] + nord * rest + ost * abseits];
}
