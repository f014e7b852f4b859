import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import type { Guide } from '../pattern.props.ts';
import texts from '../propTexts.json' with { type: 'json' };
import { MISSING, searchMissing } from '../site/missing.ts';
import { searchPatterns } from '../site/searchPatterns.ts';
import { categoriesOf } from './categoriesOf.ts';
import { readProps } from './readProps.ts';
import { entriesIn, readReleases, releasesOf } from './readReleases.ts';
import { readStories } from './readStories.ts';
import { importOf, readUses } from './readUses.ts';
import { ownEntries, relatedOf } from './relatedOf.ts';

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

describe('every entry of this package', () => {
  const entries = ownEntries(root, stories);
  const names = entries.map(({ name }) => name);
  const versions = readReleases(path.join(ui, 'CHANGELOG.md')).map(({ version }) => version);
  const without = (told: (guide: Guide) => boolean) =>
    entries.filter(({ guide }) => !told(guide)).map(({ name }) => name);

  it('has a name of its own', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(90);
  });
  it('says how far one may rely on it, and which version brought it', () => {
    expect(without(({ status }) => ['neu', 'fest', 'läuft aus'].includes(status ?? ''))).toEqual([]);
    expect(without(({ since }) => versions.includes(since ?? ''))).toEqual([]);
  });
  it('is new for one version, and no longer', () => {
    expect(without(({ status, since }) => (status === 'neu') === (since === versions[0]))).toEqual([]);
  });
  it('has a German and an English word to find it by, each word in one list', () => {
    expect(without(({ also = [], english = [] }) => also.length > 0 && english.length > 0)).toEqual([]);
    const twice = entries.flatMap(({ name, guide: { also = [], english = [] } }) => {
      const words = [name, ...also, ...english].map((word) => word.toLowerCase());
      return words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${name}: ${word}`);
    });
    expect(twice).toEqual([]);
  });
  it('says when not to take it, and leads to what there is', () => {
    expect(without(({ instead = [] }) => instead.length > 0)).toEqual([]);
    const named = entries.flatMap(({ name, guide: { instead = [], related = [] } }) =>
      [...related, ...instead.map(([, take]) => take)].map((to) => ({ name, to })),
    );
    expect(named.filter(({ name, to }) => to === name || !names.includes(to))).toEqual([]);
  });
  it('is led to from every entry that it leads to', () => {
    const related = relatedOf(entries);
    const oneWay = [...related].flatMap(([name, others]) =>
      others.filter((other) => !related.get(other)?.includes(name)).map((other) => `${name} → ${other}`),
    );
    expect(oneWay).toEqual([]);
    expect(related.get('Select')).toEqual(expect.arrayContaining(['ChoiceList', 'ComboBox', 'Menu']));
    expect(related.get('Menu')).toContain('Select');
  });
  it('is in the changelog of a later version by its name in brackets, and nothing else is', () => {
    const releases = readReleases(path.join(ui, 'CHANGELOG.md'));
    const named = releases.flatMap(({ changes }) => changes.flatMap(entriesIn));
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    const later = entries.filter(({ guide: { since } }) => since !== versions.at(-1));
    const unsaid = later.filter(
      ({ name, guide: { since } }) => !releasesOf(releases, name).some(({ version }) => version === since),
    );
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });
});

describe('what this library does not have', () => {
  it('leads to what it has instead, and is nothing that it has', () => {
    const names = ownEntries(root, stories).map(({ name }) => name);
    expect(MISSING.flatMap(({ take }) => take).filter((name) => !names.includes(name))).toEqual([]);
    expect(MISSING.flatMap((one) => one.names).filter((name) => names.includes(name))).toEqual([]);
    expect(searchMissing('accordion')?.names).toContain('Details');
    expect(searchMissing('ac')).toBeUndefined();
    expect(searchMissing('button')).toBeUndefined();
  });
});

/** What somebody types who knows another library, and the entry that she means. */
const ELSEWHERE: readonly (readonly [library: string, word: string, entry: string])[] = [
  ['GOV.UK', 'Radios', 'RadioGroup'],
  ['GOV.UK', 'Checkboxes', 'CheckboxGroup'],
  ['GOV.UK', 'Date input', 'DateField'],
  ['GOV.UK', 'Character count', 'TextArea'],
  ['GOV.UK', 'Summary list', 'SummaryList'],
  ['GOV.UK', 'Notification banner', 'Notice'],
  ['GOV.UK', 'Phase banner', 'Banner'],
  ['GOV.UK', 'Inset text', 'Notice'],
  ['GOV.UK', 'Tag', 'Status'],
  ['GOV.UK', 'File upload', 'FileDrop'],
  ['GOV.UK', 'Task list', 'TaskList'],
  ['GOV.UK', 'Breadcrumbs', 'Breadcrumb'],
  ['GOV.UK', 'Pagination', 'LoadMore'],
  ['GOV.UK', 'Check answers', 'SummaryList'],
  ['GOV.UK', 'Text input', 'TextField'],
  ['Polaris', 'Index table', 'DataTable'],
  ['Polaris', 'Resource list', 'DataTable'],
  ['Polaris', 'Action list', 'Menu'],
  ['Polaris', 'Modal', 'Dialog'],
  ['Polaris', 'Empty state', 'EmptyState'],
  ['Polaris', 'Autocomplete', 'ComboBox'],
  ['Polaris', 'Description list', 'KeyValue'],
  ['Polaris', 'Drop zone', 'DropZone'],
  ['Polaris', 'Frame', 'AppFrame'],
  ['Polaris', 'Icon', 'Symbole'],
  ['React Aria', 'ComboBox', 'ComboBox'],
  ['React Aria', 'NumberField', 'NumberField'],
  ['React Aria', 'FileTrigger', 'FileDrop'],
  ['React Aria', 'ProgressBar', 'Progress'],
  ['React Aria', 'Meter', 'Progress'],
  ['React Aria', 'ListBox', 'Select'],
  ['React Aria', 'Toast', 'Toast'],
  ['React Aria', 'VisuallyHidden', 'VisuallyHidden'],
  ['React Aria', 'ToggleButton', 'IconButton'],
  ['Material', 'Snackbar', 'Toast'],
  ['Material', 'Chip', 'Badge'],
  ['Material', 'Stepper', 'Stepper'],
  ['Material', 'Text field', 'TextField'],
  ['Material', 'Date picker', 'DateField'],
  ['Material', 'Time picker', 'TimeField'],
  ['Material', 'Bottom navigation', 'BottomBar'],
  ['Material', 'Navigation rail', 'SideNav'],
  ['Material', 'Navigation drawer', 'SideNav'],
  ['Material', 'Circular progress', 'Spinner'],
  ['Material', 'Skeleton', 'Skeleton'],
  ['Material', 'App bar', 'AppFrame'],
  ['Material', 'Tooltip', 'Tooltip'],
  ['Material', 'Typography', 'Schrift'],
  ['anywhere', 'CTA', 'Button'],
  ['anywhere', 'dropdown', 'Select'],
  ['anywhere', 'typeahead', 'ComboBox'],
  ['anywhere', 'datepicker', 'DateField'],
  ['anywhere', 'loader', 'Spinner'],
  ['anywhere', 'wizard', 'Stepper'],
  ['anywhere', 'alert', 'Notice'],
  ['anywhere', 'table', 'DataTable'],
  ['anywhere', 'grid', 'DataTable'],
  ['anywhere', 'tabs', 'Tabs'],
  ['anywhere', 'drawer', 'SideNav'],
  ['anywhere', 'undo', 'Rückgängig'],
  ['anywhere', 'color', 'Farben'],
  ['anywhere', 'spacing', 'Abstände und Formen'],
  ['anywhere', 'motion', 'Bewegung'],
  ['anywhere', 'tone of voice', 'Ton und Worte'],
  ['Deutsch', 'Knopf', 'Button'],
  ['Deutsch', 'Auswahlliste', 'Select'],
  ['Deutsch', 'Fenster', 'Dialog'],
  ['Deutsch', 'Reiter', 'Tabs'],
  ['Deutsch', 'Häkchen', 'Checkbox'],
  ['Deutsch', 'Tabelle', 'DataTable'],
];

describe('who knows another library', () => {
  const screens = globSync('apps/*/src/**/*.stories.tsx', { cwd: root }).map((file) =>
    readStories(path.join(root, file)),
  );
  const catalog = categoriesOf(root, [...stories, ...screens]);

  it.each(ELSEWHERE)('of %s and types „%s“ finds %s first or second', (_, word, entry) => {
    const [first, second] = searchPatterns(catalog, word).map(({ pattern }) => pattern.name);
    expect([first, second]).toContain(entry);
  });
});

describe('what is said about a component', () => {
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
