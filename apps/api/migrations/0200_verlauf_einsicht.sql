-- A list that was written anew meanwhile keeps the words of insights.
do $$ declare liste text; wort text; begin
  select pg_get_constraintdef(oid) into strict liste from pg_constraint where conname = 'verlauf_unternehmen_check';
  alter table verlauf drop constraint verlauf_unternehmen_check;
  foreach wort in array array['einsicht-begonnen', 'einsicht-beendet'] loop
    if position(quote_literal(wort) in liste) = 0 then
      liste := replace(liste, '''entsperrt''::text', '''entsperrt''::text, ' || quote_literal(wort) || '::text');
    end if;
  end loop;
  execute 'alter table verlauf add constraint verlauf_unternehmen_check ' || liste;
end $$;
