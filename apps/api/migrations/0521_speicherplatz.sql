-- Room that a file was promised before its bytes were written: uploads at the same time count each other. With the row of its
-- file the promise ends; what was never finished ends by itself.
create table platzzusage (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  schluessel text not null,
  bytes bigint not null check (bytes >= 0),
  bis timestamptz not null,
  primary key (unternehmen_id, schluessel)
);
select mandant_schuetzen('platzzusage');

-- What the parts of a map take; of maps from before nobody measured it.
alter table karte add column bytes bigint not null default 0 check (bytes >= 0);
