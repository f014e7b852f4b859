import { expect, it } from 'vitest';

import { anschriftszeilen } from './anschriftszeilen.ts';

const haus = { strasse: 'Marktplatz', hausnr: '3', plz: '91207', ort: 'Lauf' };
const eigene = { strasse: 'Am Kanal', hausnr: '7', plz: '90402', ort: 'Nürnberg' };

it.each([
  [undefined, ['Eva Roth', 'Marktplatz 3', '91207 Lauf']],
  [{ ...eigene, zeile2: '' }, ['Eva Roth', 'Am Kanal 7', '90402 Nürnberg']],
  [
    { ...eigene, zeile2: 'c/o Kanzlei Weiß' },
    ['Eva Roth', 'c/o Kanzlei Weiß', 'Am Kanal 7', '90402 Nürnberg'],
  ],
  // Half an address is none, and its second line belongs to no other.
  [{ ...eigene, plz: '', zeile2: 'c/o Kanzlei Weiß' }, ['Eva Roth', 'Marktplatz 3', '91207 Lauf']],
])('sends a letter to where %o gets it', (kontakt, zeilen) => {
  expect(anschriftszeilen('Eva Roth', kontakt, haus)).toEqual(zeilen);
});
