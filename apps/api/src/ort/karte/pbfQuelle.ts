import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { inflateSync } from 'node:zlib';

import { OSMTransform, parse } from 'osm-pbf-parser-node';

import { juengsterKnoten } from './juengsterKnoten.ts';
import { KartenFehler } from './kartenfehler.ts';
import type { OsmElement, OsmQuelle } from './osmElement.ts';

/** The format allows 32 MiB per block; more is a bomb. */
const BLOCK_BYTES_MAX = 32 * 1024 * 1024;
const LESESTUECK_BYTES = 4 * 1024 * 1024;

type Blockart = OsmElement['type'];

const ADRESSE = [
  'addr:housenumber',
  'addr:street',
  'addr:place',
  'addr:postcode',
  'addr:city',
  'addr:suburb',
];
const ORT = ['name', 'place', 'postal_code'];
export type GebrauchteTags = Readonly<Record<Blockart, string[]>>;

const ADRESSTAGS: GebrauchteTags = {
  node: [...ADRESSE, ...ORT],
  way: [...ADRESSE, ...ORT, 'addr:interpolation', 'highway', 'access'],
  relation: [...ADRESSE, ...ORT, 'type'],
};
const OHNE_TAGS = { node: false, way: false, relation: false };

/**
 * Reads a `.osm.pbf` block by block. What kind of elements a block holds is remembered from the first
 * pass, so that later passes unpack only what they need. Throws `KartenFehler`.
 */
export class PbfQuelle implements OsmQuelle {
  readonly #datei: string;
  readonly #gelesen: (bytes: number) => void;
  readonly #tags: GebrauchteTags;
  readonly #arten: Set<Blockart>[] = [];
  #letzteKnoten: Buffer | null = null;

  /** `gelesen` hears how many packed bytes of the file each block took; `tags` are those that are kept. */
  constructor(datei: string, gelesen: (bytes: number) => void, tags: GebrauchteTags = ADRESSTAGS) {
    this.#datei = datei;
    this.#gelesen = gelesen;
    this.#tags = tags;
  }

  async *durchgang(
    welche: 'alles' | 'wege' | 'knoten',
    mitTags = welche === 'alles',
  ): AsyncGenerator<readonly OsmElement[]> {
    const withTags = mitTags ? this.#tags : OHNE_TAGS;
    let nummer = 0;
    for await (const block of this.#bloecke()) {
      const arten = this.#arten[nummer++];
      const gebraucht = arten === undefined || arten.has(welche === 'wege' ? 'way' : 'node');
      if (welche !== 'alles' && !gebraucht) continue;
      // The library types its elements as plain objects.
      const elemente = parse(entpackt(block), { withTags }) as OsmElement[];
      if (arten === undefined) this.#merke(elemente, block);
      yield elemente;
    }
  }

  /** Day of the newest node, `YYYY-MM-DD`: young nodes have high ids and stand at the end. After a first pass. */
  stand(): string | null {
    if (this.#letzteKnoten === null) return null;
    const juengster = juengsterKnoten(entpackt(this.#letzteKnoten));
    return juengster === 0 ? null : new Date(juengster).toISOString().slice(0, 10);
  }

  #merke(elemente: readonly OsmElement[], block: Buffer): void {
    const arten = new Set(elemente.map((element) => element.type));
    this.#arten.push(arten);
    if (arten.has('node')) this.#letzteKnoten = block;
  }

  async *#bloecke(): AsyncGenerator<Buffer> {
    const zerteilt = new OSMTransform({ writeRaw: true }, { highWaterMark: 2 });
    const strom = createReadStream(this.#datei, { highWaterMark: LESESTUECK_BYTES });
    const ende = pipeline(strom, zerteilt).catch((fehler: unknown) => fehler);
    try {
      for await (const stueck of zerteilt) {
        // The head of the file comes as an array, every block of data as its packed bytes.
        if (!(stueck instanceof Uint8Array)) continue;
        this.#gelesen(stueck.length);
        yield Buffer.from(stueck.buffer, stueck.byteOffset, stueck.byteLength);
      }
    } catch (fehler) {
      throw alsKartenFehler(fehler);
    } finally {
      strom.destroy();
      await ende;
    }
  }
}

function entpackt(block: Buffer): Buffer {
  try {
    return inflateSync(block, { maxOutputLength: BLOCK_BYTES_MAX });
  } catch (fehler) {
    throw new KartenFehler('karte.unvollstaendig', fehler);
  }
}

function alsKartenFehler(fehler: unknown): KartenFehler {
  if (fehler instanceof KartenFehler) return fehler;
  const text = fehler instanceof Error ? fehler.message : '';
  return new KartenFehler(
    text.includes('not implemented') ? 'karte.nicht-unterstuetzt' : 'karte.unvollstaendig',
    fehler,
  );
}
