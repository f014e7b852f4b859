import { expect, it } from 'vitest';

import { VORSCHLAEGE } from '../../../../test/bauenAusfall.ts';
import { fehlendeText, zusagenText } from './ausfall.format.ts';

it('tells who gets another time from who keeps it and is visited by somebody else', () => {
  const [, verteilt] = VORSCHLAEGE.vorschlaege;
  if (!verteilt) throw new Error('missing');
  const preis = { ...verteilt, neu: 0, gebrochen: 0, gehalten: 4 };
  expect(zusagenText({ ...preis, verlegt: 5, beiAnderen: 5 })).toBe(
    '4 Zusagen halten und 5 behalten die Zeit, es kommt jemand anderes',
  );
  expect(zusagenText({ ...preis, verlegt: 3, beiAnderen: 1 })).toBe(
    '4 Zusagen halten, 2 bekommen eine neue Zeit und 1 behält die Zeit, es kommt jemand anderes',
  );
});

it('says of a day on which the company is closed not that nobody could take it as it is', () => {
  const verteilte = VORSCHLAEGE.vorschlaege.filter(({ art }) => art === 'verteilt');
  expect(fehlendeText(verteilte, false)).toMatch(/kann niemand übernehmen/);
  expect(fehlendeText(verteilte, true)).not.toMatch(/übernehmen/);
});
