import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { sqlState } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
});
afterAll(() => api.close());

const take = (
  von: string,
  bis: string,
  mitarbeiterId = betrieb.mitarbeiterId.geselle,
  ueberstimmt = false,
): Promise<number> =>
  betrieb.ctx.transaction((tx) =>
    tx.run(
      sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, ueberstimmt) values (${randomUUID()}, ${mitarbeiterId}, tstzrange(${von}::timestamptz, ${bis}::timestamptz), 'buchung', ${ueberstimmt}) on conflict do nothing`,
    ),
  );

describe('the table that settles who is where', () => {
  it('gives one of fifty the same hour, in every one of twenty rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const hour = `2027-03-${String(round + 1).padStart(2, '0')}T09`;
      const taken = await Promise.all(
        Array.from({ length: 50 }, () => take(`${hour}:00:00+01:00`, `${hour}:45:00+01:00`)),
      );
      expect(taken.reduce((sum, one) => sum + one, 0)).toBe(1);
    }
  });
  it('lets one of nine to ten and half past nine to ten win, whoever comes first', async () => {
    const taken = await Promise.all([
      take('2027-04-01T09:00:00+02:00', '2027-04-01T10:00:00+02:00'),
      take('2027-04-01T09:30:00+02:00', '2027-04-01T10:00:00+02:00'),
    ]);
    expect(taken.toSorted()).toEqual([0, 1]);
  });
  it('lets touching times, other people and a marked overrule pass', async () => {
    expect(await take('2027-04-02T09:00:00+02:00', '2027-04-02T10:00:00+02:00')).toBe(1);
    expect(await take('2027-04-02T10:00:00+02:00', '2027-04-02T11:00:00+02:00')).toBe(1);
    expect(
      await take('2027-04-02T09:00:00+02:00', '2027-04-02T10:00:00+02:00', betrieb.mitarbeiterId.inhaber),
    ).toBe(1);
    expect(await take('2027-04-02T09:00:00+02:00', '2027-04-02T10:00:00+02:00', undefined, true)).toBe(1);
  });
  it('stores no empty and no reversed range', async () => {
    await expect(take('2027-04-03T09:00:00+02:00', '2027-04-03T09:00:00+02:00')).rejects.toSatisfy(
      (error) => sqlState(error) === '23514',
    );
    await expect(take('2027-04-03T10:00:00+02:00', '2027-04-03T09:00:00+02:00')).rejects.toThrow();
  });
});
