/** What an OpenStreetMap file consists of, as far as we read it. */
export type OsmElement = OsmKnoten | OsmWeg | OsmRelation;
export type OsmTags = Readonly<Record<string, string>>;

export interface OsmKnoten {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: OsmTags;
}

export interface OsmWeg {
  readonly type: 'way';
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags?: OsmTags;
}

export interface OsmRelation {
  readonly type: 'relation';
  readonly id: number;
  readonly members: readonly { readonly type: string; readonly ref: number; readonly role: string }[];
  readonly tags?: OsmTags;
}

/** A file that can be read several times, each time only as far as needed. */
export interface OsmQuelle {
  /** Everything with tags, or only the ways, or only the nodes, in the order of the file; those without tags unless told. */
  durchgang(welche: 'alles' | 'wege' | 'knoten', mitTags?: boolean): AsyncIterable<readonly OsmElement[]>;
}
