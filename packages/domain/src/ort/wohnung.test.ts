import { expect, it } from 'vitest';

import { trenneWohnung } from './wohnung.ts';

it.each([
  ['Ringweg 12 II', 'Ringweg 12', 'II'],
  ['Ringweg 12/III', 'Ringweg 12', 'III'],
  ['Ringweg 12 I links', 'Ringweg 12', 'I links'],
  ['Ringweg 12, IV re.', 'Ringweg 12', 'IV re.'],
  // A letter may belong to the house: that is asked elsewhere.
  ['Ringweg 12 I', 'Ringweg 12 I', ''],
  ['Ringweg 12 ii', 'Ringweg 12 ii', ''],
  ['Friedrich-II-Platz 3', 'Friedrich-II-Platz 3', ''],
])('parts a floor with a Roman number from its house: %s', (text, haus, wohnung) => {
  expect(trenneWohnung(text)).toEqual({ haus, wohnung });
});

it.each([
  ['Ringweg 12-14 DG', 'Ringweg 12-14', 'DG'],
  ['Ringweg 12 – 14 DG', 'Ringweg 12 – 14', 'DG'],
  ['Ringweg 12 bis 14 DG', 'Ringweg 12 bis 14', 'DG'],
  ['Ringweg 12 und 14 2. OG', 'Ringweg 12 und 14', '2. OG'],
  ['Ringweg 12a-14 UG', 'Ringweg 12a-14', 'UG'],
  // Floors of one house: the number is smaller, has a point, or names a floor that there may be.
  ['Ringweg 12-2 OG', 'Ringweg 12', '2 OG'],
  ['Ringweg 1 - 3. Stock', 'Ringweg 1', '3. Stock'],
  ['Ringweg 1-2 OG', 'Ringweg 1', '2 OG'],
])('leaves the second number of a range with its house: %s', (text, haus, wohnung) => {
  expect(trenneWohnung(text)).toEqual({ haus, wohnung });
});
