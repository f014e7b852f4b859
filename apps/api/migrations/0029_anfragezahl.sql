-- Requests of the running minute, told by the processes to each other. Unlogged: a minute is soon over, and nothing is lost with it.
-- The key is a keyed hash; no address and no session can be read out of it.
create unlogged table anfragezahl (
  fenster bigint not null,
  schluessel text not null,
  anzahl integer not null,
  primary key (fenster, schluessel)
);

-- Adds what one process counted since it last told, in sorted order, so that two never wait for each other in a ring, and
-- answers what all of them counted. What is older than some minutes goes on the way.
create function tor_anfragen(p_fenster bigint, p_schluessel text[], p_mehr integer[]) returns table (nr integer, anzahl integer)
  language sql security definer set search_path = public as $$
  delete from anfragezahl where fenster < p_fenster - 5;
  with gezaehlt as (
    insert into anfragezahl as a (fenster, schluessel, anzahl)
      select p_fenster, u.schluessel, u.mehr from unnest(p_schluessel, p_mehr) as u (schluessel, mehr) order by u.schluessel
      on conflict (fenster, schluessel) do update set anzahl = a.anzahl + excluded.anzahl
      returning a.schluessel, a.anzahl)
  select array_position(p_schluessel, g.schluessel), g.anzahl from gezaehlt g $$;

-- One row: by which key of the installation the sealed and derived things in this database were made, as a fingerprint of it.
create table installation (
  einzige boolean primary key default true check (einzige),
  abdruck bytea not null,
  seit timestamptz not null default now()
);

revoke execute on function tor_anfragen(bigint, text[], integer[]) from public;
grant execute on function tor_anfragen(bigint, text[], integer[]) to kehrtour_app;
