import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { deflateSync } from 'node:zlib';

import { OSMTransform } from 'osm-pbf-parser-node';

import type { OsmElement, OsmKnoten, OsmRelation, OsmTags, OsmWeg } from '../../src/ort/karte/osmElement.ts';

const BLOCK_ELEMENTE = 8000;
const HUNDERTMILLIONSTEL = 1e7;
const LESESTUECK_BYTES = 1 << 22;
/** When the youngest node was mapped. Like extracts for download, a node says its version and when, not by whom. */
const STAND_SEKUNDEN = Date.UTC(2027, 0, 1) / 1000;

/** Protobuf into one growing buffer; varints of up to 53 bits. */
class Schreiber {
  #puffer = Buffer.allocUnsafe(1 << 16);
  #ende = 0;

  get bytes(): Buffer {
    return this.#puffer.subarray(0, this.#ende);
  }

  leere(): this {
    this.#ende = 0;
    return this;
  }

  zahl(wert: number): void {
    this.#platz(10);
    let rest = wert;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#puffer[this.#ende++] = (rest % 128) + 128;
    this.#puffer[this.#ende++] = rest;
  }

  zickzack(wert: number): void {
    this.zahl(wert < 0 ? -2 * wert - 1 : 2 * wert);
  }

  feld(nummer: number, wert: number): void {
    this.zahl(nummer * 8);
    this.zahl(wert);
  }

  stueck(nummer: number, inhalt: Uint8Array): void {
    this.zahl(nummer * 8 + 2);
    this.zahl(inhalt.length);
    this.#platz(inhalt.length);
    this.#puffer.set(inhalt, this.#ende);
    this.#ende += inhalt.length;
  }

  #platz(bytes: number): void {
    if (this.#ende + bytes <= this.#puffer.length) return;
    const neu = Buffer.allocUnsafe((this.#puffer.length + bytes) * 2);
    this.#puffer.copy(neu, 0, 0, this.#ende);
    this.#puffer = neu;
  }
}

interface Vorlage {
  readonly knoten: readonly OsmKnoten[];
  readonly wege: readonly OsmWeg[];
  readonly relationen: readonly OsmRelation[];
  readonly breiteGrad: number;
  readonly hoeheGrad: number;
}

/** Elements with ids from 1 on without gaps, so that every copy has its own range of them. */
async function liesVorlage(datei: string): Promise<Vorlage> {
  const elemente: OsmElement[] = [];
  for await (const stueck of createReadStream(datei, { highWaterMark: LESESTUECK_BYTES }).pipe(
    new OSMTransform({ withTags: true }),
  ))
    for (const element of stueck as (OsmElement | { bbox: unknown })[])
      if ('type' in element) elemente.push(element);
  const neu = {
    node: new Map<number, number>(),
    way: new Map<number, number>(),
    relation: new Map<number, number>(),
  };
  const nummer = (art: string, id: number): number => {
    // The format knows no other kinds.
    const nummern = neu[art as OsmElement['type']];
    const bekannt = nummern.get(id);
    if (bekannt !== undefined) return bekannt;
    nummern.set(id, nummern.size + 1);
    return nummern.size;
  };
  // Those that stand in the file first, in its order; those that are only named come behind them.
  for (const { type, id } of elemente) nummer(type, id);
  const knoten = elemente
    .filter((element) => element.type === 'node')
    .map((e) => ({ ...e, id: nummer('node', e.id) }));
  const lagen = (welche: 'lat' | 'lon') =>
    knoten.reduce<[number, number]>(
      ([min, max], k) => [Math.min(min, k[welche]), Math.max(max, k[welche])],
      [180, -180],
    );
  const [[sued, nord], [west, ost]] = [lagen('lat'), lagen('lon')];
  return {
    knoten,
    wege: elemente
      .filter((element) => element.type === 'way')
      .map((e) => ({ ...e, id: nummer('way', e.id), refs: e.refs.map((ref) => nummer('node', ref)) })),
    relationen: elemente
      .filter((element) => element.type === 'relation')
      .map((e) => ({
        ...e,
        id: nummer('relation', e.id),
        members: e.members.map((mitglied) => ({ ...mitglied, ref: nummer(mitglied.type, mitglied.ref) })),
      })),
    breiteGrad: ost - west,
    hoeheGrad: nord - sued,
  };
}

/** More than any of the ids of one copy. */
const ID_ABSTAND = 1_000_000;

/** The same town again: in a grid, under ids of its own, with a name and a postcode of its own. */
interface Kopie {
  readonly ids: number;
  readonly nord: number;
  readonly ost: number;
  readonly tags: (tags: OsmTags) => OsmTags;
}

function kopie({ breiteGrad, hoeheGrad }: Vorlage, nummer: number, jeReihe: number): Kopie {
  return {
    ids: nummer * ID_ABSTAND,
    nord: Math.floor(nummer / jeReihe) * hoeheGrad,
    ost: (nummer % jeReihe) * breiteGrad,
    tags: (tags) => {
      if (nummer === 0) return tags;
      const anders = { ...tags };
      if (tags['addr:city'] !== undefined) anders['addr:city'] = `${tags['addr:city']} ${nummer}`;
      if (tags['addr:postcode'] !== undefined) anders['addr:postcode'] = String(91_207 + nummer);
      if (tags['place'] !== undefined && tags['name'] !== undefined)
        anders['name'] = `${tags['name']} ${nummer}`;
      return anders;
    },
  };
}

/** Lines up words of a block; number 0 is the empty one. */
function wortschatz() {
  const nummern = new Map<string, number>([['', 0]]);
  return {
    wort: (text: string): number => {
      const bekannt = nummern.get(text);
      if (bekannt !== undefined) return bekannt;
      nummern.set(text, nummern.size);
      return nummern.size - 1;
    },
    tafel: (): Buffer => {
      const tafel = new Schreiber();
      for (const text of nummern.keys()) tafel.stueck(1, Buffer.from(text));
      return tafel.bytes;
    },
  };
}

type Wort = (text: string) => number;

const liste = new Schreiber();

/** A packed list, good until the next one is asked for. */
function folge(werte: Iterable<number>, schreibe: (an: Schreiber, wert: number) => void): Buffer {
  liste.leere();
  for (const wert of werte) schreibe(liste, wert);
  return liste.bytes;
}

function schritte(werte: readonly number[]): Buffer {
  let vorher = 0;
  return folge(werte, (an, wert) => {
    an.zickzack(wert - vorher);
    vorher = wert;
  });
}

const zahlen = (werte: Iterable<number>): Buffer => folge(werte, (an, wert) => an.zahl(wert));

function dichteKnoten(knoten: readonly OsmKnoten[], { ids, nord, ost, tags }: Kopie, wort: Wort): Buffer {
  const info = new Schreiber();
  info.stueck(1, zahlen(knoten.map(() => 1)));
  info.stueck(2, schritte(knoten.map(({ id }) => STAND_SEKUNDEN - (id % 1000) * 3600)));
  const dicht = new Schreiber();
  dicht.stueck(1, schritte(knoten.map(({ id }) => id + ids)));
  dicht.stueck(5, info.bytes);
  dicht.stueck(8, schritte(knoten.map(({ lat }) => Math.round((lat + nord) * HUNDERTMILLIONSTEL))));
  dicht.stueck(9, schritte(knoten.map(({ lon }) => Math.round((lon + ost) * HUNDERTMILLIONSTEL))));
  const worte = knoten.flatMap((einer) => [
    ...Object.entries(tags(einer.tags ?? {})).flatMap((paar) => paar.map(wort)),
    0,
  ]);
  dicht.stueck(10, zahlen(worte));
  const gruppe = new Schreiber();
  gruppe.stueck(2, dicht.bytes);
  return gruppe.bytes;
}

function schreibeTags(an: Schreiber, tags: OsmTags, wort: Wort): void {
  an.stueck(2, zahlen(Object.keys(tags).map(wort)));
  an.stueck(3, zahlen(Object.values(tags).map(wort)));
}

function wegegruppe(wege: readonly OsmWeg[], { ids, tags }: Kopie, wort: Wort): Buffer {
  const gruppe = new Schreiber();
  const weg = new Schreiber();
  for (const { id, refs, tags: angaben = {} } of wege) {
    weg.leere().feld(1, id + ids);
    schreibeTags(weg, tags(angaben), wort);
    weg.stueck(8, schritte(refs.map((ref) => ref + ids)));
    gruppe.stueck(3, weg.bytes);
  }
  return gruppe.bytes;
}

function relationengruppe(relationen: readonly OsmRelation[], { ids, tags }: Kopie, wort: Wort): Buffer {
  const gruppe = new Schreiber();
  const relation = new Schreiber();
  for (const { id, members, tags: angaben = {} } of relationen) {
    relation.leere().feld(1, id + ids);
    schreibeTags(relation, tags(angaben), wort);
    relation.stueck(8, zahlen(members.map(({ role }) => wort(role))));
    relation.stueck(9, schritte(members.map(({ ref }) => ref + ids)));
    relation.stueck(10, zahlen(members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type))));
    gruppe.stueck(4, relation.bytes);
  }
  return gruppe.bytes;
}

function blob(art: string, inhalt: Buffer): Buffer {
  const daten = new Schreiber();
  daten.feld(2, inhalt.length);
  daten.stueck(3, deflateSync(inhalt));
  const kopf = new Schreiber();
  kopf.stueck(1, Buffer.from(art));
  kopf.feld(3, daten.bytes.length);
  const laenge = Buffer.alloc(4);
  laenge.writeUInt32BE(kopf.bytes.length);
  return Buffer.concat([laenge, kopf.bytes, daten.bytes]);
}

function block(gruppe: (wort: Wort) => Buffer): Buffer {
  const { wort, tafel } = wortschatz();
  const inhalt = gruppe(wort);
  const ganz = new Schreiber();
  ganz.stueck(1, tafel());
  ganz.stueck(2, inhalt);
  return blob('OSMData', ganz.bytes);
}

function* bloecke(vorlage: Vorlage, kopien: number): Generator<Buffer> {
  const kopf = new Schreiber();
  for (const merkmal of ['OsmSchema-V0.6', 'DenseNodes']) kopf.stueck(4, Buffer.from(merkmal));
  yield blob('OSMHeader', kopf.bytes);
  const jeReihe = Math.max(1, Math.round(Math.sqrt((kopien * vorlage.hoeheGrad * 1.5) / vorlage.breiteGrad)));
  const alle = Array.from({ length: kopien }, (_, nummer) => kopie(vorlage, nummer, jeReihe));
  function* stuecke<Element>(
    elemente: readonly Element[],
    gruppe: (teil: readonly Element[], eine: Kopie, wort: Wort) => Buffer,
  ) {
    for (const eine of alle)
      for (let i = 0; i < elemente.length; i += BLOCK_ELEMENTE)
        yield block((wort) => gruppe(elemente.slice(i, i + BLOCK_ELEMENTE), eine, wort));
  }
  // The order of the format: nodes, ways, relations, each by id.
  yield* stuecke(vorlage.knoten, dichteKnoten);
  yield* stuecke(vorlage.wege, wegegruppe);
  yield* stuecke(vorlage.relationen, relationengruppe);
}

export interface GrosseKarte {
  readonly bytes: number;
  readonly knoten: number;
  readonly wege: number;
}

/** Writes a large extract that repeats a small one, towns beside each other as in a district. Answers what it holds. */
export async function vervielfacheKarte(quelle: string, ziel: string, kopien: number): Promise<GrosseKarte> {
  const vorlage = await liesVorlage(quelle);
  const datei = createWriteStream(ziel);
  for (const stueck of bloecke(vorlage, kopien)) if (!datei.write(stueck)) await once(datei, 'drain');
  datei.end();
  await once(datei, 'finish');
  return {
    bytes: datei.bytesWritten,
    knoten: vorlage.knoten.length * kopien,
    wege: vorlage.wege.length * kopien,
  };
}
