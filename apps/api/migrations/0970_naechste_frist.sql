-- The list sorted by Frist begins at the first task and ends behind a page (aufgabe/bestand.store.ts): a whole district has two
-- thousand tasks that end on one day, so the house belongs to the order.
drop index aufgabe_frist;
create index aufgabe_frist on aufgabe (unternehmen_id, frist_bis, liegenschaft_id) where status = 'offen';
