import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { SIGNS } from '../../patternlib/foundation/signs.ts';
import { coloursIn, weakestContrast } from './colourTokens.ts';
import { COLOUR_USE } from './colourUse.ts';
import { inPixels, valueIn } from './cssValue.ts';
import { MOTION_USE } from './motionUse.ts';

/** A test runner reads no stylesheet by import. */
const sheet = (name: string) => readFileSync(new URL(`../tokens/${name}.css`, import.meta.url), 'utf8');
const colours = coloursIn(sheet('color'));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The modules of some places, without stories, tests and the foundations' own tables. */
function textsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.(stories|test)\.tsx?$|packages\/ui\/src\/foundation\//.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
}

const signsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/ as \w+$/, ''))
          .filter((name) => /^[A-Z]/.test(name) && name !== 'LucideIcon'),
      ),
    ),
  );

describe('the table of colours', () => {
  it('says of every role what it is for, and of nothing else', () => {
    const roles = [...colours.keys()].filter((name) => !/^(soot-|chalk|map-|white|black)/.test(name));
    expect(Object.keys(COLOUR_USE).toSorted()).toEqual(roles.toSorted());
  });
  it('shows a contrast that is enough, wherever a colour stands', () => {
    const poor = Object.entries(COLOUR_USE).flatMap(([name, { on = [], least = 3 }]) => {
      const colour = colours.get(name);
      return (['light', 'dark'] as const).flatMap((theme) => {
        const weakest = colour && weakestContrast(colour, on, theme, colours);
        return weakest && weakest.ratio < least ? [`${name} on ${weakest.on} in ${theme}`] : [];
      });
    });
    expect(poor).toEqual([]);
  });
  it('names grounds that there are', () => {
    const grounds = Object.values(COLOUR_USE).flatMap(({ on = [] }) => on);
    expect(grounds.filter((name) => !colours.has(name))).toEqual([]);
  });
});

describe('the table of movements', () => {
  it('has every movement of a component, and none that nobody makes', () => {
    const made = textsOf('packages/ui/src/**/*.{ts,tsx}').flatMap(
      (text) => text.match(/\b(animate-(\[[^\]]+\]|pulse|spin)|duration-\d+)/g) ?? [],
    );
    expect(Object.keys(MOTION_USE).toSorted()).toEqual([...new Set(made)].toSorted());
  });
});

describe('the table of signs', () => {
  const listed = SIGNS.map(([, name]) => name);

  it('has every sign that a component draws', () => {
    const drawn = signsIn(textsOf('packages/ui/src/**/*.tsx'));
    expect([...drawn].filter((name) => !listed.includes(name))).toEqual([]);
  });
  it('has each once, and none that no page shows', () => {
    const shown = signsIn(textsOf('{apps,packages}/*/{src,patternlib}/**/*.tsx'));
    expect(listed.filter((name) => !shown.has(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
  it('gives one sign one name: lucide has several for some', () => {
    const all = signsIn(textsOf('{apps,packages}/*/{src,patternlib}/**/*.tsx'));
    expect(
      [...all].filter((name) => /^(CircleHelp|HelpCircle|AlertTriangle|Edit\d?|MoreHorizontal)$/.test(name)),
    ).toEqual([]);
  });
});

describe('values of the stylesheet', () => {
  it('are read for office and field, and shown in pixels', () => {
    const css = sheet('type') + sheet('shape');
    const sizeOf = (name: string, density: 'office' | 'field' = 'office') =>
      inPixels(valueIn(css, name, density) ?? '');
    expect([sizeOf('--control-size'), sizeOf('--control-size', 'field')]).toEqual(['40 px', '56 px']);
    expect([sizeOf('--text-sm'), sizeOf('--text-sm', 'field')]).toEqual(['15 px', '17 px']);
    expect([sizeOf('--text-2xl'), sizeOf('--radius-lg')]).toEqual(['30 bis 40 px', '12px']);
  });
});
