-- The end of a district here (§ 19 Abs. 3 SchfHwG): handed over to whom and when, what came of it, and what was deleted then. Its
-- proof names no customer, and stays.
create table bezirksuebergabe (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  nachfolger text not null check (char_length(nachfolger) between 1 and 200),
  uebergeben_am date not null,
  angelegt_am timestamptz not null, angelegt_von uuid not null,
  -- what was written for the successor last: when, how many houses, and by what the file is known again
  datei_am timestamptz, datei_haeuser integer, datei_pruefsumme text,
  beanstandet_am date, beanstandung text not null default '' check (char_length(beanstandung) <= 1000),
  nachgebessert_am date,
  bestaetigt_am date, bestaetigt_von text check (bestaetigt_von in ('nachfolger', 'aufsicht')),
  -- from when on it counts: until the next day it can be taken back
  bestaetigung_eingetragen_am timestamptz,
  geloescht_am timestamptz, geloescht jsonb,
  primary key (unternehmen_id, id),
  check ((bestaetigt_am is null) = (bestaetigt_von is null)),
  check (nachgebessert_am is null or beanstandet_am is not null)
);
create unique index bezirksuebergabe_offen on bezirksuebergabe (unternehmen_id) where geloescht_am is null;
select mandant_schuetzen('bezirksuebergabe');
create policy betrieb on bezirksuebergabe for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, bestaetigung_eingetragen_am, geloescht_am) on bezirksuebergabe to kehrtour_betrieb;

insert into verlaufswort (gegenstand, was) values ('unternehmen', 'bezirk-uebergeben'), ('unternehmen', 'bezirk-beanstandet'),
  ('unternehmen', 'bezirk-nachgebessert'), ('unternehmen', 'bezirk-bestaetigt'), ('unternehmen', 'bezirk-zurueckgenommen'),
  ('unternehmen', 'bezirk-geloescht');
