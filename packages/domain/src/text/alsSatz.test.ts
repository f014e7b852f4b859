import { expect, it } from 'vitest';

import { alsSatz } from './alsSatz.ts';

it.each([
  ['Unser Lieferwagen ist kaputt', 'Unser Lieferwagen ist kaputt.'],
  ['wegen Krankheit', 'Wegen Krankheit.'],
  ['Sturm!', 'Sturm!'],
  ['  es stürmt. ', 'Es stürmt.'],
  ['ölwechsel am Wagen,', 'Ölwechsel am Wagen.'],
  ['„Wir sind krank.“', '„Wir sind krank.“'],
  ['', ''],
  ['   ', ''],
])('makes a sentence of what was typed: %j', (text, satz) => {
  expect(alsSatz(text)).toBe(satz);
});
