-- What operators wrote about an import while they helped. The company gets it with its export: it is about her.
create table importnotiz (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  importauftrag_id uuid not null,
  id uuid not null,
  am timestamptz not null,
  wer text not null,
  text text not null check (length(text) between 1 and 1000),
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, importauftrag_id) references importauftrag on delete cascade
);
create index importnotiz_import on importnotiz (unternehmen_id, importauftrag_id, am);
select mandant_schuetzen('importnotiz');
