import { deflateSync } from 'node:zlib';

import type { OsmElement, OsmTags } from '../src/ort/karte/osmElement.ts';

/** Writes a small `.osm.pbf` of invented elements: one block per kind, as the format wants it. */
export function osmPbf(elemente: readonly OsmElement[]): Buffer {
  const arten = ['node', 'way', 'relation'] as const;
  const bloecke = arten
    .map((art) => elemente.filter((element) => element.type === art))
    .filter((gruppe) => gruppe.length > 0);
  const kopf = Buffer.concat([text(4, 'OsmSchema-V0.6'), text(4, 'DenseNodes')]);
  return Buffer.concat([blob('OSMHeader', kopf), ...bloecke.map((gruppe) => blob('OSMData', block(gruppe)))]);
}

function blob(art: string, inhalt: Buffer): Buffer {
  const daten = Buffer.concat([ganzzahl(2, inhalt.length), bytes(3, deflateSync(inhalt))]);
  const kopf = Buffer.concat([text(1, art), ganzzahl(3, daten.length)]);
  const laenge = Buffer.alloc(4);
  laenge.writeUInt32BE(kopf.length);
  return Buffer.concat([laenge, kopf, daten]);
}

function block(gruppe: readonly OsmElement[]): Buffer {
  const woerter = [''];
  const wort = (gesucht: string): number => {
    const stelle = woerter.indexOf(gesucht);
    return stelle >= 0 ? stelle : woerter.push(gesucht) - 1;
  };
  const inhalt = Buffer.concat(gruppe.map((element) => eintrag(element, wort)));
  const tafel = Buffer.concat(woerter.map((eines) => text(1, eines)));
  return Buffer.concat([bytes(1, tafel), bytes(2, inhalt)]);
}

function eintrag(element: OsmElement, wort: (gesucht: string) => number): Buffer {
  if (element.type === 'node') {
    const ort = [ganzzahl(8, zickzack(element.lat * 1e7)), ganzzahl(9, zickzack(element.lon * 1e7))];
    return bytes(1, Buffer.concat([ganzzahl(1, zickzack(element.id)), ...tags(element.tags, wort), ...ort]));
  }
  if (element.type === 'way') {
    const refs = gepackt(8, schritte(element.refs).map(zickzack));
    return bytes(3, Buffer.concat([ganzzahl(1, element.id), ...tags(element.tags, wort), refs]));
  }
  const { members } = element;
  const mitglieder = [
    gepackt(
      8,
      members.map(({ role }) => wort(role)),
    ),
    gepackt(9, schritte(members.map(({ ref }) => ref)).map(zickzack)),
    gepackt(
      10,
      members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type)),
    ),
  ];
  return bytes(4, Buffer.concat([ganzzahl(1, element.id), ...tags(element.tags, wort), ...mitglieder]));
}

function tags(angaben: OsmTags | undefined, wort: (gesucht: string) => number): Buffer[] {
  const paare = Object.entries(angaben ?? {});
  return [
    gepackt(
      2,
      paare.map(([name]) => wort(name)),
    ),
    gepackt(
      3,
      paare.map(([, wert]) => wort(wert)),
    ),
  ];
}

function schritte(zahlen: readonly number[]): number[] {
  return zahlen.map((zahl, i) => zahl - (zahlen[i - 1] ?? 0));
}

function zickzack(wert: number): number {
  const zahl = Math.round(wert);
  return zahl < 0 ? -2 * zahl - 1 : 2 * zahl;
}

function varint(wert: number): number[] {
  const stuecke: number[] = [];
  let rest = wert;
  while (rest >= 128) {
    stuecke.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...stuecke, rest];
}

function ganzzahl(feld: number, wert: number): Buffer {
  return Buffer.from([...varint(feld * 8), ...varint(wert)]);
}

function bytes(feld: number, inhalt: Buffer): Buffer {
  return Buffer.concat([Buffer.from([...varint(feld * 8 + 2), ...varint(inhalt.length)]), inhalt]);
}

function text(feld: number, inhalt: string): Buffer {
  return bytes(feld, Buffer.from(inhalt));
}

function gepackt(feld: number, zahlen: readonly number[]): Buffer {
  return bytes(feld, Buffer.from(zahlen.flatMap(varint)));
}
