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
      report(`${name.padEnd(7)} ${address}`, address, await measure(product.origin + address, config));
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

/** A browser on a busy machine may fail to paint in time: then once more, and after that it is a failure. */
async function measure(url: string, config: typeof desktopConfig | undefined): Promise<Result> {
  const flags = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: Object.keys(GOALS),
  };
  for (const last of [false, true]) {
    const run = await lighthouse(url, flags, config);
    if (run && (!run.lhr.runtimeError || last)) return run.lhr;
    process.stdout.write(`      ${url}: ${run?.lhr.runtimeError?.code ?? 'keine Antwort'}, noch einmal\n`);
  }
  throw new Error(`Lighthouse says nothing about ${url}`);
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
