-- What an entry can say is a row: two migrations that each add a word no longer drop each other's.
create table verlaufswort (
  gegenstand text not null,
  was text not null,
  primary key (gegenstand, was)
);
insert into verlaufswort (gegenstand, was)
  select (regexp_match(regel, $$gegenstand <> '([^']+)'$$))[1], wort[1]
  from (select pg_get_constraintdef(oid) as regel from pg_constraint
    where conrelid = 'verlauf'::regclass and contype = 'c' and conname <> 'verlauf_gegenstand_check') k,
    regexp_matches(substring(regel from 'ARRAY\[.*\]'), $$'([^']+)'::text$$, 'g') wort
  where regel like '%gegenstand <>%';
do $$ declare name text; begin
  for name in select conname from pg_constraint where conrelid = 'verlauf'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%gegenstand <>%' loop
    execute format('alter table verlauf drop constraint %I', name);
  end loop;
end $$;
alter table verlauf add constraint verlauf_wort_fkey foreign key (gegenstand, was) references verlaufswort;
