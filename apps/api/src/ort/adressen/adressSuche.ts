import type { Adresse } from '@kehrtour/domain/ort/adresse';
import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

/**
 * How well a place is known, best first: the very house; the house next door; between two known
 * neighbours on the same side; somewhere in the street; somewhere in the town.
 */
export const GUETEN = ['exakt', 'hausnummer_benachbart', 'interpoliert', 'strasse', 'ort'] as const;
export type Guete = (typeof GUETEN)[number];

export interface AdressTreffer {
  /** The address in the spelling of the source. */
  readonly adresse: Adresse;
  readonly koordinate: Koordinate;
  readonly guete: Guete;
  /** The house stands within this distance of `koordinate`, as far as the source can tell. */
  readonly unsicherheitMeter: number;
  /** Several places carry this address; a person should look. */
  readonly mehrdeutig: boolean;
  readonly quelle: Adressquelle;
}

/** Kind of source, as it is stored beside the coordinates of a property. */
export type Adressquelle = 'karte' | 'dienst' | 'interpoliert';

/** One line of the typeahead list: a street, or a house when a number was typed. */
export interface AdressVorschlag {
  readonly text: string;
  readonly adresse: Adresse;
  readonly koordinate: Koordinate;
}

/** A source of coordinates: the map extract, a service of the operator, or the company's own houses. */
export interface AdressSuche {
  readonly name: string;
  /** Age of the data as a person reads it (`Januar 2020`); null when the source does not say. */
  readonly stand: string | null;
  /** Best place for the address, or null. Throws `DienstFehler` when the source is out of order. */
  sucheAdresse(adresse: Adresse): Promise<AdressTreffer | null>;
  /** Streets and houses beginning with the text, at most `anzahlMax`. */
  vorschlaege(text: string, anzahlMax: number): Promise<AdressVorschlag[]>;
}

/** True when `a` is the better answer: better grade first, then the smaller uncertainty. */
export function istBesser(a: AdressTreffer, b: AdressTreffer): boolean {
  const abstand = GUETEN.indexOf(a.guete) - GUETEN.indexOf(b.guete);
  return abstand === 0 ? a.unsicherheitMeter < b.unsicherheitMeter : abstand < 0;
}
