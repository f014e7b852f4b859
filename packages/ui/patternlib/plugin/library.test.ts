import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import texts from '../propTexts.json' with { type: 'json' };
import { readProps } from './readProps.ts';
import { readReleases } from './readReleases.ts';
import { readStories } from './readStories.ts';
import { importOf, readUses } from './readUses.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const ui = path.join(root, 'packages/ui');
const stories = globSync('src/**/*.stories.tsx', { cwd: ui }).map((file) => readStories(path.join(ui, file)));
const components = stories.flatMap((story) => story.components);

describe('the German texts of props', () => {
  it('are there for every comment of our components, and for nothing else', () => {
    const tables = readProps([...new Set(components.map(({ file }) => file))]);
    const said = components.flatMap(({ name, file }) => tables.get(`${file}#${name}`)?.rows ?? []);
    const comments = new Set(said.map(({ text }) => text).filter((text) => text !== ''));
    expect(comments.size).toBeGreaterThan(50);
    expect([...comments].filter((text) => !(text in texts))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !comments.has(text))).toEqual([]);
  });
});

describe('what is said about a component', () => {
  it('has other words to find it by, parts of parts apart', () => {
    const without = stories.filter(({ file, guide }) => !file.includes('/parts/') && !guide.also?.length);
    expect(without.map(({ title }) => title)).toEqual([]);
  });
  it('names what to import', () => {
    const button = stories.find(({ title }) => title === 'Aktionen/Button');
    expect(importOf(root, button?.components ?? [])).toBe(
      "import { Button } from '@kehrtour/ui/action/Button.tsx';",
    );
    const segments = stories.find(({ title }) => title === 'Felder/Segments');
    expect(importOf(root, segments?.components ?? [])).toBeUndefined();
  });
  it('knows who takes it, stories and tests apart', () => {
    const uses = readUses(root).get(path.join(ui, 'src/action/Button.tsx')) ?? [];
    const portal = uses.find(({ app }) => app === 'portal');
    expect(portal?.folder).toBe('apps/portal/src');
    expect(portal?.files.length).toBeGreaterThan(20);
    expect(uses.flatMap(({ files }) => files).filter((file) => /\.(stories|test)\./.test(file))).toEqual([]);
  });
});

describe('the changelog', () => {
  it('begins with the version of the package', () => {
    const [newest] = readReleases(path.join(ui, 'CHANGELOG.md'));
    const { version } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(newest?.version).toBe(version);
    expect(newest?.changes.length).toBeGreaterThan(0);
  });
  it('is refused where a heading names no version or no day', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
    const file = path.join(folder, 'CHANGELOG.md');
    writeFileSync(file, '# Änderungen\n\n## Neu\n- etwas\n');
    expect(() => readReleases(file)).toThrow('„Neu“ nennt nicht Version und Tag.');
    rmSync(folder, { recursive: true });
  });
});
