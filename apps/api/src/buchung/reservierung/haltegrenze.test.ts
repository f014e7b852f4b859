import { randomUUID } from 'node:crypto';

import type { Reserviert } from '@kehrtour/contract/buchung';
import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { ANTEIL_FREI } from '@kehrtour/domain/zeiten/restangebot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Buchungsbetrieb, neuerBuchungsbetrieb, WUNSCH } from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { NICHT_NULL } from '../../../test/werte.ts';
import { liesZeilen } from '../../../test/zeilen.ts';

/** Somebody who only holds times, from many networks and without ever booking: nothing of him is known. */
let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

type Einstellungen = Parameters<typeof neuerBuchungsbetrieb>[1];
async function frischerBetrieb(wunsch: Einstellungen = {}): Promise<Buchungsbetrieb> {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  await vergissZaehler(api);
  const { einstellungen, ...mehr } = wunsch;
  return neuerBuchungsbetrieb(api, {
    ...mehr,
    einstellungen: {
      bestaetigenMinuten: 120,
      horizontTage: 8,
      maxJeTag: 40,
      reserveMinuten: 0,
      ...einstellungen,
    },
  });
}
async function ruf<T>(von: string, wohin: string, body: object) {
  const antwort = await api.app.inject({
    method: 'POST',
    url: wohin,
    remoteAddress: von,
    headers: { 'idempotency-key': randomUUID() },
    payload: body,
  });
  return { status: antwort.statusCode, body: antwort.json<T & { type?: string; detail?: string }>() };
}
const ort = ({ slug }: Buchungsbetrieb): string => `/oeffentlich/unternehmen/${slug}`;
const haus = (nummer: number): object => ({
  ...WUNSCH,
  anschrift: { plz: '91207', strasse: `Weg ${nummer}`, hausnr: String(1 + (nummer % 90)) },
});
/** Starts that are offered, by their day. */
async function angebot(wo: Buchungsbetrieb): Promise<Map<string, readonly Zeit[]>> {
  const tage = new Map<string, readonly Zeit[]>();
  for (let ab: string | null | undefined = '2027-01-11'; ab;) {
    const seite: { body: { tage: { tag: string; zeiten: Zeit[] }[]; weiterAb?: string | null } } = await ruf(
      '192.0.2.1',
      `${ort(wo)}/zeiten`,
      { ...WUNSCH, ab },
    );
    for (const { tag, zeiten } of seite.body.tage) tage.set(tag, zeiten);
    ab = seite.body.weiterAb;
  }
  return tage;
}
const halte = (wo: Buchungsbetrieb, von: string, nummer: number, zeitId: string | undefined) =>
  ruf<Reserviert>(von, `${ort(wo)}/reservierungen`, { ...haus(nummer), zeitId });
/** What part of its starts each day still offers. */
async function uebrig(wo: Buchungsbetrieb, vorher: ReadonlyMap<string, readonly Zeit[]>): Promise<number[]> {
  const jetzt = await angebot(wo);
  return [...vorher].map(([tag, zeiten]) => (jetzt.get(tag)?.length ?? 0) / zeiten.length);
}

describe('holds by nobody in particular', () => {
  it('from 36 networks leave at least a third of the starts of every day, and others are told what to do', async () => {
    const wo = await frischerBetrieb();
    const vorher = await angebot(wo);
    let abgelehnt: { status: number; body: { detail?: string } } | undefined;
    for (let i = 0; i < 36; i += 1) {
      const tage = [...(await angebot(wo)).values()];
      const zeiten = tage[i % Math.max(1, tage.length)] ?? [];
      // Every third start: between two of them no other visit has room with its drives.
      const antwort = await halte(wo, `10.${i}.1.1`, i, zeiten[Math.min(3, zeiten.length - 1)]?.id);
      if (antwort.status !== 200) abgelehnt = antwort;
    }
    expect(Math.min(...(await uebrig(wo, vorher)))).toBeGreaterThanOrEqual(ANTEIL_FREI);
    expect(abgelehnt?.status).toBe(429);
    expect(abgelehnt?.body.detail).toContain('09123 4711');
    api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000);
    expect(await uebrig(wo, vorher)).toEqual([...vorher].map(() => 1));
  });

  it('at the same moment take no more than one after the other', { tags: 'night' }, async () => {
    const wo = await frischerBetrieb();
    const vorher = await angebot(wo);
    const alle = [...vorher.values()].flat();
    const antworten = await Promise.all(alle.map(({ id }, i) => halte(wo, `10.${i}.2.1`, i, id)));
    expect(new Set(antworten.map(({ status }) => status)).isSubsetOf(new Set([200, 409, 429]))).toBe(true);
    const anteile = await uebrig(wo, vorher);
    expect(Math.min(...anteile)).toBeGreaterThanOrEqual(ANTEIL_FREI);
    expect(antworten.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(vorher.size);
  });

  it('are bounded where a company has nothing confirmed, too', { tags: 'night' }, async () => {
    const wo = await frischerBetrieb({ einstellungen: { bestaetigenMinuten: null } });
    const vorher = await angebot(wo);
    const alle = [...vorher.values()].flat();
    for (const [i, { id }] of alle.entries()) await halte(wo, `10.${i}.3.1`, i, id);
    expect(Math.min(...(await uebrig(wo, vorher)))).toBeGreaterThanOrEqual(ANTEIL_FREI);
  });

  it('leave a colleague free to take the same time', async () => {
    const wo = await frischerBetrieb({ personen: ['geselle', 'inhaber'] });
    const vorher = await angebot(wo);
    const [zeiten = []] = vorher.values();
    const gehalten: string[] = [];
    for (const [i, { id }] of zeiten.entries()) {
      const { body } = await halte(wo, `10.${i}.4.1`, i, id);
      if (body.reservierung) gehalten.push(id);
    }
    const personen = await liesZeilen(wo, 'belegung', ['mitarbeiter_id'], { laeuft_ab: NICHT_NULL });
    expect([new Set(personen.map(({ mitarbeiter_id }) => mitarbeiter_id)).size, gehalten.length > 2]).toEqual(
      [2, true],
    );
  });

  it.each([
    ['one /24', 20, (i: number) => `198.51.100.${1 + (i % 200)}`],
    ['one /56', 20, (i: number) => `2001:db8:7:${(0x100 + i).toString(16)}::1`],
    ['one /48', 40, (i: number) => `2001:db8:9:${(i * 0x100).toString(16)}::1`],
  ])('of %s are %i at once at most', { tags: 'night' }, async (_netz, hoechstens, adresse) => {
    const wo = await frischerBetrieb({ einstellungen: { horizontTage: 90 } });
    const tage = [...(await angebot(wo)).values()];
    const antworten: (string | undefined)[] = [];
    for (let i = 0; i < hoechstens + 2; i += 1)
      antworten.push((await halte(wo, adresse(i), i, tage[i]?.[0]?.id)).body.type);
    expect(antworten.filter((type) => type === undefined)).toHaveLength(hoechstens);
    expect(antworten.at(-1)).toBe('buchung.zu-viele-reservierungen');
  });
});
