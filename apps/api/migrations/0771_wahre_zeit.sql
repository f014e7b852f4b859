-- When work was done, as somebody at the door saw it: programs and the file for the Kehrbuch say that, and not when it came in.
alter table aufgabe add column erledigt_um timestamptz;

create or replace function partner_melden() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if aktuelles_unternehmen() is null or not exists (select from partnerwebhook where aus_seit is null) then return null; end if;
  if tg_table_name = 'kehrtour' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id)
      select w.verbindung_id, 'kehrtour.changed', n.id, n.id from neu n, partnerwebhook w
      where w.aus_seit is null and n.status in ('geplant', 'angekuendigt', 'unterwegs', 'abgeschlossen', 'abgesagt')
      order by 1, 3 on conflict do nothing;
  elsif tg_table_name = 'rueckmeldung' then
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'feedback.received', n.termin_id, max(t.kehrtour_id::text)::uuid, max(n.am) from neu n
      join termin t on t.unternehmen_id = n.unternehmen_id and t.id = n.termin_id, partnerwebhook w
      where w.aus_seit is null group by 1, 3 order by 1, 3 on conflict do nothing;
  else
    insert into partnermeldung (verbindung_id, art, gegenstand_id, kehrtour_id, am)
      select w.verbindung_id, 'task.completed', n.id, n.kehrtour_id, coalesce(n.erledigt_um, now()) from neu n
      join alt a on a.unternehmen_id = n.unternehmen_id and a.id = n.id, partnerwebhook w
      where w.aus_seit is null and n.status = 'erledigt' and a.status <> 'erledigt' order by 1, 3 on conflict do nothing;
  end if;
  return null;
end $$;

-- In which file a defect went back to where the Kehrbuch is kept, and in which its repair.
alter table mangel add column rueckgabe_id uuid, add column rueckgabe_ende_id uuid,
  add constraint mangel_rueckgabe foreign key (unternehmen_id, rueckgabe_id) references rueckgabe on delete set null (rueckgabe_id),
  add constraint mangel_rueckgabe_ende foreign key (unternehmen_id, rueckgabe_ende_id) references rueckgabe on delete set null (rueckgabe_ende_id);
create index mangel_zurueckgegeben on mangel (unternehmen_id, rueckgabe_id) where rueckgabe_id is not null;
create index mangel_ende_zurueckgegeben on mangel (unternehmen_id, rueckgabe_ende_id) where rueckgabe_ende_id is not null;
