/** usage: time from the button to the first proposal, 40, 80 and 300 houses, beside the bare search; and of a week of 300 houses on real roads */
import { setTimeout as warte } from 'node:timers/promises';

import { afterSeconds, solve } from '@kehrtour/planner';

import { ladePlanung } from '../src/kehrtour/vorbereitung/ladePlanung.ts';
import { baueProblem } from '../src/planung/problem/baueProblem.ts';
import { sql } from '../src/platform/db/sql.ts';
import { neueKehrtour, plane } from '../test/kehrtourFixture.ts';
import { testApi, type TestApi } from '../test/testApi.ts';
import { bringeLaufkarte, laufHaeuser, laufIstDa } from './parts/laufbezirk.ts';
import { strassenstadt } from './parts/strassenstadt.ts';

async function miss(api: TestApi, anzahl: number, tage: string[]): Promise<object> {
  const betrieb = await api.neuerBetrieb();
  const ids = await strassenstadt(betrieb, anzahl);
  const fahrer = [
    betrieb.mitarbeiterId.inhaber,
    betrieb.mitarbeiterId.geselle,
    ...(anzahl > 60 ? [betrieb.mitarbeiterId.buero] : []),
  ];
  await betrieb.ctx.transaction((tx) => tx.run(sql`update mitarbeiter set faehrt = true`));
  const id = await neueKehrtour(api, betrieb, ids, {
    datum: { tage, feiertageErlaubt: false },
    mitarbeiter: { ids: fahrer },
  });
  const begin = performance.now();
  const kehrtour = await plane(api, betrieb, id);
  const ms = Math.round(performance.now() - begin);
  const { problem } = await baueProblem(betrieb.ctx, await ladePlanung(betrieb.ctx, id));
  const bare = performance.now();
  const solution = solve(problem, { stop: afterSeconds(0.3, () => performance.now()), seed: 1 });
  return {
    halte: anzahl,
    mitarbeiter: fahrer.length,
    tage: tage.length,
    vorschlagMs: ms,
    eingeplant: kehrtour.kennzahlen.halte,
    fahrtMinuten: Math.round(kehrtour.kennzahlen.fahrtSekunden / 60),
    nurSuche300ms: {
      ms: Math.round(performance.now() - bare),
      ausgelassen: solution.unserved.length,
      fahrtMinuten: Math.round(solution.costs.travel / 60),
    },
  };
}

const WOCHE = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'];
/** As long as a person takes at least for the days and the people of a round whose houses are chosen. */
const WEITERE_SCHRITTE_MS = 5000;

/** Nobody has asked for these ways before; then the same houses again, as in the next round. */
async function missAufStrassen(api: TestApi): Promise<void> {
  const wo = await api.neuerBetrieb();
  await bringeLaufkarte(api, wo);
  const haeuser = await laufHaeuser(wo, 600);
  await wo.ctx.transaction((tx) => tx.run(sql`update mitarbeiter set faehrt = true`));
  const { inhaber, geselle, buero } = wo.mitarbeiterId;
  const miss = async (was: string, ids: string[], vorherMs: number): Promise<void> => {
    const id = await neueKehrtour(api, wo, ids, {
      datum: { tage: WOCHE, feiertageErlaubt: false },
      mitarbeiter: { ids: [inhaber, geselle, buero] },
    });
    await warte(vorherMs);
    const begin = performance.now();
    const { halte, fahrtSekunden } = (await plane(api, wo, id)).kennzahlen;
    const ms = Math.round(performance.now() - begin);
    console.log(
      `${was}: ${ms} ms, ${halte} of ${ids.length}, ${Math.round(fahrtSekunden / 60)} min of driving`,
    );
  };
  await miss('300 houses on real roads, pressed at once', haeuser.slice(0, 300), 0);
  await miss('300 others, after the other steps', haeuser.slice(300), WEITERE_SCHRITTE_MS);
  for (let mal = 0; mal < 3; mal += 1) await miss('the same again', haeuser.slice(300), 1000);
}

const api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
try {
  // The first of a process also starts what is kept: roads, threads, statements.
  for (const anzahl of [40, 40, 80, 80]) console.log(JSON.stringify(await miss(api, anzahl, ['2027-02-02'])));
  console.log(JSON.stringify(await miss(api, 300, WOCHE)));
  if (laufIstDa()) await missAufStrassen(api);
} finally {
  await api.close();
}
process.exit(0);
