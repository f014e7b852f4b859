-- What a phone at the house saw: facts, each under the id that the phone gave it, kept whatever became of them. Nobody changes one;
-- they name no row of the appointment, as the one they speak of may be gone, or may never have been this company's.
create table feldmeldung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  termin_id uuid not null,
  mitarbeiter_id uuid not null,
  art text not null check (art in ('erledigt', 'nichtDa', 'verweigert', 'mangel', 'notiz', 'ruecknahme', 'reihenfolge', 'verspaetung')),
  bezug_id uuid,
  -- when it happened, by the server's clock as the phone knew it; what the phone's own clock said; and when it came in
  gesehen_am timestamptz not null, uhr_am timestamptz not null, am timestamptz not null,
  uhr_fraglich boolean not null,
  folge integer not null, geraet text not null,
  text text not null default '' check (char_length(text) <= 1000),
  ergebnis text not null check (ergebnis in ('uebernommen', 'widerspricht', 'abgelehnt')),
  grund text check (grund in ('war-abgesagt', 'runde-vorbei', 'anderes-ergebnis', 'frueher-gesehen', 'anderer-mitarbeiter',
    'besuch-unbekannt', 'nicht-zurueckzunehmen', 'nichts-zurueckzunehmen')),
  -- its result is the appointment's since then; what was found there; and the window that the household had been told
  gilt boolean not null,
  davor text,
  fenster_von timestamptz, fenster_bis timestamptz,
  nachweis boolean not null,
  check ((ergebnis = 'uebernommen') = (grund is null)),
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('feldmeldung');
revoke update, delete on feldmeldung from kehrtour_app;
create index feldmeldung_termin on feldmeldung (unternehmen_id, termin_id, gesehen_am);
create index feldmeldung_offen on feldmeldung (unternehmen_id, am) where ergebnis <> 'uebernommen';

-- Which of both sides the office took; once.
create table feldklaerung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  meldung_id uuid not null,
  wahl text not null check (wahl in ('handy', 'buero')),
  mitarbeiter_id uuid not null,
  am timestamptz not null,
  primary key (unternehmen_id, meldung_id),
  foreign key (unternehmen_id, meldung_id) references feldmeldung on delete cascade
);
select mandant_schuetzen('feldklaerung');
revoke update, delete on feldklaerung from kehrtour_app;

insert into verlaufswort (gegenstand, was) values ('termin', 'feld:mangel'), ('termin', 'feld:notiz'), ('termin', 'feld:geklaert');
