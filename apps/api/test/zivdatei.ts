import { DatabaseSync } from 'node:sqlite';

/** The tables that matter of the exchange file, and one house of each kind. */
const ZIV = `
create table Meta (Abgabe text, Version_Modell real, Software text, Geschaeftsjahr integer);
insert into Meta values ('2026-11-02T08:00:00', 4.0, 'Beispielsoftware', 2027);
create table Kehrbezirk (ID_Kehrbezirk integer primary key, Kennung_QM text, Kennung_Land text);
insert into Kehrbezirk values (1, 'QM-1', 'BY-574-07');
create table Ort (ID_Ort integer primary key, Name text);
insert into Ort values (1, 'Lauf');
create table Strasse (ID_Strasse integer primary key, Name text, ID_Ort integer);
insert into Strasse values (1, 'Mühlgasse', 1);
create table Grundstueck (ID_Grundstueck integer primary key, ID_Strasse integer, ID_Kommunikation_Verwalter integer, ID_Kommunikation_Eigentuemer integer);
insert into Grundstueck values (1, 1, null, null), (2, 1, 4, null);
create table Gebaeude_Gebaeudeteil (ID_Gebaeude_Gebaeudeteil integer primary key, Hausnummer text, PLZ text, Gebaeude_ident text, Bemerkung_Arbeitsbuch text, ID_Grundstueck integer, ID_Kommunikation_Mieter integer, ID_Kommunikation_Verwalter integer, ID_Kehrbezirk integer);
insert into Gebaeude_Gebaeudeteil values (1, '1', '91207', 'G-1', 'Hund im Hof', 1, 3, null, 1), (2, '2', '91207', 'G-2', '', 2, null, null, 1);
create table Kommunikation (ID_Kommunikation integer primary key, Festnetz_1 text, Festnetz_2 text, Mobilfunk_1 text, EMail_Kommunikation text, Ansprechpartner text, LeitwegID text, Strasse text, Hausnummer text, Postfach text, PLZ text, Ort text, Zeile_1 text, Zeile_2 text, Zeile_3 text);
insert into Kommunikation values
  (1, '09123 1001', '09123 1002', '0151 5000001', 'monika@example.org', null, null, 'Mühlgasse', '1', null, '91207', 'Lauf', 'Frau', 'Monika Escherich', '91207 Lauf'),
  (2, '', null, '', '', null, null, 'Ringstr.', '5', null, '90402', 'Nürnberg', 'Herr', 'Jörg Weiß', null),
  (3, '09123 2002', null, '', 'mieter@example.org', null, null, null, null, null, null, null, 'Herr', 'Ali Kaya', null),
  (4, '0911 3003', null, '', 'haus@example.org', 'Petra Kurz', '09-123', null, null, '4711', '90402', 'Nürnberg', 'Firma', 'Kraus Hausverwaltung GmbH', null);
create table Gebaeude_Eigentuemer (ID_Gebaeude_Eigentuemer integer primary key, ID_Gebaeude_Gebaeudeteil integer, ID_Kommunikation integer, Sprecher integer);
insert into Gebaeude_Eigentuemer values (1, 1, 2, 0), (2, 1, 1, 1);
create table Nutzungseinheit (ID_Nutzungseinheit integer primary key, ID_Gebaeude_Gebaeudeteil integer);
insert into Nutzungseinheit values (1, 1), (2, 2), (3, 2);
create table Nutzungseinheit_Eigentuemer (ID_Nutzungseinheit integer, ID_Kommunikation integer, Sprecher integer);
insert into Nutzungseinheit_Eigentuemer values (3, 2, 1);
create table Wohnung (ID_Wohnung integer primary key, ID_Nutzungseinheit integer, Mieter_Vorname text, Mieter_Nachname text, Geschoss text, Lage1 text, Unbenutzt integer);
insert into Wohnung values (1, 1, null, null, 'EG', 'R', 0), (2, 2, 'Eva', 'Blum', 'OG1', 'L', 0), (3, 3, null, null, 'OG1', 'L', 1);
create table Feuerstaettenschau (ID_Gebaeude_Gebaeudeteil integer, Datum text);
insert into Feuerstaettenschau values (1, '2020-01-15'), (1, '2024-05-20T00:00:00');
create table Feuerstaettenbescheid_Grunddaten (ID_Feuerstaettenbescheid_Grunddaten integer primary key, ID_Gebaeude_Gebaeudeteil integer, Ausstellungsdatum text, Naechste_FS integer);
insert into Feuerstaettenbescheid_Grunddaten values (1, 1, '2020-03-01', 2023), (2, 1, '2024-06-01', 2028);
create table Bescheid_Position (ID_Bescheid_Position integer primary key, ID_Feuerstaettenbescheid_Grunddaten integer, Art_Standort_Anlage text, Rechtsgrundlage text);
insert into Bescheid_Position values (1, 1, 'Kehrung (1x jährlich)', 'alt'), (2, 2, 'Kehrung (2x jährlich)', 'KÜO');
create table Bescheid_Termin_Position (ID_Bescheid_Position integer, Start_Zeitraum text, Ende_Zeitraum text);
insert into Bescheid_Termin_Position values (1, '2027-01-01', '2027-12-31'), (2, '2027-01-01', '2027-02-28'), (2, '2027-10-01', '2027-12-31');
create table Kehrbuch_Gebaeude (ID_Kehrbuch_Gebaeude integer primary key, ID_Gebaeude_Gebaeudeteil integer);
insert into Kehrbuch_Gebaeude values (1, 1);
create table Kehrbuch_Anlage (ID_Kehrbuch_Anlage integer primary key, ID_Kehrbuch_Gebaeude integer);
insert into Kehrbuch_Anlage values (1, 1);
create table Kehrbuch_Taetigkeit (ID_Kehrbuch_Anlage integer, Rechtsgrundlage text, Taetigkeit_Text text, Planungszeitraum_von text, Planungszeitraum_bis text, Ausfuehrungsdatum text);
insert into Kehrbuch_Taetigkeit values (1, 'KÜO', 'Kehrung (2x jährlich)', '2027-01-01', '2027-02-28', '2027-02-03'), (1, 'KÜO', 'Kehrung (2x jährlich)', '2019-01-01', '2019-02-28', '2019-02-03');
`;

/** An exchange file, with what a test does to it before it is written. */
export function zivdatei(mehr = '', schema = ZIV): Buffer {
  const db = new DatabaseSync(':memory:');
  db.exec(schema);
  db.exec(mehr);
  const bytes = Buffer.from(db.serialize());
  db.close();
  return bytes;
}
