import type {
  Absender,
  Aushang,
  Brief,
  Hausbesuch,
  Hausliste,
  NichtAngetroffenKarte,
  Tagesliste,
  Zettel,
  ZettelTaetigkeit,
} from '../src/terminzettel/zettelAuftrag.ts';

/** Invented values for tests, bench and looking at the sheets. */
export const beispielAbsender: Absender = {
  name: 'Schornsteinfeger Brandmeier',
  gewerk: 'Schornsteinfegermeisterbetrieb',
  bestellung: 'bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Musterbach 3',
  strasse: 'Marktplatz 4',
  plzOrt: '91299 Musterbach',
  telefon: '09999 45 67',
  telefonzeiten: 'Mo–Fr 7–8 Uhr',
  email: 'post@brandmeier.example',
  ausweisHinweis: 'Unsere Mitarbeitenden weisen sich aus.',
  rechtsadresse: 'musterbach.example/unternehmen/brandmeier/termin',
};

const KEHREN: ZettelTaetigkeit = {
  text: 'Kehren des Schornsteins (Kaminofen)',
  dauerMinuten: 15,
  art: 'frei',
};
const AWUE: ZettelTaetigkeit = {
  text: 'Abgaswegüberprüfung Gasheizung',
  dauerMinuten: 20,
  art: 'frei',
};
const FSS: ZettelTaetigkeit = { text: 'Feuerstättenschau', dauerMinuten: 30, art: 'hoheitlich' };

const RECHT_FREI =
  'Dieser Termin gilt im Rahmen Ihres Auftrags; Sie können jeden zugelassenen Schornsteinfegerbetrieb wählen.';
const RECHT_HOHEITLICH =
  'Eigentümer und Besitzer haben dem bevollmächtigten Bezirksschornsteinfeger Zutritt zu gestatten (§ 1 Abs. 3 SchfHwG).';

export function beispielZettel(abweichend: Partial<Zettel> = {}): Zettel {
  return {
    titel: 'Ihr Schornsteinfeger kommt – Terminvorschlag',
    liegenschaft: { strasseHausnummer: 'Hersbrucker Straße 12', plzOrt: '91299 Musterbach', nummer: '1204' },
    wann: { wochentag: 'Dienstag', datum: '13. Oktober 2026', von: '08:00', bis: '10:00' },
    taetigkeiten: [KEHREN, AWUE],
    vorbereitung: [
      'Bitte halten Sie Heizraum, Schornstein, Reinigungsöffnungen und Dachboden frei zugänglich.',
      'Lassen Sie die Heizung in Betrieb und den Kaminofen am Vorabend ausgehen.',
      'Stellen Sie bitte einen Behälter für Ruß bereit.',
    ],
    zugang: 'Nicht zu Hause? Schlüssel oder Ansprechperson beim Nachbarn genügt.',
    antwort: {
      url: 'https://termin.musterbach.example/termin?code=Zk3vQ8xT1mWbR5yHn0LdCg',
      code: 'K7WM-4TXR',
      kurzadresse: 'termin.musterbach.example',
      frist: 'Passt der Termin nicht? Bitte antworten Sie bis Freitag, 9. Oktober.',
    },
    rechtstexte: [RECHT_FREI],
    ...abweichend,
  };
}

export function beispielFeuerstaettenschau(abweichend: Partial<Zettel> = {}): Zettel {
  return beispielZettel({
    titel: 'Ankündigung der Feuerstättenschau',
    taetigkeiten: [FSS],
    rechtstexte: [RECHT_HOHEITLICH],
    ...abweichend,
  });
}

/** Both legal kinds in one visit. */
export function beispielBeides(abweichend: Partial<Zettel> = {}): Zettel {
  return beispielZettel({
    titel: 'Ankündigung der Feuerstättenschau und Terminvorschlag',
    empfaenger: 'Familie Özdemir-Weißenbühler',
    liegenschaft: {
      strasseHausnummer: 'Obere Bahnhofstraße 112 a',
      plzOrt: '91299 Musterbach',
      lage: '2. OG links',
      nummer: '1204',
    },
    taetigkeiten: [FSS, AWUE, KEHREN],
    rechtstexte: [RECHT_HOHEITLICH, RECHT_FREI],
    ...abweichend,
  });
}

/** Everything as long as it gets: a name of 60 characters, eight activities, the longest weekday and month. */
export function beispielLang(abweichend: Partial<Zettel> = {}): Zettel {
  return beispielBeides({
    empfaenger: 'Erbengemeinschaft Freifrau von Wartenberg-Schönhausen-Łukasz',
    liegenschaft: {
      strasseHausnummer: 'Von-Geschwister-Scholl-Gedächtnis-Platz 1234 b–d',
      plzOrt: '91299 Musterbach an der Großen Schwarzachenmühle',
      lage: 'Rückgebäude, 4. Obergeschoss Mitte rechts',
      nummer: '120 400 999/17',
    },
    wann: { wochentag: 'Donnerstag', datum: '30. September 2027', von: '10:30', bis: '12:30' },
    geaendert: 'Der Termin am 28. September 2027 von 08:00 bis 10:00 Uhr gilt nicht mehr.',
    taetigkeiten: [
      FSS,
      {
        text: 'Überprüfung der Abgaswege einer raumluftabhängigen Gasfeuerstätte mit Messung des CO-Gehalts',
        dauerMinuten: 20,
        art: 'frei',
      },
      {
        text: 'Emissionsmessung an der Ölheizung nach § 15 der 1. BImSchV',
        dauerMinuten: 25,
        art: 'frei',
      },
      { text: 'Kehren des Schornsteins vom Kachelofen', dauerMinuten: 15, art: 'frei' },
      {
        text: 'Kehren des Schornsteins vom Pelletkessel einschließlich Verbindungsstück',
        dauerMinuten: 15,
        art: 'frei',
      },
      {
        text: 'Wartung der Rauchwarnmelder in allen Wohn- und Schlafräumen',
        dauerMinuten: 10,
        art: 'frei',
      },
      { text: 'Prüfung der Lüftungsanlage', dauerMinuten: 30, art: 'frei' },
      { text: 'Energieberatung zum Heizungstausch', art: 'frei' },
    ],
    ...abweichend,
  });
}

export function beispielBrief(zettel: Zettel): Brief {
  return {
    ...zettel,
    anschrift: {
      zusatz: [],
      zeilen: ['Frau', 'Dr. Annegret Weißenbühler', 'Obere Bahnhofstraße 112 a', '91299 Musterbach'],
    },
    ort: 'Musterbach',
    datum: '21. September 2026',
    anrede: 'Sehr geehrte Frau Dr. Weißenbühler,',
    einleitung: 'für Ihr Anwesen stehen Arbeiten an. Wir möchten Sie gern an diesem Tag besuchen:',
    gruss: ['Mit freundlichen Grüßen', 'Sabine Brandmeier'],
  };
}

const STOCKWERKE = ['EG links', 'EG rechts', '1. OG links', '1. OG rechts', '2. OG links', '2. OG rechts'];

export function beispielAushang(abweichend: Partial<Aushang> = {}): Aushang {
  const zettel = beispielZettel();
  return {
    titel: 'Der Schornsteinfeger kommt ins Haus',
    hoheitlich: true,
    liegenschaft: { strasseHausnummer: 'Obere Bahnhofstraße 112 a', plzOrt: '91299 Musterbach' },
    wann: zettel.wann,
    einheiten: [
      { lage: 'Heizraum im Keller', arbeiten: 'Abgaswegüberprüfung', von: '08:00', bis: '08:30' },
      ...STOCKWERKE.map((lage) => ({ lage, arbeiten: 'Feuerstättenschau, Kehren' })),
    ],
    vorbereitung: zettel.vorbereitung,
    zugang: zettel.zugang,
    rechtstexte: [RECHT_HOHEITLICH, RECHT_FREI],
    ...abweichend,
  };
}

export function beispielKarte(abweichend: Partial<NichtAngetroffenKarte> = {}): NichtAngetroffenKarte {
  const { liegenschaft, taetigkeiten, antwort } = beispielBeides();
  return {
    liegenschaft,
    besuchtAm: 'Wir waren am Dienstag, 13. Oktober 2026, um 09:20 Uhr bei Ihnen.',
    taetigkeiten,
    antwort: antwort && { ...antwort, frist: 'Bitte wählen Sie in den nächsten 7 Tagen einen neuen Termin.' },
    rechtstexte: [RECHT_HOHEITLICH],
    ...abweichend,
  };
}

export function beispielTagesliste(anzahl = 14): Tagesliste {
  const vorlagen = [beispielZettel(), beispielBeides(), beispielFeuerstaettenschau(), beispielLang()];
  return {
    mitarbeiter: 'Lukas Hofstätter',
    wochentag: 'Dienstag',
    datum: '13. Oktober 2026',
    beginn: 'Beginn 07:45 Uhr ab Betrieb',
    ende: 'Ende gegen 14:30 Uhr im Betrieb',
    halte: Array.from({ length: anzahl }, (_, i) => {
      const zettel = vorlagen[i % 11 === 5 ? 3 : i % 3] ?? beispielZettel();
      const stunde = String(8 + Math.floor(i / 3)).padStart(2, '0');
      return {
        ankunft: `${stunde}:${String((i % 3) * 20).padStart(2, '0')}`,
        von: `${stunde}:00`,
        bis: `${String(10 + Math.floor(i / 3)).padStart(2, '0')}:00`,
        liegenschaft: zettel.liegenschaft,
        tueren: i % 2 === 0 ? ['Weißenbühler, 0171 555 01 23 · Code K7WM-4TXR'] : [],
        taetigkeiten: zettel.taetigkeiten,
        notiz:
          i % 3 === 1 ? 'Schlüssel bei Meyer, 1. OG. Hund im Garten, bitte klingeln → Hoftor.' : undefined,
        status: i % 4 === 0 ? 'bestätigt' : undefined,
      };
    }),
  };
}

export function beispielHausbesuch(nummer: number, abweichend: Partial<Hausbesuch> = {}): Hausbesuch {
  return {
    lage: `Wohnung ${nummer + 1}`,
    eingang: '',
    wann: beispielZettel().wann,
    arbeiten: ['Überprüfung der Abgaswege Ihrer Gasheizung', 'Feuerstättenschau'],
    vorbereitung: nummer % 5 === 0 ? ['Bitte lassen Sie den Kaminofen am Vorabend ausgehen.'] : [],
    ...abweichend,
  };
}

export function beispielHausliste(abweichend: Partial<Hausliste> = {}): Hausliste {
  const { liegenschaft, vorbereitung } = beispielZettel();
  return {
    hoheitlich: true,
    liegenschaft,
    vorbereitung,
    besuche: Array.from({ length: 12 }, (_, i) => beispielHausbesuch(i)),
    ...abweichend,
  };
}
