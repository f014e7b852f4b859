/** usage: from the drop of a stop to its new times on the board, a round of 60 stops in Chromium [stops] [address of a running demo] */
import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { chromium, type Page } from 'playwright';

import { call, work } from './parts/calls.ts';
import { DEMO, logIn } from './parts/logIn.ts';
import { startProduct } from './parts/startProduct.ts';
import { traced } from './parts/traced.ts';

const HALTE = Number(process.argv[2] ?? 60);
const ZUEGE = 24;
const MS_MAX = 100;
const TAGE_VORAUS = 21;

const product = await startProduct(process.argv[3]);
try {
  await measure(product.origin, await planRound(product.origin));
} finally {
  await product.stop();
}

/** A round of one day for as many people as its stops need. Answers its id. */
async function planRound(origin: string): Promise<string> {
  const { accessToken: token } = await call<{ accessToken: string }>(origin, '', '/mitarbeiter/anmelden', {
    method: 'POST',
    body: DEMO,
  });
  const get = <Answer>(path: string): Promise<Answer> => call<Answer>(origin, token, path);
  const { strassen } = await get<{ strassen: { liegenschaften: { id: string; minuten: number }[] }[] }>(
    `/kehrtour-auswahl?faelligBis=${nextTuesday(60)}`,
  );
  // Short visits, so that as many of them as asked for fit into one day of the demo's people.
  const houses = strassen
    .flatMap(({ liegenschaften }) => liegenschaften)
    .toSorted((a, b) => a.minuten - b.minuten);
  const people = await get<{ eintraege: { id: string; faehrt: boolean; aktiv: boolean }[] }>(
    '/unternehmen/mitarbeiter',
  );
  const { id } = await call<{ id: string }>(origin, token, '/kehrtouren', {
    method: 'POST',
    body: { liegenschaftIds: houses.slice(0, HALTE).map((house) => house.id) },
  });
  const drivers = people.eintraege.filter(({ faehrt, aktiv }) => faehrt && aktiv);
  await call(origin, token, `/kehrtouren/${id}/vorgaben`, {
    method: 'PATCH',
    body: {
      version: 1,
      vorgaben: {
        datum: { tage: [nextTuesday(TAGE_VORAUS)], feiertageErlaubt: true },
        mitarbeiter: { ids: drivers.map((driver) => driver.id) },
        arbeitszeit: Object.fromEntries(
          drivers.map((driver) => [driver.id, { minuten: 540, ueberstundenMinuten: 0 }]),
        ),
        puffer: { jeHaltMinuten: 0, fahrzeitFaktor: 1, fensterbreite: 120, ansage: 'einzeln' },
      },
    },
  });
  await work(origin, token, `/kehrtouren/${id}/planen`, {});
  return id;
}

/** The first Tuesday that many days ahead. */
function nextTuesday(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

async function measure(origin: string, id: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await logIn(page, origin);
  await page.goto(`${origin}/kehrtouren/neu/pruefen?tour=${id}`);
  await page.locator('[data-block-id]').first().waitFor();
  await page.waitForTimeout(2000);
  const stops = await page.locator('[data-block-id]').count();
  process.stdout.write(`${stops} stops on the board, Chromium ${browser.version()}\n`);
  const waits: number[] = [];
  await traced(page, `${ZUEGE} drags`, async () => {
    for (let drag = 0; drag < ZUEGE; drag += 1) waits.push(...(await dragOne(page, drag * 7)));
  });
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
  process.stdout.write(
    `from the drop to new times: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, over ${MS_MAX} ms: ${sorted.filter((ms) => ms > MS_MAX).length} of ${sorted.length} that changed something\n`,
  );
  await browser.close();
}

/** Takes a stop half an hour along its lane. Milliseconds from letting go to the first frame in which other stops have new times. */
async function dragOne(page: Page, index: number): Promise<number[]> {
  const blocks = page.locator('[data-block-id]');
  const block = blocks.nth(index % Math.max(1, await blocks.count()));
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (box === null) return [];
  const y = box.y + box.height / 2;
  const from = box.x + Math.min(6, box.width / 2);
  const way = from > 700 ? -150 : 150;
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(from + (way * step) / 10, y);
  await page.evaluate(() => {
    const changed = new Promise<number | null>((resolve) => {
      const places = (): string =>
        [...document.querySelectorAll<HTMLElement>('[data-block-id]')]
          .map((one) => `${one.dataset['blockId']} ${one.style.left}`)
          .toSorted()
          .join();
      const before = places();
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          const look = (now: number): void => {
            if (places() !== before) resolve(now - timeStamp);
            else if (now - timeStamp > 3000) resolve(null);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { changed });
  });
  await page.mouse.up();
  const ms = await page.evaluate(
    () => (globalThis as unknown as { changed: Promise<number | null> }).changed,
  );
  await page.waitForTimeout(400);
  const again = page.getByRole('alertdialog').getByRole('button').first();
  if (await again.isVisible()) await again.click();
  return ms === null ? [] : [ms];
}
