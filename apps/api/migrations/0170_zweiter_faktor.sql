-- The second factor of everybody who logs in. The application seals its secrets; one that lies here in the clear from before is
-- sealed when it is used next. A step of time that was used once is used up, and so is a recovery code.
alter table anmeldung
  add column zweiter_faktor_seit timestamptz,
  add column zweiter_faktor_schritt bigint not null default 0,
  -- Shown to its owner, not yet proven by her: what lies here opens nothing.
  add column zweiter_faktor_entwurf text,
  add column zweiter_faktor_entwurf_bis timestamptz,
  -- Keyed hashes of the recovery codes that are left.
  add column wiederherstellung text[] not null default '{}';
update anmeldung set zweiter_faktor_seit = now() where zweiter_faktor is not null;
alter table anmeldung add constraint anmeldung_zweiter_faktor check ((zweiter_faktor is null) = (zweiter_faktor_seit is null));

drop function tor_zweiter_faktor(uuid, text);
create function tor_zweiter_faktor_entwurf(p_strategie text, p_person uuid, p_geheimnis text, p_bis timestamptz) returns void
  language sql security definer set search_path = public as $$
  update anmeldung set zweiter_faktor_entwurf = p_geheimnis, zweiter_faktor_entwurf_bis = p_bis
  where strategie = p_strategie and person_id = p_person $$;
-- Only the draft that the code was compared with is put in force, once; every other session of the person ends.
create function tor_zweiter_faktor_ein(p_strategie text, p_person uuid, p_geheimnis text, p_schritt bigint, p_codes text[], p_jetzt timestamptz, p_behalte bytea) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update anmeldung set zweiter_faktor = p_geheimnis, zweiter_faktor_seit = p_jetzt, zweiter_faktor_schritt = p_schritt,
    zweiter_faktor_entwurf = null, zweiter_faktor_entwurf_bis = null, wiederherstellung = p_codes
  where strategie = p_strategie and person_id = p_person and aktiv and zweiter_faktor_entwurf = p_geheimnis and zweiter_faktor_entwurf_bis > p_jetzt;
  if not found then return false; end if;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte;
  return true;
end $$;
create function tor_zweiter_faktor_aus(p_strategie text, p_person uuid, p_behalte bytea) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update anmeldung set zweiter_faktor = null, zweiter_faktor_seit = null, zweiter_faktor_entwurf = null, zweiter_faktor_entwurf_bis = null,
    wiederherstellung = '{}'
  where strategie = p_strategie and person_id = p_person and zweiter_faktor is not null;
  if not found then return false; end if;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte;
  return true;
end $$;
-- False for a step that was used already, and for every one before it.
create function tor_zweiter_faktor_schritt(p_strategie text, p_person uuid, p_schritt bigint, p_geheimnis text) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  update anmeldung set zweiter_faktor_schritt = p_schritt, zweiter_faktor = p_geheimnis
  where strategie = p_strategie and person_id = p_person and zweiter_faktor is not null and zweiter_faktor_schritt < p_schritt;
  return found;
end $$;
create function tor_wiederherstellung_neu(p_strategie text, p_person uuid, p_codes text[]) returns void
  language sql security definer set search_path = public as $$
  update anmeldung set wiederherstellung = p_codes
  where strategie = p_strategie and person_id = p_person and zweiter_faktor is not null $$;
-- How many are left; null for a code that is none, or none any more.
create function tor_wiederherstellung_einloesen(p_strategie text, p_person uuid, p_code text) returns integer
  language sql security definer set search_path = public as $$
  update anmeldung set wiederherstellung = array_remove(wiederherstellung, p_code)
  where strategie = p_strategie and person_id = p_person and zweiter_faktor is not null and p_code = any (wiederherstellung)
  returning cardinality(wiederherstellung) $$;
do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
    and (proname like 'tor\_zweiter\_faktor%' or proname like 'tor\_wiederherstellung%') loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;

alter table verlauf drop constraint verlauf_mitarbeiter_check;
alter table verlauf add constraint verlauf_mitarbeiter_check check (gegenstand <> 'mitarbeiter' or was in (
    'hinzugefuegt', 'eingeladen', 'geaendert', 'eigene-daten', 'buchungszeiten', 'abwesenheit-angelegt',
    'abwesenheit-entfernt', 'ausnahme-angelegt', 'ausnahme-entfernt', 'kalender:eingerichtet', 'kalender:erneuert',
    'kalender:mit-kundendaten', 'kalender:ohne-kundendaten', 'kalender:zurueckgenommen', 'kalender:abonniert',
    'kalender:abo-entfernt', 'zweiter-faktor:ein', 'zweiter-faktor:aus', 'zweiter-faktor:neue-codes',
    'zweiter-faktor:zurueckgesetzt'));
