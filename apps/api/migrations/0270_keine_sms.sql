-- Who wants no SMS. What imports write of a person does not name this column, so it stays; and as a file may name the same
-- mobile number under another name, a refusal holds for the number at every contact of the company.
alter table kontakt add column keine_sms boolean not null default false;
create index kontakt_keine_sms on kontakt (unternehmen_id) where keine_sms;

-- A German mobile number however it is written, else null: a landline is shared by whole offices.
create function handynummer(p text) returns text language sql immutable as $$
  select case when n ~ '^01[567][0-9]{7,}$' then n end
  from (select regexp_replace(regexp_replace(p, '[^0-9+]', '', 'g'), '^([+]49|0049)0?', '0') as n) x $$;

-- An import takes the former name away before it writes the new one: until its transaction ends, the refused numbers are kept.
create function kontakt_keine_sms_behalten() returns trigger language plpgsql as $$
begin
  perform set_config('kehrtour.keine_sms', concat_ws(',', nullif(current_setting('kehrtour.keine_sms', true), ''),
    handynummer(old.mobil), handynummer(old.telefon)), true);
  return null;
end $$;
create trigger keine_sms_behalten after delete on kontakt for each row when (old.keine_sms)
  execute function kontakt_keine_sms_behalten();

create function kontakt_keine_sms_uebernehmen() returns trigger language plpgsql as $$
declare
  v_weg text[] := string_to_array(coalesce(current_setting('kehrtour.keine_sms', true), ''), ',');
begin
  new.keine_sms := coalesce(handynummer(new.mobil) = any(v_weg), false) or coalesce(handynummer(new.telefon) = any(v_weg), false)
    or exists (select from kontakt k where k.unternehmen_id = new.unternehmen_id and k.keine_sms and k.id <> new.id
      and (handynummer(k.mobil) in (handynummer(new.mobil), handynummer(new.telefon))
        or handynummer(k.telefon) in (handynummer(new.mobil), handynummer(new.telefon))));
  return new;
end $$;
-- Also where a person comes back from what was kept before this column: there it says nothing.
create trigger keine_sms_neu before insert on kontakt for each row when (new.keine_sms is not true)
  execute function kontakt_keine_sms_uebernehmen();
create trigger keine_sms_nummer before update on kontakt for each row
  when (not new.keine_sms and (old.mobil <> new.mobil or old.telefon <> new.telefon))
  execute function kontakt_keine_sms_uebernehmen();

create function kontakt_keine_sms_verbreiten() returns trigger language plpgsql as $$
begin
  update kontakt k set keine_sms = new.keine_sms where k.unternehmen_id = new.unternehmen_id and k.id <> new.id
    and k.keine_sms <> new.keine_sms
    and (handynummer(k.mobil) in (handynummer(new.mobil), handynummer(new.telefon))
      or handynummer(k.telefon) in (handynummer(new.mobil), handynummer(new.telefon)));
  return null;
end $$;
create trigger keine_sms_verbreiten after update of keine_sms on kontakt for each row
  when (old.keine_sms <> new.keine_sms) execute function kontakt_keine_sms_verbreiten();

-- Whoever refuses while a message waits does not get it: the outbox knows whose it is, and who sends sees nothing but refusals.
alter table ausgang add column kontakt_id uuid;
create policy jobs on kontakt for select to kehrtour_jobs using (keine_sms);
grant select (unternehmen_id, id, keine_sms) on kontakt to kehrtour_jobs;

insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'SMS abbestellt'), ('liegenschaft', 'SMS erlaubt');
