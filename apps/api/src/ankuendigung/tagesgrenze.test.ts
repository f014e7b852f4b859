import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as brett from '@kehrtour/contract/antwortbrett';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { zahltEineRechnung } from '../../test/zahltEineRechnung.ts';
import { sql } from '../platform/db/sql.ts';
import { tokenVon } from '../zugang/zugangscode.ts';

/** A company that has paid nothing can import whom it likes: what it writes to them has a bound. */
let api: TestApi;
let betrieb: TestBetrieb;
let kehrtour: Kehrtour;
beforeAll(async () => void (api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' })));
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 6);
  kehrtour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser, { datum: { tage: ['2027-02-02'], feiertageErlaubt: false } }),
  );
});

const kuendigeAn = () =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
const fuelle = (anzahl: number): Promise<unknown> =>
  api.deps.db.query(
    `insert into versandzaehler (tag, schluessel, anzahl) values ('2027-01-11', $1, $2)
       on conflict (schluessel, tag) do update set anzahl = excluded.anzahl`,
    [`b:ansageMail/${betrieb.unternehmenId}`, anzahl],
  );
const zaehle = async (tabelle: 'termin' | 'ausgang'): Promise<number> =>
  (await betrieb.ctx.transaction((tx) => tx.rows(sql`select 1 from ${sql.identifier(tabelle)}`))).length;

describe('announcing', () => {
  it('over the bound of the day is refused as a whole, and the office reads what to do', async () => {
    await fuelle(1498);
    const { status, body } = await kuendigeAn();
    expect([status, body.type]).toEqual([429, 'versand.zu-viele']);
    expect(body.detail).toMatch(/höchstens 1500 Ansagen per Mail.*Zettel oder Briefe zum Drucken.*morgen/);
    expect([await zaehle('termin'), await zaehle('ausgang')]).toEqual([0, 0]);
    api.clock.now = new Date('2027-01-12T08:00:00+01:00');
    expect((await kuendigeAn()).status).toBe(200);
    expect(await zaehle('ausgang')).toBeGreaterThan(2);
    api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  });
  it('has no bound for a company whose money has arrived', async () => {
    await fuelle(1498);
    await zahltEineRechnung(betrieb);
    expect((await kuendigeAn()).status).toBe(200);
  });
  it('can be called off whatever was sent today: nobody waits in vain', async () => {
    expect((await kuendigeAn()).status).toBe(200);
    const vorher = await zaehle('ausgang');
    await fuelle(1500);
    const { status } = await api.call(
      kehrtourAbsagen,
      { params: { id: kehrtour.id }, body: { grund: 'Krank' }, idempotencyKey: randomUUID() },
      betrieb.token.inhaber,
    );
    expect(status).toBe(200);
    await expect.poll(() => zaehle('ausgang')).toBe(vorher * 2);
  });
});

describe('answers to questions', () => {
  it('are five mails a day to one address: a customer that the company invented is a stranger', async () => {
    await kuendigeAn();
    const [code] = await betrieb.ctx.transaction((tx) =>
      tx.rows<{ id: string }>(
        sql`select z.id from zugangscode z join ausgang a on a.ereignis = 'termin/' || z.termin_id || '/0' limit 1`,
      ),
    );
    const token = tokenVon(api.deps.secrets, code?.id ?? '');
    const staende = [];
    for (let mal = 0; mal < 7; mal += 1) {
      await api.call(ankuendigung.kundenAntworten, {
        body: { code: token, antwort: { art: 'frage', text: `Frage ${mal}`, telefon: '' } },
        idempotencyKey: randomUUID(),
      });
      const [frage] = await betrieb.ctx.transaction((tx) =>
        tx.rows<{ id: string }>(
          sql`select id from rueckmeldung where art = 'frage' and erwidert_am is null order by am desc limit 1`,
        ),
      );
      const { status } = await api.call(
        brett.frageBeantworten,
        { params: { id: frage?.id ?? '' }, body: { text: 'Ja' }, idempotencyKey: randomUUID() },
        betrieb.token.buero,
      );
      staende.push(status);
    }
    expect(staende).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
