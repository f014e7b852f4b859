/** usage: node bench/verspaetung.ts — windows kept in 200 simulated days of a planned round whose visits take longer or shorter */
import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';

import { sql } from '../src/platform/sql.ts';
import { neueTour, plane } from '../test/kehrtourFixture.ts';
import { testApi } from '../test/testApi.ts';
import { strassenstadt } from './parts/strassenstadt.ts';

const TAGE = 200;
/** Lognormal around the planned time: one visit of six takes 40 % longer or more. */
const STREUUNG = 0.35;
const MINUTE = 60_000;

/** Mulberry32: the same days in every run. */
function zufall(seed: number): () => number {
  let stand = seed;
  return () => {
    stand = (stand + 0x6d2b79f5) | 0;
    let t = Math.imul(stand ^ (stand >>> 15), 1 | stand);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const zeit = (iso: string | null): number => Date.parse(iso ?? '');

/** One shift of one day: how many of its visits begin after their window has closed. */
function verpasste(halte: readonly Halt[], random: () => number): number {
  let fertig = 0;
  return halte.filter((halt, i) => {
    const vorher = halte[i - 1];
    const weg = vorher ? zeit(halt.beginn) - zeit(vorher.ende) - (halt.wartezeitSekunden ?? 0) * 1000 : 0;
    const da = vorher ? fertig + weg : zeit(halt.beginn);
    const beginn = Math.max(da, zeit(halt.fensterVon));
    const faktor = Math.exp(STREUUNG * normal(random) - STREUUNG ** 2 / 2);
    fertig = beginn + halt.dauerMinuten * MINUTE * faktor;
    return beginn > zeit(halt.fensterBis);
  }).length;
}

function simuliere(tour: Kehrtour): object {
  const random = zufall(7);
  const geplant = tour.halte.filter((halt) => !halt.ausgelassen);
  const schichten = tour.schichten.map(({ mitarbeiterId, tag }) =>
    geplant
      .filter((halt) => halt.mitarbeiterId === mitarbeiterId && halt.tag === tag)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
  );
  const tage = Array.from({ length: TAGE }, () =>
    schichten.reduce((summe, halte) => summe + verpasste(halte, random), 0),
  );
  const gebrochen = tage.reduce((summe, eine) => summe + eine, 0);
  return {
    halte: geplant.length,
    gehaltenProzent: Number((100 * (1 - gebrochen / (TAGE * geplant.length))).toFixed(2)),
    tageOhneVerpasste: tage.filter((eine) => eine === 0).length,
  };
}

const api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
try {
  for (const fensterbreite of [60, 120] as const) {
    for (const reihenfolge of ['strasse', 'kuerzeste'] as const) {
      const betrieb = await api.neuerBetrieb();
      const ids = await strassenstadt(betrieb, 40);
      await betrieb.ctx.transaction((tx) => tx.run(sql`update mitarbeiter set faehrt = true`));
      const puffer = { jeHaltMinuten: 3, fahrzeitFaktor: 1.1, fensterbreite, ansage: 'bloecke' };
      const tour = await plane(api, betrieb, await neueTour(api, betrieb, ids, { puffer, reihenfolge }));
      console.log(JSON.stringify({ fensterbreite, reihenfolge, ...simuliere(tour) }));
    }
  }
} finally {
  await api.close();
}
process.exit(0);
