import type { Neighbour } from '@kehrtour/addresses/addresses';
import { expect, test } from '@playwright/test';

import { beschwerden } from '../support/beschwerden.ts';
import { ask } from './ask.ts';
import { type Installation, startInstallation } from './installation.ts';

let house: Installation;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  house = await startInstallation(process.env['ARTEFACTS'] ?? '');
});
test.afterAll(() => house?.stop());

test.describe('every app on its host', () => {
  const pages: [Neighbour, string, string][] = [
    ['portal', '/anmelden', 'Anmelden'],
    ['admin', '/admin-area/anmelden', 'Anmelden'],
    ['booking', '/unternehmen/musterbach/termin', 'Was brauchen Sie?'],
    ['booking', '/termin', 'Welcher Termin?'],
    ['marketing', '/preise', 'Ein Preis je Betrieb und Monat'],
    ['patternlib', '/patternlib', 'Musterbuch'],
  ];
  for (const [neighbour, path, heading] of pages)
    test(`opens ${path} of ${neighbour} without a complaint`, async ({ page }) => {
      const complaints = beschwerden(page);
      const answer = await page.goto(house.at(neighbour, path));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(heading);
      expect(complaints).toEqual([]);
    });

  test('answers as the API, with its own host and below /api', async () => {
    expect((await ask(house.at('api', '/health/ready'))).status).toBe(200);
    expect((await ask(house.at('portal', '/api/health/ready'))).status).toBe(200);
  });

  test('answers 404 with a page to what nobody has', async () => {
    for (const neighbour of ['portal', 'admin', 'booking', 'marketing', 'patternlib'] as const) {
      const { status, headers } = await ask(house.at(neighbour, '/erfunden'));
      expect([neighbour, status, headers['content-type']]).toEqual([
        neighbour,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});
