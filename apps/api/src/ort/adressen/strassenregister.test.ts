import { expect, it } from 'vitest';

import { Strassenregister } from './strassenregister.ts';

const koordinate = { lat: 49.5, lon: 11.27 };
const strasse = (name: string, plz: string, ort: string) => ({ name, plz, ort, koordinate, radiusMeter: 50 });

it('takes the street of the town, of a district of it, or of the PLZ', () => {
  const register = new Strassenregister({
    strassen: [strasse('Mühlweg', '91207', 'Lauf'), strasse('Mühlweg', '90607', 'Rückersdorf')],
    ortschaften: [{ name: 'Heuchling', koordinate: { lat: 49.51, lon: 11.27 } }],
    haeuser: async () => [],
  });
  expect(register.finde({ strasse: 'Mühlweg', hausnr: '1', plz: '', ort: 'Lauf' })).toEqual([0]);
  expect(register.finde({ strasse: 'Mühlweg', hausnr: '1', plz: '90607', ort: '' })).toEqual([1]);
  expect(register.finde({ strasse: 'Mühlweg', hausnr: '1', plz: '', ort: 'Heuchling' })).toEqual([0, 1]);
  expect(register.finde({ strasse: 'Muhlweg', hausnr: '1', plz: '91207', ort: '' })).toEqual([0]);
});

it('answers where a map that was made for it has very many streets and places of one name', () => {
  const register = new Strassenregister({
    strassen: Array.from({ length: 200_000 }, () => strasse('Hauptstraße', '91207', 'Lauf')),
    ortschaften: Array.from({ length: 100_000 }, () => ({ name: 'Au', koordinate: { lat: 48, lon: 11 } })),
    haeuser: async () => [],
  });
  const gefunden = register.finde({ strasse: 'Hauptstraße', hausnr: '1', plz: '91207', ort: 'Au' });
  expect(gefunden.length).toBeGreaterThan(0);
  expect(gefunden.length).toBeLessThanOrEqual(5_000);
  expect(register.finde({ strasse: 'Hauprstraße', hausnr: '1', plz: '', ort: '' })).not.toEqual([]);
});
