-- What somebody found at a house that has to be mended, under the id of the fact that told it. The Kehrbuch knows defects and the day
-- of their repair (§ 19 SchfHwG), so a row stays when its visit goes.
create table mangel (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  liegenschaft_id uuid not null, nutzungseinheit_id uuid, anlage_id uuid, termin_id uuid,
  art text not null check (art in ('feuerstaette', 'verbindungsstueck', 'abgasanlage', 'verbrennungsluft', 'brandschutz', 'zugang',
    'messwert', 'sonstiges')),
  text text not null check (char_length(text) between 1 and 1000),
  -- somebody may come to harm: it is mended, and told to the authority, at once
  gefahr boolean not null,
  gefunden_am timestamptz not null, gefunden_von uuid,
  frist date not null,
  -- who was told at the door
  gesagt text not null check (gesagt in ('eigentuemer', 'bewohner', 'niemand')),
  brief_am date, gemeldet_am date, behoben_am date,
  version integer not null default 1,
  angelegt_am timestamptz not null,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete set null (nutzungseinheit_id),
  foreign key (unternehmen_id, anlage_id) references anlage on delete set null (anlage_id),
  foreign key (unternehmen_id, termin_id) references termin on delete set null (termin_id)
);
create index mangel_liegenschaft on mangel (unternehmen_id, liegenschaft_id);
create index mangel_termin on mangel (unternehmen_id, termin_id) where termin_id is not null;
create index mangel_offen on mangel (unternehmen_id, frist) where behoben_am is null;
select mandant_schuetzen('mangel');

-- Work that somebody asked for at the door; of an activity of the catalogue it is a due task at once.
create table auftrag (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  liegenschaft_id uuid not null, nutzungseinheit_id uuid, termin_id uuid, aufgabe_id uuid,
  text text not null check (char_length(text) between 1 and 1000),
  -- gross, as it was told at the door; null: by what it takes
  preis_cent integer check (preis_cent between 0 and 10000000),
  besteller text not null default '' check (char_length(besteller) <= 120),
  erteilt_am timestamptz not null, aufgenommen_von uuid,
  beendet_am date,
  version integer not null default 1,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete set null (nutzungseinheit_id),
  foreign key (unternehmen_id, termin_id) references termin on delete set null (termin_id),
  foreign key (unternehmen_id, aufgabe_id) references aufgabe on delete set null (aufgabe_id)
);
create index auftrag_liegenschaft on auftrag (unternehmen_id, liegenschaft_id);
create index auftrag_termin on auftrag (unternehmen_id, termin_id) where termin_id is not null;
create index auftrag_aufgabe on auftrag (unternehmen_id, aufgabe_id) where aufgabe_id is not null;
create index auftrag_offen on auftrag (unternehmen_id, erteilt_am) where beendet_am is null;
select mandant_schuetzen('auftrag');

-- A picture that was taken at a door: a document of the house that knows its visit, and what it shows.
create table feldfoto (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  termin_id uuid not null, meldung_id uuid,
  mitarbeiter_id uuid not null,
  gesehen_am timestamptz not null, am timestamptz not null,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, id) references dokument on delete cascade
);
create index feldfoto_termin on feldfoto (unternehmen_id, termin_id);
create index feldfoto_meldung on feldfoto (unternehmen_id, meldung_id) where meldung_id is not null;
select mandant_schuetzen('feldfoto');
revoke update, delete on feldfoto from kehrtour_app;

-- They go over with a house that is joined with another, and back with it.
create or replace function haus_anhaengsel() returns text[] language sql immutable set search_path = public, pg_temp as $$
  select '{nutzungseinheit,anlage,liegenschaft_kontakt,aufgabe,halt,termin,zugangscode,hauswunsch,schluessel,dokument,mangel,auftrag}'::text[] $$;

-- Of which flats a fact speaks, and what it says beyond words.
alter table feldmeldung add column einheit_ids uuid[] not null default '{}',
  add column angaben jsonb not null default '{}' check (jsonb_typeof(angaben) = 'object');
alter table feldmeldung drop constraint feldmeldung_art_check,
  add constraint feldmeldung_art_check check (art in ('erledigt', 'nichtDa', 'verweigert', 'mangel', 'auftrag', 'notiz', 'ruecknahme',
    'reihenfolge', 'verspaetung'));

-- Whose visit this was before it went to somebody else: what he tells of it, he may have seen. An id alone says nothing.
alter table termin add column vorher_bei uuid[] not null default '{}';
create function termin_merkt_person() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.mitarbeiter_id is not null and not (old.mitarbeiter_id = any(new.vorher_bei)) then
    new.vorher_bei := new.vorher_bei || old.mitarbeiter_id;
  end if;
  return new;
end $$;
create trigger termin_merkt_person before update of mitarbeiter_id on termin for each row
  when (old.mitarbeiter_id is distinct from new.mitarbeiter_id) execute function termin_merkt_person();

insert into verlaufswort (gegenstand, was) values ('termin', 'feld:auftrag'), ('termin', 'feld:foto'),
  ('liegenschaft', 'Mangel gefunden'), ('liegenschaft', 'Mangel geändert'), ('liegenschaft', 'Mangel: Brief hinaus'),
  ('liegenschaft', 'Mangel: an die Behörde gemeldet'), ('liegenschaft', 'Mangel behoben'), ('liegenschaft', 'Mangel wieder offen'),
  ('liegenschaft', 'Mangel zurückgenommen'), ('liegenschaft', 'Auftrag angenommen'), ('liegenschaft', 'Auftrag beendet'),
  ('liegenschaft', 'Auftrag wieder offen'), ('liegenschaft', 'Auftrag zurückgenommen'), ('liegenschaft', 'Auftrag eingeplant');
