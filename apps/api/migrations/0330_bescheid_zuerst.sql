-- By which way somebody wants to be told first; null: nobody said, and the company's own order holds. What imports write of a
-- person does not name this column, so it stays.
alter table kontakt add column bescheid_zuerst text check (bescheid_zuerst in ('mail', 'sms', 'einwurf'));

insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'Kontakt hat Weg für Termine gewählt');
