import { describe, expect, it } from 'vitest';

import { liesCamt } from './liesCamt.ts';

const VERSIONEN = Array.from({ length: 12 }, (_, stelle) => String(stelle + 2).padStart(2, '0'));
const ARTEN = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

type Wie = { art?: keyof typeof ARTEN; version?: string };
const auszug = (eintraege: string, { art = '053', version = '08' }: Wie = {}): string => {
  const [nachricht, liste] = ARTEN[art];
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${art}.001.${version}"><${nachricht}><${liste}><Acct><Id><IBAN>DE02 1203 0000 0000 2020 51</IBAN></Id></Acct>${eintraege}</${liste}></${nachricht}></Document>`;
};
type Eintrag = {
  betrag?: string;
  soll?: boolean;
  status?: string;
  tag?: string;
  mehr?: string;
  ccy?: string;
};
const eintrag = ({
  betrag = '46.41',
  soll = false,
  status = '<Cd>BOOK</Cd>',
  tag,
  mehr = '',
  ccy = 'EUR',
}: Eintrag = {}) =>
  `<Ntry><Amt Ccy="${ccy}">${betrag}</Amt><CdtDbtInd>${soll ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>${status}</Sts>${tag ?? '<BookgDt><Dt>2027-03-02</Dt></BookgDt>'}${mehr}</Ntry>`;
const zahlung = (zweck: string, mehr = '', name = 'Kern') =>
  `<TxDtls>${mehr}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${zweck}</Ustrd></RmtInf></TxDtls>`;
const details = (...zahlungen: string[]) => `<NtryDtls>${zahlungen.join('')}</NtryDtls>`;
const betragIn = (feld: string, betrag: string, ccy = 'EUR') =>
  `<AmtDtls><${feld}><Amt Ccy="${ccy}">${betrag}</Amt></${feld}></AmtDtls>`;

const lies = (eintraege: string, wie?: Wie) => {
  const gelesen = liesCamt(auszug(eintraege, wie));
  if (!gelesen) throw new Error('no statement');
  return gelesen;
};
const einer = (wie: Eintrag) => lies(eintrag(wie)).posten[0];
const teile = (mehr: string, wie: Eintrag = {}) =>
  einer({ ...wie, mehr })?.teile.map(({ cent, name, zweck }) => [cent, name, zweck]);

describe('an entry of a statement', () => {
  it.each(VERSIONEN)('counts in version %s when it is booked, never while it is only noted', (version) => {
    for (const art of ['052', '053', '054'] as const) {
      const stand = (status: string) => {
        const { posten, vorgemerkt } = lies(eintrag({ status }), { art, version });
        return [status, posten.length, vorgemerkt];
      };
      for (const wort of ['BOOK', ' BOOK ', '<Cd>BOOK</Cd>', '<Prtry>gebucht</Prtry>', '<![CDATA[BOOK]]>'])
        expect(stand(wort)).toEqual([wort, 1, 0]);
      for (const wort of [
        'PDNG',
        'INFO',
        '<Cd>PDNG</Cd>',
        '<Cd> INFO</Cd>',
        '<Cd>FUTR</Cd>',
        '<Prtry>vorgemerkt</Prtry>',
      ])
        expect(stand(wort)).toEqual([wort, 0, 1]);
    }
  });
  it('has the day on which it was booked here, in whatever zone that is written, or that of its value', () => {
    const am = (tag: string) => einer({ tag })?.am;
    for (const tag of [
      '<BookgDt><Dt>2027-03-02</Dt></BookgDt><ValDt><Dt>2027-03-01</Dt></ValDt>',
      '<BookgDt><Dt>2027-03-02+01:00</Dt></BookgDt>',
      '<BookgDt><Dt>2027-03-02Z</Dt></BookgDt>',
      '<BookgDt><DtTm>2027-03-02T00:15:00.000+01:00</DtTm></BookgDt>',
      '<BookgDt><DtTm>2027-03-01T23:30:00Z</DtTm></BookgDt>',
      '<BookgDt><DtTm>2027-03-02T08:00:00</DtTm></BookgDt>',
      '<BookgDt><Dt>2027-03-02T00:00:00</Dt></BookgDt>',
      '<ValDt><Dt>2027-03-02</Dt></ValDt>',
      '<BookgDt><Dt></Dt></BookgDt><ValDt><DtTm>2027-03-02T08:00:00Z</DtTm></ValDt>',
    ])
      expect([tag, am(tag)]).toEqual([tag, '2027-03-02']);
  });
  it('has an amount in euros with as many digits as the bank likes', () => {
    for (const betrag of ['46.41', '46.410', '46.41000', '0046.41', ' 46.41 '])
      expect(einer({ betrag })?.cent).toBe(4641);
    expect([einer({ betrag: '46' })?.cent, einer({ betrag: '46.4' })?.cent]).toEqual([4600, 4640]);
    expect(einer({ soll: true })?.cent).toBe(-4641);
    expect(lies(eintrag({ betrag: '0.00' }))).toEqual({ posten: [], vorgemerkt: 0, ungelesen: [] });
  });
  it('that cannot be read is shown with its words', () => {
    const grund = (wie: Eintrag) =>
      lies(eintrag({ ...wie, mehr: details(zahlung('RE-2027-00010')) })).ungelesen;
    expect(grund({ betrag: '46.415' })).toEqual([
      { zeile: null, text: '2027-03-02 46.415 EUR Kern RE-2027-00010', grund: 'betrag' },
    ]);
    expect(grund({ ccy: 'CHF' })).toMatchObject([{ grund: 'waehrung' }]);
    expect(grund({ tag: '<BookgDt><Dt>2027-02-30</Dt></BookgDt>' })).toMatchObject([{ grund: 'tag' }]);
    expect(grund({ betrag: '99999999999.00' })).toMatchObject([{ grund: 'betrag' }]);
  });
  it('names who is on the other side, and all that it is for', () => {
    const beide =
      '<RltdPties><Dbtr><Pty><Nm>Kern</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Kehrtour</Nm></Pty></Cdtr></RltdPties>';
    expect(teile(details(`<TxDtls>${beide}</TxDtls>`))).toEqual([[4641, 'Kern', '']]);
    expect(teile(details(`<TxDtls>${beide}</TxDtls>`), { soll: true })).toEqual([[-4641, 'Kehrtour', '']]);
    const zurueck = `<TxDtls>${beide}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>`;
    expect(teile(details(zurueck), { soll: true })).toEqual([[-4641, 'Kern', '']]);
    const strukturiert =
      '<Refs><EndToEndId>E2E-7</EndToEndId></Refs><RmtInf><Ustrd>Teil eins</Ustrd><Ustrd>und\n zwei</Ustrd><Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry></Tp><Nb>RE-2027-00010</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18RE202700010</Ref></CdtrRefInf><AddtlRmtInf>danke</AddtlRmtInf></Strd></RmtInf>';
    expect(teile(details(`<TxDtls>${strukturiert}</TxDtls>`))).toEqual([
      [4641, '', 'Teil eins und zwei RF18RE202700010 RE-2027-00010 danke E2E-7'],
    ]);
    const leer = '<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs></TxDtls>';
    expect(teile(`${details(leer)}<AddtlNtryInf>GUTSCHRIFT</AddtlNtryInf>`)).toEqual([
      [4641, '', 'GUTSCHRIFT'],
    ]);
    expect(teile(`${details(zahlung('danke'))}<AddtlNtryInf>GUTSCHRIFT</AddtlNtryInf>`)).toEqual([
      [4641, 'Kern', 'danke'],
    ]);
    expect(teile(`${details(zahlung('danke'))}<AddtlNtryInf>RE-2027-00010</AddtlNtryInf>`)).toEqual([
      [4641, 'Kern', 'danke RE-2027-00010'],
    ]);
  });
});

describe('a sum of several payments', () => {
  const mit = (betraege: readonly string[], wie: Eintrag = {}) =>
    teile(details(...betraege.map((betrag, stelle) => zahlung(`RE-2027-0001${stelle}`, betrag))), {
      betrag: '92.82',
      ...wie,
    });

  it('is split by their own amounts, wherever the bank writes them', () => {
    const zwei = [
      [4641, 'Kern', 'RE-2027-00010'],
      [4641, 'Kern', 'RE-2027-00011'],
    ];
    for (const feld of ['TxAmt', 'InstdAmt'])
      expect(mit([betragIn(feld, '46.41'), betragIn(feld, '46.410')])).toEqual(zwei);
    expect(mit(['<Amt Ccy="EUR">46.41</Amt>', '<Amt Ccy="EUR">46.41</Amt>'])).toEqual(zwei);
    expect(mit([betragIn('TxAmt', '46.41'), betragIn('InstdAmt', '46.41')])).toEqual(zwei);
    const getrennt =
      details(zahlung('RE-2027-00010', betragIn('TxAmt', '46.41'))) +
      details(zahlung('RE-2027-00011', betragIn('TxAmt', '46.41')));
    expect(teile(getrennt, { betrag: '92.82' })).toEqual(zwei);
  });
  it('stays one, with all that they say, when their amounts do not come to it', () => {
    const eine = [[9282, '', 'Kern RE-2027-00010 · Kern RE-2027-00011']];
    expect(mit(['', ''])).toEqual(eine);
    expect(mit([betragIn('TxAmt', '46.41'), ''])).toEqual(eine);
    expect(mit([betragIn('TxAmt', '46.41'), betragIn('TxAmt', '40.00')])).toEqual(eine);
    expect(mit([betragIn('InstdAmt', '46.41', 'USD'), betragIn('InstdAmt', '46.41', 'USD')])).toEqual(eine);
  });
  it('may hold payments of both directions', () => {
    const zurueck = `<CdtDbtInd>DBIT</CdtDbtInd>${betragIn('TxAmt', '10.00')}`;
    expect(mit([betragIn('TxAmt', '102.82'), zurueck])?.map(([cent]) => cent)).toEqual([10_282, -1000]);
  });
  it('of one payment has the amount that was booked, charges and all', () => {
    expect(mit([betragIn('InstdAmt', '90.00')])).toEqual([[9282, 'Kern', 'RE-2027-00010']]);
  });
});

describe('a file', () => {
  it('is told by its message, whatever prefix and wrapping it has', () => {
    const ohne = auszug(eintrag());
    const mitPraefix = ohne.replace('xmlns=', 'xmlns:c=').replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:');
    for (const text of [
      ohne,
      mitPraefix,
      `\uFEFF${ohne}`,
      ohne.replace('?>', '?><Umschlag>').concat('</Umschlag>'),
    ])
      expect(liesCamt(text)?.posten[0]).toMatchObject({
        konto: 'DE02120300000000202051',
        form: 'camt.053.001.08/1',
      });
    expect(liesCamt(ohne.replaceAll('BkToCstmrStmt', 'CstmrDrctDbtInitn'))).toBe(undefined);
    expect(liesCamt('<Document>')).toBe(undefined);
  });
  it('may hold several statements, each with its account', () => {
    const anderer = eintrag().replace('46.41', '1.00');
    const zwei = auszug(eintrag()).replace(
      '</Stmt>',
      `</Stmt><Stmt><Acct><Id><Othr><Id>202052</Id></Othr></Id></Acct>${anderer}</Stmt>`,
    );
    expect(liesCamt(zwei)?.posten.map(({ konto, cent }) => [konto, cent])).toEqual([
      ['DE02120300000000202051', 4641],
      ['202052', 100],
    ]);
  });
});
