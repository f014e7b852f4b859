/** usage: frames while scrolling and typing through 5,000 houses in Chromium [houses] [address of a running demo] */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { freePort } from '@kehrtour/testkit/freePort';
import type { Page } from 'playwright';
import { chromium } from 'playwright';

const HAEUSER = Number(process.argv[2] ?? 5000);
const FRAME_MS_MAX = 50;
const READY_WITHIN_MS = 180_000;
const DEMO = { email: 'demo@kehrtour.example', passwort: 'schornstein-demo-2027' };

const product =
  process.argv[3] === undefined
    ? await startProduct()
    : { origin: process.argv[3], stop: async () => undefined };
try {
  await importDistrict(product.origin);
  await measure(product.origin);
} finally {
  await product.stop();
}

/** The whole product on a data folder of its own. */
async function startProduct(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kehrtour-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['packages/config/house/start.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => server.kill('SIGTERM'));
  const origin = `http://localhost:${port}`;
  await until('the product answers', async () => {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    return (await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok === true;
  });
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(what: string, ready: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end) {
    if (await ready()) return;
    await wait(300);
  }
  throw new Error(`Waited in vain until ${what}.`);
}

/** A large district comes in the way every district does: as a file. */
async function importDistrict(origin: string): Promise<void> {
  const { accessToken } = await call<{ accessToken: string }>(origin, '', '/mitarbeiter/anmelden', {
    method: 'POST',
    body: DEMO,
  });
  const form = new FormData();
  form.append('datei', new Blob([districtFile()], { type: 'text/csv' }), 'bezirk.csv');
  const response = await fetch(`${origin}/api/importe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  const { id } = (await response.json()) as { id: string };
  const version = async () =>
    (await call<{ version: number }>(origin, accessToken, `/importe/${id}`)).version;
  await work(origin, accessToken, `/importe/${id}/pruefen`);
  await work(origin, accessToken, `/importe/${id}/uebernehmen`, { version: await version() });
}

function districtFile(): string {
  const names = ['Hardt', 'Markt', 'Müller', 'Pegnitz', 'Kirch', 'Schloss', 'Bahnhof'];
  const rows = Array.from({ length: HAEUSER }, (_, index) => {
    const street = `${names[index % names.length]}straße ${Math.floor(index / (names.length * 45)) + 1}. Zeile`;
    const lat = (49.5 + (index % 71) * 0.0007).toFixed(6);
    const lon = (11.2 + (index % 67) * 0.0009).toFixed(6);
    return `${index + 1000};B-${index};${street};${(index % 45) + 1};91207;Lauf;Escherich${index};Monika;Kehrung;01.01.2027;${String((index % 27) + 1).padStart(2, '0')}.03.2027;${lat};${lon}`;
  });
  return [
    'Lfd. Nr.;Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Vorname;Tätigkeit;Frist von;Frist bis;Breitengrad;Längengrad',
    ...rows,
  ].join('\r\n');
}

/** Starts long work and waits for its end. */
async function work(origin: string, token: string, path: string, body?: object): Promise<void> {
  const { vorgangId } = await call<{ vorgangId: string }>(origin, token, path, { method: 'POST', body });
  await until(`${path} is done`, async () => {
    const { status } = await call<{ status: string }>(origin, token, `/vorgaenge/${vorgangId}`);
    if (status === 'fehler') throw new Error(`${path} failed`);
    return status === 'fertig';
  });
}

async function call<Answer>(
  origin: string,
  token: string,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object | undefined } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function measure(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/anmelden`);
  await page.getByLabel('E-Mail').fill(DEMO.email);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO.passwort);
  await page.getByRole('button', { name: /Anmelden/ }).click();
  await page.waitForURL(/termine/);
  await page.goto(`${origin}/liegenschaften`);
  await page.locator('tr[data-index]').first().waitFor();
  await page.waitForTimeout(3000);
  const count = await page
    .getByText(/Häuser$/)
    .first()
    .textContent();
  process.stdout.write(`${count}, list and map side by side, Chromium ${browser.version()}\n`);
  const table = page
    .getByRole('region', { name: 'Liegenschaften', exact: true })
    .or(page.locator('section[aria-label="Liegenschaften"]'))
    .first();
  await table.hover();
  await traced(page, 'scrolling by wheel', async () => {
    for (let step = 0; step < 120; step += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(16);
    }
  });
  await traced(page, 'jumping through the list', async () => {
    for (const share of [0.9, 0.1, 0.5, 0.99, 0.01]) {
      await table.evaluate((box, where) => box.scrollTo(0, box.scrollHeight * where), share);
      await page.waitForTimeout(250);
    }
  });
  const search = page.getByRole('searchbox');
  await traced(page, 'typing a search', async () => {
    for (const letter of 'hardtstr 12') {
      await search.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(120);
    }
  });
  const naive = await page.evaluate((rows) => {
    const begin = performance.now();
    const body = document.body.appendChild(document.createElement('table'));
    body.innerHTML = Array.from(
      { length: rows },
      (_, index) =>
        `<tr><td><input type=checkbox><td>${index}<td><a href=#>Hardtstraße ${index}</a><td>Monika Escherich<td>bis 28.02.2027`,
    ).join('');
    const height = body.offsetHeight;
    body.remove();
    return { ms: performance.now() - begin, height };
  }, HAEUSER);
  process.stdout.write(
    `for comparison: all ${HAEUSER} rows drawn at once  one frame of ${Math.round(naive.ms)} ms\n`,
  );
  await browser.close();
}

type TraceEvent = {
  name: string;
  ph: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
};

/**
 * What the page's main thread did meanwhile. Wall time grows with whatever else runs on this machine; the time on the
 * processor is the page's own, and that is held against the limit.
 */
async function traced(page: Page, what: string, deed: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  });
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frames });
  });
  await deed();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  report(what, events, frames);
}

function report(what: string, events: readonly TraceEvent[], frames: readonly number[]): void {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}/${tid}`));
  const longest = (times: readonly number[]): string => Math.max(0, ...times).toFixed(1);
  const cpu = tasks.map(({ tdur = 0 }) => tdur / 1000);
  const over = cpu.filter((ms) => ms > FRAME_MS_MAX).length;
  const sorted = frames.toSorted((a, b) => a - b);
  const p95 = (sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1);
  process.stdout.write(
    `${what.padEnd(26)} longest task ${longest(cpu).padStart(6)} ms CPU, ${longest(tasks.map(({ dur = 0 }) => dur / 1000)).padStart(6)} ms wall · over ${FRAME_MS_MAX} ms: ${over} of ${tasks.length} · frames p95 ${p95} ms, longest ${longest(frames)} ms\n`,
  );
}
