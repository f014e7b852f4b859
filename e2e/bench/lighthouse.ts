/** usage: Lighthouse on every page of the site, on a desk and on a slow phone [pages, as a regular expression] [address of a running product] */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromiumLaunch } from '@kehrtour/testkit/chromium';
import { freePort } from '@kehrtour/testkit/freePort';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright';

import { eigenerServer } from '../support/eigenerServer.ts';

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Ruling 38: pages that ask search engines to stay away. */
const NOT_FOR_SEARCH = /^\/(error|newsletter-opt-in)$/;
const SITE = fileURLToPath(new URL('../../apps/marketing/build/client', import.meta.url));

const wanted = new RegExp(process.argv[2] ?? '.');
const addresses = globSync('**/index.html', { cwd: SITE })
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((address) => address !== '/404' && wanted.test(address))
  .toSorted();
const named = process.argv[3];
const product =
  named === undefined
    ? await eigenerServer({ port: await freePort(), name: 'lighthouse' })
    : { origin: named, stop: async () => undefined };
const port = await freePort();
const launch = chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${port}`],
});
try {
  for (const address of addresses) {
    for (const [name, config] of [
      ['Tisch', desktopConfig],
      ['Telefon', undefined],
    ] as const) {
      const run = await lighthouse(
        product.origin + address,
        { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(GOALS) },
        config,
      );
      if (!run) throw new Error(`Lighthouse says nothing about ${address}`);
      report(`${name.padEnd(7)} ${address}`, address, run.lhr);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

/** One line of figures; below it what costs points. */
function report(title: string, address: string, lhr: Result): void {
  const scores = Object.entries(GOALS).map(([category, goal]) => {
    const score = Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const counts = category !== 'seo' || !NOT_FOR_SEARCH.test(address);
    return { category, score, missed: counts && score < goal };
  });
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const figures = times.map((id) => lhr.audits[id]?.displayValue?.replaceAll('\u00A0', ' ') ?? '–');
  process.stdout.write(
    `${scores.map(({ score }) => String(score).padStart(4)).join('')}  ${title}  (${figures.join(', ')})\n`,
  );
  for (const { category } of scores.filter(({ missed }) => missed)) {
    process.exitCode = 1;
    for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (audit?.score === null || audit === undefined || audit.score >= 0.99 || weight === 0) continue;
      process.stdout.write(`       ${category}: ${audit.title} ${audit.displayValue ?? ''}\n`);
    }
  }
}
