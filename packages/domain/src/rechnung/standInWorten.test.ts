import { expect, it } from 'vitest';

import { standInWorten } from './standInWorten.ts';

it.each([
  [{ stand: 'offen', art: 'rechnung', mahnstufe: 0 }, 'offen'],
  [{ stand: 'gemahnt', art: 'rechnung', mahnstufe: 2 }, 'Erste Mahnung'],
  [{ stand: 'gemahnt', art: 'rechnung', mahnstufe: 9 }, 'gemahnt'],
  [{ stand: 'bezahlt', art: 'gegenrechnung', mahnstufe: 0 }, 'Storno'],
] as const)('says how an invoice stands (%o)', (zeile, text) => {
  expect(standInWorten(zeile).text).toBe(text);
});
