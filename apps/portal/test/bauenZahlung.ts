import type { Zahlungsstand } from '@kehrtour/contract/zahlung';

/** A company as it pays after a year: the small plan, two addresses, one of them new. */
export const einZahlungsstand = (mehr: Partial<Zahlungsstand> = {}): Zahlungsstand => ({
  tarif: 'bezirk',
  danach: null,
  testendeAm: '2027-02-28',
  heute: '2028-01-11',
  mitarbeitende: 2,
  anschrift: {
    name: 'Schornsteinfegerbetrieb Rußwurm',
    zusatz: '',
    strasse: 'Marktplatz 3',
    plz: '91999',
    ort: 'Musterbach',
    ustId: '',
    leitwegId: '',
  },
  anschriftDesBetriebs: true,
  empfaenger: [
    { id: '0191a8f0-0000-7000-8000-000000000001', email: 'buero@musterbach.example', bestaetigt: true },
    { id: '0191a8f0-0000-7000-8000-000000000002', email: 'kanzlei@musterbach.example', bestaetigt: false },
  ],
  art: 'rechnung',
  mandat: null,
  version: 3,
  ...mehr,
});

export const mitLastschrift = einZahlungsstand({
  tarif: 'betrieb',
  danach: { ab: '2028-02-01', tarif: 'bezirk' },
  mitarbeitende: 5,
  art: 'lastschrift',
  mandat: {
    referenz: 'KT-0191A8F0-7C3E21D9',
    kontoinhaber: 'Marlene Rußwurm',
    ibanEnde: '3000',
    erteiltAm: '2027-03-02',
  },
});

export const inDerTestphase = einZahlungsstand({
  tarif: null,
  testendeAm: '2028-02-10',
  empfaenger: [],
});

export const langerZahlungsstand = einZahlungsstand({
  anschriftDesBetriebs: false,
  anschrift: {
    name: 'Bezirksschornsteinfegermeisterbetrieb Oberschornsteinfegerhausen-Weißenbühl GbR',
    zusatz: 'zu Händen der Buchhaltung, zweiter Stock',
    strasse: 'Geschwister-Scholl-Friedrich-Ebert-Straße 118 b',
    plz: '91999',
    ort: 'Oberschornsteinfegerhausen-Weißenbühl',
    ustId: 'DE136695976',
    leitwegId: '04011000-1234512345-06',
  },
  empfaenger: [
    {
      id: '0191a8f0-0000-7000-8000-000000000001',
      email: 'rechnungseingang.buchhaltung@oberschornsteinfegerhausen-weissenbuehl.example',
      bestaetigt: true,
    },
  ],
});
