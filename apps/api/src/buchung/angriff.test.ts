/** @module-tag night */
import { randomUUID } from 'node:crypto';

import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Buchungsbetrieb, neuerBuchungsbetrieb, WUNSCH, ZUSTIMMUNG } from '../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { liesZeilen } from '../../test/zeilen.ts';

/** Somebody who wants every time for himself, over HTTP like everybody else: invented houses, names and mails. */
let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const BEGINN = Date.parse('2027-01-11T08:00:00+01:00');
const WOCHEN_8 = 57;

async function frischerBetrieb(einstellungen: Parameters<typeof neuerBuchungsbetrieb>[1]) {
  api.clock.now = new Date(BEGINN);
  await vergissZaehler(api);
  return neuerBuchungsbetrieb(api, einstellungen);
}

const ruf = async (von: string, wohin: string, body: object) => {
  const antwort = await api.app.inject({
    method: 'POST',
    url: wohin,
    remoteAddress: von,
    headers: { 'idempotency-key': randomUUID() },
    payload: body,
  });
  return { status: antwort.statusCode, body: antwort.json<Record<string, unknown>>() };
};

/** One try: whichever time is offered to `welche`, held and booked under a new name. */
async function versuche(wo: Buchungsbetrieb, von: string, nummer: number): Promise<string> {
  const ort = `/oeffentlich/unternehmen/${wo.slug}`;
  const anschrift = { plz: '91207', strasse: `Weg ${nummer}`, hausnr: String(1 + (nummer % 90)) };
  const wunsch = { ...WUNSCH, angaben: { feuerstaetten: 12 }, anschrift };
  const ab = new Date(BEGINN + (nummer % 55) * 86_400_000).toISOString().slice(0, 10);
  const frei = await ruf(von, `${ort}/zeiten`, { ...wunsch, ab });
  if (frei.status !== 200) return String(frei.body['type']);
  const zeit = (frei.body['tage'] as { zeiten: Zeit[] }[]).flatMap(({ zeiten }) => zeiten)[0];
  if (!zeit) return 'nichts-frei';
  const held = await ruf(von, `${ort}/reservierungen`, { ...wunsch, zeitId: zeit.id });
  if (held.status !== 200) return String(held.body['type']);
  const gebucht = await ruf(von, `${ort}/buchungen`, {
    reservierung: held.body['reservierung'],
    kontakt: { vorname: 'Max', nachname: `Muster ${nummer}`, email: `m${nummer}@wegwerf.example` },
    ...ZUSTIMMUNG,
  });
  return gebucht.status === 200 ? 'gebucht' : String(gebucht.body['type']);
}

/** What part of the eight weeks is taken, of the hours in which somebody can be booked. */
async function vergebenerAnteil(wo: Buchungsbetrieb): Promise<number> {
  const rows = await liesZeilen(wo, 'belegung', ['minuten', 'laeuft_ab']);
  const gilt = rows.filter(({ laeuft_ab: bis }) => bis === null || bis > api.clock.now);
  return gilt.reduce((summe, { minuten }) => summe + minuten, 0) / (40 * 480);
}

describe('somebody who books every time under invented names', () => {
  it('takes with three addresses a small part of eight weeks, and nothing two hours later', async () => {
    const wo = await frischerBetrieb({
      einstellungen: { bestaetigenMinuten: 120, horizontTage: WOCHEN_8, maxJeTag: 40, reserveMinuten: 0 },
    });
    const folgen = new Map<string, number>();
    for (let i = 0; i < 90; i += 1) {
      const folge = await versuche(wo, `198.51.${i % 3}.7`, i);
      folgen.set(folge, (folgen.get(folge) ?? 0) + 1);
    }
    const anteil = await vergebenerAnteil(wo);
    // Twelve appliances, the most that is believed, take an hour longer than one. Of holds and bookings together a quarter is
    // the bound, and what is beyond it is noted and takes nothing.
    expect([anteil < 0.25, (folgen.get('gebucht') ?? 0) <= 30]).toEqual([true, true]);
    expect(folgen.get('buchung.erst-bestaetigen')).toBeGreaterThan(0);
    api.clock.now = new Date(BEGINN + 120 * 60_000);
    expect(await vergebenerAnteil(wo)).toBe(0);
  });

  it('takes with any number of addresses half of a day at most, and others still find times', async () => {
    const wo = await frischerBetrieb({
      einstellungen: { bestaetigenMinuten: 120, horizontTage: 7, maxJeTag: 40, reserveMinuten: 0 },
    });
    for (let i = 0; i < 36; i += 1) await versuche(wo, `10.${i}.1.1`, 55 * i + 2);
    const jeTag = new Map<string, number>();
    for (const { von, minuten } of await liesZeilen(wo, 'belegung', ['von', 'minuten'])) {
      const { tag } = ortszeitAus(von);
      jeTag.set(tag, (jeTag.get(tag) ?? 0) + minuten);
    }
    expect(jeTag.size).toBeGreaterThan(0);
    for (const minuten of jeTag.values()) expect(minuten / 480).toBeLessThanOrEqual(0.5);
    const frei = await ruf('192.0.2.1', `/oeffentlich/unternehmen/${wo.slug}/zeiten`, WUNSCH);
    expect((frei.body['tage'] as unknown[]).length).toBeGreaterThan(0);
  });

  it('is one person with every spelling of his mailbox and phone', async () => {
    const wo = await frischerBetrieb({ einstellungen: { bestaetigenMinuten: 120 } });
    const ort = `/oeffentlich/unternehmen/${wo.slug}`;
    const folgen: string[] = [];
    for (const [nummer, email] of ['a.b@gmail.com', 'ab+1@googlemail.com', 'A.B+2@Gmail.com'].entries()) {
      const anschrift = { ...WUNSCH.anschrift, hausnr: String(20 + nummer) };
      const von = `203.0.${nummer}.1`;
      const frei = await ruf(von, `${ort}/zeiten`, { ...WUNSCH, anschrift });
      const zeit = (frei.body['tage'] as { zeiten: Zeit[] }[])[nummer]?.zeiten[0];
      const held = await ruf(von, `${ort}/reservierungen`, { ...WUNSCH, anschrift, zeitId: zeit?.id });
      const antwort = await ruf(von, `${ort}/buchungen`, {
        reservierung: held.body['reservierung'],
        kontakt: { vorname: 'A', nachname: `B${nummer}`, email },
        ...ZUSTIMMUNG,
      });
      folgen.push(antwort.status === 200 ? 'gebucht' : String(antwort.body['type']));
    }
    expect(folgen).toEqual(['gebucht', 'gebucht', 'buchung.zu-viele-unbestaetigte']);
  });
});
