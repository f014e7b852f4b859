import { bareTable } from '@kehrtour/domain/keysOf';
import { SaxesParser } from 'saxes';

import { istUnmaessig } from '../xlsx/istUnmaessig.ts';

/** Deeper than any table is written. */
const TIEFE_MAX = 64;

export type Angaben = Readonly<Record<string, string>>;
export type Besuch = {
  /** Names come without their prefixes. */
  readonly auf: (name: string, angaben: Angaben) => void;
  readonly zu: (name: string) => void;
  readonly text: (text: string) => void;
};

const ohneVorsatz = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Goes through XML without a tree of it. False where it is none, or more than any table says. */
export function gehDurch(text: string, { auf, zu, text: nimmText }: Besuch): boolean {
  if (istUnmaessig(Buffer.from(text))) return false;
  const parser = new SaxesParser();
  let tiefe = 0;
  parser.on('doctype', () => {
    throw new Error('document type');
  });
  parser.on('error', (fehler) => {
    throw fehler;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if ((tiefe += 1) > TIEFE_MAX) throw new Error('deep');
    const angaben = bareTable<string>();
    for (const [wie, wert] of Object.entries(attributes)) angaben[ohneVorsatz(wie)] = wert;
    auf(ohneVorsatz(name), angaben);
  });
  parser.on('closetag', ({ name }) => {
    tiefe -= 1;
    zu(ohneVorsatz(name));
  });
  parser.on('text', nimmText);
  parser.on('cdata', nimmText);
  try {
    parser.write(text).close();
    return true;
  } catch {
    return false;
  }
}
