-- All words of the history of a company: two migrations that came side by side each knew only its own new ones.
alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'verwaltungslink-angelegt',
    'verwaltungslink-gesperrt', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet', 'rechnungsempfaenger-angelegt',
    'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt', 'rechnungsanschrift', 'zahlungsart', 'gesperrt',
    'entsperrt', 'einsicht-begonnen', 'einsicht-beendet', 'vertraege-angenommen', 'daten-ausgegeben',
    'loeschung-beantragt', 'loeschung-zurueckgenommen'));
