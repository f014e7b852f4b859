import * as importauftrag from '@kehrtour/contract/importauftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importiere, korrigiere, ladeHoch, pruefe } from '../../test/importFixture.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { musterbachBestand } from '../demo/musterbachBestand.ts';
import { schreibeBestand } from './schreibeBestand.ts';

const NICHTS_NEUES = { neu: 0, geaendert: 0, vorschlaege: 0, fehlend: 0, wiederDa: 0, fehlerhaft: 0 };

let api: TestApi;
let demo: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  // The demonstration's district, without the rounds that are played there meanwhile.
  const wo = await api.neuerBetrieb();
  await wo.ctx.transaction((tx) => schreibeBestand(tx, musterbachBestand('2027-01-11')));
  demo = wo.token.buero;
});
afterAll(() => api.close());

async function gibAus(als: 'csv' | 'xlsx', token: string): Promise<Buffer> {
  const { rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/liegenschaften/ausgabe?als=${als}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return rawPayload;
}

/** Uploads and checks it; `zuvor` is said of it before. */
async function lies(
  token: string,
  datei: { name: string; bytes: Buffer | string },
  zuvor?: Parameters<typeof korrigiere>[3],
) {
  const { status, body } = await ladeHoch(api, token, datei.name, datei.bytes);
  expect(status, JSON.stringify(body)).toBe(200);
  if (zuvor) await korrigiere(api, token, body.id, zuvor);
  return pruefe(api, token, body.id);
}

/** House by house and part by part what would change. */
async function aenderungen(token: string, id: string) {
  const query = { befund: 'geaendert' as const };
  const { body } = await api.call(importauftrag.importAenderungenHolen, { params: { id }, query }, token);
  return body.eintraege.map(({ titel, aenderungen: teile }) => [titel, teile.map(({ teil }) => teil)]);
}

describe('our own list, read again as it was given out', () => {
  it.each(['csv', 'xlsx'] as const)('says nothing new of the demonstration as %s', async (als) => {
    const gelesen = await lies(demo, { name: `Liste.${als}`, bytes: await gibAus(als, demo) });
    expect(await aenderungen(demo, gelesen.id)).toEqual([]);
    expect(gelesen.anzahl).toMatchObject({ ...NICHTS_NEUES, unveraendert: gelesen.anzahl.zeilen });
    expect(gelesen.verluste).toEqual([]);
    expect(gelesen.hatMails, 'nobody is asked about addresses that we gave out').toBe(false);
  });

  it('says nothing new by its sheet of Fristen, whose rows are work', async () => {
    const bytes = await gibAus('xlsx', demo);
    const gelesen = await lies(demo, { name: 'Liste.xlsx', bytes }, { lesart: { blatt: 'Fristen' } });
    expect(await aenderungen(demo, gelesen.id)).toEqual([]);
    expect(gelesen.anzahl).toMatchObject(NICHTS_NEUES);
    expect(gelesen.anzahl.aufgaben).toBeGreaterThan(0);
  });

  it('says what was changed in it, of the house where it was changed, and nothing else', async () => {
    const zeilen = String(await gibAus('csv', demo)).split('\r\n');
    const kopf = zeilen[0]?.split(';') ?? [];
    const stelle = kopf.indexOf('Ortsteil');
    const geaendert = zeilen.map((zeile, nr) =>
      nr === 5 ? zeile.split(';').with(stelle, 'Hinterm Bach').join(';') : zeile,
    );
    const gelesen = await lies(demo, { name: 'Liste.csv', bytes: geaendert.join('\r\n') });
    expect(await aenderungen(demo, gelesen.id)).toEqual([[expect.any(String), ['Anschrift']]]);
  });

  it('misses no house that somebody took out of it, nor a column', async () => {
    const zeilen = String(await gibAus('csv', demo))
      .trim()
      .split('\r\n');
    const ohne = (zellen: string[]) => zellen.toSpliced(2, 1).toSpliced(-2, 2).join(';');
    const kurz = zeilen.slice(0, 20).map((zeile) => ohne(zeile.split(';')));
    const gelesen = await lies(demo, { name: 'Liste.csv', bytes: kurz.join('\r\n') });
    expect(await aenderungen(demo, gelesen.id)).toEqual([]);
    expect(gelesen.anzahl).toMatchObject({ ...NICHTS_NEUES, unveraendert: 19 });
  });

  it('finds houses that a file brought, that somebody entered and that were located since', async () => {
    const wo = await api.neuerBetrieb();
    const bytes = [
      'Straße;Hausnr.;PLZ;Ort;Eigentümer;Vorname;Mieter;Mieter Telefon;E-Mail;Bemerkung;Tätigkeit;Frist von;Frist bis',
      'Balkenweg;1;91207;Lauf;Müller;Dr. Eva;Otto Kern;09123 77;eva@example.org;Hund im Hof;Kehrung (1x jährlich);01.05.2027;30.09.2027',
      'Balkenweg;2 a;91207;Lauf;Haendel GmbH;;;;;;Kehrung (1x jährlich);01.05.2027;30.09.2027',
    ].join('\r\n');
    await importiere(api, wo, { name: 'fremd.csv', bytes }, { mailFuerTermine: true });
    await setzeZeilen(
      wo,
      'liegenschaft',
      {},
      { lat: 49.5, lon: 11.2, ort_quelle: 'karte', ort_guete: 'exakt' },
    );
    await setzeZeilen(
      wo,
      'liegenschaft',
      { hausnr: '1' },
      { nicht_mehr_im_export: true, notiz_zugang: 'Hintertür' },
    );
    await neueHaeuser(wo, 3);
    for (const als of ['csv', 'xlsx'] as const) {
      const { id, anzahl, hatMails } = await lies(wo.token.buero, {
        name: `Liste.${als}`,
        bytes: await gibAus(als, wo.token.buero),
      });
      expect(await aenderungen(wo.token.buero, id)).toEqual([]);
      expect(anzahl).toMatchObject({ ...NICHTS_NEUES, unveraendert: 5 });
      expect(hatMails).toBe(false);
    }
    expect(await liesZeilen(wo, 'liegenschaft', ['hausnr'], { nicht_mehr_im_export: true })).toHaveLength(1);
  });
});

describe('addresses in a file', () => {
  it('are asked about when they come, not each time they come again', async () => {
    const wo = await api.neuerBetrieb();
    const mit = (mail: string, telefon: string) => ({
      name: 'liste.csv',
      bytes: [
        'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Eigentümer;Vorname;Telefon;E-Mail',
        `A-1;Balkenweg;1;91207;Lauf;Müller;Eva;${telefon};${mail}`,
      ].join('\r\n'),
    });
    expect((await lies(wo.token.buero, mit('eva@example.org', '09123 1'))).hatMails).toBe(true);
    await importiere(api, wo, mit('eva@example.org', '09123 1'), { mailFuerTermine: true });
    const wieder = await lies(wo.token.buero, mit('EVA@example.org', '09123 2'));
    expect([wieder.anzahl.geaendert, wieder.hatMails]).toEqual([1, false]);
    expect((await lies(wo.token.buero, mit('neu@example.org', '09123 1'))).hatMails).toBe(true);
  });
});
