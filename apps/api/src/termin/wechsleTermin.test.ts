import * as termin from '@kehrtour/contract/termin';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import { ALS_JOB, ALS_KUNDE } from '@kehrtour/domain/termin/terminwechsel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin, neueRunde } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen } from '../../test/zeilen.ts';
import { type Wechsel, wechsleTermine, type Wechselnder } from './wechsleTermin.ts';

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
let runde: string;
beforeAll(async () => {
  api = await testApi();
  api.clock.now = new Date('2027-02-02T10:00:00+01:00');
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo);
  runde = await neueRunde(wo);
});
afterAll(() => api.close());

let naechstes = 0;
const lege = async (status: TerminStatus): Promise<Wechselnder> => {
  naechstes += 1;
  const { id } = await neuerTermin(wo, {
    liegenschaftId: haeuser[naechstes] ?? '',
    mitarbeiterId: wo.mitarbeiterId.geselle,
    kehrtourId: runde,
    status,
  });
  return { id, status, kehrtour_id: runde };
};
const wechsle = (termine: Parameters<typeof wechsleTermine>[2], wechsel: Wechsel) =>
  wo.ctx.transaction((tx) => wechsleTermine(wo.ctx, tx, termine, wechsel));
const hole = async (id: string, token = wo.token.buero) =>
  (await api.call(termin.terminHolen, { params: { id } }, token)).body;
const melde = async (id: string, aktion: termin.TerminAktion, token: string) =>
  api.call(
    termin.terminAendern,
    { params: { id }, body: { version: (await hole(id)).version, aktion } },
    token,
  );

const ABSAGE: Wechsel = { aktion: 'sageAb', wer: ALS_JOB, was: 'stand:sageAb' };

describe('the door to the state of appointments', () => {
  it('takes many at once: each with its state, its history, and a number that calendars follow', async () => {
    const alle = [await lege('angekuendigt'), await lege('bestaetigt'), await lege('abgelehnt')];
    await wechsle(
      alle.map((einer) => ({ ...einer, nach: { grund: 'Sturm' } })),
      ABSAGE,
    );
    const ids = alle.map(({ id }) => id);
    expect(await liesZeilen(wo, 'termin', ['status', 'folge', 'version'], { kehrtour_id: runde })).toEqual(
      ids.map(() => ({ status: 'abgesagt', folge: 1, version: 2 })),
    );
    for (const { id, status } of alle)
      expect(
        await liesZeilen(wo, 'verlauf', ['was', 'von', 'nach'], geordnet(['id'], { gegenstand_id: id })),
      ).toEqual([{ was: 'stand:sageAb', von: { status }, nach: { status: 'abgesagt', grund: 'Sturm' } }]);
  });

  it('writes nothing of many where one cannot go that way, or does not stand as it was seen', async () => {
    const [offen, anderer] = [await lege('angekuendigt'), await lege('erledigt')];
    await expect(wechsle([offen, anderer], ABSAGE)).rejects.toMatchObject({
      code: 'termin.uebergang-nicht-moeglich',
    });
    await expect(wechsle([offen, { ...anderer, status: 'bestaetigt' }], ABSAGE)).rejects.toMatchObject({
      code: 'veraltet',
    });
    expect((await hole(offen.id)).status).toBe('angekuendigt');
    expect((await hole(offen.id)).verlauf).toEqual([]);
  });

  it('is shut for who may not', async () => {
    const einer = await lege('bestaetigt');
    const was = 'stand:erledige';
    await expect(wechsle([einer], { aktion: 'erledige', wer: ALS_KUNDE, was })).rejects.toMatchObject({
      code: 'nicht-erlaubt',
    });
  });

  it('lets work be done at a door that was opened after a no, by who stands there alone', async () => {
    const { id } = await lege('abgelehnt');
    expect((await hole(id)).aktionen).not.toContain('erledige');
    expect((await melde(id, 'erledige', wo.token.buero)).body.type).toBe('termin.uebergang-nicht-moeglich');
    expect((await hole(id, wo.token.geselle)).aktionen).toEqual(['bestaetige', 'meldeUnsicher', 'erledige']);
    expect((await melde(id, 'erledige', wo.token.geselle)).body).toMatchObject({
      status: 'erledigt',
      aufgaben: [{ status: 'erledigt' }],
    });
    expect(
      await liesZeilen(wo, 'verlauf', ['von', 'nach'], { gegenstand_id: id, was: 'stand:erledige' }),
    ).toEqual([{ von: { status: 'abgelehnt' }, nach: { status: 'erledigt' } }]);
  });

  it('lets what was seen at the door win over what the office called off meanwhile, and both be taken back', async () => {
    const { id } = await lege('abgesagt');
    expect((await hole(id, wo.token.geselle)).aktionen).toEqual([]);
    expect((await melde(id, 'erledige', wo.token.geselle)).body).toMatchObject({
      status: 'erledigt',
      aufgaben: [{ status: 'erledigt' }],
      ruecknahme: true,
    });
    const { version } = await hole(id);
    const zurueck = { params: { id }, body: { version } };
    expect((await api.call(termin.terminVermerkZuruecknehmen, zurueck, wo.token.geselle)).body).toMatchObject(
      { status: 'abgesagt', aufgaben: [{ status: 'offen' }] },
    );
  });
});
