-- Every function looks for names in our tables alone, and in what is temporary last: whoever may make a temporary table could
-- otherwise put one of his before ours, also in functions that run with the rights of the owner.
do $$
declare eigene regprocedure;
begin
  for eigene in
    select p.oid from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = public, pg_temp', eigene);
  end loop;
end $$;
