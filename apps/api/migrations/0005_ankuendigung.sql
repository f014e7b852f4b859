-- What was said to whom by which way, and what came back.
create table zugangscode (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null, termin_id uuid, liegenschaft_id uuid,
  gueltig_bis timestamptz not null, angelegt_am timestamptz not null default now(),
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, termin_id) references termin on delete cascade,
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  check ((termin_id is null) <> (liegenschaft_id is null))
);
create unique index zugangscode_termin on zugangscode (unternehmen_id, termin_id);
select mandant_schuetzen('zugangscode');

create table ankuendigung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, termin_id uuid not null, kehrtour_id uuid, kontakt_id uuid,
  art text not null default 'ankuendigung' check (art in ('ankuendigung', 'aenderung', 'absage', 'bestaetigung', 'nichtAngetroffen')),
  kanal text not null check (kanal in ('einwurf', 'brief', 'mail', 'aushang', 'sms', 'telefon')),
  empfaenger text not null, anschrift text not null default '',
  text jsonb not null, rechtsart text not null check (rechtsart in ('hoheitlich', 'frei', 'beides')),
  erstellt_am timestamptz not null, zugestellt_am timestamptz, zugang_am date,
  ausgang_id uuid, folge integer not null default 0,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, termin_id) references termin on delete cascade
);
create index ankuendigung_termin on ankuendigung (unternehmen_id, termin_id);
create index ankuendigung_kehrtour on ankuendigung (unternehmen_id, kehrtour_id);
select mandant_schuetzen('ankuendigung');

create table rueckmeldung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, termin_id uuid not null,
  art text not null check (art in ('daheim', 'schluesselNachbar', 'passtNicht', 'alternative', 'wunsch', 'unsicher', 'frage')),
  von text not null default 'unbekannt' check (von in ('bewohner', 'eigentuemer', 'verwalter', 'unbekannt')),
  text text not null default '', telefon text not null default '', wunsch jsonb,
  am timestamptz not null, gelesen_am timestamptz,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, termin_id) references termin on delete cascade
);
create index rueckmeldung_termin on rueckmeldung (unternehmen_id, termin_id, am);
create index rueckmeldung_ungelesen on rueckmeldung (unternehmen_id, am) where gelesen_am is null;
select mandant_schuetzen('rueckmeldung');
