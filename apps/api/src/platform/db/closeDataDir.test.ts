import {
  chmodSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readEnv } from '../settings/env.ts';
import { openDeps } from '../start/openDeps.ts';
import { closeDataDir, OURS } from './closeDataDir.ts';

let parent: string;
let folder: string;
let before: number;
beforeEach(() => {
  before = process.umask(0o022);
  parent = mkdtempSync(path.join(tmpdir(), 'kehrtour-offen-'));
  folder = path.join(parent, 'data');
});
afterEach(() => {
  process.umask(before);
  rmSync(parent, { recursive: true, force: true });
});

/** Whatever somebody else of this machine may do with something in the folder. */
const openIn = (): string[] =>
  ['.', ...readdirSync(folder, { recursive: true })]
    .map(String)
    .filter((name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0);

function asBefore(): void {
  mkdirSync(path.join(folder, 'dateien/firma'), { recursive: true });
  writeFileSync(path.join(folder, 'dateien/firma/bestand.csv'), 'Mustermann');
  mkdirSync(path.join(folder, 'log'));
  writeFileSync(path.join(folder, 'log/api.log'), '{}');
}

describe('the data folder', () => {
  it('is for its owner alone, and so is what is written into it from now on', () => {
    closeDataDir(folder);
    asBefore();
    expect(openIn()).toEqual([]);
  });

  it('is mended where an earlier version left it open to others, and stays writable', () => {
    asBefore();
    expect(openIn()).not.toEqual([]);
    expect(closeDataDir(folder)).toEqual([]);
    expect(openIn()).toEqual([]);
    expect(lstatSync(path.join(folder, 'dateien/firma/bestand.csv')).mode & 0o700).toBe(0o600);
  });

  it('is mended where the start before was ended in the middle', () => {
    asBefore();
    chmodSync(folder, 0o700);
    closeDataDir(folder);
    expect(openIn()).toEqual([]);
  });

  it('leaves alone what is not ours, and where a link leads to', () => {
    const elsewhere = path.join(parent, 'elsewhere');
    mkdirSync(elsewhere, { mode: 0o755 });
    mkdirSync(path.join(folder, 'privat'), { recursive: true });
    symlinkSync(elsewhere, path.join(folder, 'karten'));
    closeDataDir(folder);
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o755);
    expect(lstatSync(path.join(folder, 'privat')).mode & 0o777).toBe(0o755);
  });

  it(
    'is closed after a start of the whole process, and nothing in it has another name',
    {
      tags: 'night',
    },
    async () => {
      const { close } = await openDeps(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' }));
      await close();
      // The embedded database gives its files modes of its own; nobody gets as far as them.
      expect(openIn().filter((name) => !name.startsWith('datenbank/'))).toEqual([]);
      expect(readdirSync(folder).filter((name) => !OURS.some((one) => one === name))).toEqual([]);
    },
  );

  it('knows every place that a program names in it', () => {
    const sources = globSync('apps/*/src/**/*.ts', { cwd: path.join(import.meta.dirname, '../../../../..') });
    expect(sources.length).toBeGreaterThan(500);
    const named = sources
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join(import.meta.dirname, '../../../../..', file), 'utf8');
        return [...text.matchAll(/join\((?:\w+\.)*dataDir, '([\w.]+)'/g)].map(([, name = '']) => name);
      });
    expect(named).toContain('karten');
    expect(named.filter((name) => !OURS.some((one) => one === name))).toEqual([]);
  });
});
