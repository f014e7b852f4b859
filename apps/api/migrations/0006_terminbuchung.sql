-- Online booking: where the company goes, when its people may come, what is closed, and what was held and booked.
-- The race itself is settled in `belegung` (free days) and `rundenplatz` (days with a round); nothing here decides it.

-- How customers book an activity: questions, own duration, price. Null keys fall back to the catalogue.
alter table taetigkeit add column buchung jsonb not null default '{}';

-- Where the company goes. The most exact entry wins: house numbers before a street, a street before an area, an area before a PLZ.
create table gebiet (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  art text not null check (art in ('plz', 'strasse', 'flaeche')),
  name text not null default '',
  plz text not null default '' check (plz = '' or plz ~ '^\d{5}$'), ort text not null default '',
  strasse text not null default '',
  -- the street as the domain compares it, so that spelling does not matter
  strasse_schluessel text not null default '',
  hausnr_von integer, hausnr_bis integer,
  seite text not null default 'alle' check (seite in ('alle', 'gerade', 'ungerade')),
  -- ring of [lon, lat] drawn on the map
  flaeche jsonb,
  -- is this company the district's bBSF here; else its sovereign work is refused with `zustaendig`
  hoheitlich boolean not null default false,
  ausgenommen boolean not null default false,
  zustaendig text not null default '',
  angelegt_am timestamptz not null default now(), version integer not null default 1,
  primary key (unternehmen_id, id),
  check (hausnr_von is null or hausnr_bis is null or hausnr_von <= hausnr_bis),
  check (case art when 'plz' then plz <> '' and strasse = '' and flaeche is null
                  when 'strasse' then plz <> '' and strasse <> '' and flaeche is null
                  else flaeche is not null end)
);
create index gebiet_plz on gebiet (unternehmen_id, plz);
select mandant_schuetzen('gebiet');

-- Finding a company by PLZ and street happens before a tenant is known: a narrow copy, kept by trigger (ruling 25).
create table gebiet_suche (
  unternehmen_id uuid not null, gebiet_id uuid not null,
  plz text not null, strasse_schluessel text not null default '',
  hausnr_von integer, hausnr_bis integer, seite text not null, hoheitlich boolean not null, ausgenommen boolean not null,
  primary key (unternehmen_id, gebiet_id)
);
create index gebiet_suche_plz on gebiet_suche (plz);
create function gebiet_nachfuehren() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then delete from gebiet_suche where unternehmen_id = old.unternehmen_id and gebiet_id = old.id; end if;
  if tg_op <> 'DELETE' and new.plz <> '' then
    insert into gebiet_suche values (new.unternehmen_id, new.id, new.plz, new.strasse_schluessel, new.hausnr_von, new.hausnr_bis, new.seite, new.hoheitlich, new.ausgenommen);
  end if;
  return null;
end $$;
create trigger gebiet_nachfuehren after insert or update or delete on gebiet for each row execute function gebiet_nachfuehren();
create function tor_gebiete(p_plz text) returns setof gebiet_suche
  language sql security definer set search_path = public as $$ select * from gebiet_suche where plz = p_plz $$;
revoke execute on function tor_gebiete(text) from public;
grant execute on function tor_gebiete(text) to kehrtour_app;

-- The weekly pattern of an employee for bookings, in minutes since midnight of local time; without rows nobody can book her.
create table verfuegbarkeit (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, mitarbeiter_id uuid not null,
  wochentag smallint not null check (wochentag between 1 and 7),
  minuten int4range not null check (not isempty(minuten) and lower(minuten) >= 0 and upper(minuten) <= 1440),
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade,
  constraint verfuegbarkeit_ueberschneidung exclude using gist (unternehmen_id with =, mitarbeiter_id with =, wochentag with =, minuten with &&)
);
select mandant_schuetzen('verfuegbarkeit');

-- Another pattern for single days: other hours, or none at all. Absences proper are rows of `belegung`.
create table verfuegbarkeit_ausnahme (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, mitarbeiter_id uuid not null,
  tage daterange not null check (not isempty(tage)),
  -- [{von, bis}] as HH:MM; empty: not bookable
  zeiten jsonb not null default '[]',
  grund text not null default '',
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade,
  constraint verfuegbarkeit_ausnahme_ueberschneidung exclude using gist (unternehmen_id with =, mitarbeiter_id with =, tage with &&)
);
select mandant_schuetzen('verfuegbarkeit_ausnahme');

-- Days the company closes besides the state's holidays, and holidays on which it works all the same.
create table schliesstag (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null, tage daterange not null check (not isempty(tage)),
  name text not null default '',
  -- true: a holiday of the state (or of the municipality) on which bookings are taken
  offen boolean not null default false,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('schliesstag');

-- A held slot: what the visitor has said so far. Its time stands in `belegung` or `rundenplatz` under the same id.
create table reservierung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  token_hash bytea not null, absender_hash bytea not null,
  wunsch jsonb not null,
  fenster_von timestamptz not null, fenster_bis timestamptz not null,
  beginn timestamptz not null, ende timestamptz not null,
  mitarbeiter_id uuid not null, kehrtour_id uuid,
  laeuft_ab timestamptz not null, verlaengert smallint not null default 0,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, token_hash),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade,
  check (fenster_bis > fenster_von and ende > beginn)
);
create index reservierung_ablauf on reservierung (unternehmen_id, laeuft_ab);
select mandant_schuetzen('reservierung');

-- Seats carved out of a round per half-day: the seat number stands in the key, so that two cannot take the last one.
create table rundenplatz (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  kehrtour_id uuid not null, mitarbeiter_id uuid not null, tag date not null,
  halbtag text not null check (halbtag in ('vormittag', 'nachmittag')),
  platz smallint not null check (platz between 1 and 20),
  art text not null check (art in ('reservierung', 'buchung')),
  bezug_id uuid not null, laeuft_ab timestamptz,
  primary key (unternehmen_id, kehrtour_id, mitarbeiter_id, tag, halbtag, platz),
  unique (unternehmen_id, bezug_id),
  foreign key (unternehmen_id, kehrtour_id) references kehrtour on delete cascade,
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id) on delete cascade
);
select mandant_schuetzen('rundenplatz');

-- What was booked, beside the appointment it became.
create table buchung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null, termin_id uuid not null, kontakt_id uuid,
  referenz text not null,
  herkunft text not null check (herkunft in ('seite', 'einbettung', 'telefon')),
  -- activities, answers to the questions, address as entered, surcharge, price
  wunsch jsonb not null,
  -- which consent texts were shown and agreed to, with their version and time
  einwilligungen jsonb not null default '[]',
  notiz text not null default '',
  angelegt_am timestamptz not null default now(), widerrufen_am timestamptz,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, referenz), unique (unternehmen_id, termin_id),
  foreign key (unternehmen_id, termin_id) references termin on delete cascade,
  foreign key (unternehmen_id, kontakt_id) references kontakt on delete cascade
);
select mandant_schuetzen('buchung');
