-- Other working hours of somebody, and a house at which nothing is to be done any more, start an Änderung of their own cause.
alter table aenderung drop constraint aenderung_ursache_check;
alter table aenderung
  add constraint aenderung_ursache_check
    check (ursache in ('vonHand', 'neuGerechnet', 'abwesenheit', 'arbeitszeit', 'kalender', 'schliesstag', 'feiertag', 'buchung',
      'import', 'haus', 'ausweg', 'nachtrag'));
