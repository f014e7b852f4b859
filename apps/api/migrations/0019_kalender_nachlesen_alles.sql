-- What leaves a busy time of somebody's own calendar leaves it empty, though she is not there: whatever stood there when
-- the calendar was last read, a hold or a booking, the calendar is read again with the next round of the minute.
create or replace function kalender_nachlesen() returns trigger language plpgsql as $$
begin
  update kalender_abo a set naechster_abruf_ab = least(naechster_abruf_ab, now())
    where a.unternehmen_id = old.unternehmen_id and a.mitarbeiter_id = old.mitarbeiter_id
      and exists (select from jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz) where tstzrange(z.von, z.bis) && old.zeitraum);
  return null;
end $$;
drop trigger kalender_nachlesen on belegung;
create trigger kalender_nachlesen after delete on belegung for each row
  when (old.art <> 'abwesenheit') execute function kalender_nachlesen();
