-- "Ich war da": who was waiting in the told time while somebody marked that nobody opened.
alter table rueckmeldung drop constraint rueckmeldung_art_check,
  add constraint rueckmeldung_art_check check (art in ('daheim', 'schluesselNachbar', 'passtNicht', 'alternative', 'wunsch', 'unsicher',
    'nichtsMehr', 'warDa', 'frage'));
insert into verlaufswort (gegenstand, was) values ('termin', 'rueckmeldung:warDa');
