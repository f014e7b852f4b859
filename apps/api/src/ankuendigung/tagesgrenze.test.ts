import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as brett from '@kehrtour/contract/antwortbrett';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { wie } from '../../test/werte.ts';
import { zahltEineRechnung } from '../../test/zahltEineRechnung.ts';
import { ganz, geordnet, liesZeile, loescheZeilen, neueZeile, zaehleZeilen } from '../../test/zeilen.ts';
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
async function fuelle(anzahl: number): Promise<void> {
  const heute = { tag: '2027-01-11', schluessel: `b:ansageMail/${betrieb.unternehmenId}` };
  await loescheZeilen(ganz(api), 'versandzaehler', heute);
  await neueZeile(ganz(api), 'versandzaehler', { ...heute, anzahl });
}
const zaehle = (tabelle: 'termin' | 'ausgang'): Promise<number> => zaehleZeilen(betrieb, tabelle);

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
    const mail = await liesZeile(betrieb, 'ausgang', ['ereignis'], { ereignis: wie('termin/%/0') });
    const angesagt = { termin_id: mail?.ereignis.split('/')[1] };
    const code = await liesZeile(betrieb, 'zugangscode', ['id'], angesagt);
    const token = tokenVon(api.deps.secrets, code?.id ?? '');
    const staende = [];
    for (let mal = 0; mal < 7; mal += 1) {
      await api.call(ankuendigung.kundenAntworten, {
        body: { code: token, antwort: { art: 'frage', text: `Frage ${mal}`, telefon: '' } },
        idempotencyKey: randomUUID(),
      });
      const offen = geordnet(['am desc'], { art: 'frage', erwidert_am: null });
      const frage = await liesZeile(betrieb, 'rueckmeldung', ['id'], offen);
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
