-- "At once" is said in the clock of the application, not in that of the database: the calendar is due again since it was
-- last tried. Two clocks that differ by a second left the page saying that nothing was to come.
create or replace function kalender_nachlesen() returns trigger language plpgsql as $$
begin
  update kalender_abo a set naechster_abruf_ab = least(naechster_abruf_ab, coalesce(versucht_am, angelegt_am))
    where a.unternehmen_id = old.unternehmen_id and a.mitarbeiter_id = old.mitarbeiter_id
      and exists (select from jsonb_to_recordset(a.zeiten) as z(von timestamptz, bis timestamptz) where tstzrange(z.von, z.bis) && old.zeitraum);
  return null;
end $$;
