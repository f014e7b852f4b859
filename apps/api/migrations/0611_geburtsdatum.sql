-- Who is not yet eighteen works by the JArbSchG; null where nobody said when somebody was born.
alter table mitarbeiter add column geburtsdatum date;
