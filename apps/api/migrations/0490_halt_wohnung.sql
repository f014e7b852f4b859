-- One flat of a house may be visited at another time of the same round: its stop says which flat it is for. The stop of the
-- house, which is for everything else there, names none.
alter table halt add column nutzungseinheit_id uuid;
alter table halt add foreign key (unternehmen_id, nutzungseinheit_id) references nutzungseinheit on delete cascade;
create index halt_einheit on halt (unternehmen_id, nutzungseinheit_id) where nutzungseinheit_id is not null;
drop index halt_je_haus;
create unique index halt_je_haus on halt (unternehmen_id, kehrtour_id, liegenschaft_id, nutzungseinheit_id)
  nulls not distinct where not zusammengefuehrt;
