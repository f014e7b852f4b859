-- A phone that goes on working for its shift. What it holds is kept as a hash, ends after 14 hours at the latest, and brings
-- sessions of two hours that open nothing but the day; they end with it.
create table feldgeraet (
  token_hash bytea primary key,
  person_id uuid not null, unternehmen_id uuid not null,
  name text not null,
  angelegt_am timestamptz not null, zuletzt_am timestamptz not null,
  laeuft_ab timestamptz not null check (laeuft_ab <= angelegt_am + interval '14 hours')
);
create index feldgeraet_person on feldgeraet (person_id);
create index feldgeraet_ablauf on feldgeraet (laeuft_ab);
alter table sitzung add column feldgeraet bytea;
create index sitzung_feldgeraet on sitzung (feldgeraet) where feldgeraet is not null;

-- Ten phones of one person: the oldest goes.
create function tor_feldgeraet_anlegen(p_hash bytea, p_person uuid, p_unternehmen uuid, p_name text, p_jetzt timestamptz, p_ablauf timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  delete from feldgeraet where laeuft_ab <= p_jetzt;
  delete from feldgeraet where token_hash in (
    select token_hash from feldgeraet where person_id = p_person order by angelegt_am desc, token_hash offset 9);
  insert into feldgeraet values (p_hash, p_person, p_unternehmen, left(p_name, 60), p_jetzt, p_jetzt, p_ablauf) $$;
create function tor_feldgeraet(p_hash bytea, p_jetzt timestamptz) returns setof feldgeraet
  language sql security definer set search_path = public, pg_temp as $$
  select g.* from feldgeraet g join anmeldung a on a.strategie = 'mitarbeiter' and a.person_id = g.person_id
  where g.token_hash = p_hash and g.laeuft_ab > p_jetzt and a.aktiv $$;
create function tor_feldsitzung_anlegen(p_hash bytea, p_geraet bytea, p_jetzt timestamptz, p_ablauf timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update feldgeraet set zuletzt_am = p_jetzt where token_hash = p_geraet;
  insert into sitzung (token_hash, strategie, person_id, unternehmen_id, angelegt_am, laeuft_ab, zuletzt_am, geraet, feldgeraet)
  select p_hash, 'mitarbeiter', person_id, unternehmen_id, p_jetzt, least(p_ablauf, laeuft_ab), p_jetzt, name, token_hash
  from feldgeraet where token_hash = p_geraet $$;
create function tor_feldgeraete(p_person uuid, p_jetzt timestamptz) returns setof feldgeraet
  language sql security definer set search_path = public, pg_temp as $$
  select * from feldgeraet where person_id = p_person and laeuft_ab > p_jetzt order by angelegt_am desc, token_hash $$;
create function tor_feldgeraet_ende(p_person uuid, p_kennung text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from feldgeraet where person_id = p_person and left(encode(token_hash, 'hex'), 12) = p_kennung $$;
create function tor_feldgeraete_ende(p_person uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$ delete from feldgeraet where person_id = p_person $$;

-- Sessions of phones are listed as what they are, with the phones.
create or replace function tor_sitzungen(p_strategie text, p_person uuid) returns setof sitzung
  language sql security definer set search_path = public, pg_temp as $$
  select * from sitzung where strategie = p_strategie and person_id = p_person and feldgeraet is null order by angelegt_am desc $$;

-- Another password, another factor, a blocked account: no phone goes on with what it was given before.
create function anmeldung_beendet_feldgeraete() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from feldgeraet where person_id = old.person_id;
  return null;
end $$;
-- What a phone opened ends with it.
create function feldgeraet_endet() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from sitzung where feldgeraet = old.token_hash;
  return null;
end $$;
create trigger feldgeraet_endet after delete on feldgeraet for each row execute function feldgeraet_endet();
create trigger anmeldung_beendet_feldgeraete after update of passwort_hash, zweiter_faktor, aktiv on anmeldung for each row
  when (old.passwort_hash is distinct from new.passwort_hash or old.zweiter_faktor is distinct from new.zweiter_faktor or not new.aktiv)
  execute function anmeldung_beendet_feldgeraete();
create trigger anmeldung_weg_beendet_feldgeraete after delete on anmeldung for each row execute function anmeldung_beendet_feldgeraete();

revoke execute on function tor_feldgeraet_anlegen(bytea, uuid, uuid, text, timestamptz, timestamptz), tor_feldgeraet(bytea, timestamptz),
  tor_feldsitzung_anlegen(bytea, bytea, timestamptz, timestamptz), tor_feldgeraete(uuid, timestamptz), tor_feldgeraet_ende(uuid, text),
  tor_feldgeraete_ende(uuid) from public;
grant execute on function tor_feldgeraet_anlegen(bytea, uuid, uuid, text, timestamptz, timestamptz), tor_feldgeraet(bytea, timestamptz),
  tor_feldsitzung_anlegen(bytea, bytea, timestamptz, timestamptz), tor_feldgeraete(uuid, timestamptz), tor_feldgeraet_ende(uuid, text),
  tor_feldgeraete_ende(uuid) to kehrtour_app;
