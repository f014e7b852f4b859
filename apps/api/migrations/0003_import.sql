-- A file is staged row by row; one final statement makes it visible, one takes it back.
create table importauftrag (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  dateiname text not null, datei_id uuid, quelle text not null default 'datei',
  art text not null check (art in ('csv', 'xlsx', 'ziv4', 'partner')),
  status text not null default 'hochgeladen' check (status in ('hochgeladen', 'geprueft', 'uebernommen', 'rueckgaengig', 'verworfen')),
  lesart jsonb not null default '{}', zuordnung jsonb not null default '{}',
  -- columns and the first rows as they are understood, so that looking at an import reads no file
  vorschau jsonb not null default '{}',
  mail_fuer_termine boolean,
  anzahl jsonb not null default '{}', meldungen jsonb not null default '[]', unbekannte_taetigkeiten jsonb not null default '[]',
  angelegt_von uuid, angelegt_am timestamptz not null default now(), geprueft_am timestamptz, uebernommen_am timestamptz, rueckgaengig_am timestamptz,
  version integer not null default 1,
  primary key (unternehmen_id, id)
);
create index importauftrag_am on importauftrag (unternehmen_id, angelegt_am desc);
select mandant_schuetzen('importauftrag');
create policy betrieb on importauftrag for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, id, quelle, art, status, anzahl, angelegt_am, uebernommen_am, rueckgaengig_am) on importauftrag to kehrtour_betrieb;

create table importzeile (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  importauftrag_id uuid not null, nummer integer not null,
  titel text not null default '',
  befund text not null check (befund in ('neu', 'geaendert', 'fehlt', 'wiederDa')),
  liegenschaft_id uuid, neu jsonb, vorher jsonb, aenderungen jsonb not null default '[]', vorschlag_id uuid,
  primary key (unternehmen_id, importauftrag_id, nummer),
  foreign key (unternehmen_id, importauftrag_id) references importauftrag on delete cascade
);
select mandant_schuetzen('importzeile');

create table importprofil (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  kopf_hash text not null, name text not null, lesart jsonb not null, zuordnung jsonb not null,
  geaendert_am timestamptz not null default now(),
  primary key (unternehmen_id, kopf_hash)
);
select mandant_schuetzen('importprofil');

-- The map extract a company put in; the map itself is a folder named by its version, one for whoever brings the same file.
create table karte (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  name text not null, eingelesen_am timestamptz not null default now()
);
select mandant_schuetzen('karte');
