import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { HEUTE, JETZT } from '../../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, neueZeile } from '../../../test/zeilen.ts';
import { sageEinemKundenAb } from './sageKundenAb.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let kehrtourId: string;
let termine: termin.TerminKurz[];
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 4);
  const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser));
  kehrtourId = kehrtour.id;
  await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
  const woche = await api.call(
    termin.termineHolen,
    { query: { von: '2027-02-01', bis: '2027-02-07' } },
    betrieb.token.buero,
  );
  termine = woche.body.termine;
});
afterAll(() => api.close());

const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero)).body;
const absagen = async (id: string) => (await hole(id)).ankuendigungen.filter(({ art }) => art === 'absage');
const mitKanal = async (kanal: string, stand?: string) => {
  for (const { id } of termine) {
    const { ankuendigungen, status } = await hole(id);
    if ((stand ?? status) === status && ankuendigungen.some((eine) => eine.kanal === kanal)) return id;
  }
  throw new Error(`Nobody was told by ${kanal}.`);
};
async function sageAb(id: string): Promise<void> {
  await api.call(
    termin.terminAendern,
    { params: { id }, body: { version: (await hole(id)).version, aktion: 'sageAb' } },
    betrieb.token.buero,
  );
  for (let tries = 0; tries < 200 && (await absagen(id)).length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('one appointment that is called off', () => {
  it('is told by mail to who gave an address for it', async () => {
    const id = await mitKanal('mail');
    await sageAb(id);
    expect(await absagen(id)).toMatchObject([{ kanal: 'mail', titel: 'Unser Besuch entfällt' }]);
    const gesendet = await liesZeilen(betrieb, 'ausgang', [], { vorlage: 'absage' });
    expect(gesendet).toHaveLength(1);
  });
  it('leaves a proof that paper is owed where there is no address and the first slip was printed', async () => {
    const id = await mitKanal('einwurf');
    for (const ansage of await liesZeilen(betrieb, 'ankuendigung', ['id'], { termin_id: id }))
      await neueZeile(betrieb, 'zustellung', {
        ankuendigung_id: ansage.id,
        art: 'gedruckt',
        am: HEUTE,
        vermerkt_am: JETZT,
        vermerkt_von: 'system',
      });
    await sageAb(id);
    expect(await absagen(id)).toMatchObject([{ kanal: 'einwurf' }]);
  });
  it('is told once, however often the job runs', async () => {
    const id = await mitKanal('mail');
    await sageEinemKundenAb(betrieb.ctx, kehrtourId, id);
    await sageEinemKundenAb(betrieb.ctx, kehrtourId, id);
    expect(await absagen(id)).toHaveLength(1);
  });
  it('is told of a visit to which nobody opened before its time, once the mark can be no slip of the hand', async () => {
    const params = { id: await mitKanal('mail', 'angekuendigt') };
    const vermerke = async () =>
      api.call(
        termin.terminAendern,
        {
          params,
          body: {
            version: (await hole(params.id)).version,
            aktion: 'meldeNichtAngetroffen',
            grund: 'War schon da.',
          },
        },
        betrieb.token.buero,
      );
    expect((await vermerke()).status).toBe(200);
    expect(await absagen(params.id)).toEqual([]);
    const { version } = await hole(params.id);
    await api.call(termin.terminVermerkZuruecknehmen, { params, body: { version } }, betrieb.token.buero);
    await sageEinemKundenAb(betrieb.ctx, kehrtourId, params.id);
    expect(await absagen(params.id)).toEqual([]);
    await vermerke();
    await sageEinemKundenAb(betrieb.ctx, kehrtourId, params.id);
    await sageEinemKundenAb(betrieb.ctx, kehrtourId, params.id);
    expect(await absagen(params.id)).toMatchObject([{ kanal: 'mail', titel: 'Unser Besuch entfällt' }]);
    const mails = await liesZeilen(
      betrieb,
      'ausgang',
      ['text'],
      geordnet(['angelegt_am desc'], { vorlage: 'absage' }),
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('schon vorher bei Ihnen und haben niemanden angetroffen');
    // Another proposal was promised with it: it stands on the board, and is no proof of a visit in vain.
    const { body } = await api.call(antwortbrettHolen, { query: { kehrtourId } }, betrieb.token.buero);
    expect(body.zeilen.find((zeile) => zeile.termin.id === params.id)?.stand).toBe('vorschlag');
    const vermerk = await liesZeile(betrieb, 'termin', ['ohneNachweis'], { id: params.id });
    expect(vermerk).toEqual({ ohneNachweis: true });
  });
  it('leaves the others of the round as they are', async () => {
    const andere = (await Promise.all(termine.map(({ id }) => hole(id)))).filter(
      ({ status }) => status === 'angekuendigt',
    );
    expect(andere).toHaveLength(1);
  });
});
