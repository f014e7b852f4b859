import { ansagenNachsenden, antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { messengerErlauben } from '@kehrtour/contract/messenger';
import type { Nachsendekanal } from '@kehrtour/domain/versand/kanal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type MetaService, metaService } from '../../../test/metaService.ts';
import { type PingenService, pingenService } from '../../../test/pingenService.ts';
import { type SevenService, sevenService } from '../../../test/sevenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { MAIL_AUS_NAMEN, MOBIL_AUS_NAMEN, nicht } from '../../../test/werte.ts';
import { geordnet, liesZeilen, loescheZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';

/** Two have a mobile number, the first of them has allowed WhatsApp, the third neither. */
const HAEUSER = 3;
let meta: MetaService;
let seven: SevenService;
let pingen: PingenService;
let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];

beforeAll(async () => {
  [meta, seven, pingen] = await Promise.all([metaService(), sevenService(), pingenService()]);
  api = await testApi({
    now: '2027-01-11T08:00:00+01:00',
    env: { ...seven.env, ...meta.env, ...pingen.env },
    privateHosts: [meta.host, seven.host, pingen.host],
    worker: true,
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([meta.close(), seven.close(), pingen.close()]);
});

async function stelleEin(teil: Record<string, unknown>): Promise<void> {
  const { body } = await api.call(einstellungenHolen, {}, wo.token.inhaber);
  const { status } = await api.call(
    einstellungenAendern,
    { body: { ...teil, version: body.version } },
    wo.token.inhaber,
  );
  expect(status).toBe(200);
}
async function erlaubeWhatsapp(liegenschaftId = ''): Promise<void> {
  const { body } = await api.call(liegenschaftHolen, { params: { id: liegenschaftId } }, wo.token.buero);
  const params = { id: liegenschaftId, teilId: body.kontakte[0]?.id ?? '', messenger: 'whatsapp' } as const;
  const { status } = await api.call(
    messengerErlauben,
    { params, body: { herkunft: 'am Telefon' } },
    wo.token.buero,
  );
  expect(status).toBe(200);
}
const brett = async () =>
  (await api.call(antwortbrettHolen, { query: {} }, wo.token.buero)).body.zeilen.toSorted((a, b) =>
    a.termin.anschrift.localeCompare(b.termin.anschrift),
  );
const wege = async () =>
  (await brett()).map(({ nachsendbar }) => nachsendbar.map(({ kanal }) => kanal).join(' '));
const sendeNach = (kanal: Nachsendekanal, terminIds: string[], token = wo.token.buero) =>
  api.call(ansagenNachsenden, { body: { kanal, terminIds } }, token);
const alle = async () => (await brett()).map(({ termin }) => termin.id);
const ausgang = async () => {
  const hinaus = await liesZeilen(wo, 'ausgang', ['weg'], geordnet(['weg'], { vorlage: nicht('einladung') }));
  return [...Map.groupBy(hinaus, ({ weg }) => weg)].map(([weg, alle]) => `${weg} ${alle.length}`);
};
/** What went this way did not arrive, as it turns out a minute later. */
async function verwirf(weg: string): Promise<void> {
  await setzeZeilen(wo, 'ausgang', { weg }, { status: 'fehler' });
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
}

beforeEach(async () => {
  await vergissZaehler(api);
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, HAEUSER);
  await setzeZeilen(
    wo,
    'kontakt',
    {},
    { email: MAIL_AUS_NAMEN, email_fuer_termine: true, mobil: MOBIL_AUS_NAMEN },
  );
  await setzeZeilen(wo, 'kontakt', { nachname: 'Bewohner3' }, { mobil: '' });
  await erlaubeWhatsapp(haeuser[0]);
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
  await kuendigeRundeAn(api, wo, kehrtour);
  await stelleEin({
    sms: { an: true, absender: 'Feger', hoechstensEuro: 20, ersatz: false },
    whatsapp: { an: true, hoechstensEuroImMonat: 25 },
    briefdienst: { an: true, hoechstensEuroImMonat: 100, zustelltage: 5 },
  });
  await verwirf('mail');
});

describe('notices that came back', () => {
  it('can go by every way that reaches the household, with what it costs at most', async () => {
    expect(await wege()).toEqual(['whatsapp sms briefdienst', 'sms briefdienst', 'briefdienst']);
    const [erste, , dritte] = await brett();
    expect(erste?.nachsendbar.map(({ hoechstensCent }) => hoechstensCent > 0)).toEqual([true, true, true]);
    expect(erste?.schritt).toContain(
      'Senden Sie eine WhatsApp-Nachricht, eine SMS oder einen Brief über den Briefdienst, drucken Sie einen Zettel oder rufen Sie an',
    );
    expect(dritte?.schritt).toContain(
      'Senden Sie einen Brief über den Briefdienst oder drucken Sie einen Zettel,',
    );
  });

  it.each([
    ['whatsapp', 1, 'whatsapp 1'],
    ['sms', 2, 'sms 2'],
    ['briefdienst', 3, 'brief 3'],
  ] as const)(
    'go by %s to all whom that reaches, and the others are counted',
    async (kanal, anzahl, drin) => {
      const { status, body } = await sendeNach(kanal, await alle());
      expect(status).toBe(200);
      expect(body).toEqual({ gesendet: anzahl, ausgelassen: HAEUSER - anzahl });
      expect(await ausgang()).toEqual([drin, 'mail 3'].toSorted());
      expect((await brett()).map(({ stand }) => stand).toSorted()).toEqual(
        [...Array(anzahl).fill('offen'), ...Array(HAEUSER - anzahl).fill('zurueck')].toSorted(),
      );
    },
  );

  it('take each way once: of presses at the same moment one sends, whatever the ways', async () => {
    const [id = ''] = await alle();
    const gepresst = await Promise.all(
      (['sms', 'whatsapp', 'sms', 'briefdienst', 'whatsapp'] as const).map((kanal) => sendeNach(kanal, [id])),
    );
    expect(gepresst.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await ausgang()).filter((zeile) => !zeile.startsWith('mail'))).toHaveLength(1);
  });

  it('go on by what was not tried yet, until nothing but paper and a call is left', async () => {
    const [id = ''] = await alle();
    for (const [kanal, weg, danach] of [
      ['whatsapp', 'whatsapp', 'sms briefdienst'],
      ['sms', 'sms', 'briefdienst'],
      ['briefdienst', 'brief', ''],
    ] as const) {
      expect((await sendeNach(kanal, [id])).status).toBe(200);
      await verwirf(weg);
      expect((await wege())[0]).toBe(danach);
    }
    const { status, body } = await sendeNach('sms', [id]);
    expect([status, body.detail]).toEqual([
      409,
      'Hier ist nichts nachzusenden: Die letzte Ansage ist angekommen, noch unterwegs, oder eine SMS gab es schon.',
    ]);
  });

  it('that were told by SMS can go by mail where an address is known', async () => {
    const [id = ''] = await alle();
    await sendeNach('sms', [id]);
    await verwirf('sms');
    await loescheZeilen(wo, 'ankuendigung', { kanal: 'mail' });
    expect((await wege())[0]).toBe('mail whatsapp briefdienst');
  });

  it('say why a household is not reached this way', async () => {
    const [, zweite = '', dritte = ''] = await alle();
    expect((await sendeNach('whatsapp', [zweite])).body.detail).toMatch(
      /^Hierher geht keine WhatsApp-Nachricht/,
    );
    expect((await sendeNach('sms', [dritte])).body.detail).toMatch(/^Hierher geht keine SMS/);
    await stelleEin({ briefdienst: { an: false, hoechstensEuroImMonat: 100, zustelltage: 5 } });
    expect((await sendeNach('briefdienst', [dritte])).body.detail).toMatch(/^Hierher geht kein Brief/);
    expect(await wege()).toEqual(['whatsapp sms', 'sms', '']);
  });

  it('go by letter only while it comes before the visit', async () => {
    api.clock.now = new Date('2027-01-29T08:00:00+01:00');
    expect(await wege()).toEqual(['whatsapp sms', 'sms', '']);
    const { status, body } = await sendeNach('briefdienst', await alle());
    expect([status, body.detail]).toEqual([
      409,
      expect.stringMatching(/^Ein Brief käme erst nach dem Besuch an/),
    ]);
  });

  it('cost no more than the company allows: then nothing leaves at all', async () => {
    await stelleEin({
      whatsapp: { an: true, hoechstensEuroImMonat: 1 },
      briefdienst: { an: true, hoechstensEuroImMonat: 1, zustelltage: 5 },
    });
    await neueZeile(wo, 'ausgang', {
      ereignis: 'test',
      empfaenger: '+4915',
      vorlage: 'einladung',
      nachricht: '{}',
      weg: 'whatsapp',
      cent: 98,
      status: 'gesendet',
      begonnen_am: api.clock.now,
    });
    for (const kanal of ['whatsapp', 'briefdienst'] as const) {
      const { status, body } = await sendeNach(kanal, await alle());
      expect([status, body.type]).toEqual([422, 'ankuendigung.zu-teuer']);
    }
    expect(await ausgang()).toEqual(['mail 3']);
  });

  it('are sent on by whoever may announce, for the own company', async () => {
    const ids = await alle();
    const fremd = await api.neuerBetrieb();
    expect((await sendeNach('sms', ids, fremd.token.inhaber)).status).toBe(404);
    expect((await sendeNach('sms', ids, wo.token.geselle)).status).toBe(403);
    expect((await sendeNach('sms', [])).status).toBe(400);
    expect(await ausgang()).toEqual(['mail 3']);
  });
});
