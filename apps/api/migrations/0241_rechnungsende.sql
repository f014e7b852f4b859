-- Invoices and payments may go when the law does not keep them any more: eight years from the end of the year in which the
-- last paper about them was made (§ 147 Abs. 3 and 4 AO). Until then nobody can delete them, and afterwards only the function below.
create function rechnung_aufbewahrt_bis(p_unternehmen uuid, p_rechnung uuid) returns date language sql stable as $$
  select make_date(extract(year from greatest(max(r.ausgestellt_am), max(z.am), max(m.am), max(l.faellig_am), max(b.am::date)))::integer + 8, 12, 31)
  from rechnung r
    left join zahlungseingang z on z.unternehmen_id = r.unternehmen_id and z.rechnung_id = r.id
    left join mahnung m on m.unternehmen_id = r.unternehmen_id and m.rechnung_id = r.id
    left join lastschrifteinzug l on l.unternehmen_id = r.unternehmen_id and l.rechnung_id = r.id
    left join beanstandung b on b.unternehmen_id = r.unternehmen_id and b.rechnung_id = r.id
  -- An invoice and what takes it back are one story.
  where r.unternehmen_id = p_unternehmen and (r.id = p_rechnung or r.hebt_auf = p_rechnung
    or r.id = (select hebt_auf from rechnung where unternehmen_id = p_unternehmen and id = p_rechnung)) $$;

create or replace function unveraenderlich() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('kehrtour.rechnungsende', true) = 'ja' and coalesce(rechnung_aufbewahrt_bis(old.unternehmen_id,
    (case tg_table_name when 'rechnung' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'rechnung_id' end)::uuid), current_date) < current_date
  then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;

-- That there was one, and that it is gone: number and day of it, with nothing of whom.
create table rechnung_entfernt (
  nummer text primary key,
  ausgestellt_am date not null, xml_sha256 text not null,
  entfernt_am timestamptz not null
);
grant select on rechnung_entfernt to kehrtour_betrieb;

-- Who owns the tables deletes of the company of this transaction what is over by the database's own clock, and writes it down.
do $$ declare tabelle text; begin
  foreach tabelle in array '{rechnung,rechnungsbeleg,zahlungseingang,mahnung,beanstandung,lastschrifteinzug}'::text[] loop
    execute format('create policy rechnungsende on %I to current_user using (unternehmen_id = aktuelles_unternehmen())', tabelle);
  end loop;
end $$;
create function tor_rechnungen_entfernen(p_jetzt timestamptz) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  v_wer uuid := aktuelles_unternehmen();
  weg uuid[];
begin
  if v_wer is null then raise exception 'no company in this transaction'; end if;
  -- In the body: a function that has such a setting of its own can be made by a superuser only, and who migrates is none.
  perform set_config('kehrtour.rechnungsende', 'ja', true);
  weg := array(select id from rechnung where unternehmen_id = v_wer and rechnung_aufbewahrt_bis(v_wer, id) < current_date);
  insert into rechnung_entfernt select nummer, ausgestellt_am, xml_sha256, p_jetzt from rechnung where unternehmen_id = v_wer and id = any(weg)
    on conflict do nothing;
  delete from beanstandung where unternehmen_id = v_wer and rechnung_id = any(weg);
  delete from lastschrifteinzug where unternehmen_id = v_wer and rechnung_id = any(weg);
  delete from mahnung where unternehmen_id = v_wer and rechnung_id = any(weg);
  delete from zahlungseingang where unternehmen_id = v_wer and rechnung_id = any(weg);
  delete from rechnungsbeleg where unternehmen_id = v_wer and rechnung_id = any(weg);
  delete from rechnung where unternehmen_id = v_wer and id = any(weg) and hebt_auf is not null;
  delete from rechnung where unternehmen_id = v_wer and id = any(weg);
  perform set_config('kehrtour.rechnungsende', '', true);
  return cardinality(weg);
end $$;
revoke execute on function tor_rechnungen_entfernen(timestamptz) from public;
grant execute on function tor_rechnungen_entfernen(timestamptz) to kehrtour_app;

-- Who was deleted goes again after a backup was played back.
grant select on geloeschtes_unternehmen to kehrtour_betrieb;
