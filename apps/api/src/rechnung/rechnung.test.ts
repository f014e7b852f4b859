import { createHash, randomUUID } from 'node:crypto';

import { mitarbeiterHolen } from '@kehrtour/contract/konto';
import * as rechnung from '@kehrtour/contract/rechnung';
import * as zahlung from '@kehrtour/contract/zahlung';
import type { TarifId } from '@kehrtour/domain/unternehmen/tarif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { JETZT } from '../../test/werte.ts';
import {
  geordnet,
  liesZeile,
  liesZeilen,
  loescheZeilen,
  neueZeilen,
  setzeZeilen,
} from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import { fuehreRechnungslaufAus } from './fuehreRechnungslaufAus.ts';
import { legeRechnungAb } from './legeRechnungAb.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ now: '2027-03-02T08:00:00+01:00' })));
afterAll(() => api.close());

async function betriebMit(tarif: TarifId): Promise<TestBetrieb> {
  const betrieb = await api.neuerBetrieb();
  await setzeZeilen(betrieb, 'mitarbeiter', { rolle: ['geselle', 'azubi'] }, { aktiv: false });
  const { status } = await api.call(
    zahlung.tarifBuchen,
    { body: { tarif, version: 1 } },
    betrieb.token.inhaber,
  );
  expect(status).toBe(200);
  return betrieb;
}
const rechnungen = async ({ token }: TestBetrieb) =>
  (await api.call(rechnung.rechnungenHolen, {}, token.inhaber)).body.rechnungen;
const am = (tag: string) => void (api.clock.now = new Date(`${tag}T08:00:00+02:00`));
const nummern = async (): Promise<string[]> => {
  const rows = await api.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    liesZeilen(tx, 'rechnung', ['nummer'], geordnet(['nummer'], { art: 'rechnung' })),
  );
  return rows.map(({ nummer }) => nummer);
};

describe('the run of a month', () => {
  it('goes on where it was killed: one invoice for each company, numbers without a gap', async () => {
    am('2027-03-02');
    const betriebe = await Promise.all(
      Array.from({ length: 6 }, (_, nummer) => betriebMit(nummer % 2 === 0 ? 'bezirk' : 'betrieb')),
    );
    const ohne = await api.neuerBetrieb();
    am('2027-04-01');
    // Dies after the first: whatever number it had taken goes back with its transaction.
    const echt = api.deps.jobs.enqueue;
    let bisher = 0;
    const stirbt: typeof echt = async (...args) => {
      bisher += 1;
      if (bisher > 2) throw new Error('killed');
      return echt(...args);
    };
    const sterbend = { ...api.deps, jobs: { ...api.deps.jobs, enqueue: stirbt } };
    await expect(fuehreRechnungslaufAus(sterbend, '2027-03')).rejects.toThrow('are missing');
    expect((await nummern()).length).toBeLessThan(6);
    await Promise.all([
      fuehreRechnungslaufAus(api.deps, '2027-03').catch(() => 0),
      fuehreRechnungslaufAus(api.deps, '2027-03').catch(() => 0),
    ]);
    await fuehreRechnungslaufAus(api.deps, '2027-03');
    expect(await fuehreRechnungslaufAus(api.deps, '2027-03')).toBe(0);
    expect(await nummern()).toEqual(Array.from({ length: 6 }, (_, stelle) => `RE-2027-0000${stelle + 1}`));
    for (const betrieb of betriebe) expect(await rechnungen(betrieb)).toHaveLength(1);
    expect(await rechnungen(ohne)).toEqual([]);
  });
  it('counts the days since the plan was booked, and is seen by no other company', async () => {
    am('2027-03-17');
    const [wir, fremd] = [await betriebMit('bezirk'), await betriebMit('bezirk')];
    am('2027-04-01');
    await fuehreRechnungslaufAus(api.deps, '2027-03');
    const [unsere] = await rechnungen(wir);
    // 15 of 31 days of 39 €, with VAT.
    expect(unsere).toMatchObject({
      monat: '2027-03',
      bruttoCent: 2246,
      offenCent: 2246,
      stand: 'offen',
      faelligAm: '2027-04-15',
    });
    const params = { id: unsere?.id ?? '' };
    for (const endpunkt of [rechnung.rechnungPdfHolen, rechnung.rechnungXmlHolen]) {
      expect((await api.call(endpunkt, { params }, fremd.token.inhaber)).status).toBe(404);
      expect((await api.call(endpunkt, { params }, wir.token.buero)).status).toBe(200);
    }
    expect((await api.call(mitarbeiterHolen, {}, wir.token.azubi)).status).toBe(401);
    am('2027-04-16');
    expect((await rechnungen(wir))[0]?.stand).toBe('ueberfaellig');
  });
});

describe('an invoice', () => {
  it('is never changed or deleted, not even by the owner of the tables', async () => {
    am('2027-03-02');
    const wir = await betriebMit('bezirk');
    am('2027-04-01');
    await fuehreRechnungslaufAus(api.deps, '2027-03');
    const anders = { brutto_cent: 1, netto_cent: 1, ust_cent: 0 };
    await expect(setzeZeilen(wir, 'rechnung', {}, anders)).rejects.toThrow(/rechnung/);
    await expect(loescheZeilen(wir, 'rechnung')).rejects.toThrow(/rechnung/);
    const id = wir.unternehmenId;
    await expect(
      api.deps.db.query(`set app.unternehmen = '${id}'; delete from rechnung where unternehmen_id = '${id}'`),
    ).rejects.toThrow();
    expect(await rechnungen(wir)).toHaveLength(1);
  });
  it('is printed once, filed with its hash, and mailed to confirmed addresses alone', async () => {
    am('2027-03-02');
    const wir = await betriebMit('bezirk');
    await neueZeilen(wir, 'rechnungsempfaenger', [
      { email: 'ja@beispiel.example', bestaetigt_am: JETZT, angelegt_am: JETZT },
      { email: 'nein@beispiel.example', bestaetigt_am: null, angelegt_am: JETZT },
    ]);
    am('2027-04-01');
    await fuehreRechnungslaufAus(api.deps, '2027-03');
    const id = (await rechnungen(wir))[0]?.id ?? '';
    const ctx = systemCtx(api.deps, wir.unternehmenId);
    const [eins, zwei] = await Promise.all([legeRechnungAb(ctx, id), legeRechnungAb(ctx, id)]);
    expect(Buffer.from(eins).equals(Buffer.from(zwei))).toBe(true);
    const stand = await wir.ctx.transaction(async (tx) => ({
      belege: await liesZeilen(tx, 'rechnungsbeleg', ['sha256']),
      mails: await liesZeilen(tx, 'ausgang', ['empfaenger'], { vorlage: 'rechnung' }),
      xml: await liesZeile(tx, 'rechnung', ['xml', 'xml_sha256 as sha'], { id: [id] }),
    }));
    expect(stand.belege).toEqual([{ sha256: createHash('sha256').update(eins).digest('hex') }]);
    expect(stand.mails).toEqual([{ empfaenger: 'ja@beispiel.example' }]);
    expect(
      createHash('sha256')
        .update(stand.xml?.xml ?? '')
        .digest('hex'),
    ).toBe(stand.xml?.sha);
    const pdf = Buffer.from(eins).toString('latin1');
    for (const wort of ['factur-x.xml', '/AFRelationship /Alternative', 'pdfaid:part', 'GTS_PDFA1'])
      expect(pdf).toContain(wort);
  });
  it('is disputed once until it is answered, and only by its company', async () => {
    am('2027-03-02');
    const [wir, fremd] = [await betriebMit('bezirk'), await betriebMit('bezirk')];
    am('2027-04-01');
    await fuehreRechnungslaufAus(api.deps, '2027-03');
    const params = { id: (await rechnungen(wir))[0]?.id ?? '' };
    const beanstande = (token: string) =>
      api.call(
        rechnung.rechnungBeanstanden,
        { params, body: { text: 'Im März hatten wir nichts gebucht.' }, idempotencyKey: randomUUID() },
        token,
      );
    expect((await beanstande(fremd.token.inhaber)).status).toBe(404);
    expect((await beanstande(wir.token.inhaber)).body.stand).toBe('beanstandet');
    expect((await beanstande(wir.token.buero)).body.type).toBe('rechnung.nicht-zu-beanstanden');
  });
});
