-- The operator looks into a company only with a reason, for an hour, reading alone; the company reads who, when, why and what.
create table einsicht (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  admin_user_id uuid not null,
  -- As the operator was called then: the company reads it for years.
  wer text not null,
  grund text not null check (length(grund) between 10 and 300),
  von timestamptz not null, bis timestamptz not null check (bis > von),
  beendet_am timestamptz,
  primary key (unternehmen_id, id)
);
create index einsicht_von on einsicht (unternehmen_id, von desc);
select mandant_schuetzen('einsicht');
-- What was looked at: one row for each address, however often it was asked.
create table einsicht_zugriff (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  einsicht_id uuid not null,
  bereich text not null, ziel text not null,
  anzahl integer not null default 1,
  zuerst_am timestamptz not null, zuletzt_am timestamptz not null,
  primary key (unternehmen_id, einsicht_id, ziel),
  foreign key (unternehmen_id, einsicht_id) references einsicht on delete cascade
);
select mandant_schuetzen('einsicht_zugriff');

-- It hangs on the operator's session: one company at a time, and it is gone when the session is.
alter table sitzung add column einsicht_unternehmen uuid, add column einsicht_id uuid, add column einsicht_bis timestamptz;
create index sitzung_einsicht on sitzung (einsicht_id) where einsicht_id is not null;
create function tor_einsicht_beginnen(p_hash bytea, p_unternehmen uuid, p_einsicht uuid, p_bis timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update sitzung set einsicht_unternehmen = p_unternehmen, einsicht_id = p_einsicht, einsicht_bis = least(p_bis, laeuft_ab)
  where token_hash = p_hash and strategie = 'adminUser';
  return found;
end $$;
create function tor_einsicht_beenden(p_hash bytea) returns void
  language sql security definer set search_path = public as $$
  update sitzung set einsicht_unternehmen = null, einsicht_id = null, einsicht_bis = null where token_hash = p_hash $$;
-- A live session of an operator, with the company she may look into now, or without.
create function tor_einsicht(p_hash bytea, p_jetzt timestamptz) returns table (person_id uuid, unternehmen_id uuid, einsicht_id uuid, bis timestamptz)
  language sql security definer set search_path = public as $$
  select s.person_id, case when s.einsicht_bis > p_jetzt then s.einsicht_unternehmen end,
    case when s.einsicht_bis > p_jetzt then s.einsicht_id end, case when s.einsicht_bis > p_jetzt then s.einsicht_bis end
  from sitzung s join anmeldung a using (strategie, person_id)
  where s.token_hash = p_hash and s.strategie = 'adminUser' and s.laeuft_ab > p_jetzt and a.aktiv $$;
-- Whether the session it hangs on is still there: a logout ends it, too.
create function tor_einsicht_laeuft(p_einsicht uuid, p_jetzt timestamptz) returns boolean
  language sql security definer set search_path = public as $$
  select exists (select from sitzung where einsicht_id = p_einsicht and einsicht_bis > p_jetzt and laeuft_ab > p_jetzt) $$;
do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tor\_einsicht%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;

-- Two words more, whatever the list has become by now.
do $$ declare liste text; begin
  select pg_get_constraintdef(oid) into strict liste from pg_constraint where conname = 'verlauf_unternehmen_check';
  alter table verlauf drop constraint verlauf_unternehmen_check;
  execute 'alter table verlauf add constraint verlauf_unternehmen_check '
    || replace(liste, '''entsperrt''::text', '''entsperrt''::text, ''einsicht-begonnen''::text, ''einsicht-beendet''::text');
end $$;
