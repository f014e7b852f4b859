-- What free times follow from changes with these tables. A transaction that writes one of them leaves a mark, so that a
-- reader may keep what it read as long as the marks are the same; see `bestandsmarke` for why marks and not a counter.
create table angebotsmarke (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id bigint generated always as identity,
  primary key (unternehmen_id, id)
);
select mandant_schuetzen('angebotsmarke');
create function angebot_markieren() returns trigger language plpgsql as $$
declare neu bigint;
begin
  if aktuelles_unternehmen() is null or current_setting('app.angebot_markiert', true) = 'ja' then return null; end if;
  insert into angebotsmarke default values returning id into neu;
  if neu % 50 = 0 then
    delete from angebotsmarke where id in (select alt.id from angebotsmarke alt where alt.id < neu - 100 for update skip locked);
  end if;
  -- One mark a transaction is enough: it is seen with the commit. Ends with the transaction, or with the part of it that is undone.
  perform set_config('app.angebot_markiert', 'ja', true);
  return null;
end $$;
do $$ declare tabelle text; begin
  foreach tabelle in array '{unternehmen,mitarbeiter,verfuegbarkeit,verfuegbarkeit_ausnahme,schliesstag,taetigkeit,belegung,termin,buchung,reservierung,rundenplatz,kehrtour,halt,liegenschaft}'::text[] loop
    execute format('create trigger angebot after insert or update or delete on %I for each statement execute function angebot_markieren()', tabelle);
  end loop;
end $$;
