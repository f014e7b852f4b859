import { type Adresse, adressAehnlichkeit, adressSchluessel } from './adresse.ts';
import { hausnummerSchluessel, liesHausnummer } from './hausnummer.ts';
import { strassenSchluessel } from './strasse.ts';

/** What tells one house from another. */
export interface Hausbild {
  readonly id: string;
  readonly adresse: Adresse;
  /** Names of its people, as `suchtext` spells them. */
  readonly leute: readonly string[];
}

/** Why two entries may be one house. */
export const DOPPELTGRUENDE = ['schreibweise', 'aehnlich', 'zusatz'] as const;
export type Doppeltgrund = (typeof DOPPELTGRUENDE)[number];
export type Doppelpaar = {
  readonly eines: string;
  readonly anderes: string;
  readonly grund: Doppeltgrund;
};

/** From here on a person should be asked. */
const AEHNLICH_AB = 0.85;

/**
 * Pairs that look alike: the same address written in two ways, a street with a slip of the pen, or one number with and
 * without an addition where the same people live. 12 and 12a alone are neighbours.
 */
export function findeDoppelte(haeuser: readonly Hausbild[]): Doppelpaar[] {
  // A list may name a street without any numbers: that is not one house written often.
  const mitNummer = haeuser.filter(({ adresse }) => adresse.hausnr !== '');
  const jeName = mitNummer.flatMap((haus) => [...new Set(haus.leute)].map((name) => ({ haus, name })));
  const gleiche = paareJe(mitNummer, ({ adresse }) => adressSchluessel(adresse));
  const verschrieben = paareJe(
    jeName,
    ({ haus: { adresse }, name }) => `${adresse.plz}|${hausnummerSchluessel(adresse.hausnr)}|${name}`,
  );
  const mitStamm = paareJe(jeName, ({ haus, name }) => `${stamm(haus)}|${name}`);
  const alle = [
    ...gleiche.map(([a, b]) => paar(a, b, 'schreibweise')),
    ...verschrieben.flatMap(([{ haus: a }, { haus: b }]) =>
      vertippt(a.adresse, b.adresse) ? [paar(a, b, 'aehnlich')] : [],
    ),
    ...mitStamm.flatMap(([{ haus: a }, { haus: b }]) =>
      mitUndOhneZusatz(a.adresse.hausnr, b.adresse.hausnr) ? [paar(a, b, 'zusatz')] : [],
    ),
  ];
  return [
    ...new Map(alle.toReversed().map((eines) => [`${eines.eines} ${eines.anderes}`, eines])).values(),
  ].toReversed();
}

const paar = (a: Hausbild, b: Hausbild, grund: Doppeltgrund): Doppelpaar =>
  a.id < b.id ? { eines: a.id, anderes: b.id, grund } : { eines: b.id, anderes: a.id, grund };

/** A list that went wrong writes thousands of houses at one address: half a hundred of them tell as much, at a cost that ends. */
const GRUPPE_MAX = 50;

function paareJe<Eines>(alle: readonly Eines[], schluessel: (eines: Eines) => string): [Eines, Eines][] {
  return [...Map.groupBy(alle, schluessel).values()].flatMap((ganze) => {
    const gruppe = ganze.slice(0, GRUPPE_MAX);
    return gruppe.flatMap((a, i) => gruppe.slice(i + 1).map((b): [Eines, Eines] => [a, b]));
  });
}

/** Street and number without their addition; '' where the number is none. */
function stamm({ adresse: { strasse, hausnr, plz } }: Hausbild): string {
  const gelesen = liesHausnummer(hausnr);
  return gelesen === undefined ? '' : `${plz}|${strassenSchluessel(strasse)}|${gelesen.nummer}`;
}

function mitUndOhneZusatz(a: string, b: string): boolean {
  const [links, rechts] = [liesHausnummer(a), liesHausnummer(b)];
  if (!links || !rechts || links.bis !== undefined || rechts.bis !== undefined) return false;
  return links.nummer === rechts.nummer && (links.zusatz === '') !== (rechts.zusatz === '');
}

function vertippt(a: Adresse, b: Adresse): boolean {
  return (
    strassenSchluessel(a.strasse) !== strassenSchluessel(b.strasse) && adressAehnlichkeit(a, b) >= AEHNLICH_AB
  );
}
