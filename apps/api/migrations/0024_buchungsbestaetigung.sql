-- A booking of a stranger holds until `bestaetigen_bis`; the link of its mail or the office makes it a lasting one, else it lapses.
alter table buchung
  add column bestaetigen_bis timestamptz,
  add column bestaetigt_am timestamptz,
  add column bestaetigt_durch text check (bestaetigt_durch in ('mail', 'buero')),
  add column verfallen_am timestamptz,
  -- what the appointment is once the address is confirmed: a promise, or a request that the office answers
  add column nach_bestaetigung text check (nach_bestaetigung in ('bestaetigt', 'angefragt')),
  -- confirmed after it had lapsed, while the time was still free: booked anew
  add column nachfolger_termin_id uuid,
  -- undone together with others as a wave of made-up bookings
  add column welle_id uuid,
  -- who booked, unreadable: only to count and to see what bookings share
  add column netz_hash bytea, add column mail_hash bytea, add column telefon_hash bytea, add column haus_schluessel text,
  add foreign key (unternehmen_id, nachfolger_termin_id) references termin on delete set null (nachfolger_termin_id);
create index buchung_unbestaetigt on buchung (unternehmen_id, bestaetigen_bis) where bestaetigt_am is null and verfallen_am is null and bestaetigen_bis is not null;
create index buchung_angelegt on buchung (unternehmen_id, angelegt_am);
-- Times that somebody holds for a while only, whoever holds them.
create index belegung_ablauf on belegung (unternehmen_id, laeuft_ab) where laeuft_ab is not null;
create policy jobs on buchung for select to kehrtour_jobs using (true);
grant select (unternehmen_id, termin_id, bestaetigen_bis, bestaetigt_am, verfallen_am) on buchung to kehrtour_jobs;
-- Whoever says yes to it, or names another time, knows who booked: nothing lapses any more.
create function buchung_festhalten() returns trigger language plpgsql as $$
begin
  update belegung set laeuft_ab = null where unternehmen_id = new.unternehmen_id and bezug_id = new.id and art = 'buchung' and laeuft_ab is not null;
  update rundenplatz set laeuft_ab = null where unternehmen_id = new.unternehmen_id and bezug_id = new.id and laeuft_ab is not null;
  update buchung set bestaetigt_am = new.geaendert_am, bestaetigt_durch = 'buero'
    where unternehmen_id = new.unternehmen_id and termin_id = new.id and bestaetigen_bis is not null and bestaetigt_am is null;
  return null;
end $$;
create trigger buchung_festhalten after update of status on termin for each row
  when (old.status = 'angefragt' and new.status not in ('angefragt', 'abgesagt', 'verschoben')) execute function buchung_festhalten();
