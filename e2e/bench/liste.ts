/** usage: frames while scrolling and typing through 5,000 houses in Chromium [houses] [address of a running demo] */
import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { chromium } from 'playwright';

import { importDistrict } from './parts/importDistrict.ts';
import { logIn } from './parts/logIn.ts';
import { startProduct } from './parts/startProduct.ts';
import { traced } from './parts/traced.ts';

const HAEUSER = Number(process.argv[2] ?? 5000);
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
