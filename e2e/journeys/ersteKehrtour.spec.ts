import { expect, type Page } from '@playwright/test';

import { ImportSeite } from '../pages/ImportSeite.ts';
import { KAMINSKI, KontoSeite } from '../pages/KontoSeite.ts';
import { WizardSeite } from '../pages/WizardSeite.ts';
import { beschwerden } from '../support/beschwerden.ts';
import { type EigenerServer, eigenerServer } from '../support/eigenerServer.ts';
import { test } from '../support/journey.ts';
import { musterbachDatei } from '../support/musterbachDatei.ts';

/** A Monday in a new year: two weeks later no holiday is near. */
const JETZT = '2027-01-11T08:00:00+01:00';
const EMAIL = 'sabine.erste@kehrbetrieb.example';
const EINGABEN_MAX = 25;

let server: EigenerServer;
test.beforeAll(async () => {
  server = await eigenerServer({ name: 'erste-tour', now: JETZT });
});
test.afterAll(() => server.stop());

/** Fields that were filled, choices and buttons that were pressed, addresses that were gone to; what scripts do is none. */
async function zaehleEingaben(page: Page): Promise<() => number> {
  let anzahl = 0;
  const was: string[] = [];
  await page.exposeFunction('zaehleEingabe', (text: string) => {
    anzahl += 1;
    was.push(text);
  });
  await page.addInitScript(() => {
    const melde = (text: string): void =>
      void (globalThis as unknown as { zaehleEingabe?: (text: string) => void }).zaehleEingabe?.(text);
    addEventListener(
      'change',
      ({ isTrusted, target }) => {
        if (isTrusted && target instanceof HTMLElement) melde(`field ${target.id || target.tagName}`);
      },
      true,
    );
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        // What a press changes in a field is counted with its change.
        if (!isTrusted || !(target instanceof Element) || target.closest('label, input, select, textarea'))
          return;
        const gedrueckt = target.closest('button, a, [role=option], [role=row], summary');
        if (gedrueckt) melde(`press ${gedrueckt.textContent?.trim().slice(0, 40)}`);
      },
      true,
    );
  });
  return () => {
    test.info().annotations.push({ type: 'Eingaben', description: `${anzahl}: ${was.join(' · ')}` });
    return anzahl;
  };
}

test('a new company comes from registering to its first announced round with the defaults, in at most 25 inputs', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.clock.install({ time: server.now() });
  const page = await context.newPage();
  const eingaben = await zaehleEingaben(page);
  const konto = new KontoSeite(page, server.origin);
  await konto.registriere({ ...KAMINSKI, email: EMAIL });
  await konto.folgeDerMail(EMAIL);
  await konto.vergibPasswort('Rußbesen im Morgentau 27');
  const complaints = beschwerden(page);
  await expect(page).toHaveURL(/\/kehrtourplaner\/einrichten$/);

  await test.step('brings her stock by the one step that is needed', async () => {
    await page
      .getByRole('link', { name: /Kundendaten|Liegenschaften/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Datei importieren' }).click();
    const datei = new ImportSeite(page, server.origin);
    const { name, bytes } = musterbachDatei('2027-01-11');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
    await expect(page.getByText('So verstehen wir die ersten Zeilen')).toBeVisible();
    await datei.pruefe();
    await datei.uebernimm(true);
  });
  await test.step('takes one street, one day, and the defaults for the rest', async () => {
    const wizard = new WizardSeite(page, server.origin);
    await wizard.beginne();
    await page.getByRole('checkbox', { name: 'Alles Fällige: Marktplatz' }).check();
    await wizard.weiter();
    await wizard.waehleTag('Dienstag, 26. Januar 2027');
    await wizard.weiter();
    await wizard.weiterMitVorgaben();
    await wizard.warteAufVorschlag();
    await wizard.ankuendigen();
  });
  // Two addresses are gone to by hand: the registration and the new round; the mail is opened by its link.
  const gesamt = eingaben() + 2;
  process.stdout.write(`Von der Registrierung zur angekündigten Tour: ${gesamt} Eingaben\n`);
  expect(gesamt).toBeLessThanOrEqual(EINGABEN_MAX);
  expect(complaints).toEqual([]);
  await context.close();
});
