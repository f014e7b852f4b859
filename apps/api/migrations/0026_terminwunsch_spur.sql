-- Who left a wish, unreadable: each is a mail to an address that may be somebody else's, and counts with the bookings.
alter table terminwunsch add column netz_hash bytea, add column mail_hash bytea, add column telefon_hash bytea, add column haus_schluessel text;
create index terminwunsch_angelegt on terminwunsch (unternehmen_id, angelegt_am);
