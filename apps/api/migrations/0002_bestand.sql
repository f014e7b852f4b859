-- What a company looks after: properties, units, contacts, installations, activities, due tasks.
-- Spelling for searching only, as the domain's `suchtext` has it: umlauts in either spelling become the bare letter.
create function suchtext(text) returns text language sql immutable strict parallel safe as $$
  select btrim(replace(regexp_replace(regexp_replace(lower(regexp_replace(
    normalize(replace(replace($1, 'ß', 'ss'), 'ẞ', 'ss'), NFD), '[\u0300-\u036f]+', '', 'g')), '([aou])e', '\1', 'g'), '[^a-z0-9]+', ' ', 'g'), 'strasse', 'str')) $$;

create table taetigkeit (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id text not null,
  name text not null, kundentext text not null,
  art text not null check (art in ('hoheitlich', 'frei')),
  dauer_minuten integer not null check (dauer_minuten between 1 and 600),
  online text not null default 'nein' check (online in ('ja', 'link', 'anfrage', 'nein')),
  qualifikation text not null default 'keine' check (qualifikation in ('keine', 'feuerstaettenschau')),
  vor_ort boolean not null default true,
  -- recurrence, seasons and surcharges in minutes, as the domain's Taetigkeit has them
  regel jsonb not null default '{}',
  aktiv boolean not null default true, reihenfolge integer not null default 0,
  version integer not null default 1,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('taetigkeit');

create table liegenschaft (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  quelle text not null default 'hand', external_id text,
  laufnummer numeric(12,3), kundennummer text not null default '', kehrbezirk text not null default '',
  strasse text not null, hausnr text not null default '', hausnr_zusatz text not null default '',
  plz text not null, ort text not null, ortsteil text not null default '',
  -- filled by the database, so that no writer can forget it
  suche text not null generated always as (suchtext(strasse || ' ' || hausnr || hausnr_zusatz || ' ' || replace(hausnr || hausnr_zusatz, ' ', '') || ' ' || plz || ' ' || ort || ' ' || ortsteil || ' ' || kundennummer || ' ' || coalesce(external_id, ''))) stored,
  typ text not null default 'unbekannt' check (typ in ('einfamilienhaus', 'zweifamilienhaus', 'mehrfamilienhaus', 'gewerbe', 'mehrfamilienhausMitGewerbe', 'oeffentlich', 'kirche', 'halle', 'unbekannt')),
  rolle text not null default 'freiUndHoheitlich' check (rolle in ('freiUndHoheitlich', 'nurHoheitlich', 'nurFrei')),
  status text not null default 'aktiv' check (status in ('aktiv', 'unbenutzt', 'leerstand', 'neubau', 'ohneTaetigkeiten')),
  einheiten_anzahl integer not null default 1,
  lat double precision, lon double precision,
  ort_quelle text check (ort_quelle in ('datei', 'karte', 'dienst', 'interpoliert', 'hand')),
  ort_guete text,
  notiz_zugang text not null default '', notiz_arbeit text not null default '',
  lokal_geaendert text[] not null default '{}',
  -- what the last import from the source said; changes are measured against it, not against later edits
  import_stand jsonb, import_id uuid, nicht_mehr_im_export boolean not null default false,
  angelegt_am timestamptz not null default now(), geaendert_am timestamptz not null default now(),
  version integer not null default 1,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, quelle, external_id),
  check ((lat is null) = (lon is null)),
  check (lat is null or (lat between -90 and 90 and lon between -180 and 180))
);
create index liegenschaft_strasse on liegenschaft (unternehmen_id, ort, strasse, laufnummer);
create index liegenschaft_lauf on liegenschaft (unternehmen_id, laufnummer);
select mandant_schuetzen('liegenschaft');

create table nutzungseinheit (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, liegenschaft_id uuid not null,
  external_id text, nummer text not null default '', geschoss text not null default '', lage text not null default '',
  bezeichnung text not null default '', aktiv boolean not null default true, import_id uuid,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade
);
create index nutzungseinheit_liegenschaft on nutzungseinheit (unternehmen_id, liegenschaft_id);
select mandant_schuetzen('nutzungseinheit');

create table kontakt (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  art text not null default 'person' check (art in ('person', 'firma')),
  anrede text not null default '', titel text not null default '', vorname text not null default '', nachname text not null default '', firma text not null default '',
  zeile2 text not null default '', strasse text not null default '', hausnr text not null default '', plz text not null default '', ort text not null default '',
  telefon text not null default '', mobil text not null default '', email text not null default '',
  email_fuer_termine boolean not null default false,
  datenherkunft text not null default 'auftrag' check (datenherkunft in ('kehrbuch', 'auftrag', 'selbst')),
  external_id text, import_id uuid,
  suche text not null generated always as (suchtext(vorname || ' ' || nachname || ' ' || firma || ' ' || telefon || ' ' || regexp_replace(telefon, '\D', '', 'g') || ' ' || mobil || ' ' || regexp_replace(mobil, '\D', '', 'g'))) stored,
  angelegt_am timestamptz not null default now(), geaendert_am timestamptz not null default now(),
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('kontakt');

create table liegenschaft_kontakt (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  liegenschaft_id uuid not null, nutzungseinheit_id uuid, kontakt_id uuid not null,
  rolle text not null check (rolle in ('eigentuemer', 'bewohner', 'verwalter')),
  empfaengt_termin boolean not null default true,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete cascade,
  foreign key (unternehmen_id, kontakt_id) references kontakt on delete cascade
);
create index liegenschaft_kontakt_l on liegenschaft_kontakt (unternehmen_id, liegenschaft_id);
create index liegenschaft_kontakt_k on liegenschaft_kontakt (unternehmen_id, kontakt_id);
select mandant_schuetzen('liegenschaft_kontakt');

create table aufgabe (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  liegenschaft_id uuid not null, nutzungseinheit_id uuid, taetigkeit_id text not null,
  bezeichnung text not null,
  frist_von date, frist_bis date not null,
  dauer_minuten integer not null check (dauer_minuten between 1 and 600),
  status text not null default 'offen' check (status in ('offen', 'erledigt', 'entfallen')),
  erledigt_am date, kehrtour_id uuid,
  schluessel text not null, import_id uuid,
  angelegt_am timestamptz not null default now(),
  primary key (unternehmen_id, id),
  unique (unternehmen_id, liegenschaft_id, schluessel),
  check (frist_von is null or frist_von <= frist_bis),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete cascade,
  foreign key (unternehmen_id, taetigkeit_id) references taetigkeit
);
create index aufgabe_liegenschaft on aufgabe (unternehmen_id, liegenschaft_id);
create index aufgabe_frist on aufgabe (unternehmen_id, frist_bis) where status = 'offen';
select mandant_schuetzen('aufgabe');

-- What list and map show changes with these four tables. Every writing statement leaves a mark, so that a reader may keep
-- its answer as long as the marks are the same. Marks need no lock that writers could wait for; the newest are enough.
create table bestandsmarke (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id bigint generated always as identity,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('bestandsmarke');
create function bestand_markieren() returns trigger language plpgsql as $$
declare neu bigint;
begin
  if aktuelles_unternehmen() is null then return null; end if;
  insert into bestandsmarke default values returning id into neu;
  if neu % 50 = 0 then
    delete from bestandsmarke where id in (select alt.id from bestandsmarke alt where alt.id < neu - 100 for update skip locked);
  end if;
  return null;
end $$;
create trigger bestand after insert or update or delete on liegenschaft for each statement execute function bestand_markieren();
create trigger bestand after insert or update or delete on kontakt for each statement execute function bestand_markieren();
create trigger bestand after insert or update or delete on liegenschaft_kontakt for each statement execute function bestand_markieren();
create trigger bestand after insert or update or delete on aufgabe for each statement execute function bestand_markieren();
