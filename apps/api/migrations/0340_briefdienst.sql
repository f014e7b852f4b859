-- Letters that a service prints and posts wait in the outbox like everything else that leaves by itself.
alter table ausgang drop constraint ausgang_weg_check;
alter table ausgang
  add constraint ausgang_weg_check check (weg in ('mail', 'sms', 'brief')),
  -- what it costs without VAT: as expected, and as told once it is ordered
  add column cent integer check (cent >= 0),
  -- the service has given it to the post: from here on it is a letter like any other
  add column aufgegeben_am timestamptz,
  add column zurueck_am timestamptz,
  -- when the service was last asked what became of it
  add column geprueft_am timestamptz,
  add constraint ausgang_brief_preis check (weg <> 'brief' or cent is not null),
  add constraint ausgang_brief_zurueck check (zurueck_am is null or status = 'fehler');
-- The service names a letter by its own id; no two of ours are the same one.
create unique index ausgang_brief on ausgang (anbieter_id) where weg = 'brief' and anbieter_id is not null;
create index ausgang_briefe on ausgang (unternehmen_id, begonnen_am) where weg = 'brief';

alter table ankuendigung drop constraint ankuendigung_kanal_check;
alter table ankuendigung add constraint ankuendigung_kanal_check
  check (kanal in ('einwurf', 'brief', 'briefdienst', 'mail', 'aushang', 'sms', 'telefon'));
