-- How a visit ended leaves the house, also where nothing was done: told to programs that want to be told, read by them, and in the
-- file for the Kehrbuch; each time with the time at the door.
alter table partnermeldung drop constraint partnermeldung_art_check,
  add constraint partnermeldung_art_check check (art in ('kehrtour.changed', 'feedback.received', 'task.completed', 'visit.ended'));

-- What was given of a visit, to each receiver by itself; where it changed since, it is given again.
create table rueckgabebesuch (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  empfaenger text not null,
  termin_id uuid not null,
  -- the how manieth that this receiver was given of the visit: two at once give the same one once
  nummer integer not null,
  -- null: what was given before holds no more
  ausgang text check (ausgang in ('erledigt', 'nichtAngetroffen', 'zutrittVerweigert')),
  tag date,
  -- when somebody saw it; null where only the day is known
  um timestamptz,
  nachweis boolean,
  von uuid,
  rueckgabe_id uuid not null,
  primary key (unternehmen_id, empfaenger, termin_id, nummer),
  foreign key (unternehmen_id, rueckgabe_id) references rueckgabe on delete cascade,
  foreign key (unternehmen_id, termin_id) references termin on delete cascade,
  foreign key (unternehmen_id, von) references mitarbeiter on delete set null (von)
);
create index rueckgabebesuch_rueckgabe on rueckgabebesuch (unternehmen_id, rueckgabe_id);
create index rueckgabebesuch_termin on rueckgabebesuch (unternehmen_id, termin_id);
create index rueckgabebesuch_von on rueckgabebesuch (unternehmen_id, von) where von is not null;
select mandant_schuetzen('rueckgabebesuch');

-- A message that changes while it is being delivered is a new one: the program may have read just before.
create or replace function partner_melden() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if aktuelles_unternehmen() is null or not exists (select from partnerwebhook where aus_seit is null) then return null; end if;
  if tg_table_name = 'kehrtour' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id)
      select w.verbindung_id, 'kehrtour.changed', n.id, n.id from neu n, partnerwebhook w
      where w.aus_seit is null and n.status in ('geplant', 'angekuendigt', 'unterwegs', 'abgeschlossen', 'abgesagt')
      order by 1, 3 on conflict (unternehmen_id, verbindung_id, art, gegenstand_id) do update set id = default, am = excluded.am;
  elsif tg_table_name = 'rueckmeldung' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'feedback.received', n.termin_id, max(t.kehrtour_id::text)::uuid, max(n.am) from neu n
      join termin t on t.unternehmen_id = n.unternehmen_id and t.id = n.termin_id, partnerwebhook w
      where w.aus_seit is null group by 1, 3
      order by 1, 3 on conflict (unternehmen_id, verbindung_id, art, gegenstand_id) do update set id = default, am = excluded.am;
  elsif tg_table_name = 'aufgabe' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'task.completed', n.id, n.kehrtour_id, coalesce(n.erledigt_um, now()) from neu n
      join alt a on a.unternehmen_id = n.unternehmen_id and a.id = n.id, partnerwebhook w
      where w.aus_seit is null and n.status = 'erledigt' and a.status <> 'erledigt'
      order by 1, 3 on conflict (unternehmen_id, verbindung_id, art, gegenstand_id) do update set id = default, am = excluded.am;
  elsif tg_table_name = 'termin' then
    -- The state is written first and how it came about after it: told once both stand, and where either changes.
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'visit.ended', n.id, n.kehrtour_id,
        coalesce(n.vermerk ->> 'gesehenAm', n.vermerk ->> 'am', now()::text)::timestamptz from neu n
      join alt a on a.unternehmen_id = n.unternehmen_id and a.id = n.id, partnerwebhook w
      where w.aus_seit is null and (n.status, n.vermerk - 'aufgaben' - 'zeit') is distinct from (a.status, a.vermerk - 'aufgaben' - 'zeit')
        and case when n.status in ('erledigt', 'nichtAngetroffen', 'zutrittVerweigert') then n.vermerk is not null
          else a.status in ('erledigt', 'nichtAngetroffen', 'zutrittVerweigert') end
      order by 1, 3 on conflict (unternehmen_id, verbindung_id, art, gegenstand_id) do update set id = default, am = excluded.am;
  else
    -- What was kept back until the office had decided may be read from now on, whichever side it took.
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'visit.ended', t.id, t.kehrtour_id,
        max(coalesce(t.vermerk ->> 'gesehenAm', t.vermerk ->> 'am', now()::text)::timestamptz) from neu n
      join feldmeldung f on f.unternehmen_id = n.unternehmen_id and f.id = n.meldung_id
      join termin t on t.unternehmen_id = f.unternehmen_id and t.id = coalesce(f.wirkt_auf, f.termin_id), partnerwebhook w
      where w.aus_seit is null and f.art in ('erledigt', 'nichtDa', 'verweigert', 'ruecknahme') group by 1, 3, t.kehrtour_id
      order by 1, 3 on conflict (unternehmen_id, verbindung_id, art, gegenstand_id) do update set id = default, am = excluded.am;
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'task.completed', a.id, a.kehrtour_id, max(coalesce(a.erledigt_um, now())) from neu n
      join feldmeldung f on f.unternehmen_id = n.unternehmen_id and f.id = n.meldung_id
      join termin t on t.unternehmen_id = f.unternehmen_id and t.id = coalesce(f.wirkt_auf, f.termin_id)
      cross join lateral jsonb_array_elements(t.vermerk -> 'aufgaben') as g(wert)
      join aufgabe a on a.unternehmen_id = t.unternehmen_id and a.id = (g.wert ->> 'id')::uuid and a.status = 'erledigt', partnerwebhook w
      where w.aus_seit is null and f.art in ('erledigt', 'nichtDa', 'verweigert', 'ruecknahme') group by 1, 3, a.kehrtour_id
      order by 1, 3 on conflict (unternehmen_id, verbindung_id, art, gegenstand_id) do update set id = default, am = excluded.am;
  end if;
  return null;
end $$;
create trigger melden after update on termin referencing old table as alt new table as neu for each statement execute function partner_melden();
create trigger melden after insert on feldklaerung referencing new table as neu for each statement execute function partner_melden();
