import type { Anlage } from '@kehrtour/contract/anlage';
import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import type { LiegenschaftPunkt, LiegenschaftSpalten } from '@kehrtour/contract/bestand';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { tableOf } from '@kehrtour/domain/keysOf';
import { OHNE_ANGABEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { suchtext } from '@kehrtour/domain/text/suchtext';

const kennung = (nummer: number): string => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;

/** A house of the list: located, with one Frist that has time. */
export function einPunkt(teile: Partial<LiegenschaftPunkt> = {}): LiegenschaftPunkt {
  const punkt = {
    id: kennung(1),
    strasse: 'Hardtstraße',
    hausnr: '12',
    plz: '91207',
    ort: 'Lauf a.d.Pegnitz',
    name: 'Monika Escherich',
    laufnummer: 1,
    status: 'aktiv' as const,
    lat: 49.51,
    lon: 11.28,
    frist: '2027-02-28',
    ampel: 'gruen' as const,
    offen: 1,
    nichtMehrImExport: false,
    ...teile,
  };
  return { suche: suchtext(`${punkt.strasse} ${punkt.hausnr} ${punkt.ort} ${punkt.name}`), ...punkt };
}

/** A district: streets of forty houses, every fifth Frist urgent, every fiftieth house without a place. */
export function einBezirk(anzahl: number): LiegenschaftPunkt[] {
  const strassen = ['Hardtstraße', 'Marktplatz', 'Hersbrucker Straße', 'Müllergasse', 'Am Schloßberg'];
  return Array.from({ length: anzahl }, (_, index) => {
    const verortet = index % 50 !== 49;
    return einPunkt({
      id: kennung(index + 1),
      strasse: strassen[Math.floor(index / 40) % strassen.length] ?? '',
      hausnr: String((index % 40) + 1),
      ort: index % 3 === 0 ? 'Lauf a.d.Pegnitz' : 'Neunkirchen am Sand',
      name: ['Monika Escherich', 'Familie Öztürk', '', 'Pegnitz Hausverwaltung GmbH'][index % 4] ?? '',
      laufnummer: index % 17 === 0 ? index + 0.5 : index + 1,
      lat: verortet ? 49.5 + ((index * 7919) % 1000) / 40_000 : null,
      lon: verortet ? 11.25 + ((index * 104_729) % 1000) / 25_000 : null,
      frist: index % 7 === 0 ? null : `2027-${String((index % 12) + 1).padStart(2, '0')}-20`,
      ampel:
        index % 7 === 0 ? null : (['gruen', 'gelb', 'spaeter', 'ueberfaellig', 'rot'] as const)[index % 5],
      nichtMehrImExport: index % 40 === 7,
    });
  });
}

/** The answer of the server. */
export function alsSpalten(punkte: readonly LiegenschaftPunkt[]): LiegenschaftSpalten {
  const felder = Object.keys(einPunkt()) as (keyof LiegenschaftPunkt)[];
  return Object.fromEntries(
    felder.map((feld) => [feld, punkte.map((punkt) => punkt[feld])]),
  ) as LiegenschaftSpalten;
}

export function einKontakt(teile: Partial<Kontakt> = {}): Kontakt {
  return {
    id: kennung(900),
    rolle: 'bewohner',
    nutzungseinheitId: null,
    empfaengtTermin: true,
    anrede: 'frau',
    titel: '',
    vorname: 'Monika',
    nachname: 'Escherich',
    firma: '',
    zeile2: '',
    strasse: '',
    hausnr: '',
    plz: '',
    ort: '',
    telefon: '09123 71981',
    mobil: '0171 4711',
    email: 'monika.escherich@example.org',
    emailFuerTermine: true,
    keineSms: false,
    sperrvermerk: false,
    emailRechnung: '',
    leitwegId: '',
    ustId: '',
    messenger: tableOf(MESSENGER, () => null),
    zuerst: null,
    datenherkunft: 'auftrag',
    ...teile,
  };
}

/** A stove in the living room that is used more than now and then. */
export function eineAnlage(teile: Partial<Anlage> = {}): Anlage {
  return {
    id: kennung(600),
    art: 'kaminofen',
    bezeichnung: '',
    brennstoff: 'scheitholz',
    benutzung: 'mehrAlsGelegentlich',
    bauweise: '',
    selbstkalibrierend: false,
    leistungKw: 7.5,
    baujahr: 2012,
    arbeitswerte: null,
    nutzungseinheitId: null,
    lage: 'Wohnzimmer',
    aktiv: true,
    ...teile,
  };
}

/** One house as its page shows it. */
export function eineLiegenschaft(teile: Partial<Liegenschaft> = {}): Liegenschaft {
  return {
    id: kennung(1),
    version: 3,
    strasse: 'Hardtstraße',
    hausnr: '12',
    hausnrZusatz: '',
    plz: '91207',
    ort: 'Lauf a.d.Pegnitz',
    ortsteil: '',
    laufnummer: 12.5,
    ...OHNE_ANGABEN,
    typ: 'einfamilienhaus',
    einheitenAnzahl: 1,
    rolle: 'freiUndHoheitlich',
    status: 'aktiv',
    notizZugang: 'Schlüssel bei Meyer',
    notizArbeit: '',
    koordinaten: { lat: 49.51, lon: 11.28 },
    ortQuelle: 'karte',
    einheiten: [],
    anlagen: [],
    schluessel: [],
    kontakte: [einKontakt()],
    quelle: 'datei',
    externalId: 'LA-100000',
    nichtMehrImExport: false,
    lokalGeaendert: [],
    loeschbar: true,
    ...teile,
  };
}

export function eineAufgabe(teile: Partial<Aufgabe> = {}): Aufgabe {
  return {
    id: kennung(700),
    liegenschaftId: kennung(1),
    taetigkeitId: 'kehrung_3x',
    bezeichnung: 'Kehrung (3× jährlich)',
    art: 'frei',
    nutzungseinheitId: null,
    fristVon: '2027-01-01',
    fristBis: '2027-02-28',
    dauerMinuten: 15,
    status: 'offen',
    anlageJahr: null,
    anlageId: null,
    ampel: 'gelb',
    erledigtAm: null,
    kehrtour: null,
    ...teile,
  };
}
