-- Whom a delay was told, by which way; null: nobody could be written to, and the office may call.
create table verspaetungsansage (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null default gen_random_uuid(),
  termin_id uuid not null,
  mitarbeiter_id uuid not null,
  am timestamptz not null,
  minuten integer not null check (minuten between 1 and 600),
  etwa timestamptz not null,
  kanal text check (kanal in ('mail', 'sms', 'whatsapp')),
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, termin_id) references termin on delete cascade
);
select mandant_schuetzen('verspaetungsansage');
revoke update, delete on verspaetungsansage from kehrtour_app;
create index verspaetungsansage_termin on verspaetungsansage (unternehmen_id, termin_id, am);
create index verspaetungsansage_am on verspaetungsansage (unternehmen_id, am);

-- A delay that waited on a phone until it says nothing any more.
alter table feldmeldung drop constraint feldmeldung_grund_check,
  add constraint feldmeldung_grund_check check (grund in ('war-abgesagt', 'runde-vorbei', 'anderes-ergebnis', 'frueher-gesehen',
    'anderer-mitarbeiter', 'besuch-unbekannt', 'nicht-zurueckzunehmen', 'nichts-zurueckzunehmen', 'verspaetung-veraltet'));
