-- A closed day, a booking without a place and an import change announced rounds by an Änderung, too; what waited already
-- stays in the one that takes its place, and its causes with it.
alter table aenderung drop constraint aenderung_ursache_check;
alter table aenderung
  add constraint aenderung_ursache_check
    check (ursache in ('vonHand', 'neuGerechnet', 'abwesenheit', 'schliesstag', 'buchung', 'import')),
  add column vorher jsonb not null default '[]';
