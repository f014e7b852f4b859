import { randomUUID } from 'node:crypto';

import type { Buchungsstand, Reserviert } from '@kehrtour/contract/buchung';
import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { welleHolen } from '@kehrtour/contract/buchungswelle';
import { ANTEIL_OFFEN } from '@kehrtour/domain/zeiten/restangebot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { liesZeilen } from '../../../test/zeilen.ts';
import { raeumeBuchungenAuf } from '../aufraeumen/raeumeBuchungenAuf.ts';

/** What strangers have not confirmed, holds and bookings together, of one network and of all. */
let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const BEGINN = Date.parse('2027-01-11T08:00:00+01:00');
const nach = (minuten: number) => void (api.clock.now = new Date(BEGINN + minuten * 60_000));
async function frischerBetrieb(einstellungen: object = {}): Promise<Buchungsbetrieb> {
  nach(0);
  await vergissZaehler(api);
  const regeln = {
    bestaetigenMinuten: 2880,
    horizontTage: 28,
    maxJeTag: 40,
    reserveMinuten: 0,
    ...einstellungen,
  };
  return neuerBuchungsbetrieb(api, { einstellungen: regeln });
}
type Problem = { type?: string; detail?: string };
async function ruf<T>(wo: Buchungsbetrieb, von: string, wohin: string, body: object) {
  const antwort = await api.app.inject({
    method: 'POST',
    url: `/oeffentlich/unternehmen/${wo.slug}/${wohin}`,
    remoteAddress: von,
    headers: { 'idempotency-key': randomUUID() },
    payload: body,
  });
  return { status: antwort.statusCode, body: antwort.json<T & Problem>() };
}
let haeuser = 0;
/** The longest visit there is, on the first day from `ab` on that offers one. */
async function halte(wo: Buchungsbetrieb, von: string, ab: string, statt?: string) {
  haeuser += 1;
  const anschrift = { plz: '91207', strasse: `Weg ${haeuser}`, hausnr: '1' };
  const wunsch = { ...WUNSCH, angaben: { feuerstaetten: 12 }, anschrift };
  const frei = await ruf<{ tage: { zeiten: Zeit[] }[] }>(wo, von, 'zeiten', { ...wunsch, ab });
  const zeitId = frei.body.tage[0]?.zeiten[0]?.id;
  return ruf<Reserviert>(wo, von, 'reservierungen', { ...wunsch, zeitId, ...(statt ? { statt } : {}) });
}
const tag = (nummer: number): string => new Date(BEGINN + nummer * 86_400_000).toISOString().slice(0, 10);
/** Takes from `von(i)` what is given, day by day; answers what was held and the first answer that held nothing. */
async function nimmAlles(wo: Buchungsbetrieb, von: (i: number) => string, anzahl = 24) {
  const gehalten: string[] = [];
  for (let i = 0; i < anzahl; i += 1) {
    const antwort = await halte(wo, von(i), tag(2 + (i % 24)));
    if (antwort.status === 200 && antwort.body.haelt) gehalten.push(antwort.body.reservierung);
    else if (antwort.body.type !== 'buchung.zu-viele-unbestaetigte' || i > 20) return { gehalten, antwort };
  }
  throw new Error('nothing stops it');
}
const buchung = (reservierung: string, nummer = 0) => ({
  reservierung,
  kontakt: { ...KONTAKT, email: `m${nummer}@wegwerf.example` },
  ...ZUSTIMMUNG,
});
async function offen(wo: Buchungsbetrieb): Promise<number> {
  const gilt = (await liesZeilen(wo, 'belegung', ['id', 'laeuft_ab'])).filter(
    ({ laeuft_ab: bis }) => bis !== null && bis > api.clock.now,
  );
  const rows = await liesZeilen(wo, 'reservierung', ['anteil'], { id: gilt.map(({ id }) => id) });
  return rows.reduce((summe, { anteil }) => summe + anteil, 0);
}
/** Mondays to Fridays of the four weeks, the first of them with two days of notice. */
const TAGE = 19;

describe('what nobody has confirmed', () => {
  it(
    'takes a tenth of what is left to offer for one network and a quarter in all, holds and bookings alike',
    { tags: 'night' },
    async () => {
      const wo = await frischerBetrieb();
      const eines = await nimmAlles(wo, (i) => `203.0.113.${1 + i}`);
      expect(await offen(wo)).toBeGreaterThan(1);
      expect(await offen(wo)).toBeLessThanOrEqual(TAGE * ANTEIL_OFFEN.netz);
      // Booked, they cost what they cost held.
      for (const [i, reservierung] of eines.gehalten.entries())
        expect((await ruf(wo, '203.0.113.9', 'buchungen', buchung(reservierung, i))).status).toBe(200);
      expect((await halte(wo, '203.0.113.77', tag(20))).body.haelt).toBe(false);
      const viele = await nimmAlles(wo, (i) => `10.${i}.1.1`);
      expect(viele.antwort.body.haelt).toBe(false);
      expect(viele.gehalten.length).toBeGreaterThan(0);
      nach(11);
      // The holds are over, the bookings stand: also for whoever clears away two days later.
      const gebucht = await halte(wo, '203.0.113.78', tag(20));
      expect(gebucht.body.haelt).toBe(false);
      nach(2 * 1440 - 30);
      await raeumeBuchungenAuf(wo.ctx);
      await vergissZaehler(api);
      expect((await halte(wo, '203.0.113.79', tag(20))).body.haelt).toBe(false);
      // Nobody pressed the link: they lapse, and the network has its share again.
      nach(2 * 1440 + 1);
      expect((await halte(wo, '203.0.113.80', tag(20))).body.haelt).toBe(true);
    },
  );

  it('is noted beyond that: whoever presses the link of the mail has the time, and a confirmed booking costs nothing', async () => {
    const wo = await frischerBetrieb();
    const { gehalten } = await nimmAlles(wo, (i) => `10.${i}.2.1`);
    const gesehen = await api.call(welleHolen, {}, wo.token.buero);
    expect(gesehen.body).toEqual({ welle: null, gehalten: gehalten.length });
    const fremd = await halte(wo, '192.0.2.50', tag(20));
    expect(fremd.body).toMatchObject({ haelt: false, verlaengerbar: false });
    const sofort = await ruf(wo, '192.0.2.50', 'buchungen', buchung(fremd.body.reservierung, 90));
    expect(sofort.body.type).toBe('buchung.erst-bestaetigen');
    const vorgemerkt = await ruf(wo, '192.0.2.50', 'vormerkungen', buchung(fremd.body.reservierung, 90));
    expect(vorgemerkt.status).toBe(200);
    const [mail] = await liesZeilen(wo, 'ausgang', ['text'], { vorlage: 'buchung.vorgemerkt' });
    const [link = 'https://keiner.example'] = /https?:\S+nachweis=\S+/.exec(mail?.text ?? '') ?? [];
    const { searchParams } = new URL(link);
    const fest = await ruf<Buchungsstand>(wo, '192.0.2.50', 'vormerkungen/bestaetigen', {
      vormerkung: searchParams.get('vormerkung'),
      nachweis: searchParams.get('nachweis'),
      zahlungspflichtig: true,
    });
    expect([fest.status, fest.body.status]).toEqual([200, 'bestaetigt']);
    // One of the others gives his hold back, and the next visitor has hers.
    await ruf(wo, '10.0.2.1', 'reservierungen/freigeben', { reservierung: gehalten[0] });
    expect((await halte(wo, '192.0.2.51', tag(23))).body.haelt).toBe(true);
  });

  it('at the same moment takes no more than one after the other', async () => {
    const wo = await frischerBetrieb({ bestaetigenMinuten: 60 });
    await Promise.all(Array.from({ length: 24 }, (_, i) => halte(wo, `10.${i}.3.1`, tag(2 + (i % 24)))));
    expect(await offen(wo)).toBeLessThanOrEqual(TAGE * ANTEIL_OFFEN.alle);
  });

  it('is refused with the phone where a company has no mail confirmed', async () => {
    const wo = await frischerBetrieb({ bestaetigenMinuten: null });
    let letzte: Awaited<ReturnType<typeof halte>> | undefined;
    for (let i = 0; i < 24 && letzte?.status !== 429; i += 1)
      letzte = await halte(wo, `10.${i}.4.1`, tag(2 + (i % 24)));
    expect([letzte?.status, letzte?.body.type]).toEqual([429, 'buchung.zu-viele-unbestaetigte']);
    expect(letzte?.body.detail).toContain('09123 4711');
  });
});
