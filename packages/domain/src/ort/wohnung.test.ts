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
