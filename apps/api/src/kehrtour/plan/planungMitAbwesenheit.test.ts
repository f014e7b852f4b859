import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { instant, sql } from '../../platform/db/sql.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true });
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

const ABWESEND = [new Date('2027-02-02T09:00:00+01:00'), new Date('2027-02-02T10:30:00+01:00')] as const;

describe('a round whose drivers are elsewhere for an hour and a half', () => {
  it('is planned around it, and announced without touching it', async () => {
    await betrieb.ctx.transaction((tx) =>
      tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art) select gen_random_uuid(), m.id, tstzrange(${instant(ABWESEND[0])}, ${instant(ABWESEND[1])}), 'abwesenheit' from mitarbeiter m where m.faehrt`,
      ),
    );
    const id = await neueKehrtour(api, betrieb, haeuser.slice(0, 24));
    const kehrtour = await plane(api, betrieb, id);
    const halte = kehrtour.halte.filter((halt) => !halt.ausgelassen);
    expect(halte.length).toBeGreaterThan(15);
    for (const { beginn, ende } of halte)
      expect([beginn, new Date(ende ?? '') <= ABWESEND[0] || new Date(beginn ?? '') >= ABWESEND[1]]).toEqual([
        beginn,
        true,
      ]);
    const [von, bis] = ABWESEND.map((zeit) => zeit.toISOString());
    const woanders = kehrtour.schichten.flatMap(({ pausen }) => pausen.filter(({ abwesend }) => abwesend));
    expect(woanders).toEqual(kehrtour.schichten.map(() => ({ von, bis, abwesend: true })));
    expect(halte.some(({ beginn }) => new Date(beginn ?? '') >= ABWESEND[1])).toBe(true);
    await kuendigeRundeAn(api, betrieb, { id, version: kehrtour.version });
    const { rows } = await api.deps.db.query(
      `select count(*)::int as stuecke from belegung where art = 'kehrtour' and zeitraum && tstzrange('${ABWESEND[0].toISOString()}', '${ABWESEND[1].toISOString()}')`,
    );
    expect(rows).toEqual([{ stuecke: 0 }]);
  });
});
