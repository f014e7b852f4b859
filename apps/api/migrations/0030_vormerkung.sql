-- Where a company enters bookings only after their confirmation: noted until the link of the mail is pressed. Takes no time,
-- counts with the bookings, and is forgotten a day after it ran out.
create table vormerkung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  -- wish, time, contact, note and consents, sealed for this company and this row
  inhalt bytea not null,
  angelegt_am timestamptz not null,
  gueltig_bis timestamptz not null,
  -- the booking that came of it
  termin_id uuid,
  netz_hash bytea not null, mail_hash bytea not null, telefon_hash bytea, haus_schluessel text not null,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, token_hash),
  foreign key (unternehmen_id, termin_id) references termin on delete set null (termin_id)
);
create index vormerkung_angelegt on vormerkung (unternehmen_id, angelegt_am);
select mandant_schuetzen('vormerkung');
