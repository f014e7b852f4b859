/** usage: machine time of the main job in a browser, from the dropped file to the PDF, beside empty page loads of the same run */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { chromium, type Page } from '@playwright/test';

import { type Datei, ImportSeite } from '../pages/ImportSeite.ts';
import { KontoSeite } from '../pages/KontoSeite.ts';
import { WizardSeite } from '../pages/WizardSeite.ts';
import { eigenerServer } from '../support/eigenerServer.ts';
import { musterbachDatei } from '../support/musterbachDatei.ts';

const JETZT = '2027-01-11T08:00:00+01:00';
const TAG = 'Dienstag, 26. Januar 2027';
const PASSWORT = 'Rußbesen im Morgentau 27';
const GOAL_SECONDS = 60;
const PAGES_OF_JOURNEY = 8;

const lauf = new URL('../../../shared/data/lauf/lauf-aufgaben-cp1252.csv', import.meta.url);
const bezirke: { name: string; datei: () => Datei; strassen: string[]; skip?: string }[] = [
  { name: 'Musterbach', datei: () => musterbachDatei('2027-01-11'), strassen: ['Marktplatz', 'Kirchgasse'] },
  {
    name: 'Lauf, 2.200 Häuser',
    datei: () => ({ name: 'lauf.csv', bytes: readFileSync(lauf) }),
    strassen: ['Mauergasse', 'Höllgasse'],
    ...(existsSync(lauf) ? {} : { skip: 'not beside the project' }),
  },
];

const server = await eigenerServer({ name: 'bench', now: JETZT });
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const [index, { name, datei, strassen, skip }] of bezirke.entries()) {
    if (skip) {
      process.stdout.write(`${name}: ${skip}\n`);
      continue;
    }
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    await context.clock.install({ time: server.now() });
    const page = await context.newPage();
    await gruende(page, `bench${index}@kehrbetrieb.example`);
    const schritte = await messe(page, datei(), strassen);
    const baseline = await leereSeiten(page);
    const gesamt = schritte.reduce((sum, [, seconds]) => sum + seconds, 0);
    for (const [schritt, seconds] of schritte) print(`  ${schritt}`, seconds);
    print(`${name}: file → PDF (goal ≤ ${GOAL_SECONDS} s)`, gesamt);
    print(`  baseline: ${PAGES_OF_JOURNEY} page loads of the portal`, baseline);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

function print(what: string, seconds: number): void {
  process.stdout.write(`${what.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s\n`);
}

async function gruende(page: Page, email: string): Promise<void> {
  const konto = new KontoSeite(page, server.origin);
  await konto.registriere({
    firma: 'Kehrbetrieb',
    plz: '91999',
    ort: 'Musterbach',
    bundesland: 'Bayern',
    vorname: 'Sabine',
    nachname: 'Kaminski',
    email,
  });
  await konto.folgeDerMail(email);
  await konto.vergibPasswort(PASSWORT);
  await konto.melde(email, PASSWORT);
}

/** Seconds per step, as fast as a machine can press. */
async function messe(page: Page, datei: Datei, strassen: string[]): Promise<[string, number][]> {
  const importSeite = new ImportSeite(page, server.origin);
  const wizard = new WizardSeite(page, server.origin);
  const steps: [string, () => Promise<unknown>][] = [
    ['reading the file', () => importSeite.lege(datei)],
    ['dry run', () => importSeite.pruefe()],
    ['taking it over', () => importSeite.uebernimm(true)],
    [
      'choosing two streets, day and person',
      async () => {
        await wizard.beginne();
        for (const strasse of strassen) await wizard.waehleStrasse(strasse);
        await wizard.weiter();
        await wizard.waehleTag(TAG);
        await wizard.weiter();
        await wizard.weiterMitVorgaben();
      },
    ],
    ['proposal', () => wizard.warteAufVorschlag()],
    ['announcing', () => wizard.ankuendigen()],
    ['PDF of the slips', () => wizard.drucke('Zettel A6')],
  ];
  const measured: [string, number][] = [];
  for (const [name, step] of steps) {
    const start = performance.now();
    await step();
    measured.push([name, (performance.now() - start) / 1000]);
  }
  return measured;
}

/** What the browser alone takes: the portal opened as often as the journey opens pages. */
async function leereSeiten(page: Page): Promise<number> {
  const start = performance.now();
  for (let load = 0; load < PAGES_OF_JOURNEY; load += 1) {
    await page.goto(`${server.origin}/konto/einstellungen`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  return (performance.now() - start) / 1000;
}
