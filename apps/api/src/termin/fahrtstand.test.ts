import { randomUUID } from 'node:crypto';

import { fahrtstandHolen } from '@kehrtour/contract/fahrtstand';
import { feldmeldungenSenden } from '@kehrtour/contract/feldmeldung';
import { verspaetungAnsagen } from '@kehrtour/contract/verspaetung';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin, neueRunde } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';
import { seiteVon } from '../ankuendigung/kunde/zeigeKundenTermin.ts';

const TAG = '2027-02-02';
const um = (uhr: string): string => `${TAG}T${uhr}:00+01:00`;
let api: TestApi;
let wir: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  wir = await api.neuerBetrieb();
});
afterAll(() => api.close());

it('tells the customer of the way to her while marks are fresh, and the office of a silence that endangers told times', async () => {
  const haeuser = await neueHaeuser(wir, 4);
  const kehrtourId = await neueRunde(wir);
  const besuche: string[] = [];
  for (const [stelle, beginn] of ['08:00', '08:30', '09:50'].entries()) {
    const { id } = await neuerTermin(wir, {
      liegenschaftId: haeuser[stelle] ?? '',
      mitarbeiterId: wir.mitarbeiterId.geselle,
      kehrtourId,
      fensterVon: um('08:00'),
    });
    const von = new Date(um(beginn));
    await setzeZeilen(wir, 'termin', { id }, { beginn: von, ende: new Date(von.getTime() + 900_000) });
    besuche.push(id);
  }
  const [erster = '', zweiter = '', dritter = ''] = besuche;
  const seite = async (id: string) => (await seiteVon({ ctx: wir.ctx, terminId: id } as never)).unterwegs;
  const lage = async (token = wir.token.buero) => await api.call(fahrtstandHolen, {}, token);
  api.clock.now = new Date(um('08:31'));
  expect(await seite(dritter)).toBeNull();
  const meldung = { id: randomUUID(), terminId: erster, art: 'erledigt' as const, gesehenAm: um('08:30') };
  await api.call(
    feldmeldungenSenden,
    { body: { meldungen: [{ ...meldung, uhrVersatz: 0, folge: 1, geraet: 'Handy' }] } },
    wir.token.geselle,
  );
  expect(await seite(dritter)).toEqual({ von: '10:05', bis: '10:35', haeuser: 1 });
  expect(await seite(zweiter)).toEqual({ von: '08:45', bis: '09:15', haeuser: 0 });
  expect(await seite(erster)).toBeNull();
  // Fifteen minutes late, but heard of a minute ago: nobody has to ask.
  expect((await lage()).body.leute).toEqual([]);
  api.clock.now = new Date(um('09:16'));
  expect(await seite(dritter)).toBeNull();
  expect((await lage()).body.leute).toMatchObject([
    {
      mitarbeiterId: wir.mitarbeiterId.geselle,
      stilleMinuten: 46,
      verzugMinuten: 31,
      gefaehrdet: [{ terminId: dritter, etwa: new Date(um('10:21')).toISOString() }],
    },
  ]);
  expect((await lage(wir.token.geselle)).status).toBe(403);
  // Whoever has been told is not asked about for half an hour; afterwards it is a matter again, and what is to come lies ahead.
  await api.call(verspaetungAnsagen, { params: { id: wir.mitarbeiterId.geselle } }, wir.token.buero);
  expect((await lage()).body.leute).toEqual([]);
  api.clock.now = new Date(um('10:40'));
  expect((await lage()).body.leute).toMatchObject([
    {
      gefaehrdet: expect.arrayContaining([
        expect.objectContaining({ terminId: zweiter, etwa: new Date(um('10:40')).toISOString() }),
      ]),
    },
  ]);
  // A note says that somebody is there.
  const notiz = {
    id: randomUUID(),
    terminId: zweiter,
    art: 'notiz' as const,
    gesehenAm: um('10:39'),
    text: 'Hund',
  };
  await api.call(
    feldmeldungenSenden,
    { body: { meldungen: [{ ...notiz, uhrVersatz: 0, folge: 2, geraet: 'Handy' }] } },
    wir.token.geselle,
  );
  expect((await lage()).body.leute).toEqual([]);
  expect((await lage((await api.neuerBetrieb()).token.inhaber)).body.leute).toEqual([]);
});
