import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import type * as kehrtour from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser, neueTour, plane } from '../../test/kehrtourFixture.ts';
import { type Besetzt, pruefePlan } from '../../test/planpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { json, sql } from '../platform/sql.ts';

/** How many random rounds are judged; the night has five hundred of them. */
const RUNDEN = Number(process.env['GEPRUEFTE_RUNDEN'] ?? 30);
const SEED = Number(process.env['RUNDEN_SEED'] ?? 1);
/** Rounds of one company: they get in each other's way. */
const JE_BETRIEB = 10;
const TAGE = ['2027-02-02', '2027-02-03', '2027-02-04'];

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());

/** Mulberry32: the same numbers for the same seed. */
function zufall(seed: number) {
  let a = seed;
  const zahl = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const eins = <T>(werte: readonly T[]): T => werte[Math.floor(zahl() * werte.length)] as T;
  const einige = <T>(werte: readonly T[], anteil: number): T[] => werte.filter(() => zahl() < anteil);
  return { zahl, eins, einige };
}
type Zufall = ReturnType<typeof zufall>;

const uhr = (stunde: number): string =>
  `${String(Math.floor(stunde)).padStart(2, '0')}:${stunde % 1 ? '30' : '00'}`;

/** A company with its own hours, its Fristen in disorder, and some booked visits. */
async function betriebMit(z: Zufall) {
  const betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb);
  const leute = [betrieb.mitarbeiterId.inhaber, betrieb.mitarbeiterId.geselle];
  const frist = new Map(
    haeuser.map((id) => [
      id,
      z.eins([
        { von: '2027-01-01', bis: '2027-02-28' },
        { von: '2026-11-01', bis: '2027-01-15' },
        { von: '2027-01-15', bis: '2027-02-03' },
        { von: '2027-02-03', bis: '2027-03-31' },
        { von: '2027-05-01', bis: '2027-06-30' },
      ]),
    ]),
  );
  const dauer = z.eins([15, 30, 45]);
  const woche = [1, 2, 3, 4, 5].map((wochentag) => ({
    wochentag,
    von: uhr(z.eins([6, 7, 7.5, 8])),
    bis: uhr(z.eins([13, 15.5, 17, 19])),
  }));
  const gebucht: Besetzt[] = [];
  const lage = new Map<string, { lat: number; lon: number }>();
  await betrieb.ctx.transaction(async (tx) => {
    await tx.run(sql`update aufgabe a set dauer_minuten = ${dauer}, frist_von = f.von, frist_bis = f.bis
      from jsonb_to_recordset(${json([...frist].map(([id, f]) => ({ id, ...f })))}::jsonb) as f(id uuid, von date, bis date) where f.id = a.liegenschaft_id`);
    await tx.run(
      sql`update mitarbeiter set arbeitszeit = ${json(woche)}::jsonb, pause = ${z.zahl() < 0.5 ? null : json({ fruehestens: '11:30', spaetestens: '13:00', minuten: 30 })}::jsonb where faehrt`,
    );
    for (const id of z.einige(haeuser, 0.1))
      await tx.run(sql`delete from aufgabe where liegenschaft_id = ${id}`);
    for (const tag of TAGE)
      for (const wer of z.einige(leute, 0.5)) {
        const von = new Date(`${tag}T${uhr(z.eins([6, 8, 9.5, 12, 14, 17]))}:00+01:00`);
        const bis = new Date(von.getTime() + z.eins([20, 45, 120]) * 60_000);
        gebucht.push({ wer, von: von.getTime(), bis: bis.getTime() });
        await tx.run(sql`insert into termin (id, liegenschaft_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende)
          values (${randomUUID()}, ${z.eins(haeuser)}, ${wer}, 'bestaetigt', 'buchung', ${von.toISOString()}, ${bis.toISOString()}, ${von.toISOString()}, ${bis.toISOString()})`);
      }
    for (const { id, lat, lon } of await tx.rows<{ id: string; lat: number | null; lon: number | null }>(
      sql`select id, lat, lon from liegenschaft`,
    ))
      if (lat !== null && lon !== null) lage.set(id, { lat, lon });
  });
  return { betrieb, haeuser, leute, frist, lage, gebucht };
}

function entscheidungen(z: Zufall, leute: readonly string[]): Record<string, unknown> {
  const wer = z.eins([leute, [leute[1] ?? '']]);
  const tage = z.eins([[z.eins(TAGE)], TAGE.slice(0, 2), TAGE]);
  return {
    datum: { tage, feiertageErlaubt: false },
    mitarbeiter: { ids: wer },
    reihenfolge: z.eins(['kuerzeste', 'kuerzeste', 'meine']),
    ...(z.zahl() < 0.3
      ? {
          arbeitsbeginn: { [leute[1] ?? '']: { beginn: uhr(z.eins([6, 8.5, 10])), start: null, ziel: null } },
        }
      : {}),
    ...(z.zahl() < 0.3
      ? {
          arbeitszeit: {
            [leute[1] ?? '']: { minuten: z.eins([120, 300, 480, 540]), ueberstundenMinuten: z.eins([0, 60]) },
          },
        }
      : {}),
    puffer: {
      jeHaltMinuten: z.eins([0, 5]),
      fahrzeitFaktor: z.eins([1, 1.5, 2.5]),
      fensterbreite: 120,
      ansage: 'bloecke',
    },
  };
}

async function kuendigeAn(betrieb: TestBetrieb, tour: kehrtour.Kehrtour) {
  return api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: tour.id },
      body: { version: tour.version, kanaele: {}, trotzdem: true },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
}

const alsBesetzt = (tour: kehrtour.Kehrtour): Besetzt[] =>
  tour.halte.flatMap(({ mitarbeiterId, beginn, ende, ausgelassen }) =>
    ausgelassen || !mitarbeiterId || !beginn || !ende
      ? []
      : [{ wer: mitarbeiterId, von: Date.parse(beginn), bis: Date.parse(ende) }],
  );

/** Ten rounds of a company, some of them announced: faults of any plan, with the number of the round. */
async function rundenEinesBetriebs(
  seed: number,
): Promise<{ fehler: string[]; halte: number; angekuendigt: number }> {
  const z = zufall(seed);
  const { betrieb, haeuser, leute, gebucht, ...wissen } = await betriebMit(z);
  const anderswo = [...gebucht];
  const ergebnis = { fehler: [] as string[], halte: 0, angekuendigt: 0 };
  for (let nummer = 1; nummer <= JE_BETRIEB; nummer += 1) {
    const gewaehlt = z.einige(haeuser, 0.2 + z.zahl() * 0.3);
    const id = await neueTour(api, betrieb, gewaehlt, entscheidungen(z, leute));
    const tour = await plane(api, betrieb, id).catch((error: unknown) => String(error));
    if (typeof tour === 'string') {
      if (!/keine-arbeitszeit|nichts-faellig|kehrtour\.leer/.test(tour))
        ergebnis.fehler.push(`${seed}/${nummer}: ${tour}`);
      continue;
    }
    ergebnis.halte += tour.halte.filter(({ ausgelassen }) => !ausgelassen).length;
    ergebnis.fehler.push(
      ...pruefePlan(tour, { ...wissen, gewaehlt, anderswo }).map((satz) => `${seed}/${nummer}: ${satz}`),
    );
    if (z.zahl() > 0.4 || alsBesetzt(tour).length === 0) continue;
    const { status, body } = await kuendigeAn(betrieb, tour);
    if (status !== 200) ergebnis.fehler.push(`${seed}/${nummer}: not announced: ${JSON.stringify(body)}`);
    else {
      ergebnis.angekuendigt += 1;
      anderswo.push(...alsBesetzt(tour));
    }
  }
  return ergebnis;
}

it(
  `${RUNDEN} random rounds keep law, calendar and every promise, judged by what comes over the wire alone`,
  { timeout: 60_000 + RUNDEN * 20_000 },
  async () => {
    const betriebe = Array.from(
      { length: Math.ceil(RUNDEN / JE_BETRIEB) },
      (_, index) => SEED * 1000 + index,
    );
    const ergebnisse: Awaited<ReturnType<typeof rundenEinesBetriebs>>[] = [];
    // Two at a time: as many as a machine of the house has cores.
    for (let index = 0; index < betriebe.length; index += 2)
      ergebnisse.push(...(await Promise.all(betriebe.slice(index, index + 2).map(rundenEinesBetriebs))));
    expect(ergebnisse.flatMap(({ fehler }) => fehler)).toEqual([]);
    const zusammen = (zahl: 'halte' | 'angekuendigt') =>
      ergebnisse.reduce((summe, one) => summe + one[zahl], 0);
    // Rounds without stops would keep every law.
    expect(zusammen('halte')).toBeGreaterThan(RUNDEN * 3);
    expect(zusammen('angekuendigt')).toBeGreaterThan(RUNDEN / 10);
  },
);
