import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '@kehrtour/testkit/freePort';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assembleArtefacts } from './artefacts.ts';
import { root } from './root.ts';

const elsewhere = mkdtempSync(path.join(tmpdir(), 'kehrtour-artefakte-'));
const api = path.join(elsewhere, 'api');

beforeAll(async () => {
  await assembleArtefacts(elsewhere, ['api', 'caddy']);
  // A command lets go of the channel to whoever started us; the runner's must hold.
  process.channel?.ref();
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

async function readyAt(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 900 && server.exitCode === null; tries += 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return true;
    await wait(100);
  }
  return false;
}

describe('the artefact of the server', () => {
  it('runs outside of the repository, with JavaScript alone', { tags: 'night' }, async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['dist/main.js'], {
      cwd: api,
      env: { API_PORT: String(port), DATA_DIR: path.join(elsewhere, 'daten'), DEMO: '0', DRAIN_SECONDS: '0' },
      stdio: 'ignore',
    });
    try {
      expect(await readyAt(`http://127.0.0.1:${port}/health/ready`, server)).toBe(true);
    } finally {
      server.kill('SIGKILL');
    }
  });

  it('holds nothing of ours but the bundle, and no library that only tests need', () => {
    expect(existsSync(path.join(api, 'node_modules/@kehrtour'))).toBe(false);
    expect(existsSync(path.join(api, 'node_modules/vitest'))).toBe(false);
    expect(readdirSync(path.join(api, 'dist')).filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(readdirSync(path.join(api, 'migrations'))).toEqual(
      readdirSync(path.join(root, 'apps/api/migrations')),
    );
  });

  it('brings along every thread and process that the sources start', () => {
    const started = ['apps/api/src', 'packages/watchdog/src']
      .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map(String))
      .filter((file) => /\.(thread|process)\.ts$/.test(file));
    expect(started.length).toBeGreaterThan(5);
    for (const file of started)
      expect(existsSync(path.join(api, 'dist', path.basename(file).replace(/ts$/, 'js')))).toBe(true);
  });

  it('says to an old Node what is missing', () => {
    const door = readFileSync(path.join(api, 'dist/main.js'), 'utf8');
    const old = door.replace('process.versions.node', "'20.18.1'");
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', old], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'Kehrtour braucht Node 26 oder neuer; hier läuft Node 20.18.1.\n']);
  });
});

describe("the artefact that writes Caddy's configuration", () => {
  const write = (env: Record<string, string>, ...folder: string[]) =>
    spawnSync(process.execPath, [path.join(elsewhere, 'caddy/dist/caddy.js'), ...folder], {
      cwd: elsewhere,
      env,
      encoding: 'utf8',
    });

  it('serves the apps that lie in the folder', () => {
    cpSync(path.join(root, 'apps/admin/index.html'), path.join(elsewhere, 'admin/dist/index.html'));
    const { stdout } = write({ PUBLIC_DOMAIN: 'kehrtour.example' });
    expect(stdout).toContain('admin.kehrtour.example {');
    expect(stdout).not.toContain('app.kehrtour.example {');
  });

  it('writes the site with the addresses of this installation, beside what was built', () => {
    const built = path.join(elsewhere, 'marketing/build/client');
    mkdirSync(built, { recursive: true });
    const pages = {
      'index.html': '<link rel="canonical" href="https://www.kehrtour.example/"/>',
      'robots.txt': 'Sitemap: https://www.kehrtour.example/sitemap.xml\n',
    };
    for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(built, name), text);
    const here = path.join(elsewhere, 'hier');
    const { stdout } = write({ PUBLIC_DOMAIN: 'feger.example' }, '.', here);
    expect(stdout).toContain(`root * ${path.join(here, 'marketing')}`);
    for (const [name, text] of Object.entries(pages)) {
      expect(readFileSync(path.join(here, 'marketing', name), 'utf8')).toBe(
        text.replace('www.kehrtour.example', 'www.feger.example'),
      );
      expect(readFileSync(path.join(built, name), 'utf8')).toBe(text);
    }
    expect(write({ PUBLIC_DOMAIN: 'feger.example' }, '.').stderr).toContain('marketing nennt sich');
    rmSync(path.join(elsewhere, 'marketing'), { recursive: true });
  });

  it.each([
    [{}, 'Welche Domain?'],
    [{ PUBLIC_DOMAIN: 'a.example', PUBLIC_URL: 'https://a.example' }, 'widersprechen sich'],
    [
      { PUBLIC_DOMAIN: 'a.example', API_UPSTREAM: 'http://x' },
      'API_UPSTREAM=http://x: http://x ist kein Prozess',
    ],
    [{ PUBLIC_DOMAIN: 'a.example', INNER_DOOR: '3080' }, 'INNER_DOOR=3080 ist nicht zu verstehen'],
  ])('refuses %j in a sentence', (env, sentence) => {
    const { status, stderr, stdout } = write(env as Record<string, string>);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(sentence);
  });
});
