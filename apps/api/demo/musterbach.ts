import type { Liegenschaftrolle } from '@kehrtour/domain/liegenschaft/liegenschaft';
import type { Tag } from '@kehrtour/domain/tag';
import { seeded } from '@kehrtour/planner/random';
import type { Random } from '@kehrtour/planner/random';

import { baueAufgaben, rolleVon } from './musterbach.aufgaben.ts';
import type { DemoAufgabe } from './musterbach.aufgaben.ts';
import { baueHaeuser } from './musterbach.haeuser.ts';
import type { DemoHaus } from './musterbach.haeuser.ts';
import { besiedle, eines } from './musterbach.leute.ts';
import type { DemoLeute } from './musterbach.leute.ts';
import { ecke, STRASSEN } from './musterbach.plan.ts';

export interface DemoLiegenschaft extends DemoHaus {
  readonly rolle: Liegenschaftrolle;
  readonly notizZugang: string;
  readonly notizArbeit: string;
}

/** An invented district as plain values: everything refers to houses and contacts by their `externalId`. */
export interface Musterbach extends DemoLeute {
  readonly liegenschaften: readonly DemoLiegenschaft[];
  readonly aufgaben: readonly DemoAufgabe[];
}

export interface Strassennetzlinie {
  readonly type: 'Feature';
  readonly properties: { readonly name: string; readonly art: string };
  readonly geometry: { readonly type: 'LineString'; readonly coordinates: number[][] };
}

const SEED = 2027;

const ZUGANG = [
  'Schlüssel bei Nachbarin Rübsamer, Nr. 7',
  'Zugang über den Hof',
  'Klingel defekt, bitte klopfen',
  'Tor nur vormittags offen',
  'Vorher anrufen',
];
const ARBEIT = [
  'Hund im Hof',
  'Dachleiter nötig',
  'Luke im 2. OG, Leiter im Keller',
  'Rußbehälter steht bereit',
  'Heizraum von außen, Stufe vereist im Winter',
];

/** Some 180 houses with people, flats and due work around `heute`. Same day, same district. */
export function musterbach(heute: Tag): Musterbach {
  const haeuser = baueHaeuser(seeded(SEED));
  const leute = besiedle(haeuser, seeded(SEED + 1));
  const aufgaben = baueAufgaben(haeuser, heute, seeded(SEED + 2));
  const random = seeded(SEED + 3);
  const liegenschaften = haeuser.map((haus) => ({
    ...haus,
    rolle: rolleVon(haus, aufgaben),
    notizZugang: manchmal(ZUGANG, random),
    notizArbeit: manchmal(ARBEIT, random),
  }));
  return { ...leute, liegenschaften, aufgaben };
}

/** The roads of Musterbach as GeoJSON, so that its map is not empty and its travel times follow streets. */
export function musterbachStrassennetz(): { type: 'FeatureCollection'; features: Strassennetzlinie[] } {
  return {
    type: 'FeatureCollection',
    features: STRASSEN.map(({ name, art, ecken }) => ({
      type: 'Feature',
      properties: { name, art },
      geometry: {
        type: 'LineString',
        coordinates: ecken.map(ecke).map(({ lat, lon }) => [lon, lat]),
      },
    })),
  };
}

function manchmal(texte: readonly string[], random: Random): string {
  return random.below(7) === 0 ? eines(texte, random) : '';
}
