-- What was said once of a file's columns is shown, named and forgotten by a person, and found again where the headers were moved,
-- or one came or went: so the headers are kept beside their hash.
alter table importprofil
  add column id uuid not null default gen_random_uuid(),
  add column koepfe text[] not null default '{}',
  add column zuletzt_am timestamptz,
  add constraint importprofil_id unique (unternehmen_id, id),
  add constraint importprofil_name check (length(name) between 1 and 200);
