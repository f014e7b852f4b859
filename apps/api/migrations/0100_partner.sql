-- Programs of vendors that speak for a company: who they are, what a company lets them do, and what they did.

-- Known before a company is: the vendor, and by which secret its program is told from others. Only hashes are kept.
create table partner (
  id uuid primary key, name text not null unique, angelegt_am timestamptz not null
);
create table partner_app (
  hash bytea primary key, id uuid not null unique, partner_id uuid not null,
  umgebung text not null check (umgebung in ('test', 'produktion')),
  -- the last letters, so that two people can speak of the same one
  kennzeichen text not null,
  angelegt_am timestamptz not null,
  -- an old one goes on for a while after its successor was made, so that no night of pushes is lost
  endet_am timestamptz
);
alter table zugang drop constraint zugang_art_check;
alter table zugang add constraint zugang_art_check check (art in ('token', 'kurzcode', 'kalender', 'partnertoken', 'partner'));
-- Trying a vendor's program touches no customers: an app id for tests opens only companies that are one.
alter table unternehmen add column testbetrieb boolean not null default false;
grant select (testbetrieb) on unternehmen to kehrtour_betrieb;

create function tor_partner_anlegen(p_id uuid, p_name text, p_jetzt timestamptz) returns boolean
  language sql security definer set search_path = public as $$
  with neu as (insert into partner values (p_id, p_name, p_jetzt) on conflict do nothing returning 1) select exists (select from neu) $$;
create function tor_partner() returns setof partner
  language sql security definer set search_path = public as $$ select * from partner order by lower(name), id $$;
create function tor_partner_apps() returns table (id uuid, partner_id uuid, umgebung text, kennzeichen text, angelegt_am timestamptz, endet_am timestamptz)
  language sql security definer set search_path = public as $$
  select id, partner_id, umgebung, kennzeichen, angelegt_am, endet_am from partner_app order by angelegt_am desc, id $$;
create function tor_partner_app_anlegen(p_hash bytea, p_id uuid, p_partner uuid, p_umgebung text, p_kennzeichen text, p_jetzt timestamptz, p_alte_bis timestamptz) returns void
  language sql security definer set search_path = public as $$
  update partner_app set endet_am = p_alte_bis
    where partner_id = p_partner and umgebung = p_umgebung and (endet_am is null or endet_am > p_alte_bis);
  insert into partner_app values (p_hash, p_id, p_partner, p_umgebung, p_kennzeichen, p_jetzt, null) $$;
create function tor_partner_app_sperren(p_id uuid, p_jetzt timestamptz) returns boolean
  language sql security definer set search_path = public as $$
  with gesperrt as (update partner_app set endet_am = p_jetzt where id = p_id and (endet_am is null or endet_am > p_jetzt) returning 1)
  select exists (select from gesperrt) $$;
create function tor_partner_app(p_hash bytea, p_jetzt timestamptz) returns table (partner_id uuid, name text, umgebung text)
  language sql security definer set search_path = public as $$
  select a.partner_id, p.name, a.umgebung from partner_app a join partner p on p.id = a.partner_id
  where a.hash = p_hash and (a.endet_am is null or a.endet_am > p_jetzt) $$;
-- A vendor whose last app id has ended is nobody any more, and so is every access that came of it.
create function tor_partner_gilt(p_partner uuid, p_umgebung text, p_jetzt timestamptz) returns boolean
  language sql security definer set search_path = public as $$
  select exists (select from partner_app where partner_id = p_partner and umgebung = p_umgebung and (endet_am is null or endet_am > p_jetzt)) $$;
do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tor\_partner%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;

-- Ten letters that a person carries from here into the other program; its hash lies in `zugang`.
create table partnertoken (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  rechte jsonb not null,
  mail_fuer_termine boolean not null,
  gleiche text not null check (gleiche in ('zusammenfuehren', 'neu')),
  angelegt_am timestamptz not null, laeuft_ab timestamptz not null, eingeloest_am timestamptz,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('partnertoken');

create table partnerverbindung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  -- who it is stands in `partner`; the name is kept as it was when the company said yes
  partner_id uuid not null, partner_name text not null,
  umgebung text not null check (umgebung in ('test', 'produktion')),
  -- what the vendor calls this customer: a number or a mail address
  kunde text not null default '',
  rechte jsonb not null,
  -- the same two answers that a file is asked for
  mail_fuer_termine boolean not null,
  gleiche text not null check (gleiche in ('zusammenfuehren', 'neu')),
  angelegt_am timestamptz not null,
  zuletzt_am timestamptz not null, gesendet_am timestamptz,
  -- rows of the last push that stayed out
  fehlerhaft integer not null default 0,
  beendet_am timestamptz, beendet_von text check (beendet_von in ('betrieb', 'betreiber')),
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('partnerverbindung');
create policy betrieb on partnerverbindung for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, id, partner_id, umgebung, angelegt_am, zuletzt_am, gesendet_am, fehlerhaft, beendet_am) on partnerverbindung to kehrtour_betrieb;

-- What a program did, for the company to read; ninety days.
create table partnerabruf (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id bigint generated always as identity,
  verbindung_id uuid not null,
  am timestamptz not null,
  was text not null check (was in ('verbunden', 'betrieb', 'liegenschaften', 'kehrtouren', 'kehrtour', 'beendet')),
  -- counts, and the reason where it was refused; nothing of a person
  angaben jsonb not null default '{}',
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, verbindung_id) references partnerverbindung on delete cascade
);
create index partnerabruf_verbindung on partnerabruf (unternehmen_id, verbindung_id, id);
select mandant_schuetzen('partnerabruf');
