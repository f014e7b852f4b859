import { describe, expect, it } from 'vitest';

import { liesAnlageart, liesBauweise, liesBenutzung, liesBrennstoff } from './anlage.ts';

describe('liesAnlageart', () => {
  it.each([
    ['Kaminofen', 'kaminofen'],
    ['KO', 'kaminofen'],
    ['Kachelofen mit Heizeinsatz', 'kachelofen'],
    ['Heizkessel', 'heizkessel'],
    ['Öl-Brennwertkessel', 'heizkessel'],
    ['Gasheizung', 'heizkessel'],
    ['Pelletkessel', 'heizkessel'],
    ['Pelletofen', 'pelletofen'],
    ['Gastherme', 'kombiwasserheizer'],
    ['KW', 'kombiwasserheizer'],
    ['Durchlauferhitzer', 'wasserheizer'],
    ['offener Kamin', 'offenerKamin'],
    ['BHKW', 'blockheizkraftwerk'],
    ['Schornstein', 'schornstein'],
    ['LAS', 'abgasleitung'],
    ['Lüftungsanlage', 'lueftung'],
    ['Räucherkammer', 'raeucheranlage'],
    ['Küchenherd', 'heizherd'],
  ])('reads %s as lists write it', (text, art) => {
    expect(liesAnlageart(text)).toBe(art);
  });
  it.each(['', 'Einfamilienhaus', 'vermietet', '12'])('knows nothing of „%s“', (text) => {
    expect(liesAnlageart(text)).toBeUndefined();
  });
});

describe('liesBenutzung and liesBauweise', () => {
  it.each([
    ['gelegentlich', 'gelegentlich'],
    ['mehr als gelegentlich', 'mehrAlsGelegentlich'],
    ['regelmäßig in der Heizperiode', 'heizperiode'],
    ['ganzjährig regelmäßig', 'ganzjaehrig'],
    ['dauernd unbenutzt', 'dauerndUnbenutzt'],
    ['vermietet', ''],
  ])('read „%s“', (text, benutzung) => {
    expect(liesBenutzung(text)).toBe(benutzung);
  });
  it.each([
    ['ja', '', 'raumluftabhaengig'],
    ['nein', '', 'raumluftunabhaengig'],
    ['raumluftunabhängig', 'Gas-Brennwertkessel', 'brennwertRaumluftunabhaengig'],
    ['raumluftabhängig', 'Brennwertgerät', 'brennwertUeberdruck'],
    ['', 'Gas-Brennwertkessel', ''],
    ['', '', ''],
  ])('read „%s“ of „%s“', (raumluft, name, bauweise) => {
    expect(liesBauweise(raumluft, name)).toBe(bauweise);
  });
});

describe('liesBrennstoff', () => {
  it.each([
    ['Erdgas E', 'erdgas'],
    ['Gas', 'erdgas'],
    ['Flüssiggas', 'fluessiggas'],
    ['Heizöl EL', 'heizoel'],
    ['Öl', 'heizoel'],
    ['Heizöl EL schwefelarm', 'heizoelSchwefelarm'],
    ['Holzpellets', 'pellets'],
    ['Hackschnitzel', 'hackgut'],
    ['Scheitholz', 'scheitholz'],
    ['Braunkohle', 'kohle'],
    ['Strom', ''],
    ['', ''],
  ])('reads „%s“', (text, brennstoff) => {
    expect(liesBrennstoff(text)).toBe(brennstoff);
  });
});
