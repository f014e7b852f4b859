-- Where and how somebody takes invoices: a mail of its own, and what public bodies and firms need on an e-invoice.
alter table kontakt add column email_rechnung text not null default '', add column leitweg_id text not null default '',
  add column ust_id text not null default '';

-- Two entries of one person become one: whoever stays knows what the other knew.
create function kontakt_rechnung_behalten() returns trigger language plpgsql as $$
begin
  update kontakt k set email_rechnung = coalesce(nullif(k.email_rechnung, ''), old.email_rechnung),
      leitweg_id = coalesce(nullif(k.leitweg_id, ''), old.leitweg_id), ust_id = coalesce(nullif(k.ust_id, ''), old.ust_id)
    where k.unternehmen_id = old.unternehmen_id and kontakt_kennung(k) = kontakt_kennung(old) and kontakt_kennung(old) <> ''
      and kontakt_wege(k) @> kontakt_wege(old) and '' in (k.email_rechnung, k.leitweg_id, k.ust_id);
  return null;
end $$;
create trigger rechnung_behalten after delete on kontakt for each row
  when (old.email_rechnung <> '' or old.leitweg_id <> '' or old.ust_id <> '') execute function kontakt_rechnung_behalten();

-- A row that comes back from before these columns says nothing of them.
create function kontakt_rechnung_leer() returns trigger language plpgsql as $$
begin
  new.email_rechnung := coalesce(new.email_rechnung, '');
  new.leitweg_id := coalesce(new.leitweg_id, '');
  new.ust_id := coalesce(new.ust_id, '');
  return new;
end $$;
create trigger rechnung_leer before insert on kontakt for each row
  when (new.email_rechnung is null or new.leitweg_id is null or new.ust_id is null) execute function kontakt_rechnung_leer();
