-- Roles, tenant protection, and everything that is needed before a company is known.
create extension if not exists btree_gist;

do $$ begin create role kehrtour_app nologin nobypassrls; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role kehrtour_jobs nologin nobypassrls; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role kehrtour_betrieb nologin nobypassrls; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin execute format('grant kehrtour_app, kehrtour_jobs, kehrtour_betrieb to %I', current_user); exception when others then null; end $$;
grant usage on schema public to kehrtour_app, kehrtour_jobs, kehrtour_betrieb;

-- The tenant of the running transaction; an empty setting means: no rows.
create function aktuelles_unternehmen() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.unternehmen', true), '')::uuid $$;

-- Every table of a company goes through this door; a catalog test finds the ones that did not.
create function mandant_schuetzen(tabelle regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabelle);
  execute format('alter table %s force row level security', tabelle);
  -- As a subselect the company is read once per statement, not once per row: reading a large district costs half.
  execute format('create policy mandant on %s to kehrtour_app using (unternehmen_id = (select aktuelles_unternehmen())) with check (unternehmen_id = (select aktuelles_unternehmen()))', tabelle);
  execute format('grant select, insert, update, delete on %s to kehrtour_app', tabelle);
end $$;

create table unternehmen (
  unternehmen_id uuid primary key default aktuelles_unternehmen(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug not in ('termin', 'adresse', 'kontaktdaten', 'fertig')),
  name text not null,
  gewerk text not null default 'Schornsteinfeger',
  bundesland text not null default 'BY',
  strasse text not null default '', hausnr text not null default '', plz text not null default '', ort text not null default '',
  telefon text not null default '', telefonzeiten text not null default '', email text not null default '', web text not null default '',
  kehrbezirk text not null default '',
  impressum text not null default '', datenschutz text not null default '',
  logo_datei_id uuid,
  kehrtourplaner boolean not null default true,
  terminbuchung boolean not null default false,
  einstellungen jsonb not null default '{}',
  gesperrt boolean not null default false,
  angelegt_am timestamptz not null default now(),
  version integer not null default 1
);
select mandant_schuetzen('unternehmen');
create policy betrieb on unternehmen for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, slug, name, bundesland, plz, ort, kehrtourplaner, terminbuchung, gesperrt, angelegt_am) on unternehmen to kehrtour_betrieb;

create table mitarbeiter (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  vorname text not null, nachname text not null,
  rolle text not null check (rolle in ('inhaber', 'buero', 'geselle', 'azubi')),
  qualifikation text not null default 'geselle' check (qualifikation in ('bbsf', 'vertreter11b', 'meister', 'geselle', 'azubi', 'keine')),
  email text not null default '', telefon text not null default '',
  faehrt boolean not null default true,
  farbe smallint not null default 1,
  arbeitszeit jsonb not null default '[]',
  pause jsonb,
  startort jsonb,
  aktiv boolean not null default true,
  angelegt_am timestamptz not null default now(),
  version integer not null default 1,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('mitarbeiter');

-- Global and narrow: no grants to the application; only the listed functions below read and write them.
create table anmeldung (
  strategie text not null check (strategie in ('mitarbeiter', 'adminUser')),
  email text not null check (email = lower(email)),
  person_id uuid not null,
  unternehmen_id uuid,
  passwort_hash text,
  zweiter_faktor text,
  fehlversuche integer not null default 0,
  naechster_versuch_ab timestamptz,
  aktiv boolean not null default true,
  primary key (strategie, email),
  unique (strategie, person_id),
  check ((strategie = 'mitarbeiter') = (unternehmen_id is not null))
);
create table admin_user (id uuid primary key, name text not null, demo boolean not null default false, angelegt_am timestamptz not null default now());
create table sitzung (
  token_hash bytea primary key,
  strategie text not null, person_id uuid not null, unternehmen_id uuid,
  angelegt_am timestamptz not null, laeuft_ab timestamptz not null, zuletzt_am timestamptz not null,
  geraet text not null default ''
);
create index sitzung_person on sitzung (strategie, person_id);
create index sitzung_ablauf on sitzung (laeuft_ab);
create table einmalcode (
  token_hash bytea primary key,
  zweck text not null check (zweck in ('einladung', 'passwort')),
  strategie text not null, person_id uuid not null,
  laeuft_ab timestamptz not null, verbraucht_am timestamptz
);
create table zugang (
  hash bytea primary key,
  art text not null check (art in ('token', 'kurzcode')),
  unternehmen_id uuid not null,
  zugangscode_id uuid not null
);
create table slug (slug text primary key, unternehmen_id uuid not null unique);
create table zaehler (schluessel text not null, fenster bigint not null, anzahl integer not null, primary key (schluessel, fenster));

-- ---- the gate: everything that may happen before a company is known -------------------------
create function tor_anmeldung(p_strategie text, p_email text) returns setof anmeldung
  language sql security definer set search_path = public as $$ select * from anmeldung where strategie = p_strategie and email = lower(p_email) $$;
create function tor_anmeldung_von(p_strategie text, p_person uuid) returns setof anmeldung
  language sql security definer set search_path = public as $$ select * from anmeldung where strategie = p_strategie and person_id = p_person $$;
create function tor_anmeldung_anlegen(p_strategie text, p_email text, p_person uuid, p_unternehmen uuid, p_hash text) returns boolean
  language sql security definer set search_path = public as $$
  with neu as (insert into anmeldung (strategie, email, person_id, unternehmen_id, passwort_hash) values (p_strategie, lower(p_email), p_person, p_unternehmen, p_hash)
    on conflict do nothing returning 1) select exists (select from neu) $$;
create function tor_anmeldung_email(p_strategie text, p_person uuid, p_email text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update anmeldung set email = lower(p_email) where strategie = p_strategie and person_id = p_person;
  return found;
exception when unique_violation then return false;
end $$;
create function tor_anmeldung_aktiv(p_strategie text, p_person uuid, p_aktiv boolean) returns void
  language sql security definer set search_path = public as $$
  update anmeldung set aktiv = p_aktiv where strategie = p_strategie and person_id = p_person;
  delete from sitzung where not p_aktiv and strategie = p_strategie and person_id = p_person $$;
create function tor_anmeldung_entfernen(p_strategie text, p_person uuid) returns void
  language sql security definer set search_path = public as $$
  delete from sitzung where strategie = p_strategie and person_id = p_person;
  delete from einmalcode where strategie = p_strategie and person_id = p_person;
  delete from anmeldung where strategie = p_strategie and person_id = p_person $$;
create function tor_passwort(p_strategie text, p_person uuid, p_hash text, p_behalte bytea) returns void
  language sql security definer set search_path = public as $$
  update anmeldung set passwort_hash = p_hash, fehlversuche = 0, naechster_versuch_ab = null where strategie = p_strategie and person_id = p_person;
  update einmalcode set verbraucht_am = now() where strategie = p_strategie and person_id = p_person and verbraucht_am is null;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte $$;
create function tor_zweiter_faktor(p_person uuid, p_geheimnis text) returns void
  language sql security definer set search_path = public as $$ update anmeldung set zweiter_faktor = p_geheimnis where strategie = 'adminUser' and person_id = p_person $$;
-- Counts atomically, so that two stale copies add up; from the fifth failure on the wait doubles up to 15 minutes.
create function tor_fehlversuch(p_strategie text, p_email text, p_jetzt timestamptz) returns integer
  language sql security definer set search_path = public as $$
  update anmeldung set fehlversuche = fehlversuche + 1,
    naechster_versuch_ab = case when fehlversuche + 1 >= 5 then p_jetzt + make_interval(secs => least(900, power(2, least(fehlversuche + 1 - 5, 10)))) end
  where strategie = p_strategie and email = lower(p_email) returning fehlversuche $$;
create function tor_erfolg(p_strategie text, p_person uuid) returns void
  language sql security definer set search_path = public as $$ update anmeldung set fehlversuche = 0, naechster_versuch_ab = null where strategie = p_strategie and person_id = p_person $$;
create function tor_sitzung_anlegen(p_hash bytea, p_strategie text, p_person uuid, p_unternehmen uuid, p_jetzt timestamptz, p_ablauf timestamptz, p_geraet text) returns void
  language sql security definer set search_path = public as $$
  insert into sitzung values (p_hash, p_strategie, p_person, p_unternehmen, p_jetzt, p_ablauf, p_jetzt, left(p_geraet, 200)) $$;
create function tor_sitzung(p_hash bytea, p_strategie text, p_jetzt timestamptz) returns setof sitzung
  language sql security definer set search_path = public as $$
  select s.* from sitzung s join anmeldung a using (strategie, person_id)
  where s.token_hash = p_hash and s.strategie = p_strategie and s.laeuft_ab > p_jetzt and a.aktiv $$;
create function tor_sitzungen(p_strategie text, p_person uuid) returns setof sitzung
  language sql security definer set search_path = public as $$ select * from sitzung where strategie = p_strategie and person_id = p_person order by angelegt_am desc $$;
create function tor_sitzung_ende(p_hash bytea) returns void
  language sql security definer set search_path = public as $$ delete from sitzung where token_hash = p_hash $$;
create function tor_sitzungen_ende(p_strategie text, p_person uuid, p_behalte bytea) returns void
  language sql security definer set search_path = public as $$ delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte $$;
create function tor_einmalcode_anlegen(p_hash bytea, p_zweck text, p_strategie text, p_person uuid, p_ablauf timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from einmalcode where zweck = p_zweck and strategie = p_strategie and person_id = p_person and verbraucht_am is null;
  insert into einmalcode values (p_hash, p_zweck, p_strategie, p_person, p_ablauf, null) $$;
create function tor_einmalcode(p_hash bytea, p_jetzt timestamptz) returns setof einmalcode
  language sql security definer set search_path = public as $$ select * from einmalcode where token_hash = p_hash and verbraucht_am is null and laeuft_ab > p_jetzt $$;
create function tor_einmalcode_verbrauchen(p_hash bytea, p_jetzt timestamptz) returns setof einmalcode
  language sql security definer set search_path = public as $$
  update einmalcode set verbraucht_am = p_jetzt where token_hash = p_hash and verbraucht_am is null and laeuft_ab > p_jetzt returning * $$;
create function tor_admin_user(p_id uuid) returns setof admin_user
  language sql security definer set search_path = public as $$ select * from admin_user where id = p_id $$;
create function tor_admin_user_anlegen(p_id uuid, p_name text, p_demo boolean) returns void
  language sql security definer set search_path = public as $$ insert into admin_user (id, name, demo) values (p_id, p_name, p_demo) $$;
create function tor_zugang_anlegen(p_hash bytea, p_art text, p_unternehmen uuid, p_code uuid) returns void
  language sql security definer set search_path = public as $$ insert into zugang values (p_hash, p_art, p_unternehmen, p_code) on conflict do nothing $$;
create function tor_zugang(p_hash bytea) returns setof zugang
  language sql security definer set search_path = public as $$ select * from zugang where hash = p_hash $$;
create function tor_zugang_entfernen(p_code uuid) returns void
  language sql security definer set search_path = public as $$ delete from zugang where zugangscode_id = p_code $$;
create function tor_zaehlen(p_schluessel text, p_fenster bigint) returns integer
  language sql security definer set search_path = public as $$
  insert into zaehler values (p_schluessel, p_fenster, 1) on conflict (schluessel, fenster) do update set anzahl = zaehler.anzahl + 1 returning anzahl $$;
create function tor_zurueckzaehlen(p_schluessel text, p_fenster bigint) returns void
  language sql security definer set search_path = public as $$
  update zaehler set anzahl = anzahl - 1 where schluessel = p_schluessel and fenster = p_fenster and anzahl > 0 $$;
create function tor_aufraeumen(p_jetzt timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from sitzung where laeuft_ab < p_jetzt;
  delete from einmalcode where laeuft_ab < p_jetzt - interval '30 days';
  delete from zaehler where fenster < extract(epoch from p_jetzt - interval '2 days') $$;
create function tor_slug_frei(p_slug text) returns boolean
  language sql security definer set search_path = public as $$ select not exists (select from slug where slug = p_slug) $$;
create function tor_slug(p_slug text) returns uuid
  language sql security definer set search_path = public as $$ select unternehmen_id from slug where slug = p_slug $$;
-- Row-level security hides companies from the gate too, so the public address is kept in a narrow table of its own.
create function slug_nachfuehren() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then delete from slug where unternehmen_id = old.unternehmen_id; end if;
  if tg_op <> 'DELETE' then insert into slug values (new.slug, new.unternehmen_id); end if;
  return null;
end $$;
create trigger slug_nachfuehren after insert or delete or update of slug on unternehmen for each row execute function slug_nachfuehren();

-- Only the application may knock at the gate; PostgreSQL would let everyone.
do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tor\_%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;

-- ---- shared machinery of a company ----------------------------------------------------------
create table datei (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null, name text not null, typ text not null, groesse integer not null, schluessel text not null,
  angelegt_am timestamptz not null default now(),
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('datei');

create table idempotenz (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  wer text not null, schluessel text not null check (length(schluessel) between 8 and 255),
  anfrage_hash text not null, status integer not null, antwort jsonb,
  angelegt_am timestamptz not null default now(),
  primary key (unternehmen_id, wer, schluessel)
);
select mandant_schuetzen('idempotenz');

create table verlauf (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id bigint generated always as identity,
  gegenstand text not null, gegenstand_id uuid not null,
  am timestamptz not null, wer text not null, was text not null, von jsonb, nach jsonb,
  primary key (unternehmen_id, id)
);
create index verlauf_gegenstand on verlauf (unternehmen_id, gegenstand, gegenstand_id, id);
select mandant_schuetzen('verlauf');

-- Mails and the like are written in the transaction of their cause and sent afterwards.
create table ausgang (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, ereignis text not null, empfaenger text not null, vorlage text not null,
  nachricht jsonb not null,
  status text not null default 'neu' check (status in ('neu', 'in_arbeit', 'gesendet', 'fehler')),
  lease_bis timestamptz, naechster_versuch_ab timestamptz, versuche integer not null default 0, fehler text,
  angelegt_am timestamptz not null default now(), gesendet_am timestamptz,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, ereignis, empfaenger, vorlage)
);
create index ausgang_offen on ausgang (angelegt_am) where status in ('neu', 'in_arbeit');
select mandant_schuetzen('ausgang');
create policy jobs on ausgang to kehrtour_jobs using (true) with check (true);
grant select, update, delete on ausgang to kehrtour_jobs;

-- A long piece of work that a screen follows: progress, result, or a German reason.
create table vorgang (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null, art text not null, bezug_id uuid,
  status text not null default 'wartet' check (status in ('wartet', 'laeuft', 'fertig', 'fehler', 'abgebrochen')),
  anteil real not null default 0, schritt text not null default '',
  ergebnis jsonb, fehler jsonb, abbruch_gewuenscht boolean not null default false,
  angelegt_am timestamptz not null default now(), geaendert_am timestamptz not null default now(),
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('vorgang');

-- The one table that settles who is where: bookings, holds, fixed appointments, absences, a round's shift block.
create table belegung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  mitarbeiter_id uuid not null,
  zeitraum tstzrange not null check (not isempty(zeitraum) and lower_inc(zeitraum) and not upper_inc(zeitraum)),
  art text not null check (art in ('buchung', 'reservierung', 'termin', 'abwesenheit', 'kehrtour')),
  bezug_id uuid,
  laeuft_ab timestamptz,
  ueberstimmt boolean not null default false,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade,
  constraint belegung_ueberschneidung exclude using gist (unternehmen_id with =, mitarbeiter_id with =, zeitraum with &&) where (not ueberstimmt)
);
create index belegung_bezug on belegung (unternehmen_id, bezug_id);
select mandant_schuetzen('belegung');
