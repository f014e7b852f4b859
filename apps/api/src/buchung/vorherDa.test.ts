import {
  terminAendern,
  terminHolen,
  termineHolen,
  terminVermerkZuruecknehmen,
} from '@kehrtour/contract/termin';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Buchungsbetrieb, gebucht, neuerBuchungsbetrieb } from '../../test/buchungFixture.ts';
import { hinaus } from '../../test/hinaus.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { meldeAbsage } from './meldeAbsage.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
beforeAll(async () => void (api = await testApi({ now: '2027-01-11T08:00:00+01:00' })));
afterAll(() => api.close());

const mails = async () =>
  (await hinaus(wo.ctx)).flatMap(({ ereignis, vorlage, nachricht }) =>
    ereignis.startsWith('buchung/') ? [{ vorlage, text: nachricht.text }] : [],
  );

it('tells who booked that nobody comes any more where nobody was met before the time, unless the mark was taken back', async () => {
  wo = await neuerBuchungsbetrieb(api);
  const stand = await gebucht(api, wo, { von: '09:00' });
  const { tag } = stand.zeit;
  const woche = await api.call(termineHolen, { query: { von: tag, bis: tag } }, wo.token.buero);
  const params = { id: woche.body.termine[0]?.id ?? '' };
  const hole = async () => (await api.call(terminHolen, { params }, wo.token.buero)).body;
  const vermerke = async () => {
    const { version } = await hole();
    const body = { version, aktion: 'meldeNichtAngetroffen', grund: 'War schon da.' } as const;
    expect((await api.call(terminAendern, { params, body }, wo.token.buero)).status).toBe(200);
  };
  await vermerke();
  const { version } = await hole();
  await api.call(terminVermerkZuruecknehmen, { params, body: { version } }, wo.token.buero);
  await meldeAbsage(wo.ctx, params.id, {});
  expect((await mails()).map(({ vorlage }) => vorlage)).toEqual(['buchung.gebucht']);
  await vermerke();
  await meldeAbsage(wo.ctx, params.id, {});
  await meldeAbsage(wo.ctx, params.id, {});
  const [, ...danach] = await mails();
  expect(danach.map(({ vorlage }) => vorlage)).toEqual(['buchung.abgesagt']);
  expect(danach[0]?.text).toContain('schon vorher bei Ihnen und haben niemanden angetroffen');
  const zurueck = await api.call(
    terminVermerkZuruecknehmen,
    { params, body: { version: (await hole()).version } },
    wo.token.buero,
  );
  expect([zurueck.status, zurueck.body.type]).toEqual([409, 'termin.vermerk-gebraucht']);
});
