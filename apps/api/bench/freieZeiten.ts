/** usage: free times of 10 employees × 60 days × 5,000 appointments beside a naive reading, and 200 who want one time [rounds] [folder of maps]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { angebotId, naechsteZeiten, zeitenAm, type Zeitwunsch } from '@kehrtour/domain/freieZeiten';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { type Punkt, type Zeitlage, zeitlageAus } from '@kehrtour/domain/zeitlage';

import { leseAngebot } from '../src/buchung/angebot.ts';
import { bucheTermin } from '../src/buchung/bucheTermin.ts';
import { reserviere } from '../src/buchung/reserviere.ts';
import { fahrzeitenFuer } from '../src/ort/fahrzeitenFuer.ts';
import { json, sql } from '../src/platform/sql.ts';
import {
  alleZugleich,
  alsGast,
  type Buchungsbetrieb,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../test/buchungFixture.ts';
import { testApi } from '../test/testApi.ts';
import type { Besuch, Besuchsbericht } from './parts/besucher.ts';

const RUNDEN = Number(process.argv[2] ?? 100);
const PERSONEN = 10;
const TAGE = 60;
const TERMINE = 5000;
const VERBINDUNGEN = 20;
const ANFRAGEN = 600;

const api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
const ms = (zahl: number): string => `${zahl.toFixed(1).padStart(8)} ms`;
const anteil = (werte: readonly number[], teil: number): number =>
  werte.toSorted((a, b) => a - b)[Math.min(werte.length - 1, Math.ceil(werte.length * teil) - 1)] ?? 0;
/** All over the town of the map extract that the tests of maps use. */
const ort = (index: number): Punkt => ({
  lat: 49.5 + (index % 71) * 0.0004,
  lon: 11.25 + (index % 67) * 0.0008,
});
// With a map the drives are those of its roads, without one nearly all are the air-line.
const [, , , KARTEN] = process.argv;
if (KARTEN) cpSync(KARTEN, join(api.deps.env.dataDir, 'karten'), { recursive: true });

/** Ten people who work from seven to six, and as many booked visits as fit: nine a day and person at most. */
async function fuelle(): Promise<Buchungsbetrieb> {
  const wo = await neuerBuchungsbetrieb(api, {
    personen: [],
    einstellungen: { maxJeTag: 40, reserveMinuten: 0, horizontTage: TAGE },
  });
  const personen = Array.from({ length: PERSONEN }, () => randomUUID());
  const termine = Array.from({ length: TERMINE }, (_, index) => {
    const tag = plusTage('2027-01-12', Math.floor(index / PERSONEN) % TAGE);
    const nummer = Math.floor(index / (PERSONEN * TAGE));
    const beginn = zeitpunktAus({ tag, uhrzeit: `${String(7 + nummer).padStart(2, '0')}:00` });
    return {
      id: randomUUID(),
      belegung: randomUUID(),
      haus: randomUUID(),
      person: personen[index % PERSONEN],
      von: beginn.toISOString(),
      bis: new Date(beginn.getTime() + 25 * 60_000).toISOString(),
      ...ort(index),
    };
  });
  await wo.ctx.transaction(
    async (tx) => {
      await tx.run(
        sql`insert into mitarbeiter (id, vorname, nachname, rolle, qualifikation) select id, 'Anna', 'Test', 'geselle', 'geselle' from jsonb_array_elements_text(${json(personen)}::jsonb) as p(id_text), lateral (select id_text::uuid as id) x`,
      );
      await tx.run(
        sql`insert into verfuegbarkeit (id, mitarbeiter_id, wochentag, minuten) select gen_random_uuid(), p::uuid, w, int4range(420, 1080) from jsonb_array_elements_text(${json(personen)}::jsonb) as p, generate_series(1, 7) as w`,
      );
      await tx.run(
        sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) select r.haus, 'Straße', r.id::text, '91207', 'Lauf', r.lat, r.lon from jsonb_to_recordset(${json(termine)}::jsonb) as r(id uuid, haus uuid, lat float8, lon float8)`,
      );
      await tx.run(
        sql`insert into termin (id, liegenschaft_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende) select r.id, r.haus, r.person, 'bestaetigt', 'buchung', r.von, r.bis, r.von, r.bis from jsonb_to_recordset(${json(termine)}::jsonb) as r(id uuid, haus uuid, person uuid, von timestamptz, bis timestamptz)`,
      );
      await tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id) select r.belegung, r.person, tstzrange(r.von, r.bis), 'buchung', r.id from jsonb_to_recordset(${json(termine)}::jsonb) as r(id uuid, belegung uuid, person uuid, von timestamptz, bis timestamptz)`,
      );
    },
    { statementTimeoutMs: 60_000 },
  );
  await api.deps.db.query('analyze');
  return wo;
}

/** What one writes first: for every person and day ask the database, then try every start against every appointment. */
async function naiv(wo: Buchungsbetrieb, wunsch: Zeitwunsch): Promise<number> {
  const personen = await wo.ctx.transaction((tx) =>
    tx.rows<{ id: string }>(sql`select distinct mitarbeiter_id as id from verfuegbarkeit`),
  );
  let gefunden = 0;
  for (let tag = '2027-01-13'; tag <= plusTage('2027-01-11', TAGE); tag = plusTage(tag, 1))
    for (const { id } of personen) {
      const anfang = zeitpunktAus({ tag, uhrzeit: '07:00' });
      const ende = zeitpunktAus({ tag, uhrzeit: '18:00' });
      const belegt = await wo.ctx.transaction((tx) =>
        tx.rows<{ von: Date; bis: Date; lat: number; lon: number }>(
          sql`select lower(b.zeitraum) as von, upper(b.zeitraum) as bis, l.lat, l.lon from belegung b join termin t on t.id = b.bezug_id join liegenschaft l on l.id = t.liegenschaft_id where b.mitarbeiter_id = ${id} and b.zeitraum && tstzrange(${anfang.toISOString()}::timestamptz, ${ende.toISOString()}::timestamptz)`,
        ),
      );
      for (
        let beginn = anfang.getTime();
        beginn + wunsch.dauerMinuten * 60_000 <= ende.getTime();
        beginn += 1_800_000
      ) {
        const bis = beginn + (wunsch.dauerMinuten + 10) * 60_000;
        const frei = belegt.every((block) => {
          const weg = (wunsch.ort ? lage.fahrtMinuten(wunsch.ort, block) : 15) * 60_000;
          return bis <= block.von.getTime() - weg || beginn >= block.bis.getTime() + weg;
        });
        if (frei) gefunden += 1;
      }
    }
  return gefunden;
}

const wo = await fuelle();
const STRASSE_HAEUSER = 40;
await wo.ctx.transaction(async (tx) => {
  const haeuser = Array.from({ length: STRASSE_HAEUSER }, (_, index) => ({
    nummer: index + 1,
    ...ort(index * 37),
  }));
  await tx.run(
    sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) select gen_random_uuid(), ${WUNSCH.anschrift.strasse}, r.nummer::text, '91207', 'Lauf', r.lat, r.lon from jsonb_to_recordset(${json(haeuser)}::jsonb) as r(nummer int, lat float8, lon float8)`,
  );
});
const wunschAn = (index: number): Zeitwunsch => ({
  dauerMinuten: 15,
  qualifikation: 'keine',
  ort: ort(index),
  gebietId: null,
});
const angebot = await wo.ctx.transaction((tx) => leseAngebot(wo.ctx, tx));
const { lage } = angebot;
const { quelle } = await fahrzeitenFuer(wo.ctx);
console.log(
  `${PERSONEN} people, ${TAGE} days, ${TERMINE} appointments, ${api.deps.db.kind}, drives: ${quelle.name}`,
);

// Pure computation: every offer of the whole horizon, from rows that were just read.
const alles = (aus: Zeitlage, index: number): number =>
  [...aus.tage.keys()].reduce((summe, tag) => summe + zeitenAm(aus, wunschAn(index), tag).length, 0);
const rechnen: number[] = [];
const erste: number[] = [];
let angeboten = 0;
// The first rounds run as the compiler has not seen them yet; a server that just started is slower for a second.
const ANLAUF = 10;
for (let runde = -ANLAUF; runde < 60; runde += 1) {
  const beginn = performance.now();
  const frisch = zeitlageAus(lage);
  angeboten = alles(frisch, runde + ANLAUF);
  const gerechnet = performance.now();
  naechsteZeiten(frisch, wunschAn(runde + 70), { ab: frisch.fruehestens, tageMax: 14 });
  const ende = performance.now();
  if (runde < 0) continue;
  rechnen.push(gerechnet - beginn);
  erste.push(ende - gerechnet);
}
console.log(
  `computing all ${angeboten} offers     p50 ${ms(anteil(rechnen, 0.5))}  p95 ${ms(anteil(rechnen, 0.95))}   goal < 10 ms`,
);
console.log(`computing the first 14 days     p50 ${ms(anteil(erste, 0.5))}  p95 ${ms(anteil(erste, 0.95))}`);

const lesen: number[] = [];
for (let runde = 0; runde < 20; runde += 1) {
  const beginn = performance.now();
  await wo.ctx.transaction((tx) => leseAngebot(wo.ctx, tx));
  lesen.push(performance.now() - beginn);
}
console.log(`three statements, one client    p50 ${ms(anteil(lesen, 0.5))}  p95 ${ms(anteil(lesen, 0.95))}`);

const naivBeginn = performance.now();
const naivGefunden = await naiv(wo, wunschAn(59));
console.log(
  `naive, one client               ${ms(performance.now() - naivBeginn)}   the same ${naivGefunden} offers: ${naivGefunden === alles(zeitlageAus(lage), 59)}`,
);

// Twenty visitors over HTTP, each asking again as soon as it has its answer: limit, address, times, JSON. They run in a
// thread of their own, on the same two cores as the server and its database.
const server = await api.app.listen({ port: 0, host: '127.0.0.1' });
async function besuche(name: string, anfragen: number, haeuser = STRASSE_HAEUSER): Promise<void> {
  const besuch: Besuch = {
    url: `${server}/oeffentlich/unternehmen/${wo.slug}/zeiten`,
    verbindungen: VERBINDUNGEN,
    anfragen,
    koerper: Array.from({ length: haeuser }, (_, nummer) =>
      JSON.stringify({ ...WUNSCH, anschrift: { ...WUNSCH.anschrift, hausnr: String(1 + nummer) } }),
    ),
  };
  const cpu = process.cpuUsage();
  const wand = performance.now();
  const {
    ms: dauern,
    fehler,
    kilobyte,
  } = await new Promise<Besuchsbericht>((done, fail) => {
    const worker = new Worker(new URL('./parts/besucher.ts', import.meta.url), { workerData: besuch });
    worker.on('message', done).on('error', fail);
  });
  if (fehler.length > 0) throw new Error(`${fehler.length} × ${fehler[0]}`);
  const { user, system } = process.cpuUsage(cpu);
  if (name !== '')
    console.log(
      `${name}   p50 ${ms(anteil(dauern, 0.5))}  p95 ${ms(anteil(dauern, 0.95))}   goal p95 < 100 ms   (${Math.round((anfragen * 1000) / (performance.now() - wand))}/s, ${Math.round(kilobyte)} kB, CPU of server and visitors ${((user + system) / 1000 / anfragen).toFixed(1)} ms each)`,
    );
}
await besuche('', 100, 1);
if (KARTEN) await besuche('  houses nobody asked for yet', STRASSE_HAEUSER);
await besuche(`free times at ${VERBINDUNGEN} connections`, ANFRAGEN);

// The same while times are held beside them, ten a second: each makes the next visitor read everything again.
const vorbei = new AbortController();
const halten = (async () => {
  const { lage: jetzt } = await wo.ctx.transaction((tx) => leseAngebot(wo.ctx, tx));
  const frei = [...jetzt.tage.keys()].flatMap((tag) =>
    zeitenAm(jetzt, { ...wunschAn(0), dauerMinuten: 45, ort: null }, tag).filter((_, i) => i % 4 === 0),
  );
  let gehalten = 0;
  for (; !vorbei.signal.aborted && gehalten < frei.length; gehalten += 1) {
    const zeit = frei[gehalten];
    if (zeit)
      await reserviere(alsGast(api, 20_000 + gehalten), randomUUID(), wo.slug, {
        ...WUNSCH,
        zeitId: angebotId(zeit),
      }).catch(() => undefined);
    await setTimeout(100);
  }
  return gehalten;
})();
await besuche('  the same while times are held', ANFRAGEN);
vorbei.abort();
console.log(`  (${await halten} holds meanwhile)`);

// Two hundred want one time, on days of their own; the winner books.
const rennen = await neuerBuchungsbetrieb(api, {
  einstellungen: { maxJeTag: 40, reserveMinuten: 0, horizontTage: 60 },
});
const { rows: vorher } = await api.deps.db.query(
  'select deadlocks from pg_stat_database where datname = current_database()',
);
const dort = await rennen.ctx.transaction((tx) => leseAngebot(rennen.ctx, tx));
const zeiten = [...dort.lage.tage.keys()].flatMap((tag) =>
  zeitenAm(dort.lage, { dauerMinuten: 45, qualifikation: 'keine', ort: null, gebietId: null }, tag).filter(
    (_, index) => index % 3 === 0,
  ),
);
const alleMs: number[] = [];
let geklappt = 0;
let falsch = 0;
let gast = 10_000;
for (const zeit of zeiten.slice(0, RUNDEN)) {
  const runde = await alleZugleich(
    Array.from(
      { length: 200 },
      () => () =>
        reserviere(alsGast(api, (gast += 1)), randomUUID(), rennen.slug, {
          ...WUNSCH,
          zeitId: angebotId(zeit),
        }),
    ),
  );
  alleMs.push(...runde.ms);
  geklappt += runde.geklappt.length;
  const mitAndern = runde.abgelehnt.filter(
    ({ code, extra }) =>
      code === 'termin.zeit-belegt' && ((extra.angaben?.['alternativen'] ?? []) as unknown[]).length > 0,
  );
  if (runde.geklappt.length !== 1 || mitAndern.length !== 199) falsch += 1;
  const [held] = runde.geklappt;
  if (held)
    await bucheTermin(alsGast(api, (gast += 1)), randomUUID(), rennen.slug, {
      reservierung: held.reservierung,
      kontakt: { ...KONTAKT, email: `kunde${gast}@example.org` },
      ...ZUSTIMMUNG,
    });
}
const { rows: nachher } = await api.deps.db.query(
  'select deadlocks from pg_stat_database where datname = current_database()',
);
const [ueberlappt] = await rennen.ctx.transaction((tx) =>
  tx.rows<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from belegung a join belegung b on a.mitarbeiter_id = b.mitarbeiter_id and a.id < b.id and a.zeitraum && b.zeitraum`,
  ),
);
const runden = Math.min(RUNDEN, zeiten.length);
console.log(
  `200 for one time, ${runden} rounds     p50 ${ms(anteil(alleMs, 0.5))}  p99 ${ms(anteil(alleMs, 0.99))}   goal p99 < 150 ms   ${geklappt} got it, ${falsch} rounds wrong, ${ueberlappt?.anzahl} overlaps, ${Number((nachher[0] as { deadlocks: unknown }).deadlocks) - Number((vorher[0] as { deadlocks: unknown }).deadlocks)} deadlocks`,
);
await api.close();
process.exit(falsch === 0 && ueberlappt?.anzahl === 0 ? 0 : 1);
