import { describe, expect, it } from 'vitest';

import { beurteileAusgang, istVermerkNachweis, type Vorgefunden } from './feldmeldung.ts';

const fensterVon = new Date('2027-02-02T08:00:00+01:00');
const fensterBis = new Date('2027-02-02T10:00:00+01:00');
const gesehen = new Date('2027-02-02T09:00:00+01:00');
const besuch = (teile: Partial<Vorgefunden> = {}): Vorgefunden => ({
  status: 'angekuendigt',
  fensterVon,
  fensterBis,
  rundeVorbei: false,
  nurAbgeschlossen: false,
  ausgangGesehenAm: null,
  verlegt: false,
  fremd: false,
  unbeteiligt: false,
  ...teile,
});

describe('a result seen at the door', () => {
  it.each([
    ['of an announced visit is taken', 'erledigt', {}, 'uebernommen', 'setzt', null],
    [
      'of a draft speaks of nothing',
      'erledigt',
      { status: 'entwurf' },
      'abgelehnt',
      'nichts',
      'besuch-unbekannt',
    ],
    ['wins over a call off', 'nichtDa', { status: 'abgesagt' }, 'widerspricht', 'setzt', 'war-abgesagt'],
    [
      'of another time is done there',
      'erledigt',
      { verlegt: true },
      'widerspricht',
      'setzt',
      'inzwischen-verlegt',
    ],
    [
      'of another time proves nothing',
      'nichtDa',
      { verlegt: true },
      'abgelehnt',
      'nichts',
      'inzwischen-verlegt',
    ],
    ['of a colleague is done', 'erledigt', { fremd: true }, 'widerspricht', 'setzt', 'anderer-mitarbeiter'],
    ['of a colleague waits', 'verweigert', { fremd: true }, 'abgelehnt', 'nichts', 'anderer-mitarbeiter'],
    ['is said twice', 'erledigt', { status: 'erledigt', verlegt: true }, 'uebernommen', 'nichts', null],
    [
      'does not replace the office',
      'erledigt',
      { status: 'nichtAngetroffen' },
      'widerspricht',
      'nichts',
      'anderes-ergebnis',
    ],
    [
      'was seen first',
      'erledigt',
      { status: 'nichtAngetroffen', ausgangGesehenAm: fensterBis },
      'widerspricht',
      'ersetzt',
      'frueher-gesehen',
    ],
  ] as const)('%s', (_satz, art, vor, ...urteil) => {
    const { ergebnis, tut, grund } = beurteileAusgang(art, gesehen, besuch(vor));
    expect([ergebnis, tut, grund]).toEqual(urteil);
  });
});

describe('a mark on the page of a visit', () => {
  it.each([
    ['at the desk before the window', 'buero', '07:59', false],
    ['at the desk in the evening', 'buero', '18:00', true],
    ['at the door in the window', 'feld', '08:00', true],
    ['at the door after it', 'feld', '10:01', false],
  ] as const)('%s', (_satz, quelle, uhr, nachweis) => {
    const jetzt = new Date(`2027-02-02T${uhr}:00+01:00`);
    expect(istVermerkNachweis(quelle, jetzt, { fensterVon, fensterBis })).toBe(nachweis);
  });
});
