// Its children are started by kindprozess.ts.
import { describe, expect, it } from 'vitest';

import { laengsterZug } from '../../../test/laengsterZug.ts';
import { liesFremdenAuszug } from './liesFremdenAuszug.ts';

/** By day a part of what is read at most: what costs more than its length shows at a megabyte, too. */
const BYTES = (5 * 1024 * 1024) / Number(process.env['SCHLIMMSTES_TEILER']);
const KOPF = 'Buchungstag;Betrag;Verwendungszweck;Name\n';
const camt = (mitte: string): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${mitte}</Stmt></BkToCstmrStmt></Document>`;
const posten = (mitte: string): string =>
  `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-01</Dt></BookgDt><NtryDtls><TxDtls><RmtInf>${mitte}</RmtInf></TxDtls></NtryDtls></Ntry>`;
const bisZu = (anfang: string, stueck: string): string => {
  let nth = 0;
  const oft = Math.floor((BYTES - 1000) / (stueck.length + 6));
  return anfang + stueck.repeat(oft).replaceAll('@', () => String((nth += 1)));
};

describe('a file of a bank', () => {
  it.each([
    ['elements inside elements', camt(bisZu('', '<a>'))],
    ['elements that are closed, too', camt(bisZu('', '<a>') + bisZu('', '</a>'))],
    ['statements', `<Document><BkToCstmrStmt>${bisZu('', '<Stmt></Stmt>')}</BkToCstmrStmt></Document>`],
    ['empty entries', camt(bisZu('', '<Ntry/>'))],
    ['purposes of one payment', camt(posten(bisZu('', '<Ustrd>x@</Ustrd>')))],
    ['quotes', KOPF + bisZu('', '"')],
    ['columns', KOPF + bisZu('', ';')],
    ['empty lines', KOPF + bisZu('', '\n')],
    ['lines with a beginning', bisZu('', ':20:\n')],
  ])('of five megabytes stops nobody else: %s', async (_, text) => {
    const bytes = Buffer.from(text);
    const zug = await laengsterZug(async () => {
      const gelesen = await liesFremdenAuszug(bytes).catch((fehler: unknown) => fehler);
      expect(gelesen).toMatchObject(
        gelesen instanceof Error ? { code: 'falscher-inhalt' } : { ungelesen: expect.any(Array) },
      );
    });
    expect(zug).toBeLessThan(1000);
  });
  it('of as many honest bookings is read', { tags: 'night' }, async () => {
    const zeilen = bisZu(KOPF, '01.11.2026;12,00;Rechnung @ danke;Eva\n');
    expect((await liesFremdenAuszug(Buffer.from(zeilen))).posten.length).toBeGreaterThan(100_000);
    const eintraege = camt(bisZu('', posten('<Ustrd>Rechnung @</Ustrd>')));
    expect((await liesFremdenAuszug(Buffer.from(eintraege))).posten.length).toBeGreaterThan(20_000);
  });
});
