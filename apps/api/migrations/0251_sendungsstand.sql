-- What a program said of a house when it was last compared, sealed together with what the house was then: a push that says the
-- same of a house that is the same needs no reading.
create table sendungsstand (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  liegenschaft_id uuid not null,
  quelle text not null,
  siegel text not null,
  -- how many tasks it named, to be counted without being read
  aufgaben integer not null,
  primary key (unternehmen_id, liegenschaft_id, quelle),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade
);
select mandant_schuetzen('sendungsstand');
