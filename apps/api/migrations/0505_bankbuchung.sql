-- What tells one entry of the bank from another: its account, and how each kind of file says it. Entries of before know what was
-- read of them, and no more; the same posting is found by that.
alter table bankbuchung
  add column konto text not null default '',
  add column form text not null default '',
  add column abdruck text not null default '',
  add column kennung text not null default '',
  -- Payments of one posting have its first one's reference, and its sum.
  add column posten text,
  add column posten_cent integer,
  -- A sum in whose place stands what it is made of.
  add column ersetzt boolean not null default false,
  -- Read, and not spread over the invoices yet.
  add column unverteilt boolean not null default false;
create index bankbuchung_tag on bankbuchung (unternehmen_id, am);
create index bankbuchung_unverteilt on bankbuchung (unternehmen_id) where unverteilt;
