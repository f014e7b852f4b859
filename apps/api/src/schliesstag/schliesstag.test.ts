import { randomUUID } from 'node:crypto';

import type { EinmaligerFeiertag } from '@kehrtour/contract/einstellungen';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';
import { neueZusage } from '../../test/zusageFixture.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb({ bundesland: 'BE' });
});
afterAll(() => api.close());

const lege = (daten: Partial<schliesstag.Schliesstagdaten>, token = eigener.token.buero) =>
  api.call(
    schliesstag.schliesstagAnlegen,
    {
      body: { von: '2027-08-16', bis: '2027-08-27', name: 'Betriebsferien', offen: false, ...daten },
      idempotencyKey: randomUUID(),
    },
    token,
  );
const liste = async (betrieb = eigener) =>
  (await api.call(schliesstag.schliesstageListe, {}, betrieb.token.azubi)).body;

describe('days without bookings', () => {
  it('are the state’s holidays of this and the next year', async () => {
    const { feiertage, bundesland } = await liste();
    expect(bundesland).toBe('BY');
    expect(feiertage).toEqual(
      expect.arrayContaining([
        { tag: '2027-01-06', name: 'Heilige Drei Könige', offenDurch: null },
        { tag: '2028-12-26', name: '2. Weihnachtstag', offenDurch: null },
      ]),
    );
    expect((await liste(fremder)).feiertage.map(({ name }) => name)).toContain('Internationaler Frauentag');
  });
  it('are added by Inhaberin and Büro, and seen by nobody else', async () => {
    expect((await lege({}, eigener.token.geselle)).status).toBe(403);
    const { body } = await lege({});
    expect(body.eintraege).toEqual([
      { id: expect.any(String), von: '2027-08-16', bis: '2027-08-27', name: 'Betriebsferien', offen: false },
    ]);
    expect((await liste(fremder)).eintraege).toEqual([]);
    const id = body.eintraege[0]?.id ?? '';
    const entferne = (betrieb: TestBetrieb) =>
      api.call(schliesstag.schliesstagLoeschen, { params: { id } }, betrieb.token.buero);
    expect((await entferne(fremder)).status).toBe(404);
    expect((await entferne(eigener)).body.eintraege).toEqual([]);
    expect((await entferne(eigener)).status).toBe(404);
  });
  it('are changed where they stand, unless somebody was faster or they are another company’s', async () => {
    const { body } = await lege({ von: '2027-10-04', bis: '2027-10-08', name: 'Herbst' });
    const eintrag = body.eintraege.find(({ name }) => name === 'Herbst');
    const { id = '', ...vorher } = eintrag ?? { von: '', bis: '', name: '', offen: false };
    const neu = { ...vorher, bis: '2027-10-15', name: 'Herbstferien' };
    const aendere = (mehr: object = {}, token = eigener.token.buero) =>
      api.call(schliesstag.schliesstagAendern, { params: { id }, body: { neu, vorher, ...mehr } }, token);
    expect((await aendere({}, eigener.token.geselle)).status).toBe(403);
    expect((await aendere({}, fremder.token.buero)).status).toBe(404);
    expect((await aendere({ neu: { ...neu, bis: '2027-10-01' } })).status).toBe(400);
    const antwort = await aendere();
    expect(antwort.body.eintraege).toContainEqual({ id, ...neu });
    expect((await aendere()).status).toBe(409);
    await api.call(schliesstag.schliesstagLoeschen, { params: { id } }, eigener.token.buero);
    expect((await aendere({ vorher: neu })).status).toBe(404);
  });
  it('can be opened where the company works all the same', async () => {
    const { body } = await lege({
      von: '2027-11-01',
      bis: '2027-11-01',
      name: 'Allerheiligen',
      offen: true,
    });
    const eintrag = body.eintraege.find(({ offen }) => offen);
    expect(body.feiertage.find(({ tag }) => tag === '2027-11-01')?.offenDurch).toBe(eintrag?.id);
  });
  it('are more in a year for which the company has listed one of its state', async () => {
    const { body } = await api.call(einstellungenHolen, {}, fremder.token.buero);
    const setze = (einmalige: EinmaligerFeiertag[]) =>
      api.call(
        einstellungenAendern,
        { body: { feiertage: { einmalige }, version: body.version } },
        fremder.token.buero,
      );
    expect(body.feiertage.einmalige.map(({ tag }) => tag)).toEqual(['2028-06-17']);
    const neu = { tag: '2027-06-17', bundesland: 'BE', name: 'Jahrestag' } as const;
    const andernorts = { ...neu, bundesland: 'BB' } as const;
    expect((await setze([neu, neu])).body.felder?.[0]?.feld).toBe('feiertage.einmalige');
    expect((await setze([{ ...neu, bundesland: 'XX' as 'BE' }])).status).toBe(400);
    const imOrt = { ...neu, gemeinde: 'Berlin-Mitte' };
    expect((await setze([imOrt, { ...imOrt, gemeinde: 'berlin-mitte' }])).status).toBe(400);
    expect((await setze([neu, { ...neu, gemeinde: 'x'.repeat(81) }])).status).toBe(400);
    expect((await setze([neu, andernorts])).status).toBe(200);
    const zwischen = (await liste(fremder)).feiertage.filter(({ tag }) => tag.startsWith('2027-06'));
    expect(zwischen).toEqual([{ tag: '2027-06-17', name: 'Jahrestag', offenDurch: null }]);
    expect((await setze([])).status).toBe(409);
  });
  it('know what the town of the company does not keep: Mariä Himmelfahrt in Lauf (Art. 1 BayFTG)', async () => {
    expect((await liste()).feiertage.map(({ name }) => name)).not.toContain('Mariä Himmelfahrt');
  });
  it('end on or after the day they begin, within a year', async () => {
    expect((await lege({ bis: '2027-08-15' })).status).toBe(400);
    expect((await lege({ bis: '2029-08-15' })).status).toBe(400);
    expect((await lege({ name: '  ' })).status).toBe(400);
  });
  it('name beforehand whom they concern, rounds and bookings alike', async () => {
    const mitarbeiterId = eigener.mitarbeiterId.geselle;
    const gebucht = await neueZusage(eigener, { mitarbeiterId, von: '2027-09-01T00:15:00+02:00' });
    const runde = await neueZusage(eigener, {
      mitarbeiterId,
      von: '2027-09-03T23:00:00+02:00',
      quelle: 'kehrtour',
    });
    await neueZusage(eigener, { mitarbeiterId, von: '2027-09-04T08:00:00+02:00' });
    const frage = (token: string) =>
      api.call(schliesstag.schliesstagBetroffene, { body: { von: '2027-09-01', bis: '2027-09-03' } }, token);
    expect((await frage(eigener.token.buero)).body.termine.map(({ id }) => id)).toEqual([gebucht, runde]);
    expect((await frage(fremder.token.buero)).body.termine).toEqual([]);
  });
  it('name the rounds that people were told of and that drive on them', async () => {
    const [liegenschaftId = ''] = await neueHaeuser(eigener, 1);
    const { kehrtourId } = await neuerTermin(eigener, {
      liegenschaftId,
      mitarbeiterId: eigener.mitarbeiterId.geselle,
    });
    const am = async (tag: string) =>
      (
        await api.call(
          schliesstag.schliesstagBetroffene,
          { body: { von: tag, bis: tag } },
          eigener.token.buero,
        )
      ).body.kehrtouren;
    expect(await am('2027-02-02')).toEqual([{ id: kehrtourId, name: 'Altstadt' }]);
    expect(await am('2027-02-03')).toEqual([]);
    await setzeZeilen(eigener, 'kehrtour', { id: kehrtourId }, { status: 'geplant' });
    expect(await am('2027-02-02'), 'nobody was told of it').toEqual([]);
  });
});
