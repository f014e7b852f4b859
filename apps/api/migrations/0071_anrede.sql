-- How somebody on staff is addressed: a bevollmächtigte Bezirksschornsteinfegerin signs as one. Empty: not said.
alter table mitarbeiter add column anrede text not null default '' check (anrede in ('', 'frau', 'herr'));
