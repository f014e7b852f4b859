-- One export of everything that is kept for a company: a new one takes its place, so that no loop fills a disk.
create table datenauszug (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  vorgang_id uuid not null,
  angefordert_am timestamptz not null,
  angefordert_von uuid not null,
  -- Null until it is written.
  schluessel text, groesse bigint, fertig_am timestamptz,
  laeuft_ab timestamptz not null,
  check ((schluessel is null) = (fertig_am is null) and (schluessel is null) = (groesse is null))
);
select mandant_schuetzen('datenauszug');
create policy betrieb on datenauszug for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, laeuft_ab) on datenauszug to kehrtour_betrieb;

alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet',
    'rechnungsempfaenger-angelegt', 'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt',
    'rechnungsanschrift', 'zahlungsart', 'gesperrt', 'entsperrt', 'vertraege-angenommen', 'daten-ausgegeben'));
