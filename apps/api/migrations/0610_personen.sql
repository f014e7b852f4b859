-- The notice of a Feuerstättenschau names who comes (§ 3 Abs. 1 Satz 2 KÜO, since 21 January 2025). Who was named is kept with the
-- promise, as a list of ids and names of that day; null where nobody was named.
alter table termin add column personen jsonb check (jsonb_typeof(personen) = 'array');
