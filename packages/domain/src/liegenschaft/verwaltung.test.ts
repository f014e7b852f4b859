import { describe, expect, it } from 'vitest';

import { vergleicheVerwaltungen, type Verwaltungsbild } from './verwaltung.ts';

const verwaltung = (teile: Partial<Verwaltungsbild> = {}): Verwaltungsbild => ({
  vorname: '',
  nachname: '',
  firma: 'Hausverwaltung Pegnitztal GmbH',
  strasse: '',
  hausnr: '',
  plz: '',
  telefon: '',
  mobil: '',
  email: '',
  ...teile,
});

describe('vergleicheVerwaltungen', () => {
  it('takes two of one name and one number for the same, however they are written', () => {
    const eine = verwaltung({ telefon: '09123 71981' });
    const andere = verwaltung({ firma: 'HAUSVERWALTUNG PEGNITZTAL', telefon: '+49 (9123) 71981' });
    expect(vergleicheVerwaltungen(eine, andere)).toBe('dieselbe');
  });
  it('takes two of one name and one address for the same, and leaves a new mail for a person to say', () => {
    const ort = { strasse: 'Hardtstr.', hausnr: '12 a', plz: '91207' };
    const eine = verwaltung({ ...ort, email: 'alt@example.org' });
    expect(vergleicheVerwaltungen(eine, verwaltung({ ...ort, strasse: 'Hardtstraße', hausnr: '12a' }))).toBe(
      'dieselbe',
    );
    expect(vergleicheVerwaltungen(eine, verwaltung({ ...ort, email: 'neu@example.org' }))).toBe('vielleicht');
  });
  it('takes two of which nothing but the same name is known for one, and asks as soon as one says more', () => {
    expect(vergleicheVerwaltungen(verwaltung(), verwaltung())).toBe('dieselbe');
    expect(vergleicheVerwaltungen(verwaltung(), verwaltung({ telefon: '09123 71981' }))).toBe('vielleicht');
  });
  it('keeps other names apart, and a legal form is no name', () => {
    const telefon = '09123 71981';
    expect(
      vergleicheVerwaltungen(verwaltung({ telefon }), verwaltung({ firma: 'Hausverwaltung Kraus', telefon })),
    ).toBe('andere');
    expect(
      vergleicheVerwaltungen(verwaltung({ firma: 'GmbH', telefon }), verwaltung({ firma: 'AG', telefon })),
    ).toBe('andere');
  });
});
