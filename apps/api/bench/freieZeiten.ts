/** usage: free times of 10 employees × 60 days × 5,000 appointments beside a naive reading, and 200 who want one time [rounds] [folder of maps]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import { angebotId, naechsteZeiten, zeitenAm, type Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';
import { type Zeitgrundlage, zeitgrundlageAus } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { liesAngebot } from '../src/buchung/angebot/angebot.ts';
import { bucheTermin } from '../src/buchung/bucheTermin.ts';
import { reserviere } from '../src/buchung/reservierung/reserviere.ts';
import { fahrzeitenFuer } from '../src/ort/fahrzeitenFuer.ts';
import { sql } from '../src/platform/db/sql.ts';
import {
  alleZugleich,
  alsGast,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../test/buchungFixture.ts';
import { testApi } from '../test/testApi.ts';
import { besuche, VERBINDUNGEN } from './parts/besuche.ts';
import { anteil, ms } from './parts/messwerte.ts';
import { ort, PERSONEN, STRASSE_HAEUSER, TAGE, TERMINE, volleWelt } from './parts/volleWelt.ts';
import { zaehleNaiv } from './parts/zaehleNaiv.ts';

const RUNDEN = Number(process.argv[2] ?? 100);
const ANFRAGEN = 600;

const api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
// With a map the drives are those of its roads, without one nearly all are the air-line.
const [, , , KARTEN] = process.argv;
if (KARTEN) cpSync(KARTEN, join(api.deps.env.dataDir, 'karten'), { recursive: true });

const wo = await volleWelt(api);
const wunschAn = (index: number): Zeitwunsch => ({
  dauerMinuten: 15,
  qualifikation: 'keine',
  ort: ort(index),
  gebietId: null,
});
const angebot = await wo.ctx.transaction((tx) => liesAngebot(wo.ctx, tx));
const { grundlage } = angebot;
const { quelle } = await fahrzeitenFuer(wo.ctx);
console.log(
  `${PERSONEN} people, ${TAGE} days, ${TERMINE} appointments, ${api.deps.db.kind}, drives: ${quelle.name}`,
);

// Pure computation: every offer of the whole horizon, from rows that were just read.
const alles = (aus: Zeitgrundlage, index: number): number =>
  [...aus.tage.keys()].reduce((summe, tag) => summe + zeitenAm(aus, wunschAn(index), tag).length, 0);
const rechnen: number[] = [];
const erste: number[] = [];
let angeboten = 0;
// The first rounds run as the compiler has not seen them yet; a server that just started is slower for a second.
const ANLAUF = 10;
for (let runde = -ANLAUF; runde < 60; runde += 1) {
  const beginn = performance.now();
  const frisch = zeitgrundlageAus(grundlage);
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
  await wo.ctx.transaction((tx) => liesAngebot(wo.ctx, tx));
  lesen.push(performance.now() - beginn);
}
console.log(`three statements, one client    p50 ${ms(anteil(lesen, 0.5))}  p95 ${ms(anteil(lesen, 0.95))}`);

const naivBeginn = performance.now();
const naivGefunden = await zaehleNaiv(wo, grundlage, wunschAn(59));
console.log(
  `naive, one client               ${ms(performance.now() - naivBeginn)}   the same ${naivGefunden} offers: ${naivGefunden === alles(zeitgrundlageAus(grundlage), 59)}`,
);

const server = await api.app.listen({ port: 0, host: '127.0.0.1' });
const zeitenUrl = `${server}/oeffentlich/unternehmen/${wo.slug}/zeiten`;
await besuche(zeitenUrl, '', 100, 1);
if (KARTEN) await besuche(zeitenUrl, '  houses nobody asked for yet', STRASSE_HAEUSER);
await besuche(zeitenUrl, `free times at ${VERBINDUNGEN} connections`, ANFRAGEN);

// The same while times are held beside them, ten a second: each makes the next visitor read everything again.
const vorbei = new AbortController();
const halten = (async () => {
  const { grundlage: jetzt } = await wo.ctx.transaction((tx) => liesAngebot(wo.ctx, tx));
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
await besuche(zeitenUrl, '  the same while times are held', ANFRAGEN);
vorbei.abort();
console.log(`  (${await halten} holds meanwhile)`);

// Two hundred want one time, on days of their own; the winner books.
const rennen = await neuerBuchungsbetrieb(api, {
  einstellungen: { maxJeTag: 40, reserveMinuten: 0, horizontTage: 60 },
});
const { rows: vorher } = await api.deps.db.query(
  'select deadlocks from pg_stat_database where datname = current_database()',
);
const dort = await rennen.ctx.transaction((tx) => liesAngebot(rennen.ctx, tx));
const zeiten = [...dort.grundlage.tage.keys()].flatMap((tag) =>
  zeitenAm(
    dort.grundlage,
    { dauerMinuten: 45, qualifikation: 'keine', ort: null, gebietId: null },
    tag,
  ).filter((_, index) => index % 3 === 0),
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
