-- The company that a vendor may try its program on. It goes by the vendor's own id, so that there is one for each; nobody works
-- in it, and every night it is as it was.
create table sandbox (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  -- invented, without a login: in whose name its rounds are made
  mitarbeiter_id uuid not null,
  angelegt_am timestamptz not null,
  zurueckgesetzt_am timestamptz
);
select mandant_schuetzen('sandbox');
create policy betrieb on sandbox for select to kehrtour_betrieb using (true);
create policy jobs on sandbox for select to kehrtour_jobs using (true);
grant select (unternehmen_id, angelegt_am, zurueckgesetzt_am) on sandbox to kehrtour_betrieb, kehrtour_jobs;
