-- What a file would take away is counted and asked; houses that may be the same wait for an answer, too.
alter table importauftrag add column verluste jsonb not null default '[]';
alter table importzeile drop constraint importzeile_befund_check;
alter table importzeile add constraint importzeile_befund_check check (befund in ('neu', 'geaendert', 'gleich', 'fehlt', 'wiederDa'));
alter table importzeile drop column vorschlag_id;
