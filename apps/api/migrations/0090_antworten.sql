-- What the office heard when it rang somebody, beside a yes and a no.
create table anruf (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  termin_id uuid not null,
  ergebnis text not null check (ergebnis in ('nichtErreicht', 'ruftZurueck', 'besprochen')),
  am timestamptz not null,
  von uuid,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, termin_id) references termin on delete cascade,
  foreign key (unternehmen_id, von) references mitarbeiter on delete set null (von)
);
create index anruf_termin on anruf (unternehmen_id, termin_id, am);
select mandant_schuetzen('anruf');

-- A wish that outlives the visit it was said about: kept with the house, with its origin and its day.
create table hauswunsch (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  liegenschaft_id uuid not null,
  nutzungseinheit_id uuid,
  -- the visit that did not suit; of one visit one wish is kept
  termin_id uuid,
  text text not null,
  gemerkt_am timestamptz not null,
  gemerkt_von uuid,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, termin_id),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete cascade,
  foreign key (unternehmen_id, termin_id) references termin on delete set null (termin_id),
  foreign key (unternehmen_id, gemerkt_von) references mitarbeiter on delete set null (gemerkt_von)
);
create index hauswunsch_liegenschaft on hauswunsch (unternehmen_id, liegenschaft_id);
select mandant_schuetzen('hauswunsch');

-- What the office answered to a question.
alter table rueckmeldung add column erwiderung text not null default '', add column erwidert_am timestamptz, add column erwidert_von uuid,
  add check ((erwiderung = '') = (erwidert_am is null)),
  add foreign key (unternehmen_id, erwidert_von) references mitarbeiter on delete set null (erwidert_von);
