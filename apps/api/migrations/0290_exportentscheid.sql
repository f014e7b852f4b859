-- What the office said about houses that the last export no longer names, one press at a time.
create table exportentscheid (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  -- one press; its houses share it
  id uuid not null,
  liegenschaft_id uuid not null,
  wahl text not null check (wahl in ('behalten', 'stilllegen')),
  -- of the house, so that it can be taken back: status and what a person had changed
  vorher jsonb not null,
  -- of the house after it, by which it shows whether something happened since
  version integer not null,
  am timestamptz not null,
  von_mitarbeiter uuid,
  gilt boolean not null default true,
  primary key (unternehmen_id, id, liegenschaft_id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, von_mitarbeiter) references mitarbeiter on delete set null (von_mitarbeiter)
);
-- Two who decide at once: one of them does.
create unique index exportentscheid_gilt on exportentscheid (unternehmen_id, liegenschaft_id) where gilt;
select mandant_schuetzen('exportentscheid');

-- Named again, a house has no question open any more; missing once more, it is asked about anew.
create function exportentscheid_erlischt() returns trigger language plpgsql as $$
begin
  update exportentscheid set gilt = false where unternehmen_id = new.unternehmen_id and liegenschaft_id = new.id and gilt;
  return null;
end $$;
create trigger exportentscheid_erlischt after update of nicht_mehr_im_export on liegenschaft for each row
  when (old.nicht_mehr_im_export and not new.nicht_mehr_im_export) execute function exportentscheid_erlischt();

insert into verlaufswort (gegenstand, was) values
  ('liegenschaft', 'Behalten, obwohl der Export sie nicht nennt'),
  ('liegenschaft', 'Entscheidung zum Export zurückgenommen');
