-- The ways of a plan along the roads, as they were computed last: whoever looks at the same plan again computes nothing.
create table kehrtour_wege (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  kehrtour_id uuid not null,
  -- of what they are the ways: places, modes and version of the roads
  stand text not null check (length(stand) <= 64),
  -- in the order of the pieces; null where no road is known
  linien jsonb not null,
  primary key (unternehmen_id, kehrtour_id),
  foreign key (unternehmen_id, kehrtour_id) references kehrtour on delete cascade
);
select mandant_schuetzen('kehrtour_wege');
