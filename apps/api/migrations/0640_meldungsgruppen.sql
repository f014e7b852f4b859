-- Messages of an import by cause, over the whole file; the rows of `meldungen` are the first of them only.
alter table importauftrag add column meldungsgruppen jsonb not null default '[]';
