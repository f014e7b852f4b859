import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as angebot from '@kehrtour/contract/buchungsangebot';
import * as vormerkung from '@kehrtour/contract/vormerkung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  buchen,
  eineZeit,
  KAMINOFEN,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  ZUSTIMMUNG,
} from '../../test/buchungFixture.ts';
import { type TestApi, testApi } from '../../test/testApi.ts';
import { dazu } from '../../test/werte.ts';
import { ganz, liesZeile, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await loescheZeilen(ganz(api), 'zaehler');
  wo = await neuerBuchungsbetrieb(api);
});
afterAll(() => api.close());

const preis = (preisCent: number | null, preisText = '') =>
  setzeZeilen(wo, 'taetigkeit', { id: KAMINOFEN }, { buchung: dazu({ preisCent, preisText }) });
const aufDerSeite = async () => {
  const { body } = await api.call(angebot.buchungsunternehmenHolen, { params: { slug: wo.slug } });
  return body.taetigkeiten.find(({ id }) => id === KAMINOFEN);
};
const NUR_DATENSCHUTZ = {
  einwilligungen: ZUSTIMMUNG.einwilligungen.filter(({ art }) => art === 'datenschutz'),
  zahlungspflichtig: false,
};
const buche = async (mehr: Record<string, unknown>) => {
  const { body } = await reservieren(api, wo, (await eineZeit(api, wo)).id);
  return buchen(api, wo, body.reservierung, mehr);
};

describe('work whose price nobody names', () => {
  it.each([
    [null, ''],
    [null, 'nach Aufwand'],
  ])('cannot be ordered, only asked for: %s %s', async (preisCent, preisText) => {
    await preis(preisCent, preisText);
    expect(await aufDerSeite()).toMatchObject({ online: 'ja', zahlungspflichtig: false, anfrage: true });
    const { status, body } = await buche(NUR_DATENSCHUTZ);
    expect([status, body.status, body.widerruf, body.vertrag]).toEqual([200, 'angefragt', null, null]);
  });
  it.each([
    [8900, ''],
    [null, 'nach Aufwand, 18,50 € je Viertelstunde'],
  ])('can be ordered under its price or what it is counted by: %s %s', async (preisCent, preisText) => {
    await preis(preisCent, preisText);
    expect(await aufDerSeite()).toMatchObject({ zahlungspflichtig: true, anfrage: false });
    expect((await buche(NUR_DATENSCHUTZ)).body.type).toBe('buchung.einwilligung-fehlt');
    expect((await buche({})).body.status).toBe('bestaetigt');
  });
  it('that costs nothing is booked, and no button says otherwise', async () => {
    await preis(0);
    expect(await aufDerSeite()).toMatchObject({ zahlungspflichtig: false, anfrage: false });
    expect((await buche(NUR_DATENSCHUTZ)).body.status).toBe('bestaetigt');
  });
  it('is asked for by the link of a mail as well', async () => {
    wo = await neuerBuchungsbetrieb(api, {
      einstellungen: { bestaetigenMinuten: 120, eintragen: 'nach-bestaetigung' },
    });
    await preis(null);
    const held = await reservieren(api, wo, (await eineZeit(api, wo)).id);
    const { body } = await api.call(vormerkung.vormerken, {
      params: { slug: wo.slug },
      body: { reservierung: held.body.reservierung, kontakt: KONTAKT, ...NUR_DATENSCHUTZ },
      idempotencyKey: randomUUID(),
    });
    const gezeigt = await api.call(vormerkung.vormerkungHolen, {
      params: { slug: wo.slug },
      body: { vormerkung: body.vormerkung },
    });
    expect(gezeigt.body).toMatchObject({
      art: 'frei',
      zahlungspflichtig: false,
      anfrage: true,
      einwilligungen: [],
    });
  });
  it('is called a request on the page and in the mail that asks for its confirmation', async () => {
    wo = await neuerBuchungsbetrieb(api, { einstellungen: { bestaetigenMinuten: 120 } });
    await preis(null);
    const { body } = await buche(NUR_DATENSCHUTZ);
    expect(body).toMatchObject({ status: 'unbestaetigt', anfrage: true });
    expect(body.stand).toMatch(/Ihre Anfrage bekommen wir, sobald Sie sie/);
    const mail = await liesZeile(wo, 'ausgang', ['betreff', 'text'], { vorlage: 'buchung.bestaetigen' });
    expect(mail?.betreff).toMatch(/Ihre Anfrage für/);
    expect(mail?.text).toMatch(/unverbindlich nach einem Termin gefragt/);
    expect(`${body.stand} ${mail?.text}`).not.toMatch(/gebucht|Buchung|[Ff]est ist/);
  });
  it('shows no button that orders on the page of a proposal that was kept without a price', async () => {
    const { body } = await buche({});
    await setzeZeilen(
      wo,
      'buchung',
      {},
      {
        einwilligungen: '[]',
        wunsch: dazu({ preisCent: null, preisText: 'nach Aufwand', zahlungspflichtig: true }),
      },
    );
    const stand = await api.call(buchung.buchungHolen, { body: { code: body.code } });
    expect(stand.body.vertrag).toBeNull();
  });
});
