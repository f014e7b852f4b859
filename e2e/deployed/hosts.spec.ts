import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Neighbour } from '@kehrtour/addresses/addresses';
import { expect } from '@playwright/test';

import { BETRIEB } from '../pages/BuchungSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { ask } from './ask.ts';
import { commandOf } from './plans.ts';
import { test } from './theInstallation.ts';

test.describe('every app on its host', () => {
  const pages: [Neighbour, string, string][] = [
    ['portal', '/anmelden', 'Anmelden'],
    ['admin', '/admin-area/anmelden', 'Anmelden'],
    ['booking', BETRIEB, 'Was brauchen Sie?'],
    ['booking', '/termin', 'Welcher Termin?'],
    ['marketing', '/preise', 'Ein Preis je Betrieb und Monat'],
    ['patternlib', '/patternlib', 'Musterbuch'],
  ];
  for (const [neighbour, address, heading] of pages)
    test(`opens ${address} of ${neighbour} without a complaint`, async ({ page, house }) => {
      const complaints = beschwerden(page);
      const answer = await page.goto(house.at(neighbour, address));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(heading);
      expect(complaints).toEqual([]);
    });

  test('answers as the API, with its own host and below /api', async ({ house }) => {
    expect((await ask(house.at('api', '/health/ready'))).status).toBe(200);
    expect((await ask(house.at('portal', '/api/health/ready'))).status).toBe(200);
  });

  test('answers 404 with a page to what nobody has', async ({ house }) => {
    for (const neighbour of ['portal', 'admin', 'booking', 'marketing', 'patternlib'] as const) {
      const { status, headers } = await ask(house.at(neighbour, '/erfunden'));
      const type = 'text/html; charset=utf-8';
      expect([neighbour, status, headers['content-type']]).toEqual([neighbour, 404, type]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('has nothing on a host that nobody named', async ({ house }) => {
    const foreign = house.at('portal', '/anmelden').replace('//app.', '//fremd.');
    const { status, body } = await ask(foreign);
    expect([status, body]).toEqual([404, 'Unter diesem Namen gibt es hier nichts.']);
  });

  test('leads from one host to another, with everything behind the address', async ({ house }) => {
    const { status, headers } = await ask(house.at('portal', '/termin', { code: 'K7Q2' }));
    expect([status, headers.location]).toEqual([302, house.at('booking', '/termin', { code: 'K7Q2' })]);
  });
});

test('nobody who asks whether a process lives stands in its log', async ({ house }) => {
  await ask(house.at('booking', '/termin'));
  for (const name of ['api-1', 'booking'] as const)
    expect(house.programs[name].log()).not.toContain('/health/');
  expect(house.programs.booking.log()).toContain('"path":"/termin"');
});

test('the first operator is made by a command, and led to her own host', async ({ house, page }) => {
  const folder = path.join(house.artefacts, 'api');
  const [tool = '', ...args] = commandOf(folder, 'betreiber');
  const { stdout } = await promisify(execFile)(
    tool,
    [...args, 'erste@betreiber.example', 'Erste Betreiberin'],
    { cwd: folder, env: house.programs['api-1'].plan.env },
  );
  const link = /https?:\S+/.exec(stdout)?.[0] ?? '';
  expect(new URL(link).origin).toBe(new URL(house.at('admin', '/')).origin);
  expect((await page.goto(link))?.status()).toBe(200);
  await expect(page.getByLabel(/Passwort/).first()).toBeVisible();
});
