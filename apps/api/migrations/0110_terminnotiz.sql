-- Somebody wrote, or changed, the note of an appointment.
alter table verlauf drop constraint verlauf_termin_check;
alter table verlauf
  add constraint verlauf_termin_check check (gegenstand <> 'termin' or was in (
    'gebucht', 'angenommen', 'abgelehnt', 'verlegt', 'vorgeschlagen', 'vorschlag-angenommen', 'adresse-bestaetigt',
    'welle-beendet', 'buchung-verfallen', 'buchung-verschoben', 'buchung-abgesagt', 'buchung-widerrufen',
    'kehrtour-geloescht', 'vermerk-zurueckgenommen', 'neu-angesagt', 'notiz-geaendert', 'entfallen',
    'stand:nichtGefahren', 'stand:bestaetige', 'stand:lehneAb', 'stand:meldeUnsicher', 'stand:sageAb', 'stand:erledige',
    'stand:meldeNichtAngetroffen', 'stand:meldeZutrittVerweigert', 'rueckmeldung:daheim',
    'rueckmeldung:schluesselNachbar', 'rueckmeldung:passtNicht', 'rueckmeldung:alternative', 'rueckmeldung:wunsch',
    'rueckmeldung:unsicher', 'rueckmeldung:frage'));
