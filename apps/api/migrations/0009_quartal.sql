-- The proposal that deals all due streets to days and people. One per company: a new one takes the old one's place.
create table quartalsvorschlag (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  auswahl jsonb not null,
  -- parts of streets, shifts with their parts, what has no place
  inhalt jsonb not null,
  gerechnet_am timestamptz not null,
  -- the Kehrtouren that came of it; null while it is a proposal
  kehrtouren jsonb,
  version integer not null default 1,
  primary key (unternehmen_id)
);
select mandant_schuetzen('quartalsvorschlag');
