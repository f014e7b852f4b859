-- What a phone may tell on a day is counted by person, and what was refused goes after its time; what was taken goes with nothing.
create index feldmeldung_person on feldmeldung (unternehmen_id, mitarbeiter_id, am);
grant delete on feldmeldung to kehrtour_app;
create policy nur_abgelehnte on feldmeldung as restrictive for delete to kehrtour_app using (ergebnis = 'abgelehnt');
create policy betrieb on feldmeldung for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, am, ergebnis) on feldmeldung to kehrtour_betrieb;
