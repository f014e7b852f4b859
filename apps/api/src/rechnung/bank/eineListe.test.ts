import type { Bankposten, BekannterPosten } from '@kehrtour/domain/bankauszug/bankposten';
import { findeNeuePosten } from '@kehrtour/domain/bankauszug/findeNeuePosten';
import { formatTag } from '@kehrtour/domain/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesBankCsv } from './liesBankCsv.ts';
import { liesCamt } from './liesCamt.ts';

type Zahlung = { am: string; cent: number; name: string; zweck: string; kennung: string };

const KONTO = 'DE02120300000000202051';
const euro = (cent: number, zeichen = ',') =>
  `${cent < 0 ? '-' : ''}${(Math.abs(cent) / 100).toFixed(2).replace('.', zeichen)}`;
const sicher = (text: string) => text.replaceAll('&', '&amp;');
const gross = (text: string) =>
  text.replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ä', 'ae').toUpperCase();
const csv =
  (kopf: string, zeile: (zahlung: Zahlung) => (string | number)[]) => (zahlungen: readonly Zahlung[]) =>
    [
      kopf,
      ...zahlungen.map((zahlung) =>
        zeile(zahlung)
          .map((zelle) => `"${zelle}"`)
          .join(';'),
      ),
    ].join('\r\n');

const camt =
  (art: string, [nachricht, liste]: [string, string], version: string) =>
  (zahlungen: readonly Zahlung[]) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${art}.001.${version}"><${nachricht}><${liste}><Acct><Id><IBAN>${KONTO}</IBAN></Id></Acct>${zahlungen
      .map(({ am, cent, name, zweck, kennung }, stelle) => {
        const status = version < '08' ? 'BOOK' : '<Cd>BOOK</Cd>';
        const partei = `<${cent < 0 ? 'Cdtr' : 'Dbtr'}>${version < '08' ? `<Nm>${sicher(name)}</Nm>` : `<Pty><Nm>${sicher(name)}</Nm></Pty>`}</${cent < 0 ? 'Cdtr' : 'Dbtr'}>`;
        return `<Ntry><NtryRef>${stelle + 1}</NtryRef><Amt Ccy="EUR">${euro(Math.abs(cent), '.')}</Amt><CdtDbtInd>${cent < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>${am}</Dt></BookgDt><AcctSvcrRef>${kennung}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties>${partei}</RltdPties><RmtInf><Ustrd>${sicher(zweck)}</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>GUTSCHRIFT</AddtlNtryInf></Ntry>`;
      })
      .join('')}</${liste}></${nachricht}></Document>`;

const FORMATE = {
  'camt.053 alt': camt('053', ['BkToCstmrStmt', 'Stmt'], '02'),
  'camt.053 neu': camt('053', ['BkToCstmrStmt', 'Stmt'], '08'),
  'camt.052': camt('052', ['BkToCstmrAcctRpt', 'Rpt'], '08'),
  'camt.054': camt('054', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'], '08'),
  Sparkasse: csv(
    '"Auftragskonto";"Buchungstag";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Info"',
    ({ am, cent, name, zweck }) => [
      KONTO,
      formatTag(am),
      'GUTSCHRIFT',
      `SVWZ+${zweck}`,
      gross(name).slice(0, 27),
      euro(cent),
      'Umsatz gebucht',
    ],
  ),
  'ein Text': csv('Buchungstag;Umsatzart;Buchungstext;Betrag', ({ am, cent, name, zweck }) => [
    formatTag(am),
    'Gutschrift',
    `${name} ${zweck} End-to-End-Ref.: NOTPROVIDED`,
    euro(cent),
  ]),
  'ohne Namen': csv('Datum;Verwendungszweck;Umsatz', ({ am, cent, zweck }) => [am, zweck, euro(cent, '.')]),
  'Soll und Haben': csv('Buchungstag;Name;Verwendungszweck;Soll;Haben', ({ am, cent, name, zweck }) => [
    formatTag(am),
    name,
    zweck.replaceAll(/(.{10})/g, '$1 '),
    cent < 0 ? euro(-cent) : '',
    cent < 0 ? '' : euro(cent),
  ]),
};
type Format = keyof typeof FORMATE;

function lies(format: Format, zahlungen: readonly Zahlung[]): readonly Bankposten[] {
  if (zahlungen.length === 0) return [];
  const text = FORMATE[format](zahlungen);
  const auszug = text.startsWith('<') ? liesCamt(text) : liesBankCsv(text);
  if (!auszug || 'fehlt' in auszug || auszug.ungelesen.length > 0) throw new Error(text);
  return auszug.posten;
}

/** What is kept after one file came after the other. */
function nacheinander(dateien: readonly (readonly Bankposten[])[]): BekannterPosten[] {
  const bekannt: BekannterPosten[] = [];
  for (const datei of dateien)
    for (const { posten, teile } of findeNeuePosten(datei, bekannt)) {
      const { konto, am, cent, form, abdruck, kennung } = posten;
      const formen = [{ form, abdruck, kennung }];
      bekannt.push({ posten: String(bekannt.length), konto, am, cent, formen, teile, ersetzbar: false });
    }
  return bekannt;
}

const zahlung = fc.record({
  am: fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'),
  cent: fc.constantFrom(4641, 4641, 9401, -4641, 100),
  name: fc.constantFrom('Jörg Huber', 'Anna Kern', 'Groß & Söhne Kaminbau Nürnberg', 'Müller'),
  zweck: fc.constantFrom(
    'RE-2027-00010',
    'RE-2027-00011',
    'Rechnung RE-2027-00010 vom 2. März',
    'danke für alles',
    '',
  ),
  kennung: fc.constantFrom('', 'NONREF', 'NOTPROVIDED', '1', '00001', '2027030200012345'),
});
const formate = Object.keys(FORMATE) as Format[];
const datei = fc.record({ format: fc.constantFrom(...formate), von: fc.nat(4), bis: fc.nat(4) });

describe('a list of payments in files of whatever kinds', () => {
  it('comes in whole and once, however their days overlap and whichever comes first', () => {
    fc.assert(
      fc.property(
        fc.array(zahlung, { maxLength: 12 }),
        fc.array(datei, { minLength: 1, maxLength: 5 }),
        (alle, folge) => {
          const darin = ({ von, bis }: (typeof folge)[number]) =>
            alle.filter(({ am }) => Number(am.slice(-2)) - 1 >= von && Number(am.slice(-2)) - 1 <= bis);
          const bekannt = nacheinander(folge.map((eine) => lies(eine.format, darin(eine))));
          const soll = new Set(folge.flatMap(darin));
          const kurz = (einer: { am: string; cent: number }) => `${einer.am} ${einer.cent}`;
          expect(bekannt.map(kurz).toSorted()).toEqual([...soll].map(kurz).toSorted());
        },
      ),
      { numRuns: 1500 },
    );
  });
  it('is the same list in every pair of kinds, in either order', () => {
    const liste: Zahlung[] = [
      { am: '2027-03-01', cent: 4641, name: 'Jörg Huber', zweck: 'RE-2027-00010', kennung: 'NONREF' },
      { am: '2027-03-01', cent: 4641, name: 'Jörg Huber', zweck: 'RE-2027-00010', kennung: 'NONREF' },
      { am: '2027-03-01', cent: 4641, name: 'Anna Kern', zweck: 'RE-2027-00011', kennung: 'NONREF' },
      { am: '2027-03-02', cent: -123_456, name: 'Groß & Söhne', zweck: 'Miete', kennung: '' },
    ];
    for (const eine of formate)
      for (const andere of formate)
        expect([
          eine,
          andere,
          nacheinander([lies(eine, liste), lies(andere, liste), lies(eine, liste)]).length,
        ]).toEqual([eine, andere, 4]);
  });
});
