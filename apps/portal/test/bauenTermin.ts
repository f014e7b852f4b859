import type { Termin, TerminKurz } from '@kehrtour/contract/termin';
import { TERMIN_VERMERKE } from '@kehrtour/domain/termin/terminwechsel';

import { einNachweis } from './bauenNachweis.ts';

let zaehler = 0;
/** Ids that only have to differ. */
function naechsteId(): string {
  zaehler += 1;
  return `00000000-0000-4000-8000-${String(zaehler).padStart(12, '0')}`;
}

/** An appointment of a list as staff see it: announced for a Wednesday morning. */
export function einTerminKurz(teile: Partial<TerminKurz> = {}): TerminKurz {
  const { fensterVon = '2027-02-03T08:00:00+01:00' } = teile;
  return {
    id: naechsteId(),
    status: 'angekuendigt',
    ohneNachweis: false,
    liegenschaftId: naechsteId(),
    anschrift: 'Hardtstraße 12',
    ortszeile: '91207 Lauf a.d.Pegnitz',
    nutzungseinheitId: null,
    lage: '',
    name: 'Monika Escherich',
    mitarbeiterId: '00000000-0000-4000-9000-000000000001',
    mitarbeiter: 'Jonas Brandl',
    farbe: 1,
    kehrtourId: '00000000-0000-4000-9000-000000000002',
    kehrtour: 'Altstadt Nord',
    beginn: fensterVon,
    ende: new Date(Date.parse(fensterVon) + 1_200_000).toISOString(),
    fensterVon,
    fensterBis: new Date(Date.parse(fensterVon) + 7_200_000).toISOString(),
    taetigkeiten: ['Kehrung'],
    gebucht: null,
    ungelesen: 0,
    bittet: false,
    antwort: null,
    ...teile,
  };
}

/** A line of the history, written down as it happened. */
export function eineVerlaufszeile(
  teile: Partial<Termin['verlauf'][number]> & Pick<Termin['verlauf'][number], 'am' | 'wer' | 'was'>,
): Termin['verlauf'][number] {
  return { grund: '', gesehenAm: null, gesehenVon: '', ohneNachweis: false, ...teile };
}

/** The whole page of an appointment. */
export function einTerminBlatt(teile: Partial<Termin> = {}): Termin {
  return {
    ...einTerminKurz(teile),
    version: 1,
    kontakte: [
      {
        name: 'Monika Escherich',
        rolle: 'bewohner',
        telefon: '09123 71981',
        mobil: '',
        email: 'monika.escherich@example.org',
        sperrvermerk: false,
      },
    ],
    notizZugang: '',
    schluessel: [],
    notizArbeit: '',
    aufgaben: [
      { id: naechsteId(), bezeichnung: 'Kehrung', dauerMinuten: 15, fristBis: '2027-02-28', status: 'offen' },
    ],
    notiz: '',
    buchung: null,
    antwortBis: '2027-01-31T23:00:00+01:00',
    rueckmeldungen: [],
    verhinderung: [],
    ankuendigungen: [
      einNachweis({ am: '2027-01-18', von: 'Jonas Brandl', zugangAm: '2027-01-18', stand: 'zugestellt' }),
    ],
    verlauf: [],
    aktionen: [...TERMIN_VERMERKE],
    ruecknahme: false,
    ...teile,
  };
}

/** What was said when an appointment was booked online. */
export function eineBuchung(
  teile: Partial<NonNullable<Termin['buchung']>> = {},
): NonNullable<Termin['buchung']> {
  return {
    referenz: 'MU-7K3F-9Q',
    angelegtAm: '2027-01-28T19:42:00+01:00',
    notiz: '',
    angaben: [{ frage: 'feuerstaetten', anzahl: 2 }],
    preisCent: null,
    preisText: 'Gebühr nach KÜO',
    zuschlagText: '',
    widerrufenAm: null,
    bestaetigenBis: null,
    ausWelle: false,
    ueberstimmt: false,
    ...teile,
  };
}
