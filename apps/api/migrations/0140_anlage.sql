-- What is swept, inspected and measured in a house: fires, flues, openings for air. A task may say which of them it is about.
create table anlage (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  liegenschaft_id uuid not null, nutzungseinheit_id uuid,
  art text not null check (art in (
    'heizkessel', 'kombiwasserheizer', 'wasserheizer', 'heizherd', 'kaminofen', 'pelletofen', 'kachelofen', 'offenerKamin',
    'blockheizkraftwerk', 'waermepumpe', 'raeucheranlage', 'feuerstaette', 'schornstein', 'abgasleitung', 'verbrennungsluft',
    'lueftung')),
  bezeichnung text not null default '' check (length(bezeichnung) <= 120),
  brennstoff text not null default '' check (brennstoff in (
    '', 'scheitholz', 'hackgut', 'pellets', 'kohle', 'heizoel', 'heizoelSchwefelarm', 'erdgas', 'fluessiggas')),
  benutzung text not null default '' check (benutzung in (
    '', 'ganzjaehrig', 'heizperiode', 'mehrAlsGelegentlich', 'gelegentlich', 'dauerndUnbenutzt')),
  bauweise text not null default '' check (bauweise in (
    '', 'raumluftabhaengig', 'raumluftunabhaengig', 'brennwertUeberdruck', 'brennwertRaumluftunabhaengig')),
  selbstkalibrierend boolean not null default false,
  leistung_kw numeric(8,1) check (leistung_kw > 0),
  baujahr smallint check (baujahr between 1700 and 2100),
  arbeitswerte numeric(6,1) check (arbeitswerte >= 0),
  lage text not null default '' check (length(lage) <= 120),
  aktiv boolean not null default true,
  -- how the file that brought it tells it from others of the house
  schluessel text, import_id uuid,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete set null (nutzungseinheit_id)
);
create index anlage_liegenschaft on anlage (unternehmen_id, liegenschaft_id);
create index anlage_einheit on anlage (unternehmen_id, nutzungseinheit_id) where nutzungseinheit_id is not null;
select mandant_schuetzen('anlage');

alter table aufgabe add column anlage_id uuid;
alter table aufgabe add constraint aufgabe_anlage
  foreign key (unternehmen_id, anlage_id) references anlage on delete set null (anlage_id);
create index aufgabe_anlage on aufgabe (unternehmen_id, anlage_id) where anlage_id is not null;

alter table verlauf drop constraint verlauf_liegenschaft_check;
alter table verlauf
  add constraint verlauf_liegenschaft_check check (gegenstand <> 'liegenschaft' or was in (
    'Angelegt', 'Angaben geändert', 'Lage gesetzt', 'Eingeordnet', 'Nutzungseinheit hinzugefügt',
    'Nutzungseinheit geändert', 'Nutzungseinheit entfernt', 'Anlage hinzugefügt', 'Anlage geändert', 'Anlage entfernt',
    'Kontakt hinzugefügt', 'Kontakt geändert', 'Kontakt entfernt', 'Aufgabe angelegt', 'Aufgabe geändert',
    'Aufgabe entfällt', 'Aufgabe wieder offen', 'Gelöscht'));
