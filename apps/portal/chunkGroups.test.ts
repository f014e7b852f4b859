import { describe, expect, it } from 'vitest';

import { chunkGroups } from './chunkGroups.ts';

const seite = (name: string): string => `/haus/apps/portal/src/routes/${name}.tsx`;
const teil = (name: string): string => `/haus/packages/ui/src/${name}.tsx`;
const START = '/haus/apps/portal/index.html';
const LAYOUT = '/haus/apps/portal/src/app/LoggedInLayout.tsx';
const SEITEN = ['anmelden', 'a', 'b', 'c', 'd'].map(seite);
const FREMD = '/haus/node_modules/react-aria/dist/index.mjs';

/** Who imports whom: what every page loads, what the login shares, what most, what few; and a list of everything. */
const IMPORTERS: Record<string, string[]> = {
  [teil('main')]: [START],
  [teil('deep')]: [teil('main'), seite('a')],
  [teil('frame')]: [LAYOUT],
  [teil('field')]: SEITEN.slice(0, 3),
  [teil('list')]: SEITEN.slice(1, 4),
  [teil('row')]: [teil('list'), teil('ring')],
  [teil('ring')]: [teil('row')],
  [teil('rare')]: [seite('b')],
  [FREMD]: SEITEN,
};
const context = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) };

function gruppeVon(id: string): string | null {
  const namen = chunkGroups(SEITEN.length).map(({ name }) => name(id, context));
  return namen.find((name) => name !== null) ?? null;
}

describe('the files of a page', () => {
  it.each([
    ['main', 'grund'],
    ['deep', 'grund'],
    ['field', 'grund'],
    ['frame', 'rahmen'],
    ['list', 'rahmen'],
    ['row', 'rahmen'],
    ['ring', 'rahmen'],
    ['rare', null],
  ])('hold %s in %s', (name, gruppe) => {
    expect(gruppeVon(teil(name))).toBe(gruppe);
  });
  it('leave pages alone, and what others wrote to those who use it', () => {
    for (const id of [START, LAYOUT, FREMD, ...SEITEN]) expect(gruppeVon(id)).toBeNull();
  });
});
