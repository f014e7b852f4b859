-- Another address of a login waits until its owner has pressed the link: which one, and until when the link is good. So it can be
-- shown, sent once more and taken back; a link is worth nothing once it does not stand here any more.
alter table mitarbeiter add column adresse_gewuenscht text, add column adresse_gewuenscht_bis timestamptz,
  add check ((adresse_gewuenscht is null) = (adresse_gewuenscht_bis is null));
