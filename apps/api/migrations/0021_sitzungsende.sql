-- Whoever follows a session hears of its end with the commit, whatever ended it: logout, a new password, a block, its time.
create function sitzung_endet() returns trigger language plpgsql as $$
begin
  perform pg_notify('kehrtour_sitzungsende', 'sitzung/' || encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger sitzung_endet after delete on sitzung for each row execute function sitzung_endet();
create function unternehmen_gesperrt() returns trigger language plpgsql as $$
begin
  perform pg_notify('kehrtour_sitzungsende', 'unternehmen/' || new.unternehmen_id);
  return null;
end $$;
create trigger unternehmen_gesperrt after update of gesperrt on unternehmen for each row
  when (new.gesperrt and not old.gesperrt) execute function unternehmen_gesperrt();
create function mitarbeiter_gegangen() returns trigger language plpgsql as $$
begin
  perform pg_notify('kehrtour_sitzungsende', 'person/' || old.id);
  return null;
end $$;
create trigger mitarbeiter_gegangen after update of aktiv on mitarbeiter for each row
  when (old.aktiv and not new.aktiv) execute function mitarbeiter_gegangen();
