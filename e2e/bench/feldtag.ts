/** usage: a day of 22 stops on a phone: presses, bytes, cold start, tap to shown, 40 facts after a day without a network, a day that the office changes meanwhile [houses] [folder for pictures] */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { asOperator, findPostgres, startPostgres } from '@kehrtour/testkit/postgres';
import { aheadMs, shiftClock } from '@kehrtour/testkit/shiftClock';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { eigenerServer } from '../support/eigenerServer.ts';
import { until } from './parts/until.ts';

const [HAEUSER = 22, BILDER] = [Number(process.argv[2] ?? 22), process.argv[3]];
/** The day that the office changes is played by a process of its own: each has one clock. */
const GEAENDERT = process.env['FELDTAG'] === 'geaendert';
/** Before the first told window what comes can still be moved; when the last one has begun, the day may be closed. */
const NOW = GEAENDERT ? '2027-01-12T06:40:00+01:00' : '2027-01-12T14:00:00+01:00';
const MINUTEN_JE_HAUS = 15;
/** A phone of the middle class. */
const DROSSEL = 4;

shiftClock(Date.parse(NOW) - Date.now());
const bin = findPostgres();
const postgres = bin ? await startPostgres(bin) : undefined;
const server = await eigenerServer({
  name: 'feldtag',
  now: NOW,
  settings: { RATE_LIMIT: '6000', ...(postgres && { DATABASE_URL: await asOperator(postgres.url) }) },
});
// The helpers of the journeys ask the server that these name.
process.env['E2E_PORT'] = new URL(server.origin).port;
const { eigenerBetrieb } = await import('../support/eigenerBetrieb.ts');
const { api, kuendigeRundeAn } = await import('../support/rundeAnkuendigen.ts');
const { tagIn } = await import('../support/tagIn.ts');
type Betrieb = Awaited<ReturnType<typeof eigenerBetrieb>>;
const HEUTE = tagIn(0);
let bild = GEAENDERT ? 20 : 0;
const sage = (was: string, wert: string): void => void process.stdout.write(`${was.padEnd(46)} ${wert}\n`);

/** A company with one round for today, driven by its owner. */
async function richteEin(zweck: string, haeuser: number): Promise<Betrieb> {
  const betrieb = await eigenerBetrieb(zweck, haeuser, MINUTEN_JE_HAUS);
  await kuendigeRundeAn(betrieb.token, {
    liegenschaftIds: betrieb.haeuser.map(({ id }) => id),
    mitarbeiterIds: betrieb.leute.slice(0, 1).map(({ id }) => id),
    tage: [HEUTE],
  });
  return betrieb;
}

async function neuesHandy(dunkel: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: dunkel ? 'dark' : 'light',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    baseURL: server.origin,
  });
  context.setDefaultTimeout(240_000);
  await context.addInitScript(shiftClock, aheadMs());
  return context;
}

async function meldeAn(page: Page, betrieb: Betrieb): Promise<void> {
  await page.goto('/heute');
  await page.getByLabel('E-Mail-Adresse').fill(betrieb.email);
  await page.getByLabel('Passwort', { exact: true }).fill(betrieb.passwort);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('heading', { level: 1, name: / von / }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function nimmAuf(page: Page, was: string): Promise<void> {
  if (BILDER === undefined) return;
  bild += 1;
  mkdirSync(BILDER, { recursive: true });
  await page.screenshot({ path: path.join(BILDER, `${String(bild).padStart(2, '0')}-${was}.png`) });
}

const ueberschrift = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const gesendet = (page: Page) => page.locator('.sendestand', { hasText: /^Alles gesendet/ }).waitFor();

/** Two taps at once count once: nobody is at the next house that fast. */
const zumNaechstenHaus = (page: Page) => page.waitForTimeout(700);

/** From the press to the next house, by the page's own clock. */
async function druckeUndMiss(page: Page, stand: string): Promise<number> {
  await zumNaechstenHaus(page);
  await page.evaluate((ziel) => {
    addEventListener(
      'click',
      () => {
        const begin = performance.now();
        const kopf = document.querySelector('h1');
        const warte = (): void =>
          void (kopf?.textContent === ziel
            ? Object.assign(globalThis, { gebraucht: performance.now() - begin })
            : requestAnimationFrame(warte));
        warte();
      },
      { once: true, capture: true },
    );
  }, stand);
  await page.getByRole('button', { name: 'Erledigt', exact: true }).tap();
  await ueberschrift(page, stand);
  return page.evaluate(() => (globalThis as unknown as { gebraucht: number }).gebraucht);
}

async function ganzerTag(chrom: Browser): Promise<void> {
  const betrieb = await richteEin('ganzertag', HAEUSER);
  const context = await neuesHandy(false);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await meldeAn(page, betrieb);
  await messeBytes(chrom, page, betrieb);
  await nimmAuf(page, 'erster-halt');

  await session.send('Emulation.setCPUThrottlingRate', { rate: DROSSEL });
  await context.setOffline(true);
  let getippt = 0;
  const dauern: number[] = [];
  const ganz = HAEUSER - 2;
  for (let stop = 1; stop <= ganz; stop += 1) {
    getippt += 1;
    dauern.push(await druckeUndMiss(page, `${stop} von ${HAEUSER}`));
    if (stop === 3) await nimmAuf(page, 'ohne-netz');
  }
  dauern.sort((a, b) => a - b);
  sage('presses for the plain stops', `${getippt} for ${ganz}`);
  sage(
    `tap to shown, CPU ${DROSSEL} times slower`,
    `median ${dauern[Math.floor(dauern.length / 2)]?.toFixed(0)} ms, longest ${dauern.at(-1)?.toFixed(0)} ms (goal 100)`,
  );
  const notizen = 40 - ganz;
  for (let n = 1; n <= notizen; n += 1) {
    await page.getByRole('button', { name: 'Notiz', exact: true }).tap();
    await page.getByRole('textbox').fill(`Notiz ${n}: Kaminkopf gerissen`);
    if (n === 1) await nimmAuf(page, 'notiz');
    await page.getByRole('button', { name: 'Notiz merken' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.close();

  const kalt = await context.newPage();
  const kalteSitzung = await context.newCDPSession(kalt);
  await kalteSitzung.send('Emulation.setCPUThrottlingRate', { rate: DROSSEL });
  await kalt.goto('/heute', { waitUntil: 'commit' });
  await ueberschrift(kalt, `${ganz} von ${HAEUSER}`);
  const start = await kalt.evaluate(() => performance.now());
  sage(`cold start offline, CPU ${DROSSEL} times slower`, `${start.toFixed(0)} ms at most (goal 1,000)`);
  await nimmAuf(kalt, 'kalt-ohne-netz');

  const vorher = Date.now();
  await context.setOffline(false);
  await gesendet(kalt);
  sage('40 facts after the network is back', `${((Date.now() - vorher) / 1000).toFixed(1)} s (goal 5)`);
  await schliesse(kalt, betrieb);
  await context.close();
}

/** The first piece, what comes after the first picture, and the day. */
async function messeBytes(chrom: Browser, page: Page, betrieb: Betrieb): Promise<void> {
  const token = betrieb.token;
  const antwort = await page.request.get(`${server.origin}/api/heute?tag=${HEUTE}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  });
  const roh = (await antwort.body()).length;
  const frisch = await chrom.newContext({ baseURL: server.origin });
  const leer = await frisch.newPage();
  const session = await frisch.newCDPSession(leer);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(urls.get(requestId) ?? '', encodedDataLength),
  );
  await leer.goto('/heute', { waitUntil: 'networkidle' });
  const summe = (muster: RegExp): number =>
    [...bytes].reduce((bisher, [url, anzahl]) => bisher + (muster.test(url) ? anzahl : 0), 0);
  sage(
    'bytes of page, scripts and style, compressed',
    `${(summe(/\/heute$|\/_portal\/heute-.*\.(?:js|css)$/) / 1000).toFixed(1)} kB (goal 90), dialogs ${(summe(/\/_portal\/heute\.spaeter-/) / 1000).toFixed(1)} kB`,
  );
  await frisch.close();
  const { gzipSync } = await import('node:zlib');
  sage(
    `the day of ${HAEUSER} stops`,
    `${(roh / 1000).toFixed(1)} kB, compressed ${(gzipSync(await antwort.body()).length / 1000).toFixed(1)} kB (goal 60); sent as ${antwort.headers()['content-encoding'] ?? 'it is'}`,
  );
}

/** The last two in other ways, then the end of the day; and what the office has of it. */
async function schliesse(page: Page, betrieb: Betrieb): Promise<void> {
  await page.getByRole('button', { name: 'Verweigert', exact: true }).tap();
  await ueberschrift(page, `${HAEUSER - 1} von ${HAEUSER}`);
  await page.getByRole('button', { name: 'Nicht da', exact: true }).tap();
  await page.waitForTimeout(500);
  await nimmAuf(page, 'nicht-da');
  const frage = page.getByRole('dialog');
  if (await frage.isVisible()) await frage.getByRole('button', { name: 'Nicht da, ohne Nachweis' }).tap();
  await page.getByRole('heading', { name: 'Alle Häuser sind besucht' }).waitFor();
  await nimmAuf(page, 'alle-besucht');
  await gesendet(page);
  await page.getByRole('button', { name: 'Tag abschließen' }).tap();
  await nimmAuf(page, 'abschliessen');
  await page.getByRole('dialog').getByRole('button', { name: 'Tag abschließen' }).tap();
  await page.waitForTimeout(1500);
  await nimmAuf(page, 'abgeschlossen');
  const satz = (await page.getByRole('dialog').textContent()) ?? '';
  sage('end of the day says', satz.trim().replaceAll('\n', ' '));
  const { termine } = await api<{ termine: { status: string }[] }>(
    'GET',
    `/termine?von=${HEUTE}&bis=${HEUTE}`,
    {
      token: betrieb.token,
    },
  );
  const jeStand = Map.groupBy(termine, ({ status }) => status);
  sage('the office has', [...jeStand].map(([status, alle]) => `${alle.length} ${status}`).join(', '));
}

/** Offline from stop 3 to 9, while the office moves stop 7 and calls off stop 5. */
async function geaenderterTag(): Promise<void> {
  const betrieb = await richteEin('geaendert', 10);
  const context = await neuesHandy(true);
  const page = await context.newPage();
  await meldeAn(page, betrieb);
  await nimmAuf(page, 'dunkel-erster-halt');
  const { besuche } = await api<{ besuche: { terminId: string; anschrift: string }[] }>(
    'GET',
    `/heute?tag=${HEUTE}`,
    {
      token: betrieb.token,
    },
  );
  const erledige = async (bis: number): Promise<void> => {
    await zumNaechstenHaus(page);
    await page.getByRole('button', { name: 'Erledigt', exact: true }).tap();
    await ueberschrift(page, `${bis} von 10`);
  };
  await erledige(1);
  await erledige(2);
  await gesendet(page);
  await context.setOffline(true);
  const [fuenf, sieben] = [besuche[4]?.terminId ?? '', besuche[6]?.terminId ?? ''];
  const tue = async <Antwort = unknown>(id: string, weg: string, was: object): Promise<Antwort> => {
    const { version } = await api<{ version: number }>('GET', `/termine/${id}`, { token: betrieb.token });
    return api<Antwort>('POST', `/termine/${id}/${weg}`, { token: betrieb.token, body: { version, ...was } });
  };
  await tue(fuenf, 'stand', { aktion: 'sageAb' });
  // Agreed by telephone: tomorrow afternoon, with the colleague.
  const verlegt = await tue<{ termin: { id: string } }>(sieben, 'eigene-zeit', {
    wahl: {
      art: 'eigene',
      mitarbeiterId: betrieb.leute[1]?.id,
      tag: tagIn(1),
      uhrzeit: '15:00',
      dauerMinuten: MINUTEN_JE_HAUS,
      trotzdem: true,
    },
    abgesprochen: true,
  });
  for (let stop = 3; stop <= 9; stop += 1) await erledige(stop);
  await nimmAuf(page, 'dunkel-offline-bis-9');
  await context.setOffline(false);
  await gesendet(page);
  await until('the day is fetched anew', async () =>
    ((await page.locator('h1').textContent()) ?? '').startsWith('9 von'),
  );
  await page.getByRole('button', { name: 'Tag', exact: true }).tap();
  await page.waitForTimeout(1000);
  await nimmAuf(page, 'dunkel-tagesliste');
  const { widersprueche } = await api<{ widersprueche: { anschrift: string; grund: string }[] }>(
    'GET',
    '/rueckmeldungen/widersprueche',
    { token: betrieb.token },
  );
  sage(
    'contradictions that the office hears of',
    widersprueche.map(({ anschrift, grund }) => `${anschrift}: ${grund}`).join('; '),
  );
  const { termine } = await api<{ termine: { id: string; status: string }[] }>(
    'GET',
    `/termine?von=${HEUTE}&bis=${tagIn(1)}`,
    {
      token: betrieb.token,
    },
  );
  const jeStand = Map.groupBy(termine, ({ status }) => status);
  sage('the office has', [...jeStand].map(([status, alle]) => `${alle.length} ${status}`).join(', '));
  const danach = termine.find(({ id }) => id === verlegt.termin.id);
  sage('the time that stop 7 was moved to', danach?.status ?? 'is not there');
  await context.close();
}

// Last, when all that is used is there.
const browser = await chromium.launch(chromiumLaunch());
try {
  await (GEAENDERT ? geaenderterTag() : ganzerTag(browser));
} finally {
  await browser.close();
  await server.stop();
  await postgres?.stop();
}
if (!GEAENDERT)
  spawnSync(process.execPath, process.argv.slice(1), {
    env: { ...process.env, FELDTAG: 'geaendert' },
    stdio: 'inherit',
  });
