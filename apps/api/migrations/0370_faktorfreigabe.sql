-- The operator opens the way back for an owner who is alone and has lost second factor and codes: not at once, and told.
create table faktorfreigabe (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  mitarbeiter_id uuid not null,
  -- As they were then: both sides read it for years.
  email text not null, wer text not null,
  grund text not null check (length(grund) between 10 and 300),
  nachweis text not null check (length(nachweis) between 10 and 300),
  -- Of the link in the mail with which it is stopped.
  link_hash bytea not null,
  begonnen_am timestamptz not null,
  wirksam_ab timestamptz not null check (wirksam_ab > begonnen_am),
  beendet_am timestamptz,
  ende text check (ende in ('wirksam', 'anmeldung', 'link', 'betreiber')),
  check ((beendet_am is null) = (ende is null)),
  check (ende is distinct from 'wirksam' or beendet_am >= wirksam_ab),
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter on delete cascade
);
-- Two operators at once: one of them begins it.
create unique index faktorfreigabe_offen on faktorfreigabe (unternehmen_id, mitarbeiter_id) where beendet_am is null;
create index faktorfreigabe_faellig on faktorfreigabe (wirksam_ab) where beendet_am is null;
select mandant_schuetzen('faktorfreigabe');
create policy betrieb on faktorfreigabe for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, wirksam_ab, beendet_am) on faktorfreigabe to kehrtour_betrieb;

insert into verlaufswort (gegenstand, was) values
  ('mitarbeiter', 'zweiter-faktor:freigabe-begonnen'),
  ('mitarbeiter', 'zweiter-faktor:freigabe-gestoppt'),
  ('mitarbeiter', 'zweiter-faktor:freigabe-wirksam');
