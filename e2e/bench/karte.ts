/** usage: frames while the map of 5,000 houses is panned and zoomed in Chromium, beside an empty page, and its first tile [houses] [address of a running demo] */
import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { chromium, type Page } from 'playwright';

import { importDistrict } from './parts/importDistrict.ts';
import { logIn } from './parts/logIn.ts';
import { startProduct } from './parts/startProduct.ts';
import { traced } from './parts/traced.ts';

const HAEUSER = Number(process.argv[2] ?? 5000);
const TILE = /\/api\/ort\/kacheln\//;
const STEP_MS = 16;
const EMPTY =
  '<main style="height:90vh;background:linear-gradient(45deg,#eee,#999)" data-map><canvas width="640" height="700"></canvas></main>';

const product = await startProduct(process.argv[3]);
try {
  await importDistrict(product.origin, HAEUSER);
  await measure(product.origin);
} finally {
  await product.stop();
}

async function measure(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await logIn(page, origin);
  const tile = await firstTile(page, origin);
  process.stdout.write(
    `${HAEUSER} houses, Chromium ${browser.version()}, WebGL by ${await renderer(page)}\n`,
  );
  process.stdout.write(
    `first tile after the canvas of the map stands: asked ${tile.askedMs} ms, answered ${tile.answeredMs} ms\n`,
  );
  await page.waitForTimeout(3000);
  await pan(page, 'panning the map');
  await zoom(page, 'zooming the map');
  const empty = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await empty.setContent(EMPTY);
  await pan(empty, 'panning an empty page');
  await zoom(empty, 'zooming an empty page');
  await browser.close();
}

/** Milliseconds from the canvas until the first tile is asked for and until it is there, by the page's own clock. */
async function firstTile(page: Page, origin: string): Promise<{ askedMs: number; answeredMs: number }> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('[data-map] canvas') === null) return;
      Object.assign(globalThis, { canvasAt: performance.now() });
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  });
  const answered = page.waitForResponse((answer) => TILE.test(answer.url()));
  await page.goto(`${origin}/liegenschaften`);
  await (await answered).finished();
  return page.evaluate(() => {
    const { canvasAt } = globalThis as unknown as { canvasAt: number };
    const [first] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/ort/kacheln/')) as PerformanceResourceTiming[];
    return {
      askedMs: Math.round((first?.startTime ?? Number.NaN) - canvasAt),
      answeredMs: Math.round((first?.responseEnd ?? Number.NaN) - canvasAt),
    };
  });
}

/** Who draws: a processor instead of a graphics card is slower by nature. */
function renderer(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    return info ? String(gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'nobody';
  });
}

async function pan(page: Page, what: string): Promise<void> {
  const box = await page.locator('[data-map] canvas').first().boundingBox();
  if (box === null) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await traced(page, what, async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 30; step += 1) {
        const way = (turn % 2 === 0 ? 1 : -1) * step * 5;
        await page.mouse.move(x + way, y + way / 2);
        await page.waitForTimeout(STEP_MS);
      }
      await page.mouse.up();
      await page.waitForTimeout(300);
    }
  });
}

async function zoom(page: Page, what: string): Promise<void> {
  await page.locator('[data-map] canvas').first().hover();
  await traced(page, what, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, turn < 30 ? -120 : 120);
      await page.waitForTimeout(STEP_MS * 3);
    }
  });
}
