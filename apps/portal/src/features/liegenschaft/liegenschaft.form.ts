import type { Aufgabendaten } from '@kehrtour/contract/aufgabe';
import type { Kontakt, Kontaktdaten } from '@kehrtour/contract/kontakt';
import type { Einheitdaten, Liegenschaft, Liegenschaftdaten } from '@kehrtour/contract/liegenschaft';
import { keysOf } from '@kehrtour/domain/keysOf';
import { OHNE_ANGABEN, SPALTENNAMEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { ANREDEN } from '@kehrtour/domain/liegenschaft/kontakt';

/** By dotted path, in the order of the page. */
export const LIEGENSCHAFT_LABELS: Readonly<Record<keyof Liegenschaftdaten, string>> = {
  strasse: 'Straße',
  hausnr: 'Hausnummer',
  hausnrZusatz: 'Zusatz',
  plz: 'PLZ',
  ort: 'Ort',
  ortsteil: 'Ortsteil',
  laufnummer: 'Laufende Nummer',
  ...SPALTENNAMEN,
  typ: 'Gebäudeart',
  einheitenAnzahl: 'Nutzungseinheiten',
  rolle: 'Arbeiten des Betriebs',
  status: 'Status',
  notizZugang: 'Zugang',
  notizArbeit: 'Bemerkung',
};

export const ROLLEN_NAMEN: Record<Liegenschaftdaten['rolle'], string> = {
  freiUndHoheitlich: 'freie und hoheitliche',
  nurHoheitlich: 'nur hoheitliche',
  nurFrei: 'nur freie',
};

export const NEUE_LIEGENSCHAFT: Liegenschaftdaten = {
  strasse: '',
  hausnr: '',
  hausnrZusatz: '',
  plz: '',
  ort: '',
  ortsteil: '',
  laufnummer: null,
  ...OHNE_ANGABEN,
  typ: 'einfamilienhaus',
  einheitenAnzahl: 1,
  rolle: 'freiUndHoheitlich',
  status: 'aktiv',
  notizZugang: '',
  notizArbeit: '',
};

/** What the form can change of a house. */
export function liegenschaftdatenAus(stand: Liegenschaft): Liegenschaftdaten {
  const felder = keysOf(NEUE_LIEGENSCHAFT);
  return Object.fromEntries(felder.map((feld) => [feld, stand[feld]])) as Liegenschaftdaten;
}

/** A field as the page shows it, for telling two versions apart. */
export function feldName(feld: string): string {
  return Object.hasOwn(LIEGENSCHAFT_LABELS, feld)
    ? LIEGENSCHAFT_LABELS[feld as keyof Liegenschaftdaten]
    : feld;
}

export const KONTAKT_LABELS: Readonly<Record<string, string>> = {
  'kontakt.rolle': 'Wer ist das',
  'kontakt.nutzungseinheitId': 'Nutzungseinheit',
  'kontakt.anrede': 'Anrede',
  'kontakt.titel': 'Titel',
  'kontakt.vorname': 'Vorname',
  'kontakt.nachname': 'Nachname oder Firma',
  'kontakt.firma': 'Firma',
  'kontakt.telefon': 'Telefon',
  'kontakt.mobil': 'Mobil',
  'kontakt.email': 'E-Mail-Adresse',
  'kontakt.zeile2': 'Zusatzzeile',
  'kontakt.strasse': 'Straße',
  'kontakt.hausnr': 'Hausnummer',
  'kontakt.plz': 'PLZ',
  'kontakt.ort': 'Ort',
  'kontakt.zuerst': 'Möchte zuerst Bescheid per',
  'kontakt.emailRechnung': 'E-Mail für Rechnungen',
  'kontakt.leitwegId': 'Leitweg-ID',
  'kontakt.ustId': 'USt-IdNr.',
  smsNotiz: 'Wie SMS wieder erlaubt wurden',
  sperreNotiz: 'Wer gesagt hat, dass die Auskunftssperre nicht mehr gilt',
};

export const NEUER_KONTAKT: Kontaktdaten = {
  rolle: 'eigentuemer',
  nutzungseinheitId: null,
  empfaengtTermin: true,
  anrede: 'ohne',
  titel: '',
  vorname: '',
  nachname: '',
  firma: '',
  zeile2: '',
  strasse: '',
  hausnr: '',
  plz: '',
  ort: '',
  telefon: '',
  mobil: '',
  email: '',
  emailFuerTermine: false,
  keineSms: false,
  sperrvermerk: false,
  emailRechnung: '',
  leitwegId: '',
  ustId: '',
  zuerst: null,
};

/** What imports wrote freely becomes what the form knows. */
export function kontaktdatenAus({
  id: _id,
  datenherkunft: _herkunft,
  // Allowed or not by an act of its own, never by saving a form.
  messenger: _messenger,
  ...kontakt
}: Kontakt): Kontaktdaten {
  return { ...kontakt, anrede: ANREDEN.find((one) => one === kontakt.anrede) ?? 'ohne' };
}

export const EINHEIT_LABELS: Readonly<Record<keyof Einheitdaten, string>> = {
  nummer: 'Nummer',
  geschoss: 'Geschoss',
  lage: 'Lage',
  bezeichnung: 'Bezeichnung',
  aktiv: 'Wird genutzt',
};
export const NEUE_EINHEIT: Einheitdaten = {
  nummer: '',
  geschoss: '',
  lage: '',
  bezeichnung: '',
  aktiv: true,
};

export const AUFGABE_LABELS: Readonly<Record<keyof Aufgabendaten, string>> = {
  taetigkeitId: 'Tätigkeit',
  nutzungseinheitId: 'Nutzungseinheit',
  fristVon: 'Frist beginnt am',
  fristBis: 'Frist endet am',
  dauerMinuten: 'Dauer',
  anlageJahr: 'Anlage in Betrieb seit (Jahr)',
  anlageId: 'Anlage',
};
