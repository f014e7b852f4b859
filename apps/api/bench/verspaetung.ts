/**
 * usage: node bench/verspaetung.ts — windows kept in 200 simulated days of a planned round whose visits take longer or shorter,
 * and of rounds in which every fourth house has booked an hour before.
 */
import { randomUUID } from 'node:crypto';

import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { knappeAnkuenfte } from '@kehrtour/domain/termin/verspaetung';

import { json, sql } from '../src/platform/db/sql.ts';
import { neueKehrtour, plane } from '../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../test/testApi.ts';
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

/** One shift of one day: the visits that begin after their window has closed. */
function verpasste(halte: readonly Halt[], random: () => number): Halt[] {
  let fertig = 0;
  return halte.filter((halt, i) => {
    const vorher = halte[i - 1];
    const weg = vorher ? zeit(halt.beginn) - zeit(vorher.ende) - (halt.wartezeitSekunden ?? 0) * 1000 : 0;
    const da = vorher ? fertig + weg : zeit(halt.beginn);
    const beginn = Math.max(da, zeit(halt.fensterVon));
    const faktor = Math.exp(STREUUNG * normal(random) - STREUUNG ** 2 / 2);
    fertig = beginn + halt.dauerMinuten * MINUTE * faktor;
    return beginn > zeit(halt.fensterBis);
  });
}

const prozent = (gebrochen: number, alle: number): number =>
  Number((100 * (1 - gebrochen / Math.max(1, TAGE * alle))).toFixed(2));

/** `gebucht`: houses whose window was told before the round was planned. */
function simuliere(kehrtour: Kehrtour, gebucht: ReadonlySet<string> = new Set()) {
  const random = zufall(7);
  const geplant = kehrtour.halte.filter((halt) => !halt.ausgelassen);
  const schichten = kehrtour.schichten.map(({ mitarbeiterId, tag }) =>
    geplant
      .filter((halt) => halt.mitarbeiterId === mitarbeiterId && halt.tag === tag)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
  );
  const tage = Array.from({ length: TAGE }, () => schichten.flatMap((halte) => verpasste(halte, random)));
  const knapp = knappeAnkuenfte(
    geplant.map((halt) => ({
      von: zeit(halt.beginn) / MINUTE,
      warteMinuten: (halt.wartezeitSekunden ?? 0) / 60,
      fensterBis: zeit(halt.fensterBis) / MINUTE,
    })),
  );
  const vorher = geplant.filter(({ liegenschaftId }) => gebucht.has(liegenschaftId));
  const davon = tage.flat().filter(({ liegenschaftId }) => gebucht.has(liegenschaftId));
  return {
    halte: geplant.length,
    ausgelassen: kehrtour.kennzahlen.ausgelassen,
    fahrtMinuten: Math.round(kehrtour.kennzahlen.fahrtSekunden / 60),
    knapp: knapp.length,
    gehaltenProzent: prozent(tage.flat().length, geplant.length),
    gebuchteGehaltenProzent: prozent(davon.length, vorher.length),
    tageOhneVerpasste: tage.filter((eine) => eine.length === 0).length,
  };
}

/** Every fourth house has booked an hour of the day, seat by seat over the day. */
async function bucheJedesVierte(
  wo: TestBetrieb,
  { kehrtourId, ids, seed }: { kehrtourId: string; ids: readonly string[]; seed: number },
): Promise<Set<string>> {
  const random = zufall(seed);
  const rows = ids.flatMap((liegenschaft, i) => {
    if (i % 4 !== 0) return [];
    const stunde = 8 + Math.floor(random() * 6);
    const um = (minuten: number): string =>
      new Date(Date.parse(`2027-02-02T00:00:00+01:00`) + (stunde * 60 + minuten) * MINUTE).toISOString();
    return [{ id: randomUUID(), liegenschaft, von: um(0), bis: um(60), beginn: um(15), ende: um(35) }];
  });
  await wo.ctx.transaction((tx) =>
    tx.run(sql`insert into termin (id, liegenschaft_id, kehrtour_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende)
      select r.id, r.liegenschaft, ${kehrtourId}, ${wo.mitarbeiterId.geselle}, 'bestaetigt', 'buchung', r.von, r.bis, r.beginn, r.ende
      from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, liegenschaft uuid, von timestamptz, bis timestamptz, beginn timestamptz, ende timestamptz)`),
  );
  return new Set(rows.map(({ liegenschaft }) => liegenschaft));
}

async function neuerTag(api: TestApi, anzahl: number): Promise<{ betrieb: TestBetrieb; ids: string[] }> {
  const betrieb = await api.neuerBetrieb();
  const ids = await strassenstadt(betrieb, anzahl);
  await betrieb.ctx.transaction((tx) => tx.run(sql`update mitarbeiter set faehrt = true`));
  return { betrieb, ids };
}

const api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
try {
  for (const fensterbreite of [60, 120] as const) {
    for (const reihenfolge of ['strasse', 'kuerzeste'] as const) {
      const { betrieb, ids } = await neuerTag(api, 40);
      const puffer = { jeHaltMinuten: 3, fahrzeitFaktor: 1.1, fensterbreite, ansage: 'bloecke' };
      const kehrtour = await plane(
        api,
        betrieb,
        await neueKehrtour(api, betrieb, ids, { puffer, reihenfolge }),
      );
      console.log(JSON.stringify({ fensterbreite, reihenfolge, ...simuliere(kehrtour) }));
    }
  }
  for (const anzahl of [24, 32, 40]) {
    for (const seed of [1, 2, 3]) {
      const { betrieb, ids } = await neuerTag(api, anzahl);
      const puffer = { jeHaltMinuten: 3, fahrzeitFaktor: 1.1, fensterbreite: 60, ansage: 'bloecke' };
      const kehrtourId = await neueKehrtour(api, betrieb, ids, { puffer });
      const gebucht = await bucheJedesVierte(betrieb, { kehrtourId, ids, seed });
      const kehrtour = await plane(api, betrieb, kehrtourId);
      console.log(JSON.stringify({ anzahl, seed, gebucht: gebucht.size, ...simuliere(kehrtour, gebucht) }));
    }
  }
} finally {
  await api.close();
}
process.exit(0);
