-- Year in which a measured plant was put into operation: § 15 Abs. 3 of the 1. BImSchV goes by its age.
alter table aufgabe add column anlage_jahr smallint check (anlage_jahr between 1900 and 2100);
