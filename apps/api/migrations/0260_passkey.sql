-- Passkeys: a second factor beside the app, and with user verification a login of their own. A person with one of them does
-- not come in with the password alone; recovery codes belong to whichever factor there is.
alter table anmeldung add column passkeys integer not null default 0 check (passkeys >= 0);
create table passkey (
  id uuid primary key,
  strategie text not null,
  person_id uuid not null,
  -- What the authenticator calls it: unique in the world.
  kennung text not null unique check (length(kennung) between 16 and 1400),
  -- The public half, as COSE.
  schluessel bytea not null,
  zaehler bigint not null,
  transporte text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  angelegt_am timestamptz not null,
  zuletzt_am timestamptz,
  -- Its counter went backwards: perhaps there are two of it. It opens nothing any more.
  verdacht_am timestamptz
);
create index passkey_person on passkey (strategie, person_id);
-- Whoever ends a login ends its passkeys: one person's, or all of a company that is deleted.
create function passkey_mit_anmeldung() returns trigger language plpgsql set search_path = public as $$
begin
  delete from passkey where strategie = old.strategie and person_id = old.person_id;
  return null;
end $$;
create trigger passkey_mit_anmeldung after delete on anmeldung for each row execute function passkey_mit_anmeldung();
-- Challenges that were answered, until they would have run out.
create table passkeyfrage (hash bytea primary key, laeuft_ab timestamptz not null);
create index passkeyfrage_ablauf on passkeyfrage (laeuft_ab);

create function tor_passkey(p_strategie text, p_kennung text) returns setof passkey
  language sql security definer set search_path = public as $$ select * from passkey where strategie = p_strategie and kennung = p_kennung $$;
create function tor_passkeys(p_strategie text, p_person uuid) returns setof passkey
  language sql security definer set search_path = public as $$
  select * from passkey where strategie = p_strategie and person_id = p_person order by angelegt_am, id $$;
-- False for a challenge that was answered before.
create function tor_passkeyfrage(p_hash bytea, p_ablauf timestamptz, p_jetzt timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  delete from passkeyfrage where laeuft_ab < p_jetzt;
  insert into passkeyfrage values (p_hash, p_ablauf) on conflict do nothing;
  return found;
end $$;
-- Twenty are enough. The first factor of a person brings recovery codes and ends all her other sessions.
create function tor_passkey_anlegen(p_id uuid, p_strategie text, p_person uuid, p_kennung text, p_schluessel bytea, p_zaehler bigint,
    p_transporte text[], p_name text, p_jetzt timestamptz, p_codes text[], p_behalte bytea) returns text
  language plpgsql security definer set search_path = public as $$
declare
  konto anmeldung;
begin
  select * into konto from anmeldung where strategie = p_strategie and person_id = p_person and aktiv for update;
  if not found then return 'anderer-stand'; end if;
  if konto.passkeys >= 20 then return 'zu-viele'; end if;
  insert into passkey (id, strategie, person_id, kennung, schluessel, zaehler, transporte, name, angelegt_am)
    values (p_id, p_strategie, p_person, p_kennung, p_schluessel, p_zaehler, p_transporte, p_name, p_jetzt) on conflict (kennung) do nothing;
  if not found then return 'bekannt'; end if;
  update anmeldung set passkeys = passkeys + 1,
    wiederherstellung = case when konto.zweiter_faktor is null and konto.passkeys = 0 then p_codes else wiederherstellung end
  where strategie = p_strategie and person_id = p_person;
  if konto.zweiter_faktor is not null or konto.passkeys > 0 then return 'weiterer'; end if;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte;
  return 'erster';
end $$;
create function tor_passkey_name(p_strategie text, p_person uuid, p_id uuid, p_name text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update passkey set name = p_name where strategie = p_strategie and person_id = p_person and id = p_id;
  return found;
end $$;
-- Every other session of the person ends. The last factor takes the recovery codes with it, where one may go without.
create function tor_passkey_entfernen(p_strategie text, p_person uuid, p_id uuid, p_behalte bytea) returns text
  language plpgsql security definer set search_path = public as $$
declare
  konto anmeldung;
begin
  select * into konto from anmeldung where strategie = p_strategie and person_id = p_person for update;
  if not exists (select from passkey where strategie = p_strategie and person_id = p_person and id = p_id) then return 'fehlt'; end if;
  if p_strategie = 'adminUser' and konto.zweiter_faktor is null and konto.passkeys = 1 then return 'letzter'; end if;
  delete from passkey where strategie = p_strategie and person_id = p_person and id = p_id;
  update anmeldung set passkeys = passkeys - 1,
    wiederherstellung = case when zweiter_faktor is null and passkeys = 1 then '{}' else wiederherstellung end
  where strategie = p_strategie and person_id = p_person;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte;
  return 'entfernt';
end $$;
-- False when its counter did not go on, or when it is under suspicion: authenticators that count never stand still.
create function tor_passkey_benutzt(p_id uuid, p_zaehler bigint, p_jetzt timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update passkey set zaehler = p_zaehler, zuletzt_am = p_jetzt
  where id = p_id and verdacht_am is null and (zaehler < p_zaehler or (zaehler = 0 and p_zaehler = 0));
  return found;
end $$;
-- True the first time alone, so that its owner hears of it once.
create function tor_passkey_verdacht(p_id uuid, p_jetzt timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update passkey set verdacht_am = p_jetzt where id = p_id and verdacht_am is null;
  return found;
end $$;
-- Everything at once: a colleague, or the operator, opens the way back for somebody who has lost all of it.
create function tor_faktoren_zurueck(p_strategie text, p_person uuid) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update anmeldung set zweiter_faktor = null, zweiter_faktor_seit = null, zweiter_faktor_entwurf = null, zweiter_faktor_entwurf_bis = null,
    wiederherstellung = '{}', passkeys = 0
  where strategie = p_strategie and person_id = p_person and (zweiter_faktor is not null or passkeys > 0);
  if not found then return false; end if;
  delete from passkey where strategie = p_strategie and person_id = p_person;
  delete from sitzung where strategie = p_strategie and person_id = p_person;
  return true;
end $$;

-- The codes stay with whoever still has a passkey.
create or replace function tor_zweiter_faktor_aus(p_strategie text, p_person uuid, p_behalte bytea) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update anmeldung set zweiter_faktor = null, zweiter_faktor_seit = null, zweiter_faktor_entwurf = null, zweiter_faktor_entwurf_bis = null,
    wiederherstellung = case when passkeys > 0 then wiederherstellung else '{}' end
  where strategie = p_strategie and person_id = p_person and zweiter_faktor is not null;
  if not found then return false; end if;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte;
  return true;
end $$;
create or replace function tor_wiederherstellung_neu(p_strategie text, p_person uuid, p_codes text[]) returns void
  language sql security definer set search_path = public as $$
  update anmeldung set wiederherstellung = p_codes
  where strategie = p_strategie and person_id = p_person and (zweiter_faktor is not null or passkeys > 0) $$;
create or replace function tor_wiederherstellung_einloesen(p_strategie text, p_person uuid, p_code text) returns integer
  language sql security definer set search_path = public as $$
  update anmeldung set wiederherstellung = array_remove(wiederherstellung, p_code)
  where strategie = p_strategie and person_id = p_person and (zweiter_faktor is not null or passkeys > 0) and p_code = any (wiederherstellung)
  returning cardinality(wiederherstellung) $$;

-- The same as before, and how many passkeys the account has.
drop function tor_anmeldeversuch(text, text, bytea, bytea, bytea, timestamptz);
create function tor_anmeldeversuch(p_strategie text, p_email text, p_ort bytea, p_fremd bytea, p_bekannt bytea, p_jetzt timestamptz)
  returns table (darf boolean, strategie text, email text, person_id uuid, unternehmen_id uuid, passwort_hash text, zweiter_faktor text,
    passkeys integer, aktiv boolean)
  language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare
  konto anmeldung;
  genommen boolean;
begin
  select * into konto from anmeldung a where a.strategie = p_strategie and a.email = lower(p_email);
  insert into anmeldeversuch as v (schluessel, anzahl, zuletzt_am)
    select case when exists (select from anmeldeort o where o.strategie = p_strategie and o.person_id = konto.person_id and o.ort = p_ort)
      then p_bekannt else p_fremd end, 1, p_jetzt
    on conflict (schluessel) do update set anzahl = v.anzahl + 1, zuletzt_am = p_jetzt,
      warten_bis = case when v.anzahl + 1 >= 5 then p_jetzt + make_interval(secs => least(900, power(2, least(v.anzahl + 1 - 5, 10)))) end
      where v.anzahl < 100 and (v.warten_bis is null or v.warten_bis <= p_jetzt);
  genommen := found;
  return query select genommen, konto.strategie, konto.email, konto.person_id, konto.unternehmen_id, konto.passwort_hash, konto.zweiter_faktor,
    konto.passkeys, konto.aktiv;
end $$;

do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
    and (proname like 'tor\_passkey%' or proname in ('tor_faktoren_zurueck', 'tor_anmeldeversuch')) loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;

insert into verlaufswort (gegenstand, was) values ('mitarbeiter', 'passkey:angelegt'), ('mitarbeiter', 'passkey:entfernt');
