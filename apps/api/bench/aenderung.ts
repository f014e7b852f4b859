/** usage: node bench/aenderung.ts — announcing, and from a change of an announced round to its difference, 40 and 300 stops */
import { randomUUID } from 'node:crypto';

import { aenderungHolen } from '@kehrtour/contract/aenderung';
import { kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { vorgangHolen } from '@kehrtour/contract/vorgang';

import { sql } from '../src/platform/db/sql.ts';
import { anordnungVon } from '../test/aenderungFixture.ts';
import { neueKehrtour, plane } from '../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../test/testApi.ts';
import { strassenstadt } from './parts/strassenstadt.ts';

const TAGE = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'];
/** Looks as often as the page hears news. */
const BLICK_MS = 10;

const ms = async (arbeit: () => Promise<unknown>): Promise<number> => (await mitRechenzeit(arbeit)).ms;

/** By the clock, and how long this process computed meanwhile with all its threads: a busy machine makes only the first longer. */
async function mitRechenzeit(arbeit: () => Promise<unknown>): Promise<{ ms: number; rechenMs: number }> {
  const [begin, cpu] = [performance.now(), process.cpuUsage()];
  await arbeit();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: Math.round(performance.now() - begin), rechenMs: Math.round((user + system) / 1000) };
}

async function angekuendigt(api: TestApi, wo: TestBetrieb, anzahl: number) {
  const ids = await strassenstadt(wo, anzahl);
  await wo.ctx.transaction((tx) => tx.run(sql`update mitarbeiter set faehrt = true`));
  const { inhaber, geselle, buero } = wo.mitarbeiterId;
  const id = await neueKehrtour(api, wo, ids, {
    datum: { tage: anzahl > 100 ? TAGE : TAGE.slice(0, 2), feiertageErlaubt: false },
    mitarbeiter: { ids: anzahl > 100 ? [inhaber, geselle, buero] : [inhaber, geselle] },
  });
  const { version } = await plane(api, wo, id);
  const ankuendigenMs = await ms(() =>
    api.call(
      kehrtourAnkuendigen,
      { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
      wo.token.buero,
    ),
  );
  // Two of five have confirmed.
  await wo.ctx.transaction((tx) =>
    tx.run(
      sql`update termin set status = 'bestaetigt' where kehrtour_id = ${id} and get_byte(uuid_send(id), 0) % 5 < 2`,
    ),
  );
  return { id, ankuendigenMs };
}

async function miss(api: TestApi, anzahl: number): Promise<object> {
  const wo = await api.neuerBetrieb();
  const { id, ankuendigenMs } = await angekuendigt(api, wo, anzahl);
  const params = { id };
  const hole = async () => (await api.call(kehrtour.kehrtourHolen, { params }, wo.token.buero)).body;
  const unterschied = () => api.call(aenderungHolen, { params }, wo.token.buero);
  const tour = await hole();
  const anordnung = anordnungVon(tour);
  const [erste, zweite] = anordnung.schichten;
  const weg = erste?.haltIds.shift();
  if (weg) zweite?.haltIds.push(weg);
  const vonHandMs = await ms(async () => {
    const body = { version: tour.version, anordnung };
    await api.call(kehrtour.kehrtourAnordnen, { params, body }, wo.token.buero);
    await unterschied();
  });
  await wo.ctx.transaction((tx) => tx.run(sql`delete from aenderung`));
  const krank = tour.schichten[0];
  await wo.ctx.transaction((tx) =>
    tx.run(sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, ueberstimmt) values (${randomUUID()}, ${krank?.mitarbeiterId ?? ''},
      tstzrange((${krank?.tag ?? ''}::date)::timestamptz, (${krank?.tag ?? ''}::date + 1)::timestamptz), 'abwesenheit', true)`),
  );
  let blicke = 0;
  let vorgangId = '';
  const siehNach = () => api.call(vorgangHolen, { params: { id: vorgangId } }, wo.token.buero);
  const neuGerechnet = await mitRechenzeit(async () => {
    const { body } = await api.call(kehrtour.kehrtourPlanen, { params, body: {} }, wo.token.buero);
    vorgangId = body.vorgangId;
    for (;;) {
      const vorgang = await siehNach();
      if (vorgang.body.status === 'fertig' || vorgang.body.status === 'fehler') break;
      blicke += 1;
      await new Promise((resolve) => setTimeout(resolve, BLICK_MS));
    }
    await unterschied();
  });
  // On a busy machine somebody looks hundreds of times, and looking computes, too.
  const { rechenMs: blickeMs } = await mitRechenzeit(async () => {
    for (let blick = 0; blick < blicke; blick += 1) await siehNach();
  });
  const { body } = await unterschied();
  const klassen = Object.groupBy(body.wechsel, ({ klasse }) => klasse);
  return {
    halte: anzahl,
    ankuendigenMs,
    vonHandMs,
    neuGerechnetMs: neuGerechnet.ms,
    neuGerechnetRechenMs: neuGerechnet.rechenMs,
    davonNachsehenMs: blickeMs,
    ...Object.fromEntries(Object.entries(klassen).map(([klasse, alle]) => [klasse, alle?.length])),
  };
}

const api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
try {
  for (const anzahl of [40, 40, 200, 300]) console.log(JSON.stringify(await miss(api, anzahl)));
} finally {
  await api.close();
}
process.exit(0);
