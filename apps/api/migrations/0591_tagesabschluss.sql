-- Who drives has ended his day: what became of what was open, so that the office can take it back.
create table tagesabschluss (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null default gen_random_uuid(),
  mitarbeiter_id uuid not null,
  tag date not null,
  am timestamptz not null,
  -- [{terminId, vorher, nach, aufgaben}]: how each visit stood before, and the work that was freed with it.
  besuche jsonb not null check (jsonb_typeof(besuche) = 'array'),
  -- [{id, aufgaben}]: rounds of that day, with the work of stops nobody was told of.
  runden jsonb not null check (jsonb_typeof(runden) = 'array'),
  zurueck_am timestamptz,
  zurueck_von uuid,
  check ((zurueck_am is null) = (zurueck_von is null)),
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('tagesabschluss');
revoke delete on tagesabschluss from kehrtour_app;
create index tagesabschluss_tag on tagesabschluss (unternehmen_id, tag, mitarbeiter_id);

insert into verlaufswort (gegenstand, was) values ('termin', 'abschluss-zurueckgenommen'), ('kehrtour', 'abschluss-zurueckgenommen');
