-- A company that takes another public address keeps the ones that stand on slips and in mails: they go on leading to it. The
-- five last ones are kept, so that nobody collects addresses; nobody else gets them meanwhile.
alter table slug drop constraint slug_unternehmen_id_key, add column abgeloest bigint;
create unique index slug_jetzt on slug (unternehmen_id) where abgeloest is null;
create index slug_von on slug (unternehmen_id);

create or replace function slug_nachfuehren() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then return null; end if;
  if tg_op = 'UPDATE' and new.geloescht_am is null then
    -- One's own old address may be taken again; that of another company breaks the key below, as ever.
    delete from slug where slug = new.slug and unternehmen_id = new.unternehmen_id;
    update slug set abgeloest = 1 + coalesce((select max(a.abgeloest) from slug a where a.unternehmen_id = old.unternehmen_id), 0)
      where unternehmen_id = old.unternehmen_id and abgeloest is null;
    delete from slug where unternehmen_id = old.unternehmen_id and abgeloest is not null and slug not in (
      select s.slug from slug s where s.unternehmen_id = old.unternehmen_id and s.abgeloest is not null order by s.abgeloest desc limit 5);
  elsif tg_op <> 'INSERT' then
    delete from slug where unternehmen_id = old.unternehmen_id;
  end if;
  if tg_op <> 'DELETE' then insert into slug (slug, unternehmen_id) values (new.slug, new.unternehmen_id); end if;
  return null;
end $$;

-- What leads to the company that asks is free for it.
create or replace function tor_slug_frei(p_slug text) returns boolean
  language sql security definer set search_path = public as $$
  select not exists (select from slug where slug = p_slug and unternehmen_id is distinct from aktuelles_unternehmen()) $$;
