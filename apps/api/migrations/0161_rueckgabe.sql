-- Done work that was given back to where the Kehrbuch is kept: as a file, or to a program that asked for it. What was given is
-- remembered for each receiver by itself; work that was taken up and done again on another day is given again.
create table rueckgabe (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  -- `datei`, or the program by its vendor
  empfaenger text not null check (empfaenger = 'datei' or empfaenger like 'partner:%'),
  am timestamptz not null,
  von uuid,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, von) references mitarbeiter on delete set null (von)
);
create index rueckgabe_empfaenger on rueckgabe (unternehmen_id, empfaenger, am);
select mandant_schuetzen('rueckgabe');

create table rueckgabezeile (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  empfaenger text not null,
  aufgabe_id uuid not null,
  erledigt_am date not null,
  rueckgabe_id uuid not null,
  -- two at once give the same work back once
  primary key (unternehmen_id, empfaenger, aufgabe_id, erledigt_am),
  foreign key (unternehmen_id, rueckgabe_id) references rueckgabe on delete cascade,
  foreign key (unternehmen_id, aufgabe_id) references aufgabe on delete cascade
);
create index rueckgabezeile_rueckgabe on rueckgabezeile (unternehmen_id, rueckgabe_id);
create index rueckgabezeile_aufgabe on rueckgabezeile (unternehmen_id, aufgabe_id);
select mandant_schuetzen('rueckgabezeile');

alter table partnerabruf drop constraint partnerabruf_was_check;
alter table partnerabruf add constraint partnerabruf_was_check
  check (was in ('verbunden', 'betrieb', 'liegenschaften', 'kehrtouren', 'kehrtour', 'erledigtes', 'beendet'));
