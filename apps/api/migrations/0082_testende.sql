-- The last free day where something else was agreed than thirty days after registering.
alter table zahlung add column testende_am date;
create policy betrieb on zahlung for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, testende_am) on zahlung to kehrtour_betrieb;
create policy jobs on zahlung for select to kehrtour_jobs using (true);
grant select (unternehmen_id, testende_am) on zahlung to kehrtour_jobs;
