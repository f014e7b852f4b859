import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const INSTALL_WITHIN_MS = 180_000;
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium on this machine: the named one, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...installed, ...downloadedByPlaywright()].find((file) =>
    existsSync(file),
  );
}

function downloadedByPlaywright(): string[] {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  const caches = [
    folder,
    path.join(homedir(), '.cache/ms-playwright'),
    path.join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches
    .filter((cache) => cache !== undefined)
    .flatMap((cache) => globSync(path.join(cache, 'chromium-*/chrome-*/{chrome,*.app/Contents/MacOS/*}')))
    .sort()
    .reverse();
}

/** Installs Chromium: Playwright's download first, else the system's packages. False when neither is to be had. */
export function installChromium(): boolean {
  const playwright = fileURLToPath(new URL('../../../e2e/node_modules/.bin/playwright', import.meta.url));
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  run([playwright, 'install', 'chromium']);
  if (findChromium()) return true;
  run([...apt, 'update']);
  run([...apt, 'install', '-y', '--no-install-recommends', 'chromium']);
  return findChromium() !== undefined;
}

function run([command = '', ...args]: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_WITHIN_MS, env });
}

/** What Playwright and Vitest's browser mode need to start it; no sandbox, because CI containers run as root. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  return { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu-rasterization'] };
}
