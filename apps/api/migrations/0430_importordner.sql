-- A folder elsewhere that is looked into for files of the district software. What opens it is sealed; the key of an SFTP server
-- that was met first is the one that counts, and another one is kept beside it until a person says so.
create table importordner (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  art text not null check (art in ('sftp', 's3')),
  wirt text not null, pfad text not null, ziel bytea not null,
  sofort boolean not null,
  schluessel text, neuer_schluessel text,
  angelegt_von uuid not null, angelegt_am timestamptz not null,
  versucht_am timestamptz, gelungen_am timestamptz, naechster_ab timestamptz not null,
  -- why the last look failed, as a word of the closed list
  fehler text check (fehler in ('adresse-gesperrt', 'nicht-erreichbar', 'zu-langsam', 'anmeldung-falsch', 'schluessel-anders',
    'pfad-fehlt', 'zu-viele-dateien', 'unverstaendlich')),
  fehlversuche integer not null default 0, gemeldet_am timestamptz,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('importordner');
create policy jobs on importordner for select to kehrtour_jobs using (true);
grant select (unternehmen_id, id, naechster_ab) on importordner to kehrtour_jobs;
create index importordner_faellig on importordner (naechster_ab);

-- Each file once: under its name as it lay there, and by what is in it.
create table importordnerdatei (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  ordner_id uuid not null,
  id uuid not null,
  name text not null, stempel text not null, hash bytea,
  am timestamptz not null,
  stand text not null check (stand in ('eingelesen', 'bekannt', 'abgelehnt')),
  grund text not null default '',
  importauftrag_id uuid,
  -- what is still to be done without a person; and why a person has to
  weiter text check (weiter in ('pruefen', 'uebernehmen')), 
  halt text check (halt in ('spalten', 'neue-liste', 'gleiche', 'viele-fehlen', 'viele-fehler', 'gescheitert')),
  primary key (unternehmen_id, id),
  unique (unternehmen_id, ordner_id, name, stempel),
  unique (unternehmen_id, ordner_id, hash),
  foreign key (unternehmen_id, ordner_id) references importordner on delete cascade
);
select mandant_schuetzen('importordnerdatei');
create index importordnerdatei_am on importordnerdatei (unternehmen_id, ordner_id, am desc);

insert into verlaufswort (gegenstand, was) values
  ('unternehmen', 'ordner-eingerichtet'), ('unternehmen', 'ordner-geaendert'),
  ('unternehmen', 'ordner-schluessel'), ('unternehmen', 'ordner-entfernt');
