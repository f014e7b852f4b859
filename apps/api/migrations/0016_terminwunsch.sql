-- Where no free time suits: what a visitor would like, until the office has answered it.
create table terminwunsch (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  referenz text not null,
  token_hash bytea not null,
  herkunft text not null check (herkunft in ('seite', 'einbettung')),
  -- activity, answers, address, duration, with words and prices as they were shown
  wunsch jsonb not null,
  -- half-days of the week; none: any time suits
  halbtage jsonb not null default '[]',
  ab date,
  kontakt jsonb not null,
  notiz text not null default '',
  einwilligungen jsonb not null default '[]',
  status text not null default 'offen' check (status in ('offen', 'beantwortet', 'abgelehnt', 'zurueckgezogen')),
  grund text not null default '',
  -- the booking that came of it
  termin_id uuid,
  angelegt_am timestamptz not null, beendet_am timestamptz,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, referenz), unique (unternehmen_id, token_hash), unique (unternehmen_id, termin_id),
  foreign key (unternehmen_id, termin_id) references termin on delete set null (termin_id),
  check ((status = 'offen') = (beendet_am is null))
);
create index terminwunsch_offen on terminwunsch (unternehmen_id, angelegt_am) where status = 'offen';
select mandant_schuetzen('terminwunsch');
-- When the contract was concluded, where that is later than the booking: with the yes to a proposed time.
alter table buchung add column vertrag_am timestamptz;
