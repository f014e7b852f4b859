import { describe, expect, it } from 'vitest';

import { liesCamt } from './liesCamt.ts';

const VERSIONEN = Array.from({ length: 12 }, (_, stelle) => String(stelle + 2).padStart(2, '0'));

const auszug = (version: string, status: string): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">46.41</Amt><CdtDbtInd>CRDT</CdtDbtInd>${status}<BookgDt><Dt>2027-03-02</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>RE-2027-00010</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

describe('an entry of a statement', () => {
  it.each(VERSIONEN)('counts in version %s when it is booked, never while it is only noted', (version) => {
    const anzahl = (status: string) => liesCamt(auszug(version, status))?.posten.length;
    for (const wort of ['BOOK', ' BOOK ', '<Cd>BOOK</Cd>', '<Prtry>gebucht</Prtry>', '<![CDATA[BOOK]]>'])
      expect([wort, anzahl(`<Sts>${wort}</Sts>`)]).toEqual([wort, 1]);
    for (const wort of [
      'PDNG',
      'INFO',
      '<Cd>PDNG</Cd>',
      '<Cd>INFO</Cd>',
      '<Cd>FUTR</Cd>',
      '<Prtry>vorgemerkt</Prtry>',
    ])
      expect([wort, anzahl(`<Sts>\n${wort}\n</Sts>`)]).toEqual([wort, 0]);
  });
});
