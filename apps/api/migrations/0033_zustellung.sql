-- What became of a notice, written when it happens and never changed: a mistake is a second entry that names the first.
-- What a mail did stands in the outbox.
create table zustellung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  ankuendigung_id uuid not null,
  art text not null check (art in ('gedruckt', 'eingeworfen', 'aufgegeben', 'zurueck', 'berichtigt')),
  -- the local day on which it happened, and who did it
  am date not null,
  von uuid,
  -- when and by whom it was reported
  vermerkt_am timestamptz not null, vermerkt_von text not null,
  nummer integer generated always as identity,
  -- how often the notice came back or was taken back before: within one round each thing happens once
  runde integer not null default 0,
  berichtigt uuid,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, ankuendigung_id, art, runde),
  unique (unternehmen_id, berichtigt),
  check ((art = 'berichtigt') = (berichtigt is not null)),
  foreign key (unternehmen_id, ankuendigung_id) references ankuendigung on delete cascade,
  foreign key (unternehmen_id, von) references mitarbeiter on delete set null (von),
  foreign key (unternehmen_id, berichtigt) references zustellung on delete cascade
);
create unique index zustellung_einmal on zustellung (unternehmen_id, ankuendigung_id, runde) where art in ('eingeworfen', 'aufgegeben');
select mandant_schuetzen('zustellung');
revoke update, delete on zustellung from kehrtour_app;

-- What an announcement said of receipt before anybody had carried anything is no evidence.
alter table ankuendigung drop column zugang_am, drop column zugestellt_am;
