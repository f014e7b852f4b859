-- What an entry of the history can say, by what it happened to: `packages/domain/src/verlauf.ts` lists the same.
alter table verlauf
  add constraint verlauf_gegenstand_check check (gegenstand in ('unternehmen', 'mitarbeiter', 'liegenschaft', 'import', 'kehrtour', 'termin', 'terminwunsch')),
  add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet')),
  add constraint verlauf_mitarbeiter_check check (gegenstand <> 'mitarbeiter' or was in (
    'hinzugefuegt', 'eingeladen', 'geaendert', 'eigene-daten', 'buchungszeiten', 'abwesenheit-angelegt',
    'abwesenheit-entfernt', 'ausnahme-angelegt', 'ausnahme-entfernt', 'kalender:eingerichtet', 'kalender:erneuert',
    'kalender:mit-kundendaten', 'kalender:ohne-kundendaten', 'kalender:zurueckgenommen', 'kalender:abonniert',
    'kalender:abo-entfernt')),
  add constraint verlauf_liegenschaft_check check (gegenstand <> 'liegenschaft' or was in (
    'Angelegt', 'Angaben geändert', 'Lage gesetzt', 'Eingeordnet', 'Nutzungseinheit hinzugefügt',
    'Nutzungseinheit geändert', 'Nutzungseinheit entfernt', 'Kontakt hinzugefügt', 'Kontakt geändert',
    'Kontakt entfernt', 'Aufgabe angelegt', 'Aufgabe geändert', 'Aufgabe entfällt', 'Aufgabe wieder offen',
    'Gelöscht')),
  add constraint verlauf_import_check check (gegenstand <> 'import' or was in (
    'uebernommen', 'zurueckgenommen')),
  add constraint verlauf_kehrtour_check check (gegenstand <> 'kehrtour' or was in (
    'entworfen', 'angeordnet', 'abgegeben', 'angekuendigt', 'abgesagt', 'abgeschlossen')),
  add constraint verlauf_termin_check check (gegenstand <> 'termin' or was in (
    'gebucht', 'angenommen', 'abgelehnt', 'verlegt', 'vorgeschlagen', 'vorschlag-angenommen', 'adresse-bestaetigt',
    'welle-beendet', 'buchung-verfallen', 'buchung-verschoben', 'buchung-abgesagt', 'buchung-widerrufen',
    'kehrtour-geloescht', 'stand:bestaetige', 'stand:lehneAb', 'stand:meldeUnsicher', 'stand:sageAb',
    'stand:erledige', 'stand:meldeNichtAngetroffen', 'stand:meldeZutrittVerweigert', 'rueckmeldung:daheim',
    'rueckmeldung:schluesselNachbar', 'rueckmeldung:passtNicht', 'rueckmeldung:alternative', 'rueckmeldung:wunsch',
    'rueckmeldung:unsicher', 'rueckmeldung:frage')),
  add constraint verlauf_terminwunsch_check check (gegenstand <> 'terminwunsch' or was in (
    'geaeussert', 'beantwortet', 'abgelehnt', 'zurueckgezogen'));
