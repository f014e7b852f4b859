-- What a program's pushes named since its last whole export: with it we see what that export names no longer. Ids of the program,
-- no person; gone when the export is over.
create table sendungsnennung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id bigint generated always as identity,
  quelle text not null,
  am timestamptz not null,
  external_ids jsonb not null,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('sendungsnennung');
create index sendungsnennung_quelle on sendungsnennung (unternehmen_id, quelle, am);
