-- The life of a house names the imports that changed it.
create index importzeile_liegenschaft on importzeile (unternehmen_id, liegenschaft_id) where liegenschaft_id is not null;
