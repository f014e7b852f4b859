import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/tokens/color.css', import.meta.url), 'utf8');
const [usual = '', rest = ''] = css.split("[data-contrast='high']");
const [field = ''] = rest.split('@media');

type Theme = 'light' | 'dark';

function tokensOf(text: string, theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = '', light = '', dark = ''] of text.matchAll(
    /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g,
  )) {
    tokens.set(name, theme === 'light' ? light : dark);
  }
  for (const [, name = '', value = ''] of text.matchAll(/--color-([\w-]+): (#\w{6});/g))
    tokens.set(name, value);
  return tokens;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['page', 'surface', 'raised', 'sunken'];
const STATES = ['success', 'warning', 'danger', 'info'];

const TEXT_PAIRS = [
  ...SURFACES.flatMap((on) => ['ink', 'muted', 'accent-ink', ...STATES].map((text) => [text, on] as const)),
  ...STATES.map((state) => [state, `${state}-soft`] as const),
  ...STATES.map((state) => ['ink', `${state}-soft`] as const),
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['ink', 'brass-soft'],
  ['brass-ink', 'page'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-solid'],
  ['on-danger', 'danger-solid-hover'],
  ['on-frame', 'frame'],
  ['on-frame-muted', 'frame'],
  ['on-frame-muted', 'frame-hover'],
  ['frame-accent', 'frame'],
] as const;

const SIGN_PAIRS = [
  ...SURFACES.map((on) => ['edge', on] as const),
  ...SURFACES.map((on) => ['focus', on] as const),
  ...[1, 2, 3, 4, 5, 6].map((lane) => [`lane-${lane}`, 'surface'] as const),
  ['accent', 'surface'],
] as const;

function weakest(
  tokens: Map<string, string>,
  pairs: readonly (readonly [string, string])[],
  least: number,
): string[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = contrast(tokens.get(front) ?? 'missing', tokens.get(back) ?? 'missing');
    return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`];
  });
}

describe.each(['light', 'dark'] as const)('colours in %s', (theme) => {
  const tokens = tokensOf(usual, theme);
  const large = new Map([...tokens, ...tokensOf(field, theme)]);

  it('keep text at 4.5:1 on every surface it stands on', () => {
    expect(weakest(tokens, TEXT_PAIRS, 4.5)).toEqual([]);
  });

  it('keep edges, focus and people at 3:1', () => {
    expect(weakest(tokens, SIGN_PAIRS, 3)).toEqual([]);
  });

  it('keep text at 7:1 in the field', () => {
    expect(weakest(large, TEXT_PAIRS, 7)).toEqual([]);
  });

  it('finds a colour that is too pale', () => {
    expect(
      weakest(new Map([...tokens, ['muted', tokens.get('page') ?? '']]), [['muted', 'page']], 4.5),
    ).toHaveLength(1);
  });
});
