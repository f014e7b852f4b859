-- A round begins by itself, a mark at the door can be taken back, and a visit ends with its round: `packages/domain/src/verlauf.ts`.
alter table verlauf drop constraint verlauf_kehrtour_check, drop constraint verlauf_termin_check;
alter table verlauf
  add constraint verlauf_kehrtour_check check (gegenstand <> 'kehrtour' or was in (
    'entworfen', 'angeordnet', 'abgegeben', 'angekuendigt', 'unterwegs', 'abgesagt', 'abgeschlossen')),
  add constraint verlauf_termin_check check (gegenstand <> 'termin' or was in (
    'gebucht', 'angenommen', 'abgelehnt', 'verlegt', 'vorgeschlagen', 'vorschlag-angenommen', 'adresse-bestaetigt',
    'welle-beendet', 'buchung-verfallen', 'buchung-verschoben', 'buchung-abgesagt', 'buchung-widerrufen',
    'kehrtour-geloescht', 'vermerk-zurueckgenommen', 'stand:nichtGefahren', 'stand:bestaetige', 'stand:lehneAb',
    'stand:meldeUnsicher', 'stand:sageAb', 'stand:erledige', 'stand:meldeNichtAngetroffen',
    'stand:meldeZutrittVerweigert', 'rueckmeldung:daheim', 'rueckmeldung:schluesselNachbar', 'rueckmeldung:passtNicht',
    'rueckmeldung:alternative', 'rueckmeldung:wunsch', 'rueckmeldung:unsicher', 'rueckmeldung:frage'));
