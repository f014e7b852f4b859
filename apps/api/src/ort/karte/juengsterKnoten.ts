import { PbfReader } from 'pbf';

/** Numbers of the fields in `osmformat.proto`. */
const BLOCK = { gruppe: 2, zeiteinheitMs: 18 } as const;
const GRUPPE = { knoten: 1, dichteKnoten: 2 } as const;
const KNOTEN_INFO = 4;
const DICHTE_INFO = 5;
const INFO_ZEIT = 2;
const DICHTE_ZEITEN = 2;
const ZEITEINHEIT_MS = 1000;

/**
 * Instant of the youngest node of an unpacked block in milliseconds; 0 where it says none. Read by ourselves: our library wants
 * editors and change sets beside the instants, and what is offered for download has had them taken out.
 */
export function juengsterKnoten(block: Uint8Array): number {
  const stand = new PbfReader(block).readFields(
    (feld, hier: { zeit: number; einheit: number }, pbf) => {
      if (feld === BLOCK.gruppe) hier.zeit = Math.max(hier.zeit, inGruppe(pbf));
      else if (feld === BLOCK.zeiteinheitMs) hier.einheit = pbf.readVarint();
    },
    { zeit: 0, einheit: ZEITEINHEIT_MS },
  );
  return stand.zeit * stand.einheit;
}

function inGruppe(gruppe: PbfReader): number {
  return gruppe.readMessage(
    (feld, hier: { zeit: number }, pbf) => {
      if (feld === GRUPPE.knoten) hier.zeit = Math.max(hier.zeit, tief(pbf, KNOTEN_INFO, zeitDesKnotens));
      else if (feld === GRUPPE.dichteKnoten)
        hier.zeit = Math.max(hier.zeit, tief(pbf, DICHTE_INFO, zeitenDerDichten));
    },
    { zeit: 0 },
  ).zeit;
}

/** What `lies` finds in the message `gesucht` of a message. */
const tief = (pbf: PbfReader, gesucht: number, lies: (pbf: PbfReader) => number): number =>
  pbf.readMessage(
    (feld, hier: { zeit: number }, innen) => {
      if (feld === gesucht) hier.zeit = Math.max(hier.zeit, lies(innen));
    },
    { zeit: 0 },
  ).zeit;

const zeitDesKnotens = (pbf: PbfReader): number =>
  pbf.readMessage(
    (feld, hier: { zeit: number }, innen) => {
      if (feld === INFO_ZEIT) hier.zeit = innen.readVarint(true);
    },
    { zeit: 0 },
  ).zeit;

/** Each counts from the one before. */
const zeitenDerDichten = (pbf: PbfReader): number =>
  pbf.readMessage(
    (feld, hier: { zeit: number }, innen) => {
      if (feld !== DICHTE_ZEITEN) return;
      let zeit = 0;
      for (const schritt of innen.readPackedSVarint()) hier.zeit = Math.max(hier.zeit, (zeit += schritt));
    },
    { zeit: 0 },
  ).zeit;
