import { keysOf } from '../../keysOf.ts';
import { BESTANDSSPALTEN, jeSpalte, SPALTENNAMEN } from '../../liegenschaft/bestandsspalte.ts';

/** What a column of an exported list can mean, with its German name for the mapping screen. */
export const IMPORTFELD_NAMEN = {
  externalId: 'Objekt-ID',
  laufnummer: 'Laufende Nummer',
  ...SPALTENNAMEN,
  strasse: 'Straße',
  hausnr: 'Hausnummer',
  hausnrZusatz: 'Zusatz zur Hausnummer',
  strasseHausnr: 'Straße und Hausnummer',
  anschrift: 'Ganze Anschrift mit PLZ und Ort',
  plz: 'PLZ',
  ort: 'Ort',
  plzOrt: 'PLZ und Ort',
  ortsteil: 'Ortsteil',
  gebaeudetyp: 'Gebäudeart',
  einheit: 'Nutzungseinheit',
  geschoss: 'Geschoss',
  lage: 'Lage im Geschoss',
  anrede: 'Anrede',
  titel: 'Titel',
  name: 'Name (Eigentümer)',
  vorname: 'Vorname',
  firma: 'Firma',
  eigentuemerStrasse: 'Eigentümer: Straße',
  eigentuemerPlz: 'Eigentümer: PLZ',
  eigentuemerOrt: 'Eigentümer: Ort',
  verwalter: 'Hausverwaltung',
  verwalterTelefon: 'Hausverwaltung: Telefon',
  verwalterMobil: 'Hausverwaltung: Mobiltelefon',
  verwalterEmail: 'Hausverwaltung: E-Mail',
  verwalterStrasse: 'Hausverwaltung: Straße',
  verwalterPlz: 'Hausverwaltung: PLZ',
  verwalterOrt: 'Hausverwaltung: Ort',
  bewohner: 'Bewohner',
  bewohnerTelefon: 'Bewohner: Telefon',
  bewohnerMobil: 'Bewohner: Mobiltelefon',
  bewohnerEmail: 'Bewohner: E-Mail',
  wohnungEigentuemer: 'Eigentümer der Wohnung',
  telefon: 'Telefon',
  mobil: 'Mobiltelefon',
  email: 'E-Mail',
  sperrvermerk: 'Sperrvermerk',
  taetigkeit: 'Tätigkeit',
  fristVon: 'Frist von',
  fristBis: 'Frist bis',
  erledigtAm: 'Erledigt am',
  letzteFss: 'Letzte Feuerstättenschau',
  naechsteFss: 'Nächste Feuerstättenschau',
  arbeitswerte: 'Arbeitswerte',
  dauerMinuten: 'Dauer in Minuten',
  feuerstaette: 'Feuerstätte',
  brennstoff: 'Brennstoff',
  leistungKw: 'Leistung in kW',
  baujahr: 'Baujahr',
  anlageLage: 'Standort der Anlage',
  anlageBenutzung: 'Benutzung der Anlage',
  raumluft: 'Raumluft',
  notiz: 'Bemerkung',
  status: 'Status',
  breitengrad: 'Breitengrad',
  laengengrad: 'Längengrad',
} as const satisfies Record<string, string>;

export type Importfeld = keyof typeof IMPORTFELD_NAMEN;

export const IMPORTFELDER = keysOf(IMPORTFELD_NAMEN);

/** Headers that district software and offices use for each field, parted by `|`; compared after `normalisiereKopf`. */
const KOEPFE: Record<Importfeld, string> = {
  externalId:
    'ID|Objekt-ID|Gebäude-ID|Gebaeude_ident|GUID|Datensatz|externalId|Schlüssel|' +
    'Liegenschafts-ID|Objektschlüssel|Datensatz-Nr.',
  laufnummer:
    'Lfd. Nr.|Lfd|Laufende Nummer|Blocknummer|Liegenschaftsnr.|Liegenschaftsnummer|LG-Nr|' +
    'Kehrnummer|Arbeitsnummer|Reihenfolge|Sortierung|propertyNumber|Laufnummer|Objektnr.|' +
    'Objektnummer',
  ...jeSpalte((spalte): string => BESTANDSSPALTEN[spalte].koepfe),
  strasse: 'Straße|Str.|Objektstraße|Anwesen|Liegenschaft Straße|street|Straßenname|Lage des Anwesens',
  hausnr: 'Hausnr.|HNr|Nr.|Hausnummer|HsNr|Hausnummer von|Hausnr. von|houseNumber|Haus|House no.|Haus-Nummer',
  hausnrZusatz: 'Zusatz|HNr-Zusatz|Hausnummernzusatz|Buchstabe|Hausnr. Zusatz',
  strasseHausnr:
    'Adresse|Anschrift|Straße/Nr.|Straße und Hausnummer|Objektanschrift|Kehrobjekt|' +
    'Straße Hausnr.|Straße Hausnummer|Objektadresse|Straße, Nr.',
  anschrift: 'Ganze Anschrift|Vollständige Anschrift|Komplette Adresse|Anschrift komplett|Adresse komplett',
  plz: 'PLZ|Postleitzahl|Plz Objekt|ZIP|zipCode|Objekt PLZ',
  ort: 'Ort|Wohnort|Stadt|Gemeinde|Objektort|city|Ortsname',
  plzOrt: 'PLZ Ort|PLZ und Ort|Postleitzahl und Ort',
  ortsteil: 'Ortsteil|OT|Stadtteil|Gemarkung',
  gebaeudetyp: 'Gebäudeart|Objektart|Haustyp|Nutzung|EFH/MFH|Gebäudetyp|type',
  einheit:
    'NE|Nutzungseinheit|Wohnung|Whg.|Wohnungsnr.|Einheit|WE|Top|Anzahl NE|Wohnungen|Anzahl Wohnungen|' +
    'Wohneinheiten|Wohneinheit|Anzahl WE|Nutzungseinheiten|Einheiten|Anzahl Einheiten|Whg-Nr.|Wohnung Nr.|WE-Nr.',
  geschoss: 'Geschoss|Etage|Stockwerk|Stock|floor',
  lage: 'Lage|links/rechts|Lage 1|Lage 2',
  anrede: 'Anrede|salutation|Eigentümer Anrede',
  titel: 'Titel|akad. Titel',
  name:
    'Eigentümer|Eigent.|Besitzer|Hauseigentümer|Hausbesitzer|Grundstückseigentümer|Ansprechpartner|Kontakt|Kontaktperson|' +
    'Name|Name1|Nachname|owner|Eigentümer Name|' +
    'Familienname|Kunde|Kundenname|lastName',
  vorname: 'Vorname|Name2|firstName|Eigentümer Vorname',
  firma: 'Firma|Firmenname|companyName',
  eigentuemerStrasse:
    'Eig. Straße|E-Strasse|Eigentümer Straße|Postanschrift|Rechnungsanschrift|' +
    'Eigentümer Anschrift|Eigentümer Adresse',
  eigentuemerPlz: 'Eigentümer PLZ|Eig. PLZ|E-PLZ',
  eigentuemerOrt: 'Eigentümer Ort|Eig. Ort|E-Ort',
  verwalter:
    'Verwalter|Hausverwaltung|Hausverwalter|HV|WEG-Verwalter|Verwaltung|Bevollmächtigter|administrator',
  verwalterTelefon: 'Verwalter Telefon|Hausverwaltung Telefon|Telefon Verwalter',
  verwalterMobil: 'Verwalter Mobil|Hausverwaltung Mobil|Hausverwaltung Mobiltelefon',
  verwalterEmail: 'Verwalter E-Mail|Hausverwaltung E-Mail|E-Mail Verwalter',
  verwalterStrasse: 'Verwalter Straße|Hausverwaltung Straße|Verwalter Anschrift',
  verwalterPlz: 'Verwalter PLZ|Hausverwaltung PLZ',
  verwalterOrt: 'Verwalter Ort|Hausverwaltung Ort',
  bewohner: 'Mieter|Bewohner|Nutzer|Betreiber|Besitzer (abw.)|resident|Mietername',
  bewohnerTelefon: 'Mieter Telefon|Bewohner Telefon|Telefon Mieter',
  bewohnerMobil: 'Mieter Mobil|Bewohner Mobil|Bewohner Mobiltelefon',
  bewohnerEmail: 'Mieter E-Mail|Bewohner E-Mail|E-Mail Mieter',
  wohnungEigentuemer: 'Eigentümer der Wohnung|Wohnungseigentümer|Sondereigentümer',
  telefon:
    'Telefon|Telefonnummern|Tel.|Tel.1|Festnetz|Rufnummer|Telefon privat|phoneNumber|Telefonnr.|Fon|Phone|Tel. privat|' +
    'Telefon 1|Telefon dienstlich|Tel. dienstl.|Telefon dienstl.|Tel. gesch.',
  mobil:
    'Mobil|Handy|Mobiltelefon|Tel.2|Telefon 2|Mobile|Handynummer|Tel. mobil|Telefon mobil|mobilePhoneNumber|Mobilnummer|Mobilfunk',
  email: 'E-Mail|Mail|E-Mail Termin|EMail_Kommunikation|E-Mail-Adresse|Mailadresse',
  sperrvermerk:
    'Sperrvermerk|Auskunftssperre|Melderegistersperre|Melderegisterauskunftssperre|Sperrvermerk BMG|§ 51 BMG',
  taetigkeit:
    'Tätigkeit|Tätigkeiten|Arbeit|Arbeiten|Arbeitsart|Leistung|Kürzel|Auftrag|Gebührenkürzel|' +
    'Arbeitskürzel|Leistungen',
  fristVon:
    'von|Zeitraum|Zeitraum von|Frist ab|Frist von|Beginn|Start_Zeitraum|Fristbeginn|ab|fällig ab|fällig von|' +
    'Termin von|Termin ab|frühestens|Zeitraum ab|Zeitraum Beginn|Zeitraum Start|Beginn Zeitraum',
  fristBis:
    'bis|Zeitraum bis|Frist|Kehren bis|Kehrung bis|Kehrtermin bis|Nächste Kehrung|Nächster Kehrtermin|' +
    'Nächste Überprüfung|Nächster Termin|Nächste Ausführung|Nächste Fälligkeit|Fälligkeit|Fälligkeitsdatum|' +
    'fällig am|zu erledigen bis|auszuführen bis|durchzuführen bis|Ausführung bis|Due|Due date|deadline|' +
    'Frist bis|Ende|spätestens|Termin bis|Ende_Zeitraum|Fristende|' +
    'fällig bis|fällig|Zeitraum Ende',
  erledigtAm: 'erledigt am|Ausführungsdatum|ausgeführt am|Erledigungsdatum|completedAt',
  letzteFss: 'letzte FSS|letzte Feuerstättenschau|FSS Datum|Datum FSS',
  naechsteFss: 'nächste FSS|Naechste_FS|FSS fällig|nächste Feuerstättenschau',
  arbeitswerte: 'AW|Arbeitswerte|AW gesamt',
  dauerMinuten: 'Dauer|Zeit|Minuten|Verweildauer|Dauer Minuten|Min.',
  feuerstaette: 'Feuerstätte|FST|Art|Anlage|Feuerstättenart',
  brennstoff: 'Brennstoff|Energieträger',
  leistungKw: 'NWL|kW|Nennwärmeleistung|Leistung kW',
  baujahr: 'Baujahr|Bj.|Errichtung',
  anlageLage:
    'Aufstellraum|Aufstellort|Aufstellungsort|Aufstellungsraum|Standort der Anlage|Standort Feuerstätte',
  anlageBenutzung: 'Benutzung|Benutzungsintensität|Nutzungsintensität|Betriebsweise',
  raumluft: 'Raumluft|Raumluftabhängig|Raumluftabhängigkeit|Verbrennungsluftversorgung',
  notiz:
    'Bemerkung|Bemerkungen|Notiz|Hinweis|Arbeitsbuch|Info|Bemerkung_Arbeitsbuch|Zugang|note|' +
    'workNote|Arbeitsnotiz|Schlüssel Hinweis',
  status: 'Status|aktiv|unbenutzt|Leerstand|stillgelegt|gesperrt|unused',
  breitengrad: 'Breitengrad|Breite|Latitude|lat|Geo Breite|Y-Koordinate',
  laengengrad: 'Längengrad|Länge|Longitude|lon|lng|Geo Länge|X-Koordinate',
};

export function kopfSynonyme(feld: Importfeld): string[] {
  return KOEPFE[feld].split('|');
}
