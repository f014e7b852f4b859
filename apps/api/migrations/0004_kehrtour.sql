-- Rounds, their stops, and the appointments that come of them.
create table kehrtour (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null, nummer integer not null, name text not null default '',
  status text not null default 'entwurf' check (status in ('entwurf', 'geplant', 'angekuendigt', 'unterwegs', 'abgeschlossen', 'abgesagt')),
  vorgaben jsonb not null default '{}',
  tage date[] not null default '{}',
  plan jsonb,
  angelegt_von uuid, angelegt_am timestamptz not null default now(), geaendert_am timestamptz not null default now(), angekuendigt_am timestamptz,
  version integer not null default 1,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, nummer)
);
create index kehrtour_am on kehrtour (unternehmen_id, geaendert_am desc);
select mandant_schuetzen('kehrtour');

create table halt (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, kehrtour_id uuid not null, liegenschaft_id uuid not null,
  mitarbeiter_id uuid, tag date, position integer,
  beginn timestamptz, ende timestamptz, anfahrt_sekunden integer, wartezeit_sekunden integer,
  fenster_von timestamptz, fenster_bis timestamptz,
  dauer_minuten integer not null,
  sperre jsonb not null default '{}',
  ausgelassen boolean not null default false,
  grund jsonb,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, kehrtour_id, liegenschaft_id),
  foreign key (unternehmen_id, kehrtour_id) references kehrtour on delete cascade,
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id),
  check (ausgelassen or (mitarbeiter_id is not null and tag is not null and position is not null and beginn is not null and ende > beginn))
);
create index halt_kehrtour on halt (unternehmen_id, kehrtour_id, mitarbeiter_id, tag, position);
create index halt_liegenschaft on halt (unternehmen_id, liegenschaft_id);
select mandant_schuetzen('halt');

create table halt_aufgabe (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  halt_id uuid not null, aufgabe_id uuid not null,
  primary key (unternehmen_id, halt_id, aufgabe_id),
  foreign key (unternehmen_id, halt_id) references halt on delete cascade,
  foreign key (unternehmen_id, aufgabe_id) references aufgabe on delete cascade
);
create index halt_aufgabe_a on halt_aufgabe (unternehmen_id, aufgabe_id);
select mandant_schuetzen('halt_aufgabe');

create table termin (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  liegenschaft_id uuid not null, nutzungseinheit_id uuid, kehrtour_id uuid, halt_id uuid,
  mitarbeiter_id uuid,
  status text not null check (status in ('entwurf', 'angefragt', 'angekuendigt', 'bestaetigt', 'abgelehnt', 'unsicher', 'verschoben', 'abgesagt', 'erledigt', 'nichtAngetroffen', 'zutrittVerweigert')),
  quelle text not null check (quelle in ('kehrtour', 'buchung', 'hand', 'kunde')),
  fenster_von timestamptz not null, fenster_bis timestamptz not null,
  beginn timestamptz not null, ende timestamptz not null,
  fest boolean not null default false,
  taetigkeiten jsonb not null default '[]',
  antwort_bis timestamptz, notiz text not null default '',
  folge integer not null default 0,
  angelegt_am timestamptz not null default now(), geaendert_am timestamptz not null default now(),
  version integer not null default 1,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete cascade,
  foreign key (unternehmen_id, kehrtour_id) references kehrtour on delete cascade,
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter (unternehmen_id, id),
  check (fenster_bis > fenster_von and ende > beginn)
);
create index termin_zeit on termin (unternehmen_id, fenster_von);
create index termin_kehrtour on termin (unternehmen_id, kehrtour_id);
create index termin_liegenschaft on termin (unternehmen_id, liegenschaft_id);
select mandant_schuetzen('termin');
