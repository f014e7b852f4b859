-- What a company accepted when it registered, with the day of the wording, stands in its history.
alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet',
    'rechnungsempfaenger-angelegt', 'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt',
    'rechnungsanschrift', 'zahlungsart', 'gesperrt', 'entsperrt', 'vertraege-angenommen'));
