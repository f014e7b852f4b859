import type { KundenTermin } from '@kehrtour/contract/ankuendigung';

/** An announced visit in Musterbach; a test or story says only what differs. */
export function einKundenTermin(anders: Partial<KundenTermin> = {}): KundenTermin {
  return {
    status: 'angekuendigt',
    stand: 'Bitte sagen Sie uns, ob der Termin passt.',
    unternehmen: {
      name: 'Schornsteinfegerbetrieb Musterbach',
      telefon: '09999 45 67',
      ansprechpartner: '',
      telefonzeiten: 'Montag bis Freitag, 7 bis 8 Uhr',
      email: 'buero@musterbach.example',
      slug: 'musterbach',
      impressum: 'https://musterbach.example/impressum',
      datenschutz: 'Wir verarbeiten Ihre Adresse, um den Termin zu vereinbaren.',
      hatLogo: false,
      bucht: true,
    },
    titel: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
    anschrift: 'Hersbrucker Straße 12, 91999 Musterbach',
    karte: null,
    lage: '2. Stock links',
    wann: { tag: '2027-05-04', wochentag: 'Dienstag', datum: '4. Mai 2027', von: '08:00', bis: '10:00' },
    unterwegs: null,
    mitarbeiter: 'Marlene Rußwurm',
    personen: '',
    taetigkeiten: [{ text: 'Kehrung Ihres Schornsteins', dauerMinuten: 15, art: 'frei' }],
    kosten: [],
    steuersatz: '',
    erledigtAm: null,
    gemerkterWunsch: '',
    erwiderung: null,
    ueberstimmt: false,
    vorbereitung: ['Bitte Zugang zu Heizraum und Dachboden freihalten.'],
    rechtstexte: ['Dieser Termin gilt im Rahmen Ihres Auftrags.'],
    antwortMoeglich: true,
    antwortBis: '2027-04-30',
    alternativen: [
      {
        id: 'YWx0ZXJuYXRpdmU',
        tag: '2027-05-05',
        wochentag: 'Mittwoch',
        datum: '5. Mai 2027',
        von: '10:00',
        bis: '12:00',
        hinweis: 'Am Mittwoch, 5. Mai 2027 sind wir ohnehin in Ihrer Nähe.',
      },
    ],
    letzteAntwort: null,
    formularSchluessel: '6f1f43f8-8a6d-4e51-9a8e-0d0a4f8c0001',
    ...anders,
  };
}
