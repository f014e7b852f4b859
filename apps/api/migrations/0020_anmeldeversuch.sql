-- Wrong logins slow strangers, not the owner: a place where somebody logged in before is counted for itself.
create table anmeldeort (
  strategie text not null, person_id uuid not null,
  -- A keyed hash of the network; nobody reads an address out of it.
  ort bytea not null,
  zuletzt_am timestamptz not null,
  primary key (strategie, person_id, ort)
);
-- Tries since the last success. The key is a hash of the mail address, so that an unknown one costs what a known one costs.
create table anmeldeversuch (
  schluessel bytea primary key,
  anzahl integer not null,
  warten_bis timestamptz,
  zuletzt_am timestamptz not null
);
create index anmeldeversuch_zuletzt on anmeldeversuch (zuletzt_am);

-- Takes the try before the password is looked at: a thousand at once add up as well. From the fifth on the wait doubles up to
-- 15 minutes; after a hundred only a success elsewhere or a new password helps. `darf` says whether this one may be looked at.
create function tor_anmeldeversuch(p_strategie text, p_email text, p_ort bytea, p_fremd bytea, p_bekannt bytea, p_jetzt timestamptz)
  returns table (darf boolean, strategie text, email text, person_id uuid, unternehmen_id uuid, passwort_hash text, zweiter_faktor text, aktiv boolean)
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
  return query select genommen, konto.strategie, konto.email, konto.person_id, konto.unternehmen_id, konto.passwort_hash, konto.zweiter_faktor, konto.aktiv;
end $$;

-- A success, or a new password: nobody waits any more, and this place is known from now on. Twenty places are enough.
create function tor_anmeldung_gelungen(p_strategie text, p_person uuid, p_ort bytea, p_fremd bytea, p_bekannt bytea, p_jetzt timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from anmeldeversuch where schluessel in (p_fremd, p_bekannt);
  insert into anmeldeort values (p_strategie, p_person, p_ort, p_jetzt) on conflict (strategie, person_id, ort) do update set zuletzt_am = p_jetzt;
  delete from anmeldeort where strategie = p_strategie and person_id = p_person and ort not in (
    select ort from anmeldeort where strategie = p_strategie and person_id = p_person order by zuletzt_am desc limit 20) $$;
create function tor_ort_bekannt(p_strategie text, p_person uuid, p_ort bytea) returns boolean
  language sql security definer set search_path = public as $$
  select exists (select from anmeldeort where strategie = p_strategie and person_id = p_person and ort = p_ort) $$;
create function tor_anmeldung_aufraeumen(p_jetzt timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from anmeldeversuch where zuletzt_am < p_jetzt - interval '30 days' or (anzahl < 5 and zuletzt_am < p_jetzt - interval '1 day');
  delete from anmeldeort where zuletzt_am < p_jetzt - interval '180 days' $$;

-- Whoever had the old password is a stranger again.
create or replace function tor_passwort(p_strategie text, p_person uuid, p_hash text, p_behalte bytea) returns void
  language sql security definer set search_path = public as $$
  update anmeldung set passwort_hash = p_hash, fehlversuche = 0, naechster_versuch_ab = null where strategie = p_strategie and person_id = p_person;
  update einmalcode set verbraucht_am = now() where strategie = p_strategie and person_id = p_person and verbraucht_am is null;
  delete from anmeldeort where strategie = p_strategie and person_id = p_person;
  delete from sitzung where strategie = p_strategie and person_id = p_person and token_hash is distinct from p_behalte $$;
create or replace function tor_anmeldung_entfernen(p_strategie text, p_person uuid) returns void
  language sql security definer set search_path = public as $$
  delete from sitzung where strategie = p_strategie and person_id = p_person;
  delete from anmeldeort where strategie = p_strategie and person_id = p_person;
  delete from einmalcode where strategie = p_strategie and person_id = p_person;
  delete from anmeldung where strategie = p_strategie and person_id = p_person $$;

do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
    and proname in ('tor_anmeldeversuch', 'tor_anmeldung_gelungen', 'tor_ort_bekannt', 'tor_anmeldung_aufraeumen') loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;
