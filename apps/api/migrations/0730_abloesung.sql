-- What a visit was before a time of its own took its place: state, stop, work and answers, so that it can be taken back while nothing has left.
alter table termin add column abloesung jsonb;
create index termin_abgeloest_durch on termin (unternehmen_id, abgeloest_durch) where abgeloest_durch is not null;
insert into verlaufswort (gegenstand, was) values ('termin', 'eigene-zeit-zurueckgenommen');
