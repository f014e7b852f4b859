import { describe, expect, it } from 'vitest';

import { regexesIn } from './regexesIn.ts';
import { judgeByRecheck, slowRegexes } from './slowRegexes.ts';

const found = (text: string, file = 'a.ts') =>
  regexesIn(file, text).map((regex) =>
    regex.source === undefined ? 'unreadable' : `/${regex.source}/${regex.flags}`,
  );
const told = (text: string, file = 'apps/api/src/a.ts') => slowRegexes([file], () => text, judgeByRecheck);

describe('regexesIn', () => {
  it('finds what is written down, wherever it stands', () => {
    expect(found('const a = /b+/gi; class C { d = [(e: string) => e.replace(/f$/, "")] }')).toEqual([
      '/b+/gi',
      '/f$/',
    ]);
    expect(found('const A = () => <b title={/c/.source}>/d/</b>;', 'a.tsx')).toEqual(['/c/']);
  });
  it('puts constants together, and takes any other value for a word', () => {
    expect(
      found(
        "const UHR = String.raw`\\d+`; const a = new RegExp(`(${UHR}) ${b}`, 'g'); const c = RegExp('d' as string);",
      ),
    ).toEqual(['/(\\d+) x/g', 'unreadable']);
  });
});

describe('slowRegexes', () => {
  it('tells the file, the line and a text at which it costs more than its length', async () => {
    const [listing = '', ...others] = await told('\nconst a = /<Contents>(.*?)<\\/Contents>/gs;');
    expect(listing).toMatch(/^apps\/api\/src\/a\.ts Zeile 2: 2nd degree polynomial, etwa an '.*<Contents>/);
    expect(others).toEqual([]);
    expect(await told('const a = /^(a+)+$/;')).toMatchObject([expect.stringContaining('exponential')]);
    expect(await told('const a = /\\s+$/;')).toHaveLength(1);
    expect(await told('const a = new RegExp(`${b}.*${c}y`);')).toHaveLength(1);
  });
  it('has nothing against what costs as much as the text is long', async () => {
    expect(
      await told(String.raw`const a = [/^\s+/, /(?<!\s)\s+$/, /<([^<>]*)>/g, /[a-z]{1,20}@/, /^(?:ab)*$/];`),
    ).toEqual([]);
  });
  it('asks for one that can be read, and leaves alone what reads our own texts', async () => {
    expect(await told('const a = new RegExp(b());')).toHaveLength(1);
    expect(await told('const a = /\\s+$/;', 'packages/testkit/src/a.ts')).toEqual([]);
  });
});
