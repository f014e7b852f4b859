import type { Empfang } from '@kehrtour/contract/ankuendigung';
import type { Halt } from '@kehrtour/contract/halt';
import type { Anordnung, Kehrtour, KehrtourKurz } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { Problem } from '@kehrtour/planner';

/** The day all examples lie on, a Tuesday. */
export const TAG = '2027-05-04';
export const NULLPUNKT = `${TAG}T00:00:00+02:00`;
export const ANNA = '00000000-0000-4000-9000-00000000000a';
export const JONAS = '00000000-0000-4000-9000-00000000000b';
export const KEHRTOUR = '00000000-0000-4000-9000-0000000000aa';

/** An id that says its number. */
export const kennung = (zahl: number): string => `00000000-0000-4000-8000-${String(zahl).padStart(12, '0')}`;
/** An instant of that day, from minutes since its midnight. */
export const zeit = (minute: number): string =>
  `${TAG}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00+02:00`;

/** Somebody who drives from Monday to Friday. */
export function einePerson(teile: Partial<Mitarbeiter> = {}): Mitarbeiter {
  return {
    id: ANNA,
    vorname: 'Anna',
    nachname: 'Berger',
    telefon: '09123 4711',
    email: 'anna.berger@example.org',
    rolle: 'inhaber',
    qualifikation: 'bbsf',
    anrede: 'frau',
    faehrt: true,
    arbeitszeit: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '16:30' })),
    pause: { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 },
    startort: { name: 'Betriebshof', koordinaten: { lat: 49.51, lon: 11.27 } },
    farbe: 1,
    aktiv: true,
    zugang: 'aktiv',
    zweiterFaktor: false,
    version: 1,
    ...teile,
  };
}

export const LEUTE = [
  einePerson(),
  einePerson({
    id: JONAS,
    vorname: 'Jonas',
    nachname: 'Vogt',
    rolle: 'geselle',
    qualifikation: 'geselle',
    farbe: 2,
  }),
];

export function einHalt(nummer: number, teile: Partial<Halt> = {}): Halt {
  const beginn = 8 * 60 + (nummer % 10) * 25;
  return {
    id: kennung(nummer),
    liegenschaftId: kennung(1000 + nummer),
    anschrift: `Hardtstraße ${nummer}`,
    ortszeile: '91207 Lauf a.d.Pegnitz',
    laufnummer: nummer,
    koordinaten: { lat: 49.51 + (nummer % 7) * 0.0008, lon: 11.27 + nummer * 0.0007 },
    name: 'Monika Escherich',
    notiz: '',
    einheiten: 1,
    dauerMinuten: 20,
    aufgaben: [
      {
        id: kennung(2000 + nummer),
        taetigkeitId: 'kehrung_3x',
        bezeichnung: 'Kehrung',
        kundentext: 'Kehrung des Schornsteins',
        art: 'frei',
        dauerMinuten: 20,
        fristVon: '2027-04-01',
        fristBis: '2027-05-31',
        nutzungseinheitId: null,
      },
    ],
    mitarbeiterId: nummer < 10 ? ANNA : JONAS,
    tag: TAG,
    position: (nummer % 10) - (nummer < 10 ? 1 : 0),
    beginn: zeit(beginn),
    ende: zeit(beginn + 20),
    anfahrtSekunden: 120,
    anfahrtZuFuss: nummer % 3 === 0,
    wartezeitSekunden: 0,
    fensterVon: zeit(8 * 60),
    fensterBis: zeit(10 * 60),
    sperre: {},
    ausgelassen: false,
    grund: null,
    andernorts: [{ mitarbeiterId: JONAS, tag: TAG, position: 1, beginn: zeit(9 * 60), mehrSekunden: 480 }],
    verstoesse: [],
    termin: null,
    ...teile,
  };
}

/** A stop that did not fit. */
export function einAusgelassener(nummer: number, teile: Partial<Halt> = {}): Halt {
  return einHalt(nummer, {
    mitarbeiterId: null,
    tag: null,
    position: null,
    beginn: null,
    ende: null,
    fensterVon: null,
    fensterBis: null,
    ausgelassen: true,
    andernorts: [],
    grund: {
      code: 'work-time',
      text: 'Die Arbeitszeit reicht nicht, es fehlen 25 Minuten bei Anna Berger.',
      abhilfe: {
        art: 'ueberstunden',
        text: '25 Minuten Überstunden für Anna Berger erlauben',
        minuten: 25,
        mitarbeiterId: ANNA,
      },
    },
    ...teile,
  });
}

export const VORGABEN: Vorgaben = {
  liegenschaften: { ids: [1, 2, 3, 4, 10, 11, 12, 20].map((nummer) => kennung(1000 + nummer)) },
  datum: { tage: [TAG], feiertageErlaubt: false },
  mitarbeiter: { ids: [ANNA, JONAS] },
  arbeitsbeginn: {},
  arbeitszeit: {},
  pause: null,
  puffer: { jeHaltMinuten: 3, fahrzeitFaktor: 1.1, fensterbreite: 120, ansage: 'bloecke' },
  termine: { mitverschieben: [] },
  kontakt: { mitarbeiterId: null, antwortBisWerktage: 2, alternativen: 3 },
  reihenfolge: 'strasse',
  verteilung: 'gleichmaessig',
};

/** Two people, a Tuesday, seven stops and one house that did not fit. */
export function eineKehrtour(teile: Partial<Kehrtour> = {}): Kehrtour {
  const halte = teile.halte ?? [
    ...[1, 2, 3, 4, 10, 11, 12].map((nummer) => einHalt(nummer)),
    einAusgelassener(20),
  ];
  const schicht = (mitarbeiterId: string, name: string, farbe: number) => ({
    mitarbeiterId,
    name,
    farbe,
    tag: TAG,
    beginn: zeit(8 * 60),
    ende: zeit(11 * 60),
    arbeitSekunden: 9000,
    fahrtSekunden: 900,
    wartezeitSekunden: 0,
    ueberstundenSekunden: 0,
    pausen: [],
    start: null,
    verstoesse: [],
  });
  return {
    id: KEHRTOUR,
    nummer: 12,
    name: '',
    status: 'geplant',
    version: 3,
    vorgaben: VORGABEN,
    entschieden: ['liegenschaften', 'datum', 'mitarbeiter'],
    tage: [TAG],
    halte,
    schichten: [schicht(ANNA, 'Anna Berger', 1), schicht(JONAS, 'Jonas Vogt', 2)],
    kennzahlen: {
      halte: halte.filter(({ ausgelassen }) => !ausgelassen).length,
      ausgelassen: halte.filter(({ ausgelassen }) => ausgelassen).length,
      fahrtSekunden: 1800,
      arbeitSekunden: 18_000,
      ueberstundenSekunden: 0,
      fahrzeiten: 'Luftlinie × 1,3',
      mehrwegSekunden: 240,
      gleichmaessigSekunden: 720,
      ohneFahrt: [],
    },
    aenderung: null,
    angekuendigtAm: null,
    vorgangId: null,
    rueckmeldungen: {
      angekuendigt: 0,
      bestaetigt: 0,
      abgelehnt: 0,
      erledigt: 0,
      unsicher: 0,
      offen: 0,
      ungelesen: 0,
    },
    ...teile,
  };
}

/** The round as the server answers it after an order made by hand; times stay what they were. */
export function angeordnet(kehrtour: Kehrtour, { schichten, sperren }: Anordnung): Kehrtour {
  return {
    ...kehrtour,
    version: kehrtour.version + 1,
    halte: kehrtour.halte.map((halt) => {
      const schicht = schichten.find(({ haltIds }) => haltIds.includes(halt.id));
      return {
        ...halt,
        sperre: sperren[halt.id] ?? {},
        ausgelassen: schicht === undefined,
        mitarbeiterId: schicht?.mitarbeiterId ?? null,
        tag: schicht?.tag ?? null,
        position: schicht?.haltIds.indexOf(halt.id) ?? null,
      };
    }),
  };
}

/** The planner's problem of a round: every way takes two minutes. */
export function einProblem({ halte, vorgaben }: Kehrtour): Problem {
  const orte = halte.length + 1;
  const wege = Array.from({ length: orte }, (_von, von) =>
    Array.from({ length: orte }, (_nach, nach) => (von === nach ? 0 : 120)),
  );
  return {
    stops: halte.map(({ id, dauerMinuten }, index) => ({
      id,
      place: index + 1,
      serviceSeconds: dauerMinuten * 60,
    })),
    vehicles: vorgaben.mitarbeiter.ids.flatMap((employee) =>
      vorgaben.datum.tage.map((day) => ({
        id: `${employee}/${day}`,
        employee,
        day,
        start: { place: 0, earliest: 8 * 3600 },
        end: { place: 0, latest: 11 * 3600 },
        workSecondsMax: 3 * 3600,
      })),
    ),
    travel: { car: wege },
  };
}

export function einEintrag(teile: Partial<KehrtourKurz> = {}): KehrtourKurz {
  return {
    id: KEHRTOUR,
    nummer: 12,
    name: '',
    status: 'geplant',
    tage: [TAG],
    halte: 40,
    ausgelassen: 2,
    gewaehlt: 39,
    wirdGerechnet: false,
    mitarbeiter: ['Anna Berger', 'Jonas Vogt'],
    geaendertAm: '2027-04-20T14:03:00+02:00',
    angekuendigt: 0,
    bestaetigt: 0,
    abgelehnt: 0,
    erledigt: 0,
    ungelesen: 0,
    ...teile,
  };
}

export function einEmpfang(nummer: number, teile: Partial<Empfang> = {}): Empfang {
  return {
    haltId: kennung(nummer),
    nutzungseinheitId: null,
    kontaktId: kennung(3000 + nummer),
    anschrift: `Hardtstraße ${nummer}, 91207 Lauf a.d.Pegnitz`,
    lage: '',
    empfaenger: 'Monika Escherich',
    kanal: 'einwurf',
    moeglich: ['einwurf', 'brief'],
    ziel: null,
    rechtsart: 'frei',
    personen: '',
    fensterVon: zeit(8 * 60),
    fensterBis: zeit(10 * 60),
    hinweis: null,
    fristReicht: true,
    schonAngekuendigt: false,
    smsTeile: null,
    wunsch: null,
    zuSpaetPer: [],
    ...teile,
  };
}
