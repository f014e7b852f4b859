import { build } from 'vite';
import { expect, it } from 'vitest';

import { ohneSchichten } from './ohneSchichten.ts';

const bauen = (dateien: Record<string, string>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      cssCodeSplit: true,
      minify: false,
      rolldownOptions: { input: Object.keys(dateien) },
    },
    plugins: [
      {
        name: 'dateien',
        resolveId: (id) => (id in dateien ? id : undefined),
        load: (id) => dateien[id],
      },
      ohneSchichten(),
    ],
  });

async function blatt(css: string): Promise<string> {
  const ergebnis = await bauen({ 'seite.css': css });
  if (!('output' in ergebnis)) throw new Error('Nothing was built.');
  const datei = ergebnis.output.find(({ fileName }) => fileName.endsWith('.css'));
  return datei?.type === 'asset' ? String(datei.source) : '';
}

/** What wins on `<p class="gross">`, as a browser decides it: by specificity, then by place. */
function gewinnt(css: string): string | undefined {
  const regeln = [...css.matchAll(/([^{}]+)\{\s*color:\s*(\w+);?\s*\}/g)].map(
    ([, wahl = '', farbe], platz) => ({
      farbe,
      gewicht: (wahl.match(/#/g) ?? []).length * 1e6 + (wahl.match(/\.\w/g) ?? []).length * 1e3 + platz,
    }),
  );
  return regeln.toSorted((a, b) => b.gewicht - a.gewicht)[0]?.farbe;
}

it.each([
  [
    'a later layer over more classes in an earlier one',
    '@layer a{p.gross.weit{color:red}}@layer b{p{color:blue}}',
    'blue',
  ],
  ['what stands in no layer over all that do', 'p{color:green}@layer a{p.gross{color:red}}', 'green'],
  [
    'the order that was said before, over the place',
    '@layer b,a;@layer a{p{color:red}}@layer b{p.gross{color:blue}}',
    'red',
  ],
])('keeps %s, for browsers that know no layers', async (_, css, farbe) => {
  const geschrieben = await blatt(css);
  expect(geschrieben).not.toContain('@layer');
  expect(gewinnt(geschrieben)).toBe(farbe);
});

it('refuses a second sheet, between which the order would be lost', async () => {
  await expect(bauen({ 'a.css': 'p{color:red}', 'b.css': 'p{color:blue}' })).rejects.toThrow(
    'Between two style sheets the order of layers would be lost.',
  );
});
