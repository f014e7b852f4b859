-- Appointments that were split or put together say so.
insert into verlaufswort (gegenstand, was) values ('termin', 'geteilt'), ('termin', 'zusammengelegt');
