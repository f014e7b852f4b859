-- Which appointment does this task: a booked task is offered to no round, and ends with the appointment.
alter table aufgabe add column termin_id uuid;
alter table aufgabe add constraint aufgabe_termin foreign key (unternehmen_id, termin_id) references termin on delete set null (termin_id);
create index aufgabe_termin on aufgabe (unternehmen_id, termin_id) where termin_id is not null;
-- A house is found again by postcode and street as people spell it.
create index liegenschaft_strassenschluessel on liegenschaft (unternehmen_id, plz, replace(suchtext(strasse), ' ', ''));
create index reservierung_absender on reservierung (unternehmen_id, absender_hash, laeuft_ab);
create index rundenplatz_tag on rundenplatz (unternehmen_id, tag);
-- An appointment that is called off gives its time and its tasks free, whoever calls it off.
create function termin_zeit_freigeben() returns trigger language plpgsql as $$
begin
  delete from belegung where unternehmen_id = new.unternehmen_id and bezug_id = new.id and art in ('buchung', 'termin');
  delete from rundenplatz where unternehmen_id = new.unternehmen_id and bezug_id = new.id;
  update aufgabe set termin_id = null, kehrtour_id = null,
    -- What was only there for this booking is not left behind as something due.
    status = case when schluessel = 'buchung:' || new.id then 'entfallen' else status end
    where unternehmen_id = new.unternehmen_id and termin_id = new.id and status = 'offen';
  return null;
end $$;
create trigger termin_zeit_freigeben after update of status on termin for each row
  when (new.status in ('abgesagt', 'verschoben') and old.status is distinct from new.status) execute function termin_zeit_freigeben();
-- Work that was done ends its booked tasks; who was not met needs another visit.
create function termin_aufgaben_beenden() returns trigger language plpgsql as $$
begin
  update aufgabe set status = case when new.status = 'erledigt' then 'erledigt' else status end,
    erledigt_am = case when new.status = 'erledigt' then (new.beginn at time zone 'Europe/Berlin')::date else erledigt_am end,
    termin_id = case when new.status = 'erledigt' then termin_id else null end
    where unternehmen_id = new.unternehmen_id and termin_id = new.id and status = 'offen';
  return null;
end $$;
create trigger termin_aufgaben_beenden after update of status on termin for each row
  when (new.status in ('erledigt', 'nichtAngetroffen', 'zutrittVerweigert') and old.status is distinct from new.status) execute function termin_aufgaben_beenden();
