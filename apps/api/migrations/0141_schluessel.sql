-- How one gets into a house that nobody else may know: codes, key safes, numbers of keys. Only sealed; who looked stands in the history.
create table schluessel (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  liegenschaft_id uuid not null,
  -- what it opens; no secret
  bezeichnung text not null check (length(bezeichnung) between 1 and 80),
  geheimnis bytea not null,
  geaendert_am timestamptz not null default now(),
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade
);
create index schluessel_liegenschaft on schluessel (unternehmen_id, liegenschaft_id);
select mandant_schuetzen('schluessel');

alter table verlauf drop constraint verlauf_liegenschaft_check;
alter table verlauf
  add constraint verlauf_liegenschaft_check check (gegenstand <> 'liegenschaft' or was in (
    'Angelegt', 'Angaben geändert', 'Lage gesetzt', 'Eingeordnet', 'Nutzungseinheit hinzugefügt',
    'Nutzungseinheit geändert', 'Nutzungseinheit entfernt', 'Anlage hinzugefügt', 'Anlage geändert', 'Anlage entfernt',
    'Kontakt hinzugefügt', 'Kontakt geändert', 'Kontakt entfernt', 'Schlüssel hinterlegt', 'Schlüssel geändert',
    'Schlüssel angesehen', 'Schlüssel entfernt', 'Aufgabe angelegt', 'Aufgabe geändert', 'Aufgabe entfällt',
    'Aufgabe wieder offen', 'Gelöscht'));
