import { readAddresses } from '@kehrtour/addresses/addresses';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { feedKalender, type Feedtermin } from './feedKalender.ts';

const ID = '5b8c1f3e-53b1-4e41-9a39-4f0f6f9d0a11';
const einTermin = (wunsch: Partial<Feedtermin> = {}): Feedtermin => ({
  id: ID,
  status: 'bestaetigt',
  version: 3,
  beginn: new Date('2027-02-03T07:00:00Z'),
  ende: new Date('2027-02-03T07:30:00Z'),
  geaendertAm: new Date('2027-01-11T12:00:00Z'),
  taetigkeiten: ['Kehrung', 'Abgaswegüberprüfung'],
  fenster: 'Mittwoch, 3. Februar 2027, 08:00 bis 10:00 Uhr',
  personen: '',
  ...wunsch,
});
const rendere = (...termine: Feedtermin[]): string =>
  feedKalender({
    name: 'Musterbach: Eva',
    addresses: readAddresses({ PUBLIC_URL: 'https://kehrtour.example' }),
    termine,
  });
const lies = (text: string): ICAL.Component[] =>
  new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
const wert = (entry: ICAL.Component | undefined, name: string): string =>
  String(entry?.getFirstPropertyValue(name));

/** What a calendar may be expected to show of a text: line breaks as LF, no control characters. */
const sichtbar = (text: string): string =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
const zeile = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const unicode = fc.string({ unit: 'binary', maxLength: 300 });
const boese = fc.oneof(
  unicode,
  fc.constantFrom(
    'a\r\nATTENDEE:mailto:x@example.org',
    'a\rBEGIN:VALARM\rEND:VALARM',
    'a\u2028SUMMARY:b',
    '\\n;,:"\\\\;',
    `${'ä'.repeat(200)}🧹${'ß'.repeat(100)}`,
    'END:VEVENT\r\nEND:VCALENDAR\r\n',
  ),
);

describe('an employee’s feed', () => {
  it('says whom the household was told of, and nothing where nobody was named', () => {
    const text = (personen: string) => wert(lies(rendere(einTermin({ personen })))[0], 'description');
    expect(text('Es kommt Anna Berger oder Max Kern.')).toContain(
      'Genannt: Es kommt Anna Berger oder Max Kern.',
    );
    expect(text('')).not.toContain('Genannt');
  });
  it('carries UID, SEQUENCE and state, so that calendars follow every change', () => {
    const [entry] = lies(rendere(einTermin()));
    expect(wert(entry, 'uid')).toBe(`termin-${ID}@kehrtour.example`);
    expect(wert(entry, 'sequence')).toBe('2');
    expect(wert(entry, 'status')).toBe('CONFIRMED');
    expect(wert(entry, 'dtstart')).toBe('2027-02-03T07:00:00Z');
    expect(wert(entry, 'url')).toBe(`https://kehrtour.example/termine/${ID}`);
    const abgesagt = lies(rendere(einTermin({ status: 'abgesagt', version: 4 })))[0];
    expect([wert(abgesagt, 'uid'), wert(abgesagt, 'sequence'), wert(abgesagt, 'status')]).toEqual([
      `termin-${ID}@kehrtour.example`,
      '3',
      'CANCELLED',
    ]);
  });
  it.each<[TerminStatus, string, string]>([
    ['entwurf', 'TENTATIVE', ''],
    ['angefragt', 'TENTATIVE', 'Angefragt: '],
    ['angekuendigt', 'TENTATIVE', ''],
    ['unsicher', 'TENTATIVE', ''],
    ['abgelehnt', 'TENTATIVE', 'Passt nicht: '],
    ['bestaetigt', 'CONFIRMED', ''],
    ['erledigt', 'CONFIRMED', ''],
    ['nichtAngetroffen', 'CONFIRMED', ''],
    ['zutrittVerweigert', 'CONFIRMED', ''],
    ['verschoben', 'CANCELLED', 'Verschoben: '],
    ['abgesagt', 'CANCELLED', 'Abgesagt: '],
  ])('says of what is %s: %s, and first: "%s"', (status, stand, vorspann) => {
    const [entry] = lies(rendere(einTermin({ status })));
    expect([wert(entry, 'status'), wert(entry, 'summary')]).toEqual([
      stand,
      `${vorspann}Kehrung, Abgaswegüberprüfung`,
    ]);
  });
  it('names no customer unless the person chose so', () => {
    const kunde = {
      name: 'Eva Huber',
      anschrift: 'Hardtstraße 3, 91207 Lauf',
      telefon: '09123 4567',
      notiz: 'Tor',
    };
    const mit = rendere(einTermin({ kunde }));
    expect(wert(lies(mit)[0], 'summary')).toBe('Kehrung, Abgaswegüberprüfung · Eva Huber');
    expect(wert(lies(mit)[0], 'location')).toBe('Hardtstraße 3, 91207 Lauf');
    expect(wert(lies(mit)[0], 'description')).toContain('Telefon: 09123 4567');
    const ohne = rendere(einTermin());
    expect(wert(lies(ohne)[0], 'summary')).toBe('Kehrung, Abgaswegüberprüfung');
    expect(ohne).not.toMatch(/Huber|Hardt|4567|LOCATION/);
  });
  it('makes the same bytes of the same appointments', () => {
    expect(rendere(einTermin())).toBe(rendere(einTermin()));
  });
  it('tells calendars how often to ask', () => {
    expect(rendere()).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
    expect(rendere()).toContain('X-WR-CALNAME:Musterbach: Eva');
  });
  it('keeps instants apart in the doubled hour of autumn and around the missing one of spring', () => {
    const um = (beginn: string) =>
      wert(
        lies(
          rendere(einTermin({ beginn: new Date(beginn), ende: new Date(Date.parse(beginn) + 60_000) })),
        )[0],
        'dtstart',
      );
    expect(um('2027-10-31T00:30:00Z')).toBe('2027-10-31T00:30:00Z');
    expect(um('2027-10-31T01:30:00Z')).toBe('2027-10-31T01:30:00Z');
    expect(um('2027-03-28T00:59:00Z')).toBe('2027-03-28T00:59:00Z');
    expect(um('2027-03-28T01:00:00Z')).toBe('2027-03-28T01:00:00Z');
  });
  it('reads back as it was written, whatever customers are called', () => {
    fc.assert(
      fc.property(boese, boese, boese, (name, anschrift, notiz) => {
        const text = rendere(
          einTermin({ kunde: { name, anschrift, telefon: '', notiz } }),
          einTermin({ id: '5b8c1f3e-53b1-4e41-9a39-4f0f6f9d0a12' }),
        );
        const entries = lies(text);
        expect(entries).toHaveLength(2);
        const [entry] = entries;
        expect(wert(entry, 'summary')).toBe(
          zeile(['Kehrung, Abgaswegüberprüfung', name].filter(Boolean).join(' · ')),
        );
        if (zeile(anschrift) !== '') expect(wert(entry, 'location')).toBe(zeile(anschrift));
        if (notiz !== '') expect(wert(entry, 'description')).toContain(sichtbar(`Zugang: ${notiz}`));
        expect(
          entry
            ?.getAllProperties()
            .map((property) => property.name)
            .toSorted(),
        ).toEqual(
          lies(rendere(einTermin({ kunde: { name: 'a', anschrift: 'b', telefon: '', notiz: 'c' } })))[0]
            ?.getAllProperties()
            .map((property) => property.name)
            .filter((property) => property !== 'location' || zeile(anschrift) !== '')
            .toSorted(),
        );
        expect(entry?.getAllSubcomponents()).toEqual([]);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 1000 },
    );
  });
});
