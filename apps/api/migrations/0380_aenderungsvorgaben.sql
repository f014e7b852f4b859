-- A way out for houses without a place changes what was decided of an announced round: a day more, overtime, another person.
-- Until the plan that needs it is accepted, the decision waits with it.
alter table aenderung drop constraint aenderung_ursache_check;
alter table aenderung
  add constraint aenderung_ursache_check
    check (ursache in ('vonHand', 'neuGerechnet', 'abwesenheit', 'schliesstag', 'buchung', 'import', 'ausweg')),
  add column vorgaben jsonb not null default '{}';
