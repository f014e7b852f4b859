import { randomUUID } from 'node:crypto';

import * as wesen from '@kehrtour/contract/rechnungswesen';

import { json, sql } from '../src/platform/db/sql.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

export type Bankposten = { betrag: string; soll?: boolean; zweck: string; ref: string; am?: string };

/** A statement of the bank as CAMT.053. */
export const camt = (posten: readonly Bankposten[]): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${posten
    .map(
      ({ betrag, soll, zweck, ref, am }) =>
        `<Ntry><Amt Ccy="EUR">${betrag}</Amt><CdtDbtInd>${soll ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${am ?? '2027-04-20'}</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Huber</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${zweck}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

/** Gives a statement to the operator's desk, as her browser sends the file. */
export async function liesAuszug(
  api: TestApi,
  token: string,
  inhalt: string | Uint8Array,
  name = 'auszug.xml',
) {
  const rand = 'x'.repeat(20);
  const response = await api.app.inject({
    method: 'POST',
    url: wesen.bankauszugLesen.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${rand}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${rand}\r\nContent-Disposition: form-data; name="datei"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`,
      ),
      Buffer.from(inhalt),
      Buffer.from(`\r\n--${rand}--\r\n`),
    ]),
  });
  return { status: response.statusCode, body: response.json() };
}

export type TestRechnung = { nummer: string; cent: number; name?: string; monat?: string };

/** An invoice of a company as the run of a month would have made it, with the number and the amount that a test needs. */
export async function legeRechnungAn(
  { ctx }: TestBetrieb,
  { nummer, cent, name = 'Feger Muster', monat = '2027-01' }: TestRechnung,
): Promise<string> {
  const id = randomUUID();
  const inhalt = { empfaenger: { name, leitwegId: '' }, zahlung: { art: 'rechnung', mandat: null } };
  await ctx.transaction((tx) =>
    tx.run(sql`
      insert into rechnung (id, art, nummer, monat, ausgestellt_am, faellig_am, netto_cent, ust_cent, brutto_cent, inhalt, xml, xml_sha256)
      values (${id}, 'rechnung', ${nummer}, ${`${monat}-01`}::date, ${`${monat}-28`}::date, ${`${monat}-28`}::date + 14, ${cent}, 0, ${cent}, ${json(inhalt)}::jsonb, '<x/>', 'abc')`),
  );
  return id;
}

/** How much of each invoice is paid, by its number. */
export async function bezahltVon(api: TestApi, token: string): Promise<Record<string, number>> {
  const { body } = await api.call(wesen.betriebsrechnungenHolen, { query: {} }, token);
  return Object.fromEntries(
    body.eintraege.map(({ nummer, bruttoCent, offenCent }) => [nummer, bruttoCent - offenCent]),
  );
}
