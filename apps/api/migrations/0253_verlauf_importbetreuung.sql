-- What an operator did at an import of a company, for the company to read.
insert into verlaufswort (gegenstand, was) values
  ('import', 'betreiber-geprueft'), ('import', 'betreiber-abgebrochen'),
  ('import', 'betreiber-zurueckgenommen'), ('import', 'betreiber-notiert');
