import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import type { Haus } from '../adressen/strassenverzeichnis.ts';

/** An address as it stands on the map; PLZ and town are often left out there. */
export interface Rohadresse extends Haus {
  readonly strasse: string;
  readonly plz: string;
  readonly ort: string;
}

/** A piece of road; `name` is empty for paths and drives. */
export interface Weg {
  readonly name: string;
  /** Class of the road as OpenStreetMap names it: `residential`, `footway` … */
  readonly art: string;
  readonly punkte: readonly Koordinate[];
}

/** What was found in a map extract, before it is sorted into streets. */
export interface Rohkarte {
  readonly adressen: Rohadresse[];
  /** Can be gone through more than once. */
  readonly wege: Iterable<Weg>;
  readonly ortschaften: { name: string; art: string; koordinate: Koordinate }[];
}
