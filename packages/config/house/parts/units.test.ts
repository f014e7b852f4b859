import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { PROGRAMS } from './artefacts.ts';
import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';
import { settingsIn } from './unnamedSettings.ts';

const folder = path.join(root, 'deploy/systemd');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const units = globSync('*.{service,target,timer}', { cwd: folder }).toSorted();
const services = units.filter((unit) => unit.endsWith('.service'));
const valuesOf = (unit: string, key: string): string[] =>
  [...read(unit).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const scripts = new Map(
  PROGRAMS.flatMap(({ name, scripts: all }) => [
    [name, new Set(Object.values(all).map((file) => `dist/${file}.js`))],
  ]),
);
/** What systemd, Caddy or a library reads, and none of us. */
const NOT_OURS = ['NODE_ENV', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'STEPPATH'];
const known = new Set([
  ...settingsIn(
    sourceFiles('{apps/*,packages/addresses}/{src/**/*,server,settings}.ts').map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    ),
  ),
  ...NOT_OURS,
]);
const namesIn = (lines: string): string[] =>
  [...lines.matchAll(/(?:^|\s)([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);

const scratch = mkdtempSync(path.join(tmpdir(), 'kehrtour-units-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the units of systemd', () => {
  it('start what an artefact holds, in its folder, and never through npm, which keeps the signal to itself', () => {
    const started: string[] = [];
    for (const unit of services) {
      const [where = ''] = valuesOf(unit, 'WorkingDirectory');
      const artefact = where.replace('/opt/kehrtour/current/', '');
      const lines = ['ExecStart', 'ExecStartPre', 'ExecReload'].flatMap((key) => valuesOf(unit, key));
      expect(lines.join('\n')).not.toMatch(/\bnpm\b/);
      for (const [, file = ''] of lines.join('\n').matchAll(/\bnode (\S+)/g)) {
        expect(scripts.get(artefact), `${unit}: ${artefact}`).toContain(file);
        started.push(`${artefact}/${file}`);
      }
    }
    expect(new Set(started)).toEqual(
      new Set([
        'api/dist/main.js',
        'api/dist/worker.process.js',
        'api/dist/sicherung.process.js',
        'booking/dist/server.js',
        'caddy/dist/caddy.js',
      ]),
    );
  });

  it('have a command beside them that knows what the artefact of the servers knows, and what needs no server', () => {
    const { scripts: all = {} } = PROGRAMS.find(({ name }) => name === 'api') ?? {};
    const processes = ['start', 'worker'];
    for (const [befehl, file] of Object.entries(all).filter(([script]) => !processes.includes(script)))
      expect(read('kehrtour'), befehl).toMatch(
        file === `${befehl}.process`
          ? new RegExp(`\\b${befehl}\\b.*datei=\\$befehl\\.process`)
          : `${befehl}) datei=${file} ;;`,
      );
  });

  it('name settings that somebody reads, in themselves and in the files that lie beside them', () => {
    for (const unit of services) {
      expect(
        valuesOf(unit, 'Environment')
          .flatMap(namesIn)
          .filter((name) => !known.has(name)),
        unit,
      ).toEqual([]);
      for (const file of valuesOf(unit, 'EnvironmentFile')) {
        expect(path.dirname(file)).toBe('/etc/kehrtour');
        const lines = read(path.basename(file)).replaceAll(/^#.*$/gm, '');
        expect(
          namesIn(lines).filter((name) => !known.has(name)),
          file,
        ).toEqual([]);
      }
    }
  });

  it('show the key and the database to nobody who needs neither', () => {
    expect(valuesOf('kehrtour-caddy.service', 'EnvironmentFile')).toEqual(['/etc/kehrtour/kehrtour.env']);
    expect(valuesOf('kehrtour-booking.service', 'EnvironmentFile').join()).not.toContain('server.env');
    expect(read('kehrtour.env')).not.toMatch(/SECRET|DATABASE|SMTP/);
  });

  it('wait longer for the end of a server than its longest DRAIN_SECONDS, and fifteen for what is under way', () => {
    const env = readFileSync(path.join(root, 'apps/api/src/platform/settings/env.ts'), 'utf8');
    const longest = Number(/DRAIN_SECONDS: .*max\((\d+)\)/.exec(env)?.[1]);
    for (const unit of ['kehrtour-api@.service', 'kehrtour-worker@.service'])
      expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThanOrEqual(longest + 15 + 5);
  });

  it('want each other by names that are there, and Caddy asks the ports on which servers are started', () => {
    const wanted = valuesOf('kehrtour.target', 'Wants').join(' ').split(' ');
    const fileOf = (unit: string) => unit.replace(/@\d+\./, '@.');
    expect(wanted.filter((unit) => !units.includes(fileOf(unit)))).toEqual([]);
    const ports = wanted.flatMap((unit) => /^kehrtour-api@(\d+)/.exec(unit)?.[1] ?? []);
    expect(/^API_UPSTREAM=(.*)$/m.exec(read('kehrtour.env'))?.[1]).toBe(
      ports.map((port) => `127.0.0.1:${port}`).join(','),
    );
    const all = wanted.flatMap((unit) => /@(\d+)\./.exec(unit)?.[1] ?? []);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are started by hand as the front pages say, with settings that somebody reads', () => {
    for (const page of ['README.md', 'README.de.md']) {
      const text = readFileSync(path.join(root, page), 'utf8');
      const lines = [...text.matchAll(/^cd (\w+) && (.*?)node (\S+)/gm)];
      expect(
        lines.map(([, artefact, , file]) => `${artefact}/${file}`),
        page,
      ).toEqual([
        'api/dist/main.js',
        'api/dist/worker.process.js',
        'booking/dist/server.js',
        'caddy/dist/caddy.js',
      ]);
      for (const [, artefact = '', , file = ''] of lines) expect(scripts.get(artefact), page).toContain(file);
      const named = [
        ...lines.map(([, , before = '']) => before),
        ...(text.match(/^export .*$/gm) ?? []),
      ].flatMap(namesIn);
      expect(
        named.filter((name) => !known.has(name)),
        page,
      ).toEqual([]);
      expect(named).toEqual(
        expect.arrayContaining(['DATA_DIR', 'DATABASE_URL', 'SECRET_KEY', 'PUBLIC_DOMAIN']),
      );
    }
  });

  const analyze = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' });
  it.runIf(analyze.status === 0)('are read by systemd without a word', () => {
    const system = path.join(scratch, 'etc/systemd/system');
    mkdirSync(system, { recursive: true });
    mkdirSync(path.join(scratch, 'usr/bin'), { recursive: true });
    for (const unit of units) copyFileSync(path.join(folder, unit), path.join(system, unit));
    for (const target of [
      'sysinit',
      'basic',
      'shutdown',
      'multi-user',
      'timers',
      'network-online',
      'time-sync',
      'time-set',
    ])
      writeFileSync(path.join(system, `${target}.target`), '[Unit]\nDescription=here\n');
    for (const tool of ['node', 'caddy', 'sh', 'find']) {
      writeFileSync(path.join(scratch, 'usr/bin', tool), '#!/bin/sh\n');
      chmodSync(path.join(scratch, 'usr/bin', tool), 0o755);
    }
    const all = units.map((unit) => {
      const instance = unit.replace('@.', '@3001.');
      if (instance !== unit) copyFileSync(path.join(folder, unit), path.join(system, instance));
      return path.join(system, instance);
    });
    const { stderr } = spawnSync('systemd-analyze', ['verify', `--root=${scratch}`, '--man=no', ...all], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
});
