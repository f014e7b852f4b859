import { describe, expect, it } from 'vitest';

import { formular } from '../../../test/fakeApi.ts';
import { alsVorschlag, ausVorschlag, liesAnschrift } from './adresse.form.ts';

const lies = (plz: string, strasse: string, hausnr: string) =>
  liesAnschrift(formular({ plz, strasse, hausnr }));

describe('an address as somebody types it', () => {
  it.each([
    ['91207', 'Hardtstraße', '12', { plz: '91207', strasse: 'Hardtstraße', hausnr: '12' }],
    ['D-91207', 'Hardtstr. 12 a', '', { plz: '91207', strasse: 'Hardtstr.', hausnr: '12 a' }],
    [' 912 07 ', 'Hardtstr.12', '', { plz: '91207', strasse: 'Hardtstr.', hausnr: '12' }],
    ['01067', 'Straße des 17. Juni', '135', { plz: '01067', strasse: 'Straße des 17. Juni', hausnr: '135' }],
    ['91207', 'Ringstraße 5', '5', { plz: '91207', strasse: 'Ringstraße', hausnr: '5' }],
    ['91207', 'Ringstraße 5a', '5 A', { plz: '91207', strasse: 'Ringstraße', hausnr: '5 A' }],
  ])('%j, %j, %j', (plz, strasse, hausnr, anschrift) => {
    const gelesen = lies(plz, strasse, hausnr);
    expect(gelesen.maengel).toEqual([]);
    expect(gelesen.anschrift).toMatchObject(anschrift);
  });

  it('names every field that is wrong and keeps what was typed', () => {
    const { maengel, eingaben } = lies('9120', '', 'ganz hinten');
    expect(maengel.map(({ fieldId }) => fieldId)).toEqual(['plz', 'strasse', 'hausnr']);
    expect(maengel[0]?.text).toBe(
      'Die Postleitzahl hat fünf Ziffern, „9120“ hat nur vier. Beginnt sie mit 0, schreiben Sie die 0 bitte mit.',
    );
    expect(lies('Lauf', 'x', '1').maengel.map(({ fieldId }) => fieldId)).toEqual(['plz']);
    expect(eingaben).toEqual({ plz: '9120', strasse: '', hausnr: 'ganz hinten' });
  });

  it('brings a suggestion back as it was', () => {
    const vorschlag = { plz: '91207', strasse: 'Hardtstraße', hausnr: '12', ort: '' };
    expect(ausVorschlag(alsVorschlag(vorschlag))).toEqual(vorschlag);
    expect(ausVorschlag('so')).toBeUndefined();
    expect(ausVorschlag('')).toBeUndefined();
  });
});
