import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineZeit, neuerBuchungsbetrieb, reservieren, zeiten } from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { liesZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

describe('an answer that nobody asked for', () => {
  it('makes no visit longer and is kept nowhere', async () => {
    const wo = await neuerBuchungsbetrieb(api);
    const angaben = { geschosse: 20, nutzungseinheiten: 24 };
    expect((await zeiten(api, wo, { angaben })).body.dauerMinuten).toBe(45);
    await reservieren(api, wo, (await eineZeit(api, wo)).id, { angaben });
    const [gehalten] = await liesZeilen(wo, 'reservierung', ['wunsch']);
    expect(gehalten?.wunsch).toMatchObject({ angaben: {}, dauerMinuten: 45 });
  });
  it('and one out of bounds is refused with the way out', async () => {
    const wo = await neuerBuchungsbetrieb(api);
    const { status, body } = await zeiten(api, wo, { angaben: { geschosse: 40 } });
    expect([status, body.felder?.[0]?.feld, body.felder?.[0]?.text]).toEqual([
      400,
      'angaben.geschosse',
      expect.stringContaining('rufen Sie uns an'),
    ]);
  });
});
