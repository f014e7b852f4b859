import { randomUUID } from 'node:crypto';

import { kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import { fahrtstandHolen } from '@kehrtour/contract/fahrtstand';
import * as feld from '@kehrtour/contract/feldmeldung';
import { rueckgabenHolen } from '@kehrtour/contract/rueckgabe';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { eineWohnung } from '../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { unter } from '../../test/werte.ts';
import { geordnet, liesZeilen } from '../../test/zeilen.ts';

const TAG = '2027-02-02';
let api: TestApi;
let wo: TestBetrieb;
let haus: string;
let folge = 0;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  [haus = ''] = await neueHaeuser(wo, 1);
  for (const lage of ['links', 'rechts']) await eineWohnung(wo, haus, { nummer: lage, geschoss: 'EG', lage });
  const kehrtour = await plane(
    api,
    wo,
    await neueKehrtour(api, wo, [haus], { datum: { tage: [TAG], feiertageErlaubt: false } }),
  );
  const { status } = await api.call(
    kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {}, trotzdem: true },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status).toBe(200);
  api.clock.now = new Date(`${TAG}T17:00:00+01:00`);
});
afterAll(() => api.close());

const melde = async (
  terminId: string,
  art: 'erledigt' | 'verweigert' | 'ruecknahme',
  minute: number,
  bezugId?: string,
): Promise<string> => {
  folge += 1;
  const id = randomUUID();
  const gesehenAm = `${TAG}T11:${String(minute).padStart(2, '0')}:00+01:00`;
  const eine = {
    id,
    terminId,
    art,
    gesehenAm,
    uhrVersatz: 0,
    folge,
    geraet: 'Handy',
    ...(bezugId && { bezugId }),
  };
  const { body } = await api.call(
    feld.feldmeldungenSenden,
    { body: { meldungen: [eine] } },
    wo.token.inhaber,
  );
  expect(body.antworten[0]?.ergebnis).not.toBe('abgelehnt');
  return id;
};
const hausarbeit = () =>
  liesZeilen(
    wo,
    'aufgabe',
    ['status'],
    geordnet(['status'], { liegenschaft_id: haus, nutzungseinheit_id: null, frist_bis: unter('2028-01-01') }),
  );
const neu = async () => (await api.call(rueckgabenHolen, {}, wo.token.buero)).body.offen;

it('work of the whole house is done with all of its flats, whichever of them turns out not to be', async () => {
  const wohnungen = await liesZeilen(
    wo,
    'termin',
    ['id'],
    geordnet(['nutzungseinheit_id'], { liegenschaft_id: haus }),
  );
  const [links = '', rechts = ''] = wohnungen.map(({ id }) => id);
  // Lists that name a visit name its flat.
  const { leute } = (await api.call(fahrtstandHolen, {}, wo.token.buero)).body;
  expect(
    new Set(leute.flatMap(({ gefaehrdet }) => gefaehrdet.map(({ anschrift }) => anschrift.split(', ')[1]))),
  ).toEqual(new Set(['EG links', 'EG rechts']));
  const vorher = await hausarbeit();
  const erste = await melde(links, 'erledigt', 10);
  await melde(rechts, 'erledigt', 11);
  expect((await hausarbeit()).map(({ status }) => status)).toContain('erledigt');
  expect(await neu()).toBeGreaterThan(0);
  // The first flat was a mistake: the work of the house waits for it again, and nothing of it leaves the house.
  await melde(links, 'ruecknahme', 12, erste);
  expect(await hausarbeit()).toEqual(vorher);
  expect(await neu()).toBe(0);
  const verweigert = await melde(links, 'verweigert', 13);
  expect(await hausarbeit()).toEqual(vorher);
  await melde(links, 'ruecknahme', 14, verweigert);
  // Done in the end, it is done once; and open again with the other flat.
  const zweite = await melde(links, 'erledigt', 15);
  expect((await hausarbeit()).map(({ status }) => status)).toContain('erledigt');
  await melde(links, 'ruecknahme', 16, zweite);
  expect(await hausarbeit()).toEqual(vorher);
});
