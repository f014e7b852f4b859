import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../../test/freshDb.ts';
import { orRefusal } from '../orRefusal.ts';
import { Refused } from '../refusal/refused.ts';
import type { DbRole, Tx } from './db.ts';
import { sql } from './sql.ts';

let fresh: FreshDb;
const [eigenes, fremdes] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  fresh = await freshDb();
  for (const id of [eigenes, fremdes])
    await fresh.db.transaction({ unternehmenId: id }, (tx) =>
      tx.run(sql`insert into unternehmen (slug, name) values (${`s-${id}`}, 'X')`),
    );
});
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});

const schreibe = (tx: Tx, nachname: string): Promise<number> =>
  tx.run(sql`insert into kontakt (id, nachname) values (${randomUUID()}, ${nachname})`);
const namen = async (unternehmenId: string): Promise<string[]> =>
  (
    await fresh.db.transaction({ unternehmenId }, (tx) =>
      tx.rows<{ nachname: string }>(sql`select nachname from kontakt order by nachname`),
    )
  ).map(({ nachname }) => nachname);

describe('a transaction', () => {
  it('leaves nothing behind when a later statement fails, and its connection serves the next one', async () => {
    for (let mal = 0; mal < 20; mal += 1)
      await expect(
        fresh.db.transaction({ unternehmenId: eigenes }, async (tx) => {
          await schreibe(tx, 'Halb');
          await tx.rows(sql`select 1 / 0`);
        }),
      ).rejects.toThrow(/division by zero/);
    expect(await namen(eigenes)).toEqual([]);
  });
  it('compiles no plan and starts no processes for it, and leaves the connection as it was', async () => {
    const wie = `current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as helfer`;
    const aussen = async () => (await fresh.db.query(`select ${wie}`)).rows[0];
    const vorher = await aussen();
    expect(
      await fresh.db.transaction(
        { unternehmenId: eigenes },
        async (tx) => (await tx.raw(`select ${wie}`, [])).rows[0],
      ),
    ).toEqual({ jit: 'off', helfer: '0' });
    expect(await aussen()).toEqual(vorher);
  });
  it('says which of many statements sent together failed, and undoes them all', async () => {
    const ergebnisse = await fresh.db
      .transaction({ unternehmenId: eigenes }, async (tx) => {
        const alle = await Promise.allSettled([
          schreibe(tx, 'Erster'),
          tx.rows(sql`select 1 / 0`),
          schreibe(tx, 'Dritter'),
        ]);
        throw new Error(alle.map(({ status }) => status).join(' '));
      })
      .catch((error: Error) => error.message);
    expect(ergebnisse).toBe('fulfilled rejected rejected');
    expect(await namen(eigenes)).toEqual([]);
  });
  it('keeps what stands beside a part of it that is refused, and nothing of that part', async () => {
    const wer = { unternehmenId: fremdes };
    const antworten = await fresh.db.transaction(wer, async (tx) => {
      await schreibe(tx, 'Davor');
      const verweigert = await orRefusal(tx, async () => {
        await schreibe(tx, 'Weg');
        throw new Refused('veraltet');
      });
      return [verweigert, await orRefusal(tx, () => schreibe(tx, 'Danach'))];
    });
    expect(antworten).toEqual([new Refused('veraltet'), 1]);
    expect(await namen(fremdes)).toEqual(['Danach', 'Davor']);
    await expect(
      fresh.db.transaction(wer, (tx) => orRefusal(tx, () => tx.rows(sql`select 1 / 0`))),
    ).rejects.toThrow(/division by zero/);
    await fresh.db.transaction(wer, (tx) => tx.run(sql`delete from kontakt`));
  });
  it('that cannot begin as it should writes nothing at all, as nobody', async () => {
    const role = 'kehrtour_gibt_es_nicht' as DbRole;
    const wer = { role, unternehmenId: eigenes };
    await expect(fresh.db.transaction(wer, (tx) => schreibe(tx, 'Niemand'))).rejects.toThrow(
      /kehrtour_gibt_es_nicht/,
    );
    await expect(schreibe(fresh.db.alone(wer), 'Niemand')).rejects.toThrow(/kehrtour_gibt_es_nicht/);
    expect(await namen(eigenes)).toEqual([]);
  });
});

describe('a statement alone', () => {
  it('is kept, and is its company’s and nobody else’s', async () => {
    await schreibe(fresh.db.alone({ unternehmenId: eigenes }), 'Huber');
    const sieht = (unternehmenId?: string) =>
      fresh.db.alone({ unternehmenId }).rows(sql`select nachname from kontakt`);
    const gesehen = await Promise.all(
      Array.from({ length: 60 }, (_, i) => sieht([eigenes, fremdes, undefined][i % 3])),
    );
    gesehen.forEach((rows, i) => expect(rows).toEqual(i % 3 === 0 ? [{ nachname: 'Huber' }] : []));
    const [ohne] = (await fresh.db.query('select count(*)::int as n from kontakt')).rows;
    expect(ohne).toEqual({ n: 1 });
  });
  it('that fails is the failure of nobody after it', async () => {
    const allein = fresh.db.alone({ unternehmenId: eigenes });
    for (let mal = 0; mal < 20; mal += 1)
      await expect(allein.rows(sql`select 1 / 0`)).rejects.toThrow(/division by zero/);
    expect(await allein.row(sql`select current_user::text as wer, 6 / 2 as zahl`)).toEqual({
      wer: 'kehrtour_app',
      zahl: 3,
    });
  });
});

describe('the embedded database', () => {
  it('keeps few pages for itself, and all else that its library starts it with', async () => {
    if (fresh.db.kind !== 'pglite') return;
    const { rows } = await fresh.db.query(
      "select current_setting('shared_buffers') as pages, current_setting('max_worker_processes') as workers",
    );
    expect(rows).toEqual([{ pages: '32MB', workers: '0' }]);
  });
});
