-- Who looks after a house of several flats is told once what its flats are told.
alter table ankuendigung drop constraint ankuendigung_art_check,
  add constraint ankuendigung_art_check
    check (art in ('ankuendigung', 'aenderung', 'absage', 'bestaetigung', 'nichtAngetroffen', 'mitteilung'));
