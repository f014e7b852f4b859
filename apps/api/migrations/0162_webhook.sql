-- Where a program wants to be told that something changed. Set by the program itself with its access; seen and ended by the company.
create table partnerwebhook (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  verbindung_id uuid not null,
  url text not null check (url like 'http%' and length(url) <= 500),
  -- what its signatures are made with, sealed
  geheimnis bytea not null,
  angelegt_am timestamptz not null,
  fehlversuche integer not null default 0,
  naechster_versuch_ab timestamptz not null,
  zugestellt_am timestamptz,
  -- after too many failures in a row it is off, until the program sets it anew
  aus_seit timestamptz,
  aus_grund text not null default '',
  primary key (unternehmen_id, verbindung_id),
  foreign key (unternehmen_id, verbindung_id) references partnerverbindung on delete cascade
);
select mandant_schuetzen('partnerwebhook');
create policy jobs on partnerwebhook for select to kehrtour_jobs using (true);
grant select (unternehmen_id, verbindung_id, naechster_versuch_ab, aus_seit) on partnerwebhook to kehrtour_jobs;

-- What is to be told; of one thing that changes often, one message waits. Ids only: what it is, the program reads with its access.
create table partnermeldung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id bigint generated always as identity,
  verbindung_id uuid not null,
  art text not null check (art in ('kehrtour.changed', 'feedback.received', 'task.completed')),
  gegenstand_id uuid not null,
  kehrtour_id uuid,
  am timestamptz not null default now(),
  primary key (unternehmen_id, id),
  unique (unternehmen_id, verbindung_id, art, gegenstand_id),
  foreign key (unternehmen_id, verbindung_id) references partnerwebhook on delete cascade
);
select mandant_schuetzen('partnermeldung');
grant select (unternehmen_id, verbindung_id) on partnermeldung to kehrtour_jobs;
create policy jobs on partnermeldung for select to kehrtour_jobs using (true);

-- Written with the change itself, so that none is told that never came to be, and none is forgotten.
create function partner_melden() returns trigger language plpgsql as $$
begin
  if aktuelles_unternehmen() is null or not exists (select from partnerwebhook where aus_seit is null) then return null; end if;
  if tg_table_name = 'kehrtour' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id)
      select w.verbindung_id, 'kehrtour.changed', n.id, n.id from neu n, partnerwebhook w
      where w.aus_seit is null and n.status in ('geplant', 'angekuendigt', 'unterwegs', 'abgeschlossen', 'abgesagt')
      order by 1, 3 on conflict do nothing;
  elsif tg_table_name = 'rueckmeldung' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id)
      select w.verbindung_id, 'feedback.received', n.termin_id, max(t.kehrtour_id::text)::uuid from neu n
      join termin t on t.unternehmen_id = n.unternehmen_id and t.id = n.termin_id, partnerwebhook w
      where w.aus_seit is null group by 1, 3 order by 1, 3 on conflict do nothing;
  else
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id)
      select w.verbindung_id, 'task.completed', n.id, n.kehrtour_id from neu n
      join alt a on a.unternehmen_id = n.unternehmen_id and a.id = n.id, partnerwebhook w
      where w.aus_seit is null and n.status = 'erledigt' and a.status <> 'erledigt' order by 1, 3 on conflict do nothing;
  end if;
  return null;
end $$;
create trigger melden_neu after insert on kehrtour referencing new table as neu for each statement execute function partner_melden();
create trigger melden after update on kehrtour referencing new table as neu for each statement execute function partner_melden();
create trigger melden after insert on rueckmeldung referencing new table as neu for each statement execute function partner_melden();
create trigger melden after update on aufgabe referencing old table as alt new table as neu for each statement execute function partner_melden();
