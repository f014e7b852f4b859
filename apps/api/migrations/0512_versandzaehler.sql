-- How many messages of one cause left on a day: to an address (unreadable, as of networks in `zaehler`), from a company, in all.
-- Counted in the transaction that writes the message: what is taken back is not counted, and of two at once one waits.
create table versandzaehler (
  tag date not null,
  -- `a:` and a hash, `b:` cause and company, `i:` cause.
  schluessel text not null check (schluessel ~ '^[abi]:'),
  anzahl integer not null check (anzahl > 0),
  primary key (schluessel, tag)
);
create index versandzaehler_tag on versandzaehler (tag);

-- Counts one message under each key and answers 0; else the place, from one, of the first key that is full already. Keys that
-- count addresses stand behind the address, and count it on its first message of the day alone.
create function tor_versand_zaehlen(p_tag date, p_schluessel text[], p_hoechstens integer[], p_nur_neue boolean[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  stelle integer;
  stand integer;
  neu boolean := true;
begin
  for stelle in 1 .. coalesce(array_length(p_schluessel, 1), 0) loop
    continue when p_nur_neue[stelle] and not neu;
    stand := null;
    insert into versandzaehler as z (tag, schluessel, anzahl) values (p_tag, p_schluessel[stelle], 1)
      on conflict (schluessel, tag) do update set anzahl = z.anzahl + 1
        where p_hoechstens[stelle] is null or z.anzahl < p_hoechstens[stelle]
      returning z.anzahl into stand;
    if stand is null then return stelle; end if;
    if stelle = 1 then neu := stand = 1; end if;
  end loop;
  return 0;
end $$;

-- Nothing is counted: how many there are under each key today.
create function tor_versand_stand(p_tag date, p_schluessel text[]) returns table (schluessel text, anzahl integer)
  language sql security definer set search_path = public, pg_temp as $$
  select z.schluessel, z.anzahl from versandzaehler z where z.tag = p_tag and z.schluessel = any (p_schluessel) $$;

-- What the operator may know of a day: causes and companies, no addresses.
create function tor_versand_tag(p_tag date) returns table (anlass text, unternehmen_id uuid, anzahl integer)
  language sql security definer set search_path = public, pg_temp as $$
  select split_part(substr(schluessel, 3), '/', 1), nullif(split_part(substr(schluessel, 3), '/', 2), '')::uuid, anzahl
  from versandzaehler where tag = p_tag and schluessel !~ '^a:' $$;

-- A company that is gone leaves no count.
create function tor_versand_vergessen() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from versandzaehler where schluessel ~ ('^b:\w+/' || aktuelles_unternehmen()::text || '$') $$;

create function tor_versand_aufraeumen(p_vor date) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from versandzaehler where tag < p_vor $$;

-- Enough left today, and the slip takes its place.
alter table ersatzweg drop constraint ersatzweg_grund_check,
  add constraint ersatzweg_grund_check check (grund in ('keiner', 'wunsch', 'verweigert', 'zuSpaet', 'zuTeuer', 'genugHeute'));

do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tor\_versand\_%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;
