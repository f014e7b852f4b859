-- A dispatch can be stopped: what has not begun to leave stays until somebody sends it on or throws it away.
alter table ausgang
  add column angehalten_am timestamptz,
  add column verworfen_am timestamptz,
  -- handed over to the mail server or the provider: from here on nobody can say that it did not leave
  add column begonnen_am timestamptz,
  -- after a crash in that moment it is not sent again: better a slip than the same notice twice
  add column einmal boolean not null default false,
  -- trying again changes nothing, or could tell somebody twice
  add column endgueltig boolean not null default false;
update ausgang set endgueltig = true where status = 'fehler';
create index ankuendigung_ausgang on ankuendigung (unternehmen_id, ausgang_id) where ausgang_id is not null;

insert into verlaufswort (gegenstand, was) values
  ('kehrtour', 'versand-angehalten'), ('kehrtour', 'versand-fortgesetzt'),
  ('kehrtour', 'versand-verworfen'), ('kehrtour', 'versand-wiederholt');
