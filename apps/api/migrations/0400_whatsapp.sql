-- Who holds this number has allowed the company to write to it by WhatsApp: when, how that is known, and until when. It belongs to the
-- number and not to a name, so what imports write of a person neither gives nor takes it, and another number has none.
create table whatsapp_einwilligung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  -- E.164, as it is written to
  nummer text not null check (nummer ~ '^[+]49'),
  -- the same as any text of it is compared
  schluessel text not null generated always as (handynummer(nummer)) stored,
  erteilt_am timestamptz not null,
  herkunft text not null,
  widerrufen_am timestamptz,
  widerrufen_von text check (widerrufen_von in ('kunde', 'buero')),
  primary key (unternehmen_id, nummer),
  check ((widerrufen_am is null) = (widerrufen_von is null))
);
create unique index whatsapp_einwilligung_schluessel on whatsapp_einwilligung (unternehmen_id, schluessel);
select mandant_schuetzen('whatsapp_einwilligung');

-- Whoever sends asks at the last moment; and who answers STOPP is asked by no company any more.
create policy jobs_sehen on whatsapp_einwilligung for select to kehrtour_jobs using (true);
create policy jobs_widerrufen on whatsapp_einwilligung for update to kehrtour_jobs using (widerrufen_am is null)
  with check (widerrufen_am is not null and widerrufen_von = 'kunde');
grant select (unternehmen_id, nummer, widerrufen_am), update (widerrufen_am, widerrufen_von) on whatsapp_einwilligung to kehrtour_jobs;

-- Nobody keeps what was allowed for a number that belongs to nobody any more. An import takes names away before it writes them
-- anew: only at the end of its transaction is it seen who is gone.
create function whatsapp_einwilligung_vergessen() returns trigger language plpgsql as $$
begin
  delete from whatsapp_einwilligung e where e.unternehmen_id = old.unternehmen_id
    and e.schluessel in (handynummer(old.mobil), handynummer(old.telefon))
    and not exists (select from kontakt k where k.unternehmen_id = e.unternehmen_id
      and e.schluessel in (handynummer(k.mobil), handynummer(k.telefon)));
  return null;
end $$;
create constraint trigger whatsapp_nummer_weg after delete on kontakt deferrable initially deferred for each row
  execute function whatsapp_einwilligung_vergessen();
create constraint trigger whatsapp_nummer_anders after update on kontakt deferrable initially deferred for each row
  when (old.mobil <> new.mobil or old.telefon <> new.telefon) execute function whatsapp_einwilligung_vergessen();

alter table ausgang drop constraint ausgang_weg_check;
alter table ausgang add constraint ausgang_weg_check check (weg in ('mail', 'sms', 'whatsapp', 'brief')),
  add constraint ausgang_whatsapp_preis check (weg <> 'whatsapp' or cent is not null);
create index ausgang_whatsapp on ausgang (unternehmen_id, begonnen_am) where weg = 'whatsapp';

alter table ankuendigung drop constraint ankuendigung_kanal_check;
alter table ankuendigung add constraint ankuendigung_kanal_check
  check (kanal in ('einwurf', 'brief', 'briefdienst', 'mail', 'aushang', 'sms', 'whatsapp', 'telefon'));
alter table kontakt drop constraint kontakt_bescheid_zuerst_check;
alter table kontakt add constraint kontakt_bescheid_zuerst_check check (bescheid_zuerst in ('mail', 'sms', 'whatsapp', 'einwurf'));

alter table ersatzweg drop constraint ersatzweg_weg_check, drop constraint ersatzweg_check, drop constraint ersatzweg_check1;
alter table ersatzweg add constraint ersatzweg_weg_check check (weg in ('mail', 'sms', 'whatsapp', 'zettel', 'anruf')),
  add constraint ersatzweg_nachfolger_check check ((nachfolger_id is not null) = (weg in ('mail', 'sms', 'whatsapp'))),
  add constraint ersatzweg_ohne_grund_check check ((grund is null) = (weg in ('mail', 'sms', 'whatsapp')));
drop index ersatzweg_einmal;
create unique index ersatzweg_einmal on ersatzweg (unternehmen_id, termin_id, folge, weg) where weg in ('mail', 'sms', 'whatsapp');

insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'WhatsApp erlaubt'), ('liegenschaft', 'WhatsApp abbestellt');
