-- Companies in which nobody ever chose a password, and nobody can by a link that is still out.
create function tor_nie_bestaetigt(p_jetzt timestamptz) returns setof uuid
  language sql security definer set search_path = public, pg_temp as $$
  select a.unternehmen_id from anmeldung a where a.unternehmen_id is not null
  group by a.unternehmen_id
  having bool_and(a.passwort_hash is null and a.passkeys = 0)
    and not exists (select from sitzung s where s.unternehmen_id = a.unternehmen_id)
    and not exists (select from einmalcode e join anmeldung b on b.strategie = e.strategie and b.person_id = e.person_id
      where b.unternehmen_id = a.unternehmen_id and e.verbraucht_am is null and e.laeuft_ab > p_jetzt) $$;

-- Takes the logins of the company of this transaction with their links; false where somebody chose a password meanwhile. The
-- links first, as whoever chooses one does: of the two one waits, and finds what the other made of it.
create function tor_nie_bestaetigt_entfernen() returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare wer uuid := aktuelles_unternehmen();
begin
  delete from einmalcode e using anmeldung b
    where b.unternehmen_id = wer and e.strategie = b.strategie and e.person_id = b.person_id and e.verbraucht_am is null;
  delete from anmeldung a where a.unternehmen_id = wer and a.passwort_hash is null and a.passkeys = 0
    and not exists (select from anmeldung b where b.unternehmen_id = wer and (b.passwort_hash is not null or b.passkeys > 0));
  return found and not exists (select from anmeldung b where b.unternehmen_id = wer);
end $$;

do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tor\_nie\_%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;
