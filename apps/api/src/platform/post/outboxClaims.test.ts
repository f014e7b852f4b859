import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { compile, sql } from '../db/sql.ts';
import { claimLetter, queueLetter } from './letterOutbox.ts';
import { queueShortMessage, relayShortMessages } from './shortMessage.ts';

const NACHRICHTEN = 4;

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
});
afterAll(() => api.close());

const lege = (anzahl: number) =>
  betrieb.ctx.transaction(async (tx) => {
    for (let i = 0; i < anzahl; i += 1) {
      const cause = {
        anlass: 'hinweis',
        ereignis: `probe/${i}`,
        vorlage: 'probe',
        kontaktId: undefined,
        cent: 1,
      } as const;
      await queueShortMessage(
        betrieb.ctx,
        tx,
        { weg: 'sms', an: { name: 'Ada', adresse: `+4917000000${i}` }, text: 'Morgen', absender: 'Ada' },
        cause,
      );
      await queueLetter(
        betrieb.ctx,
        tx,
        { an: { name: 'Ada', adresse: `Weg ${i}` }, betreff: 'Termin', blatt: {} },
        cause,
      );
    }
  });
const leere = () => api.deps.db.query('delete from ausgang');
const staende = async (weg: string): Promise<string[]> =>
  (
    await betrieb.ctx.transaction((tx) =>
      tx.rows<{ status: string }>(sql`select status from ausgang where weg = ${weg} order by status`),
    )
  ).map(({ status }) => status);

/** What the database knows of the outbox: one row, as in a night after which nobody has sent anything. */
beforeEach(async () => {
  await leere();
  await lege(1);
  await api.deps.db.query("delete from ausgang where weg = 'brief'");
  await api.deps.db.query('vacuum analyze ausgang');
  await leere();
  await lege(NACHRICHTEN);
});

describe('a database that takes the outbox for small', () => {
  it('gives one letter into one hand', async () => {
    for (let i = 1; i <= NACHRICHTEN; i += 1) {
      await api.deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => claimLetter(tx, api.deps.now()));
      const inArbeit = (await staende('brief')).filter((stand) => stand === 'in_arbeit');
      expect(inArbeit).toHaveLength(i);
    }
  });

  it('lets every short message leave', async () => {
    expect(await relayShortMessages(api.deps)).toBe(NACHRICHTEN);
    expect(await staende('sms')).toEqual(Array.from({ length: NACHRICHTEN }, () => 'gesendet'));
  });
  it('is asked who goes first once for twenty, not once for each', async () => {
    await lege(45);
    let fragen = 0;
    const transaction: typeof api.deps.db.transaction = (options, work) =>
      api.deps.db.transaction(options, (tx) =>
        work({
          ...tx,
          rows: (query) => {
            if (compile(query).text.includes('row_number()')) fragen += 1;
            return tx.rows(query);
          },
        }),
      );
    expect(await relayShortMessages({ ...api.deps, db: { ...api.deps.db, transaction } })).toBe(45);
    expect(fragen).toBe(4);
  });

  it('is asked again for each whether it still may leave: who wants none meanwhile gets none', async () => {
    const { sms } = api.deps.shortMessages;
    if (!sms) throw new Error('no transport');
    let erste = true;
    const send: typeof sms.send = async (message, id) => {
      if (erste)
        await api.deps.db.query(
          "update ausgang set angehalten_am = now() where weg = 'sms' and status = 'neu'",
        );
      erste = false;
      return sms.send(message, id);
    };
    const shortMessages = { ...api.deps.shortMessages, sms: { ...sms, send } };
    expect(await relayShortMessages({ ...api.deps, shortMessages })).toBe(1);
    expect(await staende('sms')).toEqual(['gesendet', 'neu', 'neu', 'neu']);
  });
});
