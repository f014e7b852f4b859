-- What followed by itself when a notice reached nobody: the next way of that person, or that somebody has to go or ring. Once
-- for each notice, and each way once for what is to be told.
create table ersatzweg (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  -- the notice that reached nobody
  ankuendigung_id uuid not null,
  termin_id uuid not null,
  kehrtour_id uuid not null,
  folge integer not null,
  weg text not null check (weg in ('mail', 'sms', 'zettel', 'anruf')),
  grund text check (grund in ('keiner', 'wunsch', 'verweigert', 'zuSpaet', 'zuTeuer')),
  -- the last day on which a slip is in time, where a period runs
  zettel_bis date,
  -- what is paid for by the company's limit
  sms_teile integer not null default 0 check (sms_teile between 0 and 10),
  -- the notice that went instead
  nachfolger_id uuid,
  am timestamptz not null,
  primary key (unternehmen_id, ankuendigung_id),
  check ((nachfolger_id is not null) = (weg in ('mail', 'sms'))),
  check ((grund is null) = (weg in ('mail', 'sms'))),
  foreign key (unternehmen_id, ankuendigung_id) references ankuendigung on delete cascade,
  foreign key (unternehmen_id, termin_id) references termin on delete cascade,
  foreign key (unternehmen_id, nachfolger_id) references ankuendigung on delete cascade
);
create unique index ersatzweg_einmal on ersatzweg (unternehmen_id, termin_id, folge, weg) where weg in ('mail', 'sms');
create unique index ersatzweg_nachfolger on ersatzweg (unternehmen_id, nachfolger_id);
create index ersatzweg_kehrtour on ersatzweg (unternehmen_id, kehrtour_id);
select mandant_schuetzen('ersatzweg');
revoke update, delete on ersatzweg from kehrtour_app;

-- What failed, looked through every minute.
create index ausgang_gescheitert on ausgang (angelegt_am, unternehmen_id) where status = 'fehler' and verworfen_am is null;

insert into verlaufswort (gegenstand, was) values ('termin', 'naechster-weg');
