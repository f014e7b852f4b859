-- When the last backup was whole: a day without one is told to whoever runs it.
alter table installation add column if not exists gesichert_am timestamptz;
grant select (gesichert_am) on installation to kehrtour_jobs;
