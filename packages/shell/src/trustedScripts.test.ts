import { expect, it } from 'vitest';

import { trustOwnScripts } from './trustedScripts.ts';

const ORIGIN = 'https://app.kehrtour.example';
function rules() {
  const made: { name: string; rules: { createScriptURL: (url: string) => string | null } }[] = [];
  trustOwnScripts({
    origin: ORIGIN,
    trustedTypes: { createPolicy: (name, of) => void made.push({ name, rules: of }) },
  });
  return made;
}

it('lets workers begin with files of this origin alone', () => {
  const [policy] = rules();
  const ask = (url: string) => policy?.rules.createScriptURL(url);
  expect(ask('/_portal/plan.js')).toBe('/_portal/plan.js');
  expect(ask(`${ORIGIN}/_portal/plan.js`)).toBe(`${ORIGIN}/_portal/plan.js`);
  for (const url of [
    'https://fremd.example/x.js',
    '//fremd.example/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'https://app.kehrtour.example.fremd.example/x.js',
  ])
    expect(ask(url), url).toBeNull();
});

it('has no rule that makes HTML or script of a text', () => {
  expect(rules().map(({ name, rules: of }) => [name, Object.keys(of)])).toEqual([
    ['default', ['createScriptURL']],
  ]);
});

it('does nothing where the browser has no trusted types', () => {
  expect(() => trustOwnScripts({ origin: ORIGIN })).not.toThrow();
});
