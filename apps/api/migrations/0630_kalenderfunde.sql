-- What of a calendar could not be taken as it stands, [{grund, eintrag, zeile}]: the entry by its title and the line, for its person alone.
alter table kalender_abo add column funde jsonb not null default '[]';
-- Calendars are read better than before: each is asked in full with the next round, whether it changed or not.
update kalender_abo set kennung = '{}', naechster_abruf_ab = angelegt_am;
