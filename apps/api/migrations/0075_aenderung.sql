-- A new plan of an announced round: it waits here until somebody accepts it, while the old one stays in force everywhere.
-- One for each round; `version` is that of the round it was made for.
create table aenderung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  kehrtour_id uuid not null,
  version integer not null,
  ursache text not null check (ursache in ('vonHand', 'neuGerechnet', 'abwesenheit')),
  -- the plan with its stops, as it would be written
  plan jsonb not null,
  halte jsonb not null,
  -- what was promised when it was made
  zusagen jsonb not null,
  angelegt_von uuid,
  angelegt_am timestamptz not null,
  primary key (unternehmen_id, kehrtour_id),
  foreign key (unternehmen_id, kehrtour_id) references kehrtour on delete cascade,
  foreign key (unternehmen_id, angelegt_von) references mitarbeiter on delete set null (angelegt_von)
);
select mandant_schuetzen('aenderung');

alter table verlauf drop constraint verlauf_kehrtour_check, drop constraint verlauf_termin_check;
alter table verlauf
  add constraint verlauf_kehrtour_check check (gegenstand <> 'kehrtour' or was in (
    'entworfen', 'angeordnet', 'abgegeben', 'angekuendigt', 'unterwegs', 'abgesagt', 'abgeschlossen',
    'aenderung-vorgeschlagen', 'aenderung-angenommen', 'aenderung-verworfen')),
  add constraint verlauf_termin_check check (gegenstand <> 'termin' or was in (
    'gebucht', 'angenommen', 'abgelehnt', 'verlegt', 'vorgeschlagen', 'vorschlag-angenommen', 'adresse-bestaetigt',
    'welle-beendet', 'buchung-verfallen', 'buchung-verschoben', 'buchung-abgesagt', 'buchung-widerrufen',
    'kehrtour-geloescht', 'vermerk-zurueckgenommen', 'neu-angesagt', 'entfallen', 'stand:nichtGefahren',
    'stand:bestaetige', 'stand:lehneAb', 'stand:meldeUnsicher', 'stand:sageAb', 'stand:erledige',
    'stand:meldeNichtAngetroffen', 'stand:meldeZutrittVerweigert', 'rueckmeldung:daheim',
    'rueckmeldung:schluesselNachbar', 'rueckmeldung:passtNicht', 'rueckmeldung:alternative', 'rueckmeldung:wunsch',
    'rueckmeldung:unsicher', 'rueckmeldung:frage'));
