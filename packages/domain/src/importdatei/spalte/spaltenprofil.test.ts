import { describe, expect, it } from 'vitest';

import { uebertrageProfil } from './spaltenprofil.ts';

/** `Ding` is the place, `Wo` the street: nobody could have known. */
const profil = {
  koepfe: ['Kennwort', 'Wo', 'Ding', 'Lage', 'Notiz'],
  zuordnung: { externalId: 0, strasseHausnr: 1, plzOrt: 2, taetigkeit: 3 },
};
const uebertrage = (koepfe: string[], erkannt = {}) => uebertrageProfil([profil], koepfe, erkannt)?.zuordnung;

describe('a profile of columns', () => {
  it('follows its headers when they are moved or written otherwise', () => {
    expect(uebertrage(['lage', 'WO', 'Notiz', 'Kennwort ', 'Ding'])).toEqual({
      externalId: 3,
      strasseHausnr: 1,
      plzOrt: 4,
      taetigkeit: 0,
    });
  });
  it('leaves out a column that is gone, without giving its meaning to another', () => {
    expect(uebertrage(['Kennwort', 'Wo', 'Ding', 'Notiz'])).toEqual({
      externalId: 0,
      strasseHausnr: 1,
      plzOrt: 2,
    });
  });
  it('takes a new column for what it was recognised as, and never over what a person said', () => {
    const koepfe = ['E-Mail', 'Kennwort', 'Wo', 'Ding', 'Lage', 'Notiz'];
    expect(uebertrage(koepfe, { email: 0, notizZugang: 5, strasseHausnr: 0 })).toEqual({
      email: 0,
      externalId: 1,
      strasseHausnr: 2,
      plzOrt: 3,
      taetigkeit: 4,
    });
  });
  it('keeps two columns of one name apart', () => {
    const doppelt = { koepfe: ['Name', 'Name', 'Straße', 'Ort'], zuordnung: { firma: 0, name: 1 } };
    expect(uebertrageProfil([doppelt], ['Ort', 'Name', 'Straße', 'Name'], {})?.zuordnung).toEqual({
      firma: 1,
      name: 3,
    });
  });
  it('is not used for another file: too many headers differ, too few are left, or none were kept', () => {
    expect(uebertrage(['Kennwort', 'Wo', 'Ding', 'Straße', 'PLZ', 'Ort'])).toBeUndefined();
    expect(uebertrage(['Kennwort', 'Wo'])).toBeUndefined();
    expect(uebertrage(['', '', ''])).toBeUndefined();
    expect(uebertrageProfil([{ koepfe: [], zuordnung: { ort: 0 } }], ['a', 'b', 'c'], {})).toBeUndefined();
  });
  it('of the most alike file wins', () => {
    const anderes = { koepfe: ['Kennwort', 'Wo', 'Ding', 'Lage', 'Art'], zuordnung: { art: 4 } };
    const koepfe = ['Kennwort', 'Wo', 'Ding', 'Lage', 'Notiz', 'Neu'];
    expect(uebertrageProfil([anderes as never, profil], koepfe, {})?.profil).toBe(profil);
  });
});
