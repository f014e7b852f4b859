import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';

import { type Knoten, xmlAus } from '../beleg/xml.ts';
import { bankwort } from './bankwort.ts';
import { baueLastschriftdatei, type Lastschrift, lastschriftbaum } from './baueLastschriftdatei.ts';
import { lastschriftFehler } from './lastschriftFehler.ts';
import { schemaFehler } from './lastschriftschema.ts';

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

/** Where the official schema lies (pain.008.001.08.xsd of iso20022.org); it is in no package, and schemata are not copied here. */
const XSD = process.env['PAIN_008_XSD'];
const DATEI = [
  mit({}),
  mit({ kontoinhaber: 'Øyvind', iban: 'CH9300762011623852957' }, { nummer: 'RE-2027-00013', cent: 1 }),
  mit({ referenz: 'KT-2' }, { nummer: 'RE-2027-00014', am: '2027-04-16', cent: 99_999_999_999 }),
];
const baum = () => lastschriftbaum('EINZUG-20270401080000', AM, DATEI);

type Eingriff = (knoten: Knoten) => readonly Knoten[];
const mitText = (knoten: Knoten, inhalt: string): readonly Knoten[] => [{ ...knoten, inhalt }];
const EINGRIFFE: Record<string, Eingriff> = {
  fehlt: () => [],
  doppelt: (knoten) => [knoten, knoten],
  leer: (knoten) => mitText(knoten, ''),
  lang: (knoten) => mitText(knoten, 'A'.repeat(141)),
  anders: (knoten) => mitText(knoten, 'x y'),
  klein: (knoten) => mitText(knoten, 'de12'),
  Zahl: (knoten) => mitText(knoten, '1.234,56'),
  'ein Tag, den es nicht gibt': (knoten) => mitText(knoten, '2027-02-30'),
  fremd: (knoten) => [{ ...knoten, name: `${knoten.name}x` }],
  'mit Attribut': (knoten) => [{ ...knoten, attribute: { ...knoten.attribute, x: '1' } }],
  verkehrt: (knoten) =>
    typeof knoten.inhalt === 'string' ? [knoten] : [{ ...knoten, inhalt: knoten.inhalt.toReversed() }],
  'Kind zuviel': (knoten) => [
    {
      ...knoten,
      inhalt:
        typeof knoten.inhalt === 'string'
          ? [{ name: 'Nm', inhalt: 'A', attribute: {} }]
          : [...knoten.inhalt, { name: 'Nm', inhalt: 'A', attribute: {} }],
    },
  ],
};
const zaehle = (knoten: Knoten): number =>
  1 +
  (typeof knoten.inhalt === 'string' ? 0 : knoten.inhalt.reduce((summe, kind) => summe + zaehle(kind), 0));
/** The tree with its n-th element done to. */
function geaendert(wurzel: Knoten, n: number, eingriff: Eingriff): Knoten {
  let stelle = 0;
  const geh = (knoten: Knoten): readonly Knoten[] => {
    const hier = stelle === n;
    stelle += 1;
    const neu =
      typeof knoten.inhalt === 'string' ? knoten : { ...knoten, inhalt: knoten.inhalt.flatMap(geh) };
    return hier ? eingriff(neu) : [neu];
  };
  return { ...wurzel, inhalt: typeof wurzel.inhalt === 'string' ? '' : wurzel.inhalt.flatMap(geh) };
}
const eingriffe = Array.from({ length: zaehle(baum()) - 1 }, (_, n) =>
  Object.entries(EINGRIFFE).map(([was, eingriff]) => [was, geaendert(baum(), n, eingriff)] as const),
).flat();
const unveraendert = xmlAus(baum());

describe('the schema of a file of debits', () => {
  it('is kept by every file that is made', () => {
    expect(schemaFehler(baum())).toBeUndefined();
    const eines = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string());
    fc.assert(
      fc.property(eines, fc.integer({ min: 1, max: 99_999_999_999 }), fc.boolean(), (wort, cent, fern) => {
        const iban = fern ? 'CH9300762011623852957' : 'DE89370400440532013000';
        const eine = mit({ kontoinhaber: wort, betrieb: wort, iban }, { cent });
        expect(schemaFehler(lastschriftbaum('EINZUG-1', AM, [eine]))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
  it('names the place where a file does not keep to it', () => {
    const ohne = (name: string) =>
      schemaFehler(
        geaendert(
          baum(),
          xmlAus(baum())
            .split(/<(?![/?])/)
            .findIndex((teil) => teil.startsWith(name)) - 2,
          () => [],
        ),
      );
    expect(ohne('MsgId')).toBe('Document/CstmrDrctDbtInitn/GrpHdr/MsgId');
    expect(schemaFehler({ ...baum(), attribute: {} })).toBe('Document/@');
    expect(schemaFehler(lastschriftbaum('E'.repeat(36), AM, DATEI))).toBe(
      'Document/CstmrDrctDbtInitn/GrpHdr/MsgId',
    );
  });
  it.skipIf(XSD === undefined)(
    XSD === undefined
      ? 'PAIN_008_XSD names no file: not compared with the official schema'
      : 'refuses what the official schema refuses, whatever is done to whichever element',
    () => {
      const datei = XmlDocument.fromBuffer(readFileSync(XSD ?? ''));
      const xsd = XsdValidator.fromDoc(datei);
      const gilt = (xml: string): boolean => {
        const dokument = XmlDocument.fromString(xml);
        try {
          xsd.validate(dokument);
          return true;
        } catch {
          return false;
        } finally {
          dokument.dispose();
        }
      };
      expect(gilt(unveraendert)).toBe(true);
      const uebersehen = eingriffe.filter(
        ([, knoten]) => schemaFehler(knoten) === undefined && !gilt(xmlAus(knoten)),
      );
      expect(uebersehen.map(([was]) => was)).toEqual([]);
      xsd.dispose();
      datei.dispose();
    },
  );
  it('lets nothing be left out, said twice or changed but what the schema lets be', () => {
    const entgangen = (was: string): string[] => {
      const namen = Array.from({ length: zaehle(baum()) - 1 }, (_, n) => {
        const getroffen: string[] = [];
        const knoten = geaendert(baum(), n, (einer) => {
          getroffen.push(einer.name);
          return EINGRIFFE[was]?.(einer) ?? [];
        });
        return schemaFehler(knoten) === undefined && xmlAus(knoten) !== unveraendert ? getroffen : [];
      }).flat();
      return [...new Set(namen)].toSorted();
    };
    expect(entgangen('fehlt')).toEqual(['DrctDbtTxInf', 'PmtInf', 'PstCd', 'PstlAdr', 'StrtNm', 'TwnNm']);
    expect(entgangen('doppelt')).toEqual(['DrctDbtTxInf', 'PmtInf']);
    for (const was of ['leer', 'fremd', 'mit Attribut', 'Kind zuviel', 'lang'])
      expect([was, entgangen(was)]).toEqual([was, []]);
    expect(entgangen('verkehrt')).toEqual([]);
  });
});
