-- One Hausverwaltung is one contact of many houses. Whoever changes it says which state of it was seen.
alter table kontakt add column version integer not null default 1;
create function kontakt_zaehlen() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger version before update on kontakt for each row execute function kontakt_zaehlen();

-- Contacts that are one: houses, proofs and bookings of the first go over to the second.
create function kontakte_zusammenlegen(p_paare jsonb) returns void language sql as $$
  update ankuendigung t set kontakt_id = p.nach from jsonb_to_recordset(p_paare) as p(von uuid, nach uuid) where t.kontakt_id = p.von;
  update buchung t set kontakt_id = p.nach from jsonb_to_recordset(p_paare) as p(von uuid, nach uuid) where t.kontakt_id = p.von;
  update liegenschaft_kontakt t set kontakt_id = p.nach from jsonb_to_recordset(p_paare) as p(von uuid, nach uuid) where t.kontakt_id = p.von;
  -- A house that had both has one of them.
  delete from liegenschaft_kontakt t using liegenschaft_kontakt a, jsonb_to_recordset(p_paare) as p(von uuid, nach uuid)
    where t.kontakt_id = p.nach and a.kontakt_id = p.nach and a.liegenschaft_id = t.liegenschaft_id and a.rolle = t.rolle
      and a.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and a.id < t.id;
  delete from kontakt k using jsonb_to_recordset(p_paare) as p(von uuid, nach uuid) where k.id = p.von;
$$;
