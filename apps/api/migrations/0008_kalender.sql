-- Calendars: an employee's appointments go out as a private feed, and what stands in her own calendars comes in as busy time.

-- The secret address of a feed opens the company like a customer's code does: only its hash is kept.
alter table zugang drop constraint zugang_art_check;
alter table zugang add constraint zugang_art_check check (art in ('token', 'kurzcode', 'kalender'));

-- One feed per employee. Its token follows from `id` and the secret of the installation; renewing takes another id.
create table kalender_feed (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  mitarbeiter_id uuid not null, id uuid not null,
  -- names, telephone numbers and addresses of customers are written only where somebody chose so
  mit_kundendaten boolean not null default false,
  angelegt_am timestamptz not null, zuletzt_geholt_am timestamptz,
  primary key (unternehmen_id, mitarbeiter_id),
  unique (unternehmen_id, id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade
);
select mandant_schuetzen('kalender_feed');

-- A calendar elsewhere that is read as busy time. The address alone may be a secret, so it is sealed with user and password.
create table kalender_abo (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, mitarbeiter_id uuid not null,
  name text not null, wirt text not null, ziel bytea not null,
  angelegt_am timestamptz not null,
  versucht_am timestamptz, gelesen_am timestamptz, naechster_abruf_ab timestamptz not null,
  -- why the last try failed, as a word of the closed list; the times read before stay
  fehler text, fehlversuche integer not null default 0,
  -- what the other side says to tell an unchanged calendar from a new one
  kennung jsonb not null default '{}',
  -- busy times of the coming year, [{von, bis}], merged: laid anew whenever something beside them changes
  zeiten jsonb not null default '[]',
  -- busy times that stand where something is booked already: reported, never overwritten
  konflikte jsonb not null default '[]',
  hinweise jsonb not null default '[]',
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade
);
create index kalender_abo_mitarbeiter on kalender_abo (unternehmen_id, mitarbeiter_id);
select mandant_schuetzen('kalender_abo');

-- The hourly round over all companies sees when something is due, and nothing else.
create policy jobs on kalender_abo for select to kehrtour_jobs using (true);
grant select (unternehmen_id, id, naechster_abruf_ab) on kalender_abo to kehrtour_jobs;
create index kalender_abo_faellig on kalender_abo (naechster_abruf_ab);

-- Busy times do not outlive the calendar they came from.
create function kalender_abo_freigeben() returns trigger language plpgsql as $$
begin
  delete from belegung where unternehmen_id = old.unternehmen_id and bezug_id = old.id and art = 'abwesenheit';
  return old;
end $$;
create trigger kalender_abo_freigeben before delete on kalender_abo for each row execute function kalender_abo_freigeben();
