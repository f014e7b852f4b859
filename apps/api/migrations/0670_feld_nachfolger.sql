-- A visit that gave way to another one knows which: what is told at the door of the first belongs to it.
alter table termin add column abgeloest_durch uuid;

-- The appointment on which a fact has worked, where that is not the one it names; and that the named one was moved meanwhile.
alter table feldmeldung add column wirkt_auf uuid;
alter table feldmeldung drop constraint feldmeldung_grund_check,
  add constraint feldmeldung_grund_check check (grund in ('war-abgesagt', 'runde-vorbei', 'anderes-ergebnis', 'frueher-gesehen',
    'anderer-mitarbeiter', 'inzwischen-verlegt', 'besuch-unbekannt', 'nicht-zurueckzunehmen', 'nichts-zurueckzunehmen',
    'verspaetung-veraltet'));
