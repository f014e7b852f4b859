-- Lifts for today what was counted under a key of a company or of all: addresses keep theirs. False where nothing was.
create function tor_versand_freigeben(p_tag date, p_schluessel text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from versandzaehler where tag = p_tag and schluessel = p_schluessel and schluessel !~ '^a:';
  return found;
end $$;
revoke execute on function tor_versand_freigeben(date, text) from public;
grant execute on function tor_versand_freigeben(date, text) to kehrtour_app;

insert into verlaufswort (gegenstand, was) values ('unternehmen', 'versand-freigegeben');
