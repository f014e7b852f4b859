import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkStories } from './stories.ts';

let folder: string;

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const found = () => checkStories(folder).map(({ rule, file }) => `${rule} ${file}`);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stories-'));
  write('packages/config/exceptions.json', '[]');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('checkStories', () => {
  it('finds nothing where every component and every screen is shown', () => {
    write('packages/ui/src/field/parts/FieldLabel.tsx');
    write('packages/ui/src/field/parts/FieldLabel.stories.tsx');
    write('packages/ui/src/field/FieldLabel.test.tsx');
    write('packages/ui/src/message/showToast.tsx');
    write('apps/booking/src/features/buchung/TerminScreen.tsx');
    write('apps/booking/src/features/buchung/TerminScreen.stories.tsx');
    expect(found()).toEqual([]);
  });

  it('misses the story beside a component, even when another story mentions it', () => {
    write('packages/ui/src/field/Select.tsx');
    write('packages/ui/src/pattern/Form.stories.tsx', "import { Select } from '../field/Select.tsx';");
    expect(found()).toEqual(['story packages/ui/src/field/Select.tsx']);
  });

  it('misses the story beside a screen, even when the story of another one shows it', () => {
    write('apps/admin/src/features/anmelden/AnmeldenScreen.tsx');
    write(
      'apps/admin/src/features/anmelden/Anmelden.stories.tsx',
      "import { AnmeldenScreen } from './AnmeldenScreen.tsx';",
    );
    expect(found()).toEqual(['story apps/admin/src/features/anmelden/AnmeldenScreen.tsx']);
  });

  it('wants what is stored of a story gone with it', () => {
    write('packages/ui/src/field/Select.stories.tsx', 'export const Normal = {};');
    const keys = ['Normal', 'Weg'].map((name) => [`packages/ui/src/field/Select.stories.tsx#${name}`, {}]);
    write('packages/ui/test/audits.json', JSON.stringify({ stories: Object.fromEntries(keys) }));
    expect(found()).toEqual(['story packages/ui/src/field/Select.stories.tsx#Weg']);
  });

  it('wants an exception gone when its story has come', () => {
    write('packages/ui/src/field/Select.tsx');
    write('packages/ui/src/field/Select.stories.tsx');
    write(
      'packages/config/exceptions.json',
      '[{ "file": "packages/ui/src/field/Select.tsx", "rule": "story" }]',
    );
    expect(found()).toContain('exception packages/ui/src/field/Select.tsx');
  });
});
