-- Whose whereabouts nobody may learn from us (§ 51 BMG). What leaves one house reads `offener_kontakt`.
alter table kontakt add column sperrvermerk boolean not null default false;
create index kontakt_sperrvermerk on kontakt (unternehmen_id) where sperrvermerk;

-- The same person: under the same name with a number or mail in common, or one that an import has just taken away.
create function kontakt_kennung(p kontakt) returns text language sql immutable as $$
  select suchtext(p.vorname || ' ' || p.nachname || ' ' || p.firma) $$;
create function kontakt_wege(p kontakt) returns text[] language sql immutable as $$
  select array(select w from unnest(array[nullif(regexp_replace(p.telefon, '\D', '', 'g'), ''),
    nullif(regexp_replace(p.mobil, '\D', '', 'g'), ''), nullif(lower(p.email), '')]) as w where w is not null) $$;

-- An import takes the former name away before it writes the new one: until its transaction ends, the locked are kept.
create function kontakt_sperrvermerk_behalten() returns trigger language plpgsql as $$
begin
  perform set_config('kehrtour.sperrvermerk', (coalesce(nullif(current_setting('kehrtour.sperrvermerk', true), ''), '[]')::jsonb
    || jsonb_build_object('name', kontakt_kennung(old), 'wege', to_jsonb(kontakt_wege(old))))::text, true);
  -- Two houses become one: the same person under the other entry stays locked.
  update kontakt k set sperrvermerk = true where k.unternehmen_id = old.unternehmen_id and not k.sperrvermerk
    and kontakt_kennung(k) = kontakt_kennung(old) and kontakt_kennung(old) <> '' and kontakt_wege(k) @> kontakt_wege(old);
  return null;
end $$;
create trigger sperrvermerk_behalten after delete on kontakt for each row when (old.sperrvermerk)
  execute function kontakt_sperrvermerk_behalten();

create function kontakt_sperrvermerk_uebernehmen() returns trigger language plpgsql as $$
declare
  v_weg jsonb := coalesce(nullif(current_setting('kehrtour.sperrvermerk', true), ''), '[]')::jsonb;
  v_wege text[] := kontakt_wege(new);
begin
  new.sperrvermerk := exists (select from jsonb_array_elements(v_weg) as g
      where (g ->> 'name' = kontakt_kennung(new) and kontakt_kennung(new) <> '')
        or exists (select from jsonb_array_elements_text(g -> 'wege') as w where w = any(v_wege)))
    or exists (select from kontakt k where k.unternehmen_id = new.unternehmen_id and k.sperrvermerk and k.id <> new.id
      and kontakt_kennung(k) = kontakt_kennung(new) and kontakt_wege(k) && v_wege);
  return new;
end $$;
-- Also where a person comes back from what was kept before this column: there it says nothing.
create trigger sperrvermerk_neu before insert on kontakt for each row when (new.sperrvermerk is not true)
  execute function kontakt_sperrvermerk_uebernehmen();

-- A file, a program, an undo may lock; only a person who says so opens again.
create function kontakt_sperrvermerk_halten() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('kehrtour.sperrvermerk_aufgehoben', true), '') <> new.id::text then new.sperrvermerk := true; end if;
  return new;
end $$;
create trigger sperrvermerk_halten before update on kontakt for each row when (old.sperrvermerk and new.sperrvermerk is not true)
  execute function kontakt_sperrvermerk_halten();

-- Two houses that become one, two managements that become one: whoever stays takes the lock of whoever goes.
create function kontakt_sperrvermerk_zusammen() returns trigger language plpgsql as $$
begin
  update kontakt k set sperrvermerk = true where k.unternehmen_id = old.unternehmen_id and k.id = new.kontakt_id and not k.sperrvermerk
    and exists (select from kontakt v where v.unternehmen_id = old.unternehmen_id and v.id = old.kontakt_id and v.sperrvermerk);
  return null;
end $$;
create trigger sperrvermerk_zusammen after update of kontakt_id on liegenschaft_kontakt for each row
  when (old.kontakt_id <> new.kontakt_id) execute function kontakt_sperrvermerk_zusammen();

-- People as lists, searches, sheets, feeds and programs may know them. Rows stay protected as those of the table.
create view offener_kontakt with (security_invoker = true) as
select k.unternehmen_id, k.id, k.art, k.sperrvermerk, k.keine_sms, k.email_fuer_termine and not k.sperrvermerk as email_fuer_termine,
  case when k.sperrvermerk then 'ohne' else k.anrede end as anrede,
  case when k.sperrvermerk then '' else k.titel end as titel,
  case when k.sperrvermerk then '' else k.vorname end as vorname,
  case when k.sperrvermerk then 'Auskunftssperre' else k.nachname end as nachname,
  case when k.sperrvermerk then '' else k.firma end as firma,
  case when k.sperrvermerk then '' else k.zeile2 end as zeile2,
  case when k.sperrvermerk then '' else k.strasse end as strasse,
  case when k.sperrvermerk then '' else k.hausnr end as hausnr,
  case when k.sperrvermerk then '' else k.plz end as plz,
  case when k.sperrvermerk then '' else k.ort end as ort,
  case when k.sperrvermerk then '' else k.telefon end as telefon,
  case when k.sperrvermerk then '' else k.mobil end as mobil,
  case when k.sperrvermerk then '' else k.email end as email,
  case when k.sperrvermerk then '' else k.suche end as suche
from kontakt k;
grant select on offener_kontakt to kehrtour_app;

insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'Sperrvermerk gesetzt'), ('liegenschaft', 'Sperrvermerk aufgehoben');
