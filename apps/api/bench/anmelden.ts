/**
 * usage: what others wait while 200 people log in at once, and whether a known address takes longer than an unknown one; with the
 * name of one question only that one, `node apps/api/bench/anmelden.ts 'forgotten password'`. TEST_DATABASE=postgres with
 * TEST_DATABASE_URL for PostgreSQL
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { insertAnmeldung } from '../src/konto/konto.store.ts';
import { hashPasswort } from '../src/konto/passwort.ts';
import { testApi } from '../test/testApi.ts';

const ZUGLEICH = 200;
/** Rounds of each question, and the pause before each time: what a question leaves to a job is over before the next is asked. */
const RUNDEN = {
  registration: [60, 1_700],
  'forgotten password': [200, 1_700],
  'wrong login': [200, 0],
} as const;
type Frage = keyof typeof RUNDEN;
/** The second stranger is the measure of chance: two medians of the same thing are that far apart. */
const WER = ['bekannt', 'unbekannt', 'auch unbekannt'] as const;
const nur = process.argv[2];

const BEKANNT = 'bekannt@example.org';
/** As long as the known one. */
const fremdeAdresse = (): string => `${randomUUID().slice(0, 7)}@example.org`;

const api = await testApi({ worker: true });
const betrieb = await api.neuerBetrieb();
const passwortHash = await hashPasswort('drei Leitern am Dach');
await betrieb.ctx.transaction((tx) =>
  insertAnmeldung(tx, {
    strategie: 'mitarbeiter',
    email: BEKANNT,
    personId: randomUUID(),
    unternehmenId: betrieb.unternehmenId,
    passwortHash,
  }),
);
const wurzel = await api.app.listen({ port: 0, host: '127.0.0.1' });

let netz = 0;
/** Each from another network, so that no limit answers first. */
const sende = async (pfad: string, body: object): Promise<{ status: number; ms: number }> => {
  netz += 1;
  const beginn = performance.now();
  const antwort = await fetch(`${wurzel}${pfad}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.${netz >> 16}.${(netz >> 8) & 255}.${netz & 255}`,
    },
    body: JSON.stringify(body),
  });
  const text = await antwort.text();
  if (![200, 401, 503].includes(antwort.status)) throw new Error(`${pfad}: ${antwort.status} ${text}`);
  return { status: antwort.status, ms: performance.now() - beginn };
};
const lies = async (): Promise<number> => {
  const beginn = performance.now();
  const antwort = await fetch(`${wurzel}/mitarbeiter`, {
    headers: { authorization: `Bearer ${betrieb.token.buero}` },
  });
  await antwort.arrayBuffer();
  if (!antwort.ok) throw new Error(`/mitarbeiter: ${antwort.status}`);
  return performance.now() - beginn;
};

function beiAnteil(werte: readonly number[], anteil: number): number {
  const sortiert = werte.toSorted((a, b) => a - b);
  return sortiert[Math.min(sortiert.length - 1, Math.ceil(sortiert.length * anteil) - 1)] ?? 0;
}
const zeile = (name: string, werte: readonly number[], zusatz = ''): void =>
  console.log(
    `${name.padEnd(42)} p50 ${beiAnteil(werte, 0.5).toFixed(1).padStart(7)} ms   p95 ${beiAnteil(werte, 0.95).toFixed(1).padStart(7)} ms   ${werte.length} times   ${zusatz}`,
  );

/** One person reads on while `solange` is not over. */
async function liesSolange(solange: Promise<unknown>): Promise<number[]> {
  const stand = { over: false };
  void solange.then(() => (stand.over = true));
  const gewartet: number[] = [];
  while (!stand.over) gewartet.push(await lies());
  return gewartet;
}

async function messeAndrang(): Promise<void> {
  zeile('reading, nobody logs in', await liesSolange(new Promise((resolve) => setTimeout(resolve, 3000))));
  const rush = Promise.all(
    Array.from({ length: ZUGLEICH }, (_, index) =>
      sende('/mitarbeiter/anmelden', { email: `wer${index}@example.org`, passwort: 'falsch falsch falsch' }),
    ),
  );
  const waehrend = await liesSolange(rush);
  const statuses = (await rush).map(({ status }) => status);
  const wieOft = (status: number): number => statuses.filter((one) => one === status).length;
  zeile(
    `reading, ${ZUGLEICH} log in at once`,
    waehrend,
    `401: ${wieOft(401)}, 503: ${wieOft(503)}, over after ${Math.round(Math.max(...(await rush).map(({ ms }) => ms)))} ms`,
  );
}

console.log(`${api.deps.db.kind}`);
for (let index = 0; index < 20; index += 1) await lies();
if (nur === undefined) await messeAndrang();

const firma = { firma: 'Firma', vorname: 'V', nachname: 'N', bundesland: 'BY', plz: '91207', ort: 'Lauf' };
const fragen: Record<Frage, (email: string) => Promise<{ status: number; ms: number }>> = {
  registration: (email) => sende('/registrieren', { ...firma, email }),
  'forgotten password': (email) => sende('/passwort/vergessen', { strategie: 'mitarbeiter', email }),
  'wrong login': (email) => sende('/mitarbeiter/anmelden', { email, passwort: 'falsch falsch falsch' }),
};
for (const name of ['registration', 'forgotten password', 'wrong login'] as const)
  if (nur === undefined || nur === name) await vergleiche(name);
await api.close();

async function vergleiche(name: Frage): Promise<void> {
  const [runden, pauseMs] = RUNDEN[name];
  const zeiten = { bekannt: [] as number[], unbekannt: [] as number[], 'auch unbekannt': [] as number[] };
  for (let index = 0; index < runden; index += 1) {
    // In an order of chance, and each right after the same reading: whoever comes after the work of a known address finds warmer caches.
    for (const wer of WER.toSorted(() => Math.random() - 0.5)) {
      await wait(pauseMs);
      await lies();
      zeiten[wer].push((await fragen[name](wer === 'bekannt' ? BEKANNT : fremdeAdresse())).ms);
    }
  }
  const [bekannt, unbekannt, auch] = WER.map((wer) => beiAnteil(zeiten[wer], 0.5)) as [
    number,
    number,
    number,
  ];
  const auseinander = (a: number, b: number): string =>
    `${((Math.abs(a - b) / Math.min(a, b)) * 100).toFixed(1)} %`;
  // Within a round whatever else runs here meets all three alike; of equals either is slower in half of the rounds.
  const spaeter = zeiten.bekannt.filter((ms, runde) => ms > (zeiten.unbekannt[runde] ?? 0)).length;
  const zufall = 0.98 * Math.sqrt(runden);
  console.log(
    `${name.padEnd(20)} median known ${bekannt.toFixed(2)} ms, unknown ${unbekannt.toFixed(2)} ms, apart ${auseinander(bekannt, unbekannt)}; two unknown apart ${auseinander(unbekannt, auch)}; known slower in ${spaeter} of ${runden} rounds, by chance ${Math.ceil(runden / 2 - zufall)} to ${Math.floor(runden / 2 + zufall)}`,
  );
}
