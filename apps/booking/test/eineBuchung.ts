import type { Buchungsstand } from '@kehrtour/contract/buchung';
import type { BuchbareTaetigkeit, Buchungsunternehmen, Zeit } from '@kehrtour/contract/buchungsangebot';
import type { Wunschstand } from '@kehrtour/contract/terminwunsch';
import type { Vormerkungsstand } from '@kehrtour/contract/vormerkung';

import type { Ablauf } from '../src/features/buchung/ablauf.ts';
import { standAus, type Stand } from '../src/features/buchung/stand.ts';
import type { Zeiten } from '../src/features/buchung/termin.server.ts';

export function eineTaetigkeit(anders: Partial<BuchbareTaetigkeit> = {}): BuchbareTaetigkeit {
  return {
    id: 'kehrung_1x',
    kundentext: 'Kehrung Ihres Schornsteins',
    art: 'frei',
    online: 'ja',
    fragen: [],
    preisCent: 4890,
    preisText: '',
    dauerMinuten: 15,
    zuwachs: { jeWeitereEinheitMinuten: 10, jeWeitereFeuerstaetteMinuten: 5, feuerstaettenInbegriffen: 1 },
    hinweis: '',
    zahlungspflichtig: true,
    anfrage: false,
    ...anders,
  };
}

/** A company that takes bookings; a test or story says only what differs. */
export function einBetrieb(anders: Partial<Buchungsunternehmen> = {}): Buchungsunternehmen {
  return {
    name: 'Schornsteinfegerbetrieb Musterbach',
    slug: 'musterbach',
    telefon: '09999 45 67',
    telefonzeiten: 'Montag bis Freitag, 7 bis 8 Uhr',
    email: 'buero@musterbach.example',
    anschrift: 'Marktplatz 1, 91999 Musterbach',
    ort: 'Musterbach',
    hatLogo: false,
    impressum: 'https://musterbach.example/impressum',
    datenschutz: 'Wir verarbeiten Ihre Adresse, um den Termin zu vereinbaren.',
    taetigkeiten: [
      eineTaetigkeit(),
      eineTaetigkeit({
        id: 'awu',
        kundentext: 'Abgaswegüberprüfung Ihrer Gasheizung',
        fragen: ['feuerstaetten', 'nutzungseinheiten'],
        zahlungspflichtig: false,
        anfrage: true,
        preisCent: null,
      }),
      eineTaetigkeit({
        id: 'schau',
        kundentext: 'Feuerstättenschau',
        art: 'hoheitlich',
        online: 'link',
        preisCent: null,
        preisText: 'nach Gebührenordnung',
        zahlungspflichtig: false,
      }),
      eineTaetigkeit({
        id: 'abnahme',
        kundentext: 'Abnahme eines neuen Ofens',
        art: 'hoheitlich',
        online: 'anfrage',
        preisCent: null,
        hinweis: 'Am besten vor dem Einbau.',
        zahlungspflichtig: false,
        anfrage: true,
      }),
    ],
    aendernBisStunden: 24,
    bestaetigenMinuten: 120,
    eintragen: 'sofort',
    einwilligungen: [
      { art: 'datenschutz', fassung: '2026-11', text: 'Ich habe die Datenschutzhinweise gelesen.' },
      { art: 'widerrufsbelehrung', fassung: '2026-11', text: 'Ich habe die Widerrufsbelehrung gelesen.' },
      {
        art: 'sofortbeginn',
        fassung: '2026-11',
        text: 'Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Arbeit beginnen. '.repeat(
          4,
        ),
      },
    ],
    seiten: ['https://www.musterbach.example'],
    ...anders,
  };
}

/** A company that enters bookings only after their confirmation. */
export const NACH_BESTAETIGUNG = { eintragen: 'nach-bestaetigung', bestaetigenMinuten: 60 } as const;

export function eineZeit(anders: Partial<Zeit> = {}): Zeit {
  return {
    id: 'zeit-1',
    tag: '2027-05-04',
    wochentag: 'Dienstag',
    datum: '4. Mai 2027',
    art: 'uhrzeit',
    von: '08:30',
    bis: '08:45',
    nah: false,
    zuschlagCent: null,
    zuschlagText: '',
    ...anders,
  };
}

export function freieZeiten(anders: Partial<Zeiten> = {}): Zeiten {
  const mittwoch = { tag: '2027-05-05', wochentag: 'Mittwoch', datum: '5. Mai 2027' };
  return {
    tage: [
      {
        tag: '2027-05-04',
        wochentag: 'Dienstag',
        datum: '4. Mai 2027',
        zeiten: [
          eineZeit(),
          eineZeit({ id: 'zeit-2', von: '17:30', zuschlagCent: 1500, zuschlagText: 'Abend' }),
        ],
      },
      {
        ...mittwoch,
        zeiten: [
          eineZeit({ ...mittwoch, id: 'zeit-3', art: 'fenster', von: '08:00', bis: '10:00', nah: true }),
        ],
      },
    ],
    naechster: '2027-05-04',
    weiterAb: '2027-05-20',
    fruehestens: '2027-05-03',
    horizont: '2027-06-30',
    dauerMinuten: 15,
    knapp: null,
    ...anders,
  };
}

export const ANSCHRIFT = { plz: '91999', strasse: 'Hardtstraße', hausnr: '12', ort: 'Musterbach' };

/** Everything decided but who she is. */
export function einStand(anders: Partial<Stand> = {}): Stand {
  return {
    ...standAus({}),
    taetigkeitId: 'kehrung_1x',
    anschrift: ANSCHRIFT,
    bedient: true,
    gehalten: {
      reservierung: 'geheim-geheim-geheim',
      laeuftAb: '2027-05-01T10:10:00+02:00',
      verlaengerbar: true,
      haelt: true,
      zeit: eineZeit(),
    },
    ...anders,
  };
}

export function einAblauf(stand: Stand = standAus({}), betrieb = einBetrieb()): Ablauf {
  return {
    ort: { slug: betrieb.slug, eingebettet: false, rahmen: '' },
    betrieb,
    stand,
    siegel: 'siegel',
  };
}

export function eineBuchung(anders: Partial<Buchungsstand> = {}): Buchungsstand {
  return {
    referenz: 'MU-7K3F-9Q',
    code: 'KdQsqjzj8lPShtAQisWfrphA',
    anfrage: false,
    status: 'bestaetigt',
    stand: 'Wir kommen zur angegebenen Zeit. Die Bestätigung ist als E-Mail unterwegs.',
    taetigkeit: 'Kehrung Ihres Schornsteins',
    zeit: eineZeit(),
    dauerMinuten: 15,
    anschrift: { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' },
    mitarbeiter: 'Marlene Rußwurm',
    preisCent: 4890,
    preisText: '',
    notiz: '',
    bestaetigenBis: null,
    aendernBis: '2027-05-03T08:30:00+02:00',
    verlegbar: true,
    absagbar: true,
    vertrag: null,
    widerruf: { bis: '2027-05-15', moeglich: true, widerrufenAm: null },
    unternehmen: einBetrieb(),
    wunsch: {
      taetigkeitId: 'kehrung_1x',
      angaben: {},
      anschrift: { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' },
    },
    ...anders,
  };
}

export function einWunsch(anders: Partial<Wunschstand> = {}): Wunschstand {
  return {
    referenz: 'MU-7K3F-9Q',
    code: 'PwjSQLudNorbARYwG5PoC6pX',
    status: 'offen',
    stand:
      'Wir suchen eine Zeit und schreiben Ihnen eine E-Mail. Fest ist ein Termin erst, wenn Sie ihm zustimmen.',
    taetigkeit: 'Kehrung Ihres Schornsteins',
    anschrift: { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' },
    preisCent: 4890,
    preisText: '',
    halbtage: [
      { wochentag: 2, halbtag: 'vormittag' },
      { wochentag: 2, halbtag: 'nachmittag' },
      { wochentag: 5, halbtag: 'nachmittag' },
    ],
    ab: '2027-06-07',
    notiz: 'Bitte erst nach den Ferien.',
    buchungscode: null,
    unternehmen: einBetrieb(),
    ...anders,
  };
}

/** Noted, its mail under way, its time still free. */
export function eineVormerkung(anders: Partial<Vormerkungsstand> = {}): Vormerkungsstand {
  const { taetigkeit, zeit, dauerMinuten, anschrift, preisCent, preisText, unternehmen, wunsch } =
    eineBuchung();
  return {
    status: 'offen',
    email: 'irmgard.hassler@beispiel.example',
    gueltigBis: '2027-05-01T10:00:00Z',
    taetigkeit,
    art: 'frei',
    zeit,
    dauerMinuten,
    anschrift,
    preisCent,
    preisText,
    notiz: 'Bitte hinten klingeln.',
    anfrage: false,
    zahlungspflichtig: true,
    einwilligungen: [],
    alternativen: [],
    buchungscode: null,
    unternehmen,
    wunsch,
    kontakt: { vorname: 'Irmgard', nachname: 'Haßler', email: 'irmgard.hassler@beispiel.example' },
    ...anders,
  };
}
