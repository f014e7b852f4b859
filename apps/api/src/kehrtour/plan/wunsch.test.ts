import * as kehrtouren from '@kehrtour/contract/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { evaluate } from '@kehrtour/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { anordnungVon } from '../../../test/aenderungFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT } from '../../../test/werte.ts';
import { neueZeile } from '../../../test/zeilen.ts';
import { ladeKehrtourenplan } from '../vorbereitung/kehrtourenplan.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
});
afterAll(() => api.close());

const wuensche = (liegenschaftId: string, text: string) =>
  neueZeile(betrieb, 'hauswunsch', { liegenschaft_id: liegenschaftId, text, gemerkt_am: JETZT });

it('comes on the day that a household once wished, and says so; a sentence alone changes nothing', async () => {
  const haeuser = await neueHaeuser(betrieb);
  const [freitags = '', satz = ''] = haeuser;
  const frueh = haeuser[25] ?? '';
  await wuensche(freitags, 'Bitte nur freitags');
  await wuensche(frueh, 'donnerstags vor 9 Uhr');
  await wuensche(satz, 'Bitte vorher anrufen');
  const kehrtour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser, {
      datum: { tage: ['2027-02-04', '2027-02-05'], feiertageErlaubt: false },
      mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
    }),
  );
  const halt = (id: string) => kehrtour.halte.find(({ liegenschaftId }) => liegenschaftId === id);
  expect(halt(freitags)?.tag).toBe('2027-02-05');
  expect(halt(frueh)?.tag).toBe('2027-02-04');
  expect(halt(freitags)?.wuensche?.map(({ text }) => text)).toEqual(['freitags']);
  expect([halt(satz)?.wuensche, halt(satz)?.ausgelassen]).toEqual([[], false]);
  expect(kehrtour.kennzahlen.ausgelassen).toBe(0);
});

describe('a wish on a day with time to spare', () => {
  const uhr = (zeitpunkt: string | null | undefined): string =>
    zeitpunkt ? ortszeitAus(new Date(zeitpunkt)).uhrzeit : '';
  const halt = ({ halte }: Pick<kehrtouren.Kehrtour, 'halte'>, id: string | undefined) =>
    halte.find(({ liegenschaftId }) => liegenschaftId === id);
  async function geplant(wunsch: string, anzahl = 6): Promise<[kehrtouren.Kehrtour, string[]]> {
    betrieb = await api.neuerBetrieb();
    const haeuser = await neueHaeuser(betrieb, anzahl);
    await wuensche(haeuser[0] ?? '', wunsch);
    const mitarbeiter = { ids: [betrieb.mitarbeiterId.geselle] };
    const id = await neueKehrtour(api, betrieb, haeuser, { mitarbeiter });
    return [await plane(api, betrieb, id), haeuser];
  }

  it('is kept although the day would be over before it: nobody is told a window that begins earlier, and nobody else waits', async () => {
    const [kehrtour, haeuser] = await geplant('ab 15 Uhr');
    const [wunsch, ...andere] = haeuser.map((id) => halt(kehrtour, id));
    expect(uhr(wunsch?.fensterVon) >= '15:00', uhr(wunsch?.fensterVon)).toBe(true);
    expect(kehrtour.kennzahlen.ausgelassen).toBe(0);
    expect(andere.map((one) => one?.wartezeitSekunden)).toEqual(Array(5).fill(0));
  });

  it('is not waited for where the day is full, where nobody works then, or where a person puts it', async () => {
    const [voll, haeuser] = await geplant('ab 15 Uhr', 28);
    expect(voll.kennzahlen.ausgelassen).toBe(0);
    expect(halt(voll, haeuser[0])?.wartezeitSekunden).toBe(0);
    const [abends, andere] = await geplant('ab 18 Uhr');
    expect(abends.kennzahlen.ausgelassen).toBe(0);
    expect(halt(abends, andere[0])?.wartezeitSekunden).toBe(0);

    const [kehrtour, ids] = await geplant('ab 15 Uhr');
    const wunsch = halt(kehrtour, ids[0]);
    const anderer = halt(kehrtour, ids[3]);
    const { schichten, sperren } = anordnungVon(kehrtour);
    const nachVorn = (zuerst: string | undefined) =>
      schichten.map((schicht) => ({
        ...schicht,
        haltIds: [...schicht.haltIds].sort((a, b) => Number(b === zuerst) - Number(a === zuerst)),
      }));
    const ordne = async (version: number, zuerst: string | undefined) =>
      (
        await api.call(
          kehrtouren.kehrtourAnordnen,
          {
            params: { id: kehrtour.id },
            body: {
              version,
              anordnung: {
                schichten: nachVorn(zuerst),
                sperren: { ...sperren, [zuerst ?? '']: { tag: true, mitarbeiter: true } },
              },
            },
          },
          betrieb.token.buero,
        )
      ).body;
    const danach = await ordne(kehrtour.version, anderer?.id);
    expect(uhr(halt(danach, ids[0])?.beginn)).toBe(uhr(wunsch?.beginn));
    const zuletzt = await ordne(danach.version, wunsch?.id);
    expect(uhr(halt(zuletzt, ids[0])?.beginn) < '09:00').toBe(true);
  });

  it('that is said after the plan was made moves nobody before the next one: what stands is timed as it stands', async () => {
    const [kehrtour, haeuser] = await geplant('Bitte vorher anrufen');
    const [zuerst] = kehrtour.halte.toSorted((a, b) => ((a.beginn ?? '') < (b.beginn ?? '') ? -1 : 1));
    expect(haeuser).toContain(zuerst?.liegenschaftId);
    await wuensche(zuerst?.liegenschaftId ?? '', 'ab 15 Uhr');
    const { body } = await api.call(
      kehrtouren.kehrtourProblemHolen,
      { params: { id: kehrtour.id } },
      betrieb.token.buero,
    );
    const gewuenscht = z
      .object({
        stops: z.array(
          z.object({ id: z.string(), preferred: z.optional(z.object({ waits: z.optional(z.boolean()) })) }),
        ),
      })
      .parse(body.problem)
      .stops.filter(({ preferred }) => preferred);
    expect(gewuenscht.map(({ id, preferred }) => [id, preferred?.waits])).toEqual([[zuerst?.id, false]]);
    const plan = await ladeKehrtourenplan(betrieb.ctx, kehrtour.id);
    const gefahren = plan && evaluate(plan.problem, plan.plan);
    expect(gefahren?.violations).toEqual([]);
    const beginne = gefahren?.routes.flatMap(({ stops }) =>
      stops.map(({ stop, start }) => [stop, plan?.uhr.instant(start).toISOString()]),
    );
    expect(Object.fromEntries(beginne ?? [])).toMatchObject(
      Object.fromEntries(kehrtour.halte.map(({ id, beginn }) => [id, beginn])),
    );
  });
});
