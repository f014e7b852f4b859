-- "Hier gibt es nichts mehr zu kehren": an answer of its own, about which the office decides.
alter table rueckmeldung drop constraint rueckmeldung_art_check,
  add constraint rueckmeldung_art_check check (art in ('daheim', 'schluesselNachbar', 'passtNicht', 'alternative', 'wunsch', 'unsicher',
    'nichtsMehr', 'frage')),
  add column entscheid text,
  add column entschieden_am timestamptz,
  add column entschieden_von uuid,
  -- In which file it went back to where the Kehrbuch is kept.
  add column rueckgabe_id uuid,
  add constraint rueckmeldung_entscheid_check check (entscheid in ('stilllegen', 'bleibt')),
  add constraint rueckmeldung_entschieden check ((entscheid is null) = (entschieden_am is null)),
  add constraint rueckmeldung_rueckgabe foreign key (unternehmen_id, rueckgabe_id) references rueckgabe on delete set null (rueckgabe_id);
create index rueckmeldung_nichts_mehr on rueckmeldung (unternehmen_id, termin_id) where art = 'nichtsMehr' and entschieden_am is null;
create index rueckmeldung_zurueckgegeben on rueckmeldung (unternehmen_id, rueckgabe_id) where rueckgabe_id is not null;

insert into verlaufswort (gegenstand, was) values ('termin', 'rueckmeldung:nichtsMehr'), ('termin', 'abmeldung-stillgelegt'),
  ('termin', 'abmeldung-bleibt');
