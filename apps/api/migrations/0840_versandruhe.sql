-- After a backup was played back nothing leaves the outbox until an operator says so: what waits in it may have left since.
-- A backup of before has the column already, by the transaction that played it back.
alter table installation add column if not exists versand_ruht_seit timestamptz;
grant select (einzige, versand_ruht_seit) on installation to kehrtour_jobs, kehrtour_betrieb;
grant update (versand_ruht_seit) on installation to kehrtour_jobs;
