import { describe, expect, it } from 'vitest';

import { leseAnlageart, leseBauweise, leseBenutzung, leseBrennstoff } from './anlage.ts';

describe('leseAnlageart', () => {
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
    expect(leseAnlageart(text)).toBe(art);
  });
  it.each(['', 'Einfamilienhaus', 'vermietet', '12'])('knows nothing of „%s“', (text) => {
    expect(leseAnlageart(text)).toBeUndefined();
  });
});

describe('leseBenutzung and leseBauweise', () => {
  it.each([
    ['gelegentlich', 'gelegentlich'],
    ['mehr als gelegentlich', 'mehrAlsGelegentlich'],
    ['regelmäßig in der Heizperiode', 'heizperiode'],
    ['ganzjährig regelmäßig', 'ganzjaehrig'],
    ['dauernd unbenutzt', 'dauerndUnbenutzt'],
    ['vermietet', ''],
  ])('read „%s“', (text, benutzung) => {
    expect(leseBenutzung(text)).toBe(benutzung);
  });
  it.each([
    ['ja', '', 'raumluftabhaengig'],
    ['nein', '', 'raumluftunabhaengig'],
    ['raumluftunabhängig', 'Gas-Brennwertkessel', 'brennwertRaumluftunabhaengig'],
    ['raumluftabhängig', 'Brennwertgerät', 'brennwertUeberdruck'],
    ['', 'Gas-Brennwertkessel', ''],
    ['', '', ''],
  ])('read „%s“ of „%s“', (raumluft, name, bauweise) => {
    expect(leseBauweise(raumluft, name)).toBe(bauweise);
  });
});

describe('leseBrennstoff', () => {
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
    expect(leseBrennstoff(text)).toBe(brennstoff);
  });
});
