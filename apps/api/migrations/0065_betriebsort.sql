-- Where the company itself stands: its rounds begin there unless somebody said otherwise. `verortet_fuer` names the address and the
-- map that the place was found with; another address or another map is looked up anew.
alter table unternehmen
  add column lat double precision,
  add column lon double precision,
  add column verortet_fuer text not null default '',
  add check ((lat is null) = (lon is null)),
  add check (lat is null or (lat between -90 and 90 and lon between -180 and 180));
