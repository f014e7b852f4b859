import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';

import { bankwort } from './bankwort.ts';
import { baueLastschriftdatei, type Lastschrift } from './baueLastschriftdatei.ts';
import { lastschriftFehler } from './lastschriftFehler.ts';

const AM = new Date('2027-04-01T08:00:00Z');
const mit = (mandat: Partial<Lastschrift['mandat']>, mehr: Partial<Lastschrift> = {}): Lastschrift => ({
  nummer: 'RE-2027-00012',
  cent: 4491,
  am: '2027-04-15',
  ...mehr,
  mandat: {
    referenz: 'KT-1',
    erteiltAm: '2027-01-10',
    kontoinhaber: 'Öfen Rußwurm',
    iban: 'DE89370400440532013000',
    betrieb: 'Feger Muster',
    anschrift: { strasse: 'Marktplatz 3', plz: '91999', ort: 'Musterbach' },
    ...mandat,
  },
});
const namen = (xml: string): string[] =>
  Array.from(xml.matchAll(/<Dbtr><Nm>([^<]*)<\/Nm>/g), ([, name = '']) =>
    name.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  );

describe('bankwort', () => {
  it.each([
    ['Öfen & Kamine Rußwurm', 'Oefen + Kamine Russwurm'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Søren Ærø', 'Soren Aero'],
    ['Ελλάδα', 'Ellada'],
    ['Щукин', 'Shchukin'],
    ['Ağaoğlu İbrahim', 'Agaoglu Ibrahim'],
    ['Meier   GmbH  &  Co.  KG', 'Meier GmbH + Co. KG'],
    ['„Zum Feger“ — Café', 'Zum Feger - Cafe'],
    ['//Meier//Huber/', 'Meier/Huber'],
    ['\u00A0', ''],
  ])('writes %s as %s', (text, wort) => {
    expect(bankwort(text, 70)).toBe(wort);
  });
});

describe('the file of debits', () => {
  it('has a name for everybody, in letters that banks take, whatever the name is', () => {
    const eines = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());
    fc.assert(
      fc.property(eines, eines, (kontoinhaber, betrieb) => {
        const xml = baueLastschriftdatei('EINZUG-1', AM, [mit({ kontoinhaber, betrieb })]);
        XmlDocument.fromString(xml).dispose();
        expect(namen(xml)).toEqual([expect.stringMatching(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/)]);
        expect(namen(xml)[0]).toBe(
          namen(xml)[0]
            ?.trim()
            .replaceAll(/ {2,}|\/{2,}/g, '!'),
        );
      }),
    );
  });
  it('names the company where of the account holder nothing can be written', () => {
    const xml = baueLastschriftdatei('EINZUG-1', AM, [mit({ kontoinhaber: '\u200B' })]);
    expect(namen(xml)).toEqual(['Feger Muster']);
    expect(namen(baueLastschriftdatei('E', AM, [mit({ kontoinhaber: '', betrieb: '' })]))).toEqual([
      'Kontoinhaber',
    ]);
  });
  it('says where who pays is at home only to banks outside of the European Economic Area', () => {
    const fern = baueLastschriftdatei('E', AM, [mit({ iban: 'CH9300762011623852957' })]);
    expect(fern).toContain(
      '<PstlAdr><StrtNm>Marktplatz 3</StrtNm><PstCd>91999</PstCd><TwnNm>Musterbach</TwnNm><Ctry>DE</Ctry></PstlAdr>',
    );
    expect(baueLastschriftdatei('E', AM, [mit({})])).not.toContain('PstlAdr');
  });
});

describe('lastschriftFehler', () => {
  it('finds what a bank would refuse, before it is asked', () => {
    expect(lastschriftFehler(mit({}))).toBeUndefined();
    expect(lastschriftFehler(mit({ iban: 'DE88370400440532013000' }))).toMatch(/Prüfziffer/);
    expect(lastschriftFehler(mit({ referenz: 'KT/1/' }))).toMatch(/Mandatsreferenz/);
    expect(lastschriftFehler(mit({ referenz: 'Ö-1' }))).toMatch(/Mandatsreferenz/);
    expect(lastschriftFehler(mit({ erteiltAm: '2027-05-01' }))).toMatch(/erst nach dem Einzug/);
    expect(lastschriftFehler(mit({}, { cent: 0 }))).toMatch(/Betrag/);
    expect(lastschriftFehler(mit({}, { nummer: 'R'.repeat(36) }))).toMatch(/Rechnungsnummer/);
  });
});
