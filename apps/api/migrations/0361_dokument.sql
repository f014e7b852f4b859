-- Papers and pictures that belong to a house; the bytes lie under the key of their file. A house that goes leaves its documents to
-- the job that takes them away, as nothing else knows their keys.
create table dokument (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  liegenschaft_id uuid,
  name text not null check (char_length(name) between 1 and 120),
  typ text not null check (typ in ('application/pdf', 'image/jpeg', 'image/png')),
  groesse integer not null check (groesse between 1 and 10485760),
  angelegt_am timestamptz not null,
  angelegt_von uuid,
  geloescht_am timestamptz,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, id) references datei on delete cascade,
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete set null (liegenschaft_id),
  foreign key (unternehmen_id, angelegt_von) references mitarbeiter on delete set null (angelegt_von)
);
create index dokument_liegenschaft on dokument (unternehmen_id, liegenschaft_id);
create index dokument_zu_ende on dokument (unternehmen_id) where geloescht_am is not null or liegenschaft_id is null;
select mandant_schuetzen('dokument');
create policy betrieb on dokument for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, liegenschaft_id, geloescht_am) on dokument to kehrtour_betrieb;

-- No more of them than a house and a company may have, however many come at once: who counts waits for who counted before.
create function dokument_begrenzen() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.unternehmen_id::text, 47));
  if tg_op = 'INSERT' and (select count(*) from dokument where unternehmen_id = new.unternehmen_id) >= 5000 then
    raise exception 'too many documents of a company' using errcode = 'check_violation', constraint = 'dokument_je_betrieb';
  end if;
  if (select count(*) from dokument where unternehmen_id = new.unternehmen_id and liegenschaft_id = new.liegenschaft_id
      and geloescht_am is null and id <> new.id) >= 50 then
    raise exception 'too many documents of a house' using errcode = 'check_violation', constraint = 'dokument_je_haus';
  end if;
  return new;
end $$;
create trigger dokument_begrenzen before insert on dokument for each row execute function dokument_begrenzen();
-- Joining two houses loses none of their documents: `liegenschaft_id` alone changes then.
create trigger dokument_begrenzen_zurueck before update of geloescht_am on dokument for each row
  when (old.geloescht_am is not null and new.geloescht_am is null) execute function dokument_begrenzen();

-- They go over with a house that is joined with another, and back with it.
create or replace function haus_anhaengsel() returns text[] language sql immutable as $$
  select '{nutzungseinheit,anlage,liegenschaft_kontakt,aufgabe,halt,termin,zugangscode,hauswunsch,schluessel,dokument}'::text[] $$;

insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'Dokument abgelegt'), ('liegenschaft', 'Dokument gelöscht'),
  ('liegenschaft', 'Dokument zurückgeholt');
