-- What somebody has allowed on her number stands by messenger: the next one is a word of this column and no table of its own.
alter table whatsapp_einwilligung rename to einwilligung;
alter table einwilligung add column messenger text not null default 'whatsapp'
  constraint einwilligung_messenger_check check (messenger = any (array['whatsapp']));
alter table einwilligung alter column messenger drop default;
alter table einwilligung drop constraint whatsapp_einwilligung_pkey, add primary key (unternehmen_id, messenger, nummer);
drop index whatsapp_einwilligung_schluessel;
create unique index einwilligung_schluessel on einwilligung (unternehmen_id, schluessel, messenger);
alter table einwilligung rename constraint whatsapp_einwilligung_nummer_check to einwilligung_nummer_check;
alter table einwilligung rename constraint whatsapp_einwilligung_widerrufen_von_check to einwilligung_widerrufen_von_check;
alter table einwilligung rename constraint whatsapp_einwilligung_check to einwilligung_widerruf_check;
grant select (messenger) on einwilligung to kehrtour_jobs;

drop trigger whatsapp_nummer_weg on kontakt;
drop trigger whatsapp_nummer_anders on kontakt;
drop function whatsapp_einwilligung_vergessen();
create function einwilligung_vergessen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from einwilligung e where e.unternehmen_id = old.unternehmen_id
    and e.schluessel in (handynummer(old.mobil), handynummer(old.telefon))
    and not exists (select from kontakt k where k.unternehmen_id = e.unternehmen_id
      and e.schluessel in (handynummer(k.mobil), handynummer(k.telefon)));
  return null;
end $$;
create constraint trigger nummer_weg after delete on kontakt deferrable initially deferred for each row
  execute function einwilligung_vergessen();
create constraint trigger nummer_anders after update on kontakt deferrable initially deferred for each row
  when (old.mobil <> new.mobil or old.telefon <> new.telefon) execute function einwilligung_vergessen();

-- Whatever a service charges for has its price in the outbox.
alter table ausgang drop constraint ausgang_brief_preis, drop constraint ausgang_whatsapp_preis,
  add constraint ausgang_preis check (cent is not null or weg = 'mail' or weg = 'sms');
