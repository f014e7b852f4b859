-- A code that opens all houses of one Hausverwaltung at this company. There is one of them at a time.
alter table zugangscode add column kontakt_id uuid,
  add foreign key (unternehmen_id, kontakt_id) references kontakt on delete cascade;
alter table zugangscode drop constraint zugangscode_check;
alter table zugangscode add constraint zugangscode_check check (num_nonnulls(termin_id, liegenschaft_id, kontakt_id) = 1);
create unique index zugangscode_kontakt on zugangscode (unternehmen_id, kontakt_id);

-- Somebody made such a link for a Hausverwaltung, or ended it.
alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet',
    'rechnungsempfaenger-angelegt', 'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt',
    'rechnungsanschrift', 'zahlungsart', 'gesperrt', 'entsperrt', 'vertraege-angenommen', 'daten-ausgegeben',
    'loeschung-beantragt', 'loeschung-zurueckgenommen', 'verwaltungslink-angelegt',
    'verwaltungslink-gesperrt'));
