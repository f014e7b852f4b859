import { AUSKUNFTSFRISTEN } from '@kehrtour/domain/liegenschaft/auskunft';
import { kehrbuchgrenze } from '@kehrtour/domain/recht/aufbewahrung';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { eineAufgabe } from '../../test/bauten.ts';
import { wieViele } from '../../test/fragen.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';
import { loescheNachKehrbuchfrist } from './loescheNachKehrbuchfrist.ts';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

const zahlen = () =>
  wieViele(wo, {
    besuche: 'termin',
    ansagen: 'ankuendigung',
    mails: ['ausgang', { vorlage: 'ankuendigung' }],
    getan: ['aufgabe', { status: 'erledigt' }],
    haeuser: 'liegenschaft',
    leute: 'kontakt',
  });

it('goes seven years after the end of its year, as the person is told, and not a day before (§ 19 Abs. 4 SchfHwG)', async () => {
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 3);
  const { id, version } = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
  await kuendigeRundeAn(api, wo, { id, version });
  await wo.ctx.transaction(async (tx) => {
    await setzeZeilen(tx, 'aufgabe', {}, { status: 'erledigt', erledigt_am: '2027-02-02' });
    for (const schluessel of ['alt1', 'alt2'])
      await eineAufgabe(tx, haeuser[0], { status: 'erledigt', erledigt_am: '2027-02-02', schluessel });
    await setzeZeilen(
      tx,
      'liegenschaft',
      { id: haeuser[2] },
      { status: 'ohneTaetigkeiten', geaendert_am: '2027-03-01' },
    );
  });
  const vorher = await zahlen();
  expect(vorher).toMatchObject({ besuche: 3, ansagen: 3, mails: 2, getan: 5, haeuser: 3, leute: 3 });

  api.clock.now = new Date('2034-12-31T23:30:00+01:00');
  await loescheNachKehrbuchfrist(api.deps);
  expect(await zahlen()).toEqual(vorher);

  api.clock.now = new Date('2035-01-01T00:30:00+01:00');
  await loescheNachKehrbuchfrist(api.deps);
  await loescheNachKehrbuchfrist(api.deps);
  expect(
    await zahlen(),
    'houses that are still looked after stay, with their last two Feuerstättenschauen',
  ).toEqual({
    besuche: 0,
    ansagen: 0,
    mails: 0,
    getan: 2,
    haeuser: 2,
    leute: 2,
  });
  expect(kehrbuchgrenze('2035-01-01')).toBe('2028-01-01');
  expect(AUSKUNFTSFRISTEN.filter((satz) => satz.includes('7 Jahre nach dem Ende des Jahres'))).toHaveLength(
    4,
  );
});
