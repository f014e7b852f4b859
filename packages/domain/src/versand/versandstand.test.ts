import { describe, expect, it } from 'vitest';

import {
  gesamtzahl,
  moeglicheVersandtaten,
  VERSANDKLASSEN,
  versandsatz,
  type Versandzahlen,
} from './versandstand.ts';

const zahlen = (teil: Partial<Versandzahlen>): Versandzahlen => ({
  ...(Object.fromEntries(VERSANDKLASSEN.map((klasse) => [klasse, 0])) as Versandzahlen),
  ...teil,
});

describe('versandsatz', () => {
  it('says exactly how many left and how many not', () => {
    expect(versandsatz(zahlen({ hinaus: 83, angehalten: 36, geht: 1 }))).toBe(
      'Von 120 Nachrichten sind 83 hinaus und 37 nicht: 1 geht gerade hinaus und 36 sind angehalten.',
    );
    expect(versandsatz(zahlen({ hinaus: 1, verworfen: 1 }))).toBe(
      'Von 2 Nachrichten ist 1 hinaus und 1 nicht: 1 ist verworfen.',
    );
    expect(versandsatz(zahlen({ hinaus: 1200 }))).toBe('Alle 1.200 Nachrichten sind hinaus.');
    expect(versandsatz(zahlen({ hinaus: 1 }))).toBe('Die Nachricht ist hinaus.');
  });
});

describe('moeglicheVersandtaten', () => {
  it('offers a stop while something waits, and what to do with the rest afterwards', () => {
    expect(moeglicheVersandtaten(zahlen({ hinaus: 3 }))).toEqual([]);
    expect(moeglicheVersandtaten(zahlen({ wartet: 3 }))).toEqual(['anhalten']);
    expect(moeglicheVersandtaten(zahlen({ angehalten: 3, geht: 1 }))).toEqual(['weiter', 'verwerfen']);
    expect(moeglicheVersandtaten(zahlen({ wiederholt: 2 }))).toEqual(['anhalten', 'nochmal']);
    expect(moeglicheVersandtaten(zahlen({ gescheitert: 2, unzustellbar: 1 }))).toEqual(['nochmal']);
    expect(moeglicheVersandtaten(zahlen({ unzustellbar: 1, verworfen: 1 }))).toEqual([]);
  });
});

describe('gesamtzahl', () => {
  it('counts each message once', () => {
    expect(gesamtzahl(zahlen({ hinaus: 2, wartet: 3, ersetzt: 1 }))).toBe(6);
  });
});
