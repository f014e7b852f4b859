import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { trenneAnschrift } from './ganzeAnschrift.ts';

const haus = fc
  .tuple(
    fc.constantFrom('Lindenallee', 'Straße des 17. Juni', 'Am Bächlein', 'St.-Georg-Str.', 'Ringweg', 'C 4,'),
    fc.constantFrom('4', '12 a', '3-5', '7/1', '9 Hinterhaus', '11, 2. OG'),
  )
  .map(([strasse, nummer]) => `${strasse} ${nummer}`);
const plz = fc.constantFrom('91999', '01067', '10623', '68159');
const ort = fc.constantFrom(
  'Musterbach',
  'Lauf a.d. Pegnitz',
  'Frankfurt (Oder)',
  'Öhringen',
  'Bad Homburg v. d. H.',
);

describe('an address in one cell', () => {
  it('is parted into house, postcode and town, however these are put together', () => {
    fc.assert(
      fc.property(
        fc.tuple(haus, plz, ort),
        fc.constantFrom(', ', '\n', '\r\n', ' ', '; ', ' - ', ' · ', ',', ' | '),
        fc.constantFrom('', 'D-', 'D ', 'DE-'),
        fc.constantFrom('', ', Deutschland', '\nDeutschland'),
        ([strasse, postleitzahl, stadt], trenner, land, ende) => {
          const text = `${strasse}${trenner}${land}${postleitzahl} ${stadt}${ende}`;
          expect(trenneAnschrift(text)).toEqual({ haus: strasse, plz: postleitzahl, ort: stadt });
        },
      ),
      { numRuns: 1500 },
    );
  });
  it('may begin with the postcode', () => {
    expect(trenneAnschrift('91999 Musterbach, Lindenallee 4')).toEqual({
      haus: 'Lindenallee 4',
      plz: '91999',
      ort: 'Musterbach',
    });
  });
  it.each(['Lindenallee 4', 'Musterbach', '91999', 'Lindenallee 4, 1999 Musterbach', '', 'x'.repeat(300)])(
    'is none without a postcode and a town: %s',
    (text) => expect(trenneAnschrift(text)).toBeUndefined(),
  );
});
