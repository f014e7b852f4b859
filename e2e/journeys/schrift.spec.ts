import { expect, type Page } from '@playwright/test';

import { BETRIEB, BuchungSeite } from '../pages/BuchungSeite.ts';
import { GEDULD_MS } from '../support/geduld.ts';
import { test } from '../support/journey.ts';
import { rundeAnkuendigen } from '../support/rundeAnkuendigen.ts';

const WIDTHS = [320, 360];
const PUBLIC = [
  '/',
  '/produkt/kehrtourplaner',
  '/produkt/terminbuchung',
  '/preise',
  '/blog',
  '/blog/fuenf-werktage-vor-der-feuerstaettenschau',
  '/blog/exportdatei-aus-der-kehrbezirkssoftware',
  '/kontakt',
  '/newsletter',
  '/impressum',
  '/datenschutz',
  '/anmelden',
  '/registrieren',
  '/termin',
  '/unternehmen/termin',
  BETRIEB,
];

/** What a device without our typeface may show instead: one whose measures we know, and a wide one that we do not. */
const FACES = { 'its nearest neighbour': '', 'a wide one': "'DejaVu Sans', Verdana, sans-serif" };

// Our policy lets no style in from outside; the wide typeface comes that way.
test.use({ bypassCSP: true, viewport: { width: 320, height: 740 } });

async function withoutOurTypeface(page: Page, face: string): Promise<void> {
  await page.route(/\.woff2?$/, (route) => route.abort());
  if (face === '') return;
  await page.addInitScript((family) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = `:root { --font-sans: ${family} !important; }`;
      document.head.append(style);
    });
  }, face);
}

/** Everything that can be opened is open. Nothing is wider than the window, and no word leaves its box. */
async function expectHolds(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${what} at ${width}: ${await page.evaluate(widest)}`,
      })
      .toBeLessThanOrEqual(0);
  }
}

/** Runs in the page: what stands out furthest, for who has to mend it. */
function widest(): string {
  const outside = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth + 0.5,
  );
  return outside
    .slice(-3)
    .map((one) => one.outerHTML.slice(0, 160))
    .join(' | ');
}

for (const [name, face] of Object.entries(FACES)) {
  test.describe(`in ${name}`, () => {
    test.beforeEach(({ page }) => withoutOurTypeface(page, face));

    test('every public page keeps within a small phone', async ({ page }) => {
      for (const address of PUBLIC) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectHolds(page, address);
      }
    });

    test('the steps of a booking do', async ({ page }) => {
      const buchung = new BuchungSeite(page);
      // All the pages before it may have used up the minute of this address, on a machine that is quick.
      await expect(async () => {
        await page.goto(BETRIEB);
        await expect(buchung.ueberschrift('Das waren sehr viele Anfragen')).toBeHidden();
      }).toPass({ intervals: [10_000], timeout: 2 * GEDULD_MS });
      await buchung.waehle();
      await expectHolds(page, 'adresse');
      await buchung.sageAdresse('Ringstraße', '5');
      await expect(buchung.ueberschrift('Wann passt es Ihnen?')).toBeVisible();
      await expectHolds(page, 'termin');
      await buchung.nimmZeit();
      await expectHolds(page, 'kontaktdaten');
      // Gives the time back.
      await page.goto('/error');
    });

    test('the drawing of the slip keeps its words in their frames', async ({ page }) => {
      await page.goto('/termin');
      const outside = await page.getByRole('img', { name: /Zeichnung des Zettels/ }).evaluate((drawing) => {
        const [hausnummer, code] = drawing.querySelectorAll('g.stroke-accent rect');
        const frames: Record<string, Element | undefined> = { '12': hausnummer, '7K2M-9QXA': code };
        return [...drawing.querySelectorAll('text')]
          .filter((word) => {
            const frame = (frames[word.textContent] ?? drawing).getBoundingClientRect();
            const { left, right } = word.getBoundingClientRect();
            return left < frame.left || right > frame.right;
          })
          .map((word) => word.textContent);
      });
      expect(outside).toEqual([]);
    });
  });
}

test('the longest day of the calendar keeps within a small phone, in any typeface', async ({ page }) => {
  const { codes } = await rundeAnkuendigen({ von: 40, bis: 42 }, 63);
  await withoutOurTypeface(page, FACES['a wide one']);
  await page.goto(`/termin?code=${codes[0]}`);
  const tag = page.locator('h1 time');
  await expect(tag).toBeVisible();
  await tag.evaluate((time) => {
    const [wochentag, datum] = [time.firstChild, time.querySelector('span')];
    if (wochentag === null || datum === null) throw new Error('the day is written differently now');
    wochentag.textContent = 'Donnerstag, ';
    datum.textContent = '30. September 2027';
  });
  await expectHolds(page, 'termin');
});
