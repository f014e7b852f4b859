-- How a company pays, where its invoices go, and what it has booked.
create table zahlung (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  art text not null default 'rechnung' check (art in ('rechnung', 'lastschrift')),
  -- Null: invoices go to the company's own address.
  anschrift jsonb,
  version integer not null default 1
);
select mandant_schuetzen('zahlung');

-- One change of the plan per day; null: none from that day on. Days that are over are never changed.
create table tarifwechsel (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  ab date not null,
  tarif text check (tarif in ('bezirk', 'betrieb')),
  primary key (unternehmen_id, ab)
);
select mandant_schuetzen('tarifwechsel');

create table rechnungsempfaenger (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  code_hash bytea, code_bis timestamptz,
  bestaetigt_am timestamptz,
  angelegt_am timestamptz not null,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, email)
);
select mandant_schuetzen('rechnungsempfaenger');

-- A mandate is given and revoked, never changed; the account is sealed, its end is what people recognise it by.
create table lastschriftmandat (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  referenz text not null,
  kontoinhaber text not null,
  iban bytea not null,
  iban_ende text not null,
  erteilt_am date not null,
  widerrufen_am date,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, referenz)
);
create unique index lastschriftmandat_gueltig on lastschriftmandat (unternehmen_id) where widerrufen_am is null;
select mandant_schuetzen('lastschriftmandat');

-- Who has no plan any more loses the planner by a job that looks over all companies, and sees no more of them than that.
create policy jobs on unternehmen for select to kehrtour_jobs using (true);
grant select (unternehmen_id, kehrtourplaner, angelegt_am) on unternehmen to kehrtour_jobs;
create policy jobs on tarifwechsel for select to kehrtour_jobs using (true);
grant select on tarifwechsel to kehrtour_jobs;

alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet',
    'rechnungsempfaenger-angelegt', 'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt',
    'rechnungsanschrift', 'zahlungsart'));
