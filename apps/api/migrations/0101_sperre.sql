-- Why a company is shut out, and since when; and what the operator may count of it.
alter table unternehmen add column gesperrt_am timestamptz, add column sperrgrund text not null default '';
update unternehmen set gesperrt_am = now() where gesperrt;
alter table unternehmen add constraint unternehmen_sperre check (gesperrt = (gesperrt_am is not null));
grant select (gesperrt_am, sperrgrund) on unternehmen to kehrtour_betrieb;
create policy betrieb on liegenschaft for select to kehrtour_betrieb using (true);
grant select (unternehmen_id) on liegenschaft to kehrtour_betrieb;
create policy betrieb on mitarbeiter for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, aktiv) on mitarbeiter to kehrtour_betrieb;

alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet',
    'rechnungsempfaenger-angelegt', 'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt',
    'rechnungsanschrift', 'zahlungsart', 'gesperrt', 'entsperrt'));
