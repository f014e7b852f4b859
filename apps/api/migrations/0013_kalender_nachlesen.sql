-- Where a booking or a round leaves a busy time of somebody's own calendar, that time is taken again with the next round of
-- the minute: the calendar is read at once instead of in half an hour.
create function kalender_nachlesen() returns trigger language plpgsql as $$
begin
  update kalender_abo set naechster_abruf_ab = least(naechster_abruf_ab, now())
    where unternehmen_id = old.unternehmen_id and mitarbeiter_id = old.mitarbeiter_id and konflikte <> '[]';
  return null;
end $$;
create trigger kalender_nachlesen after delete on belegung for each row
  when (old.art in ('buchung', 'termin', 'kehrtour')) execute function kalender_nachlesen();
