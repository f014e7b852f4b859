-- An entry of a subscribed calendar over a promised visit, and a new holiday, start an Änderung of their own cause.
alter table aenderung drop constraint aenderung_ursache_check;
alter table aenderung
  add constraint aenderung_ursache_check
    check (ursache in ('vonHand', 'neuGerechnet', 'abwesenheit', 'kalender', 'schliesstag', 'feiertag', 'buchung', 'import',
      'ausweg', 'nachtrag'));
