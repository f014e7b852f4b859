-- Two entries that are one house. What the second one was is kept, so that joining can be taken back.
create table zusammenfuehrung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  -- the house that stayed, and the one that went into it
  nach_id uuid not null, von_id uuid not null,
  anschrift text not null,
  -- the row that went, and of the one that stayed what was filled in from it
  haus jsonb not null, vorher jsonb not null,
  -- ids of what moved, table by table; rows that went as they said nothing new; tasks that had to change
  bewegt jsonb not null default '{}', doppelt jsonb not null default '{}',
  -- of the house that stayed, when they were joined
  version integer not null default 0,
  am timestamptz not null, von_mitarbeiter uuid,
  zurueckgenommen_am timestamptz,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, nach_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, von_mitarbeiter) references mitarbeiter on delete set null (von_mitarbeiter)
);
create index zusammenfuehrung_nach on zusammenfuehrung (unternehmen_id, nach_id);
select mandant_schuetzen('zusammenfuehrung');

-- By what else imports name a house: the name of an entry that went into it.
create table hauskennung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  schluessel text not null,
  liegenschaft_id uuid not null,
  zusammenfuehrung_id uuid not null,
  primary key (unternehmen_id, schluessel),
  foreign key (unternehmen_id, liegenschaft_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, zusammenfuehrung_id) references zusammenfuehrung on delete cascade
);
create index hauskennung_liegenschaft on hauskennung (unternehmen_id, liegenschaft_id);
select mandant_schuetzen('hauskennung');

-- Two houses of which somebody said that they are two.
create table verschiedene_haeuser (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  eines_id uuid not null, anderes_id uuid not null,
  primary key (unternehmen_id, eines_id, anderes_id),
  check (eines_id < anderes_id),
  foreign key (unternehmen_id, eines_id) references liegenschaft on delete cascade,
  foreign key (unternehmen_id, anderes_id) references liegenschaft on delete cascade
);
create index verschiedene_haeuser_anderes on verschiedene_haeuser (unternehmen_id, anderes_id);
select mandant_schuetzen('verschiedene_haeuser');

-- A round that is over may have visited both.
alter table halt drop constraint halt_unternehmen_id_kehrtour_id_liegenschaft_id_key;
alter table halt add column zusammengefuehrt boolean not null default false;
create unique index halt_je_haus on halt (unternehmen_id, kehrtour_id, liegenschaft_id) where not zusammengefuehrt;

-- Names one house by the other in what rounds and proposals keep as text; answers which rounds that were.
create function haus_umbenennen(p_von uuid, p_nach uuid) returns uuid[] language plpgsql as $$
declare v_runden uuid[];
begin
  v_runden := array(select id from kehrtour where vorgaben::text like '%' || p_von || '%' or plan::text like '%' || p_von || '%');
  update kehrtour set vorgaben = replace(vorgaben::text, p_von::text, p_nach::text)::jsonb,
    plan = replace(plan::text, p_von::text, p_nach::text)::jsonb where id = any(v_runden);
  update aenderung set plan = replace(plan::text, p_von::text, p_nach::text)::jsonb,
    halte = replace(halte::text, p_von::text, p_nach::text)::jsonb, zusagen = replace(zusagen::text, p_von::text, p_nach::text)::jsonb
    where kehrtour_id = any(v_runden);
  update quartalsvorschlag set inhalt = replace(inhalt::text, p_von::text, p_nach::text)::jsonb
    where inhalt::text like '%' || p_von || '%' and inhalt::text not like '%' || p_nach || '%';
  return v_runden;
end $$;

-- What names a house by its column `liegenschaft_id` and goes over with it.
create function haus_anhaengsel() returns text[] language sql immutable as $$
  select '{nutzungseinheit,anlage,liegenschaft_kontakt,aufgabe,halt,termin,zugangscode,hauswunsch,schluessel}'::text[] $$;

-- All that hangs on one house goes over to the other; the row of the first goes. Who calls has locked both and looked that no
-- open round visits both. Runs with the rights of who calls.
create function haeuser_zusammenfuehren(p_id uuid) returns void language plpgsql as $$
declare
  z zusammenfuehrung;
  v_leute jsonb;
  v_bewegt jsonb;
  v_doppelt jsonb;
  v_ids uuid[];
  v_texte text[];
  v_tabelle text;
begin
  select * into strict z from zusammenfuehrung where id = p_id;
  v_bewegt := jsonb_build_object(
    'bisher', to_jsonb(array(select id from termin where liegenschaft_id = z.nach_id) || array(select id from halt where liegenschaft_id = z.nach_id)));
  -- A person whom the other house knows already, with nothing that is not known there.
  select coalesce(jsonb_agg(to_jsonb(g)), '[]') into v_leute from (
    select distinct on (d.id) a.id as von, b.id as nach, to_jsonb(d) as verbindung,
      case when a.id <> b.id and not exists (select from liegenschaft_kontakt x where x.kontakt_id = a.id and x.liegenschaft_id <> z.von_id)
        and not exists (select from zugangscode c where c.kontakt_id = a.id) then to_jsonb(a) - 'suche' end as kontakt
    from liegenschaft_kontakt d join kontakt a on a.unternehmen_id = d.unternehmen_id and a.id = d.kontakt_id
      join liegenschaft_kontakt s on s.unternehmen_id = d.unternehmen_id and s.liegenschaft_id = z.nach_id and s.rolle = d.rolle
        and s.nutzungseinheit_id is null and s.empfaengt_termin >= d.empfaengt_termin
      join kontakt b on b.unternehmen_id = s.unternehmen_id and b.id = s.kontakt_id
    where d.liegenschaft_id = z.von_id and d.nutzungseinheit_id is null
      and (a.id = b.id or (suchtext(a.vorname || ' ' || a.nachname || ' ' || a.firma) = suchtext(b.vorname || ' ' || b.nachname || ' ' || b.firma)
        and a.telefon in ('', b.telefon) and a.mobil in ('', b.mobil) and a.email in ('', b.email) and a.zeile2 in ('', b.zeile2)
        and (a.email = '' or not a.email_fuer_termine or b.email_fuer_termine)
        and suchtext(a.strasse || a.hausnr || a.plz) in ('', suchtext(b.strasse || b.hausnr || b.plz))))
    order by d.id, (a.id = b.id) desc, b.id) g;
  v_doppelt := jsonb_build_object(
    'leute', v_leute,
    'ankuendigungen', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kontakt_id', t.kontakt_id)), '[]') from ankuendigung t
      join jsonb_to_recordset(v_leute) as g(von uuid, kontakt jsonb) on g.von = t.kontakt_id and g.kontakt <> 'null'),
    'buchungen', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kontakt_id', t.kontakt_id)), '[]') from buchung t
      join jsonb_to_recordset(v_leute) as g(von uuid, kontakt jsonb) on g.von = t.kontakt_id and g.kontakt <> 'null'),
    'aufgaben', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'schluessel', d.schluessel, 'status', d.status)), '[]') from aufgabe d
      join aufgabe s on s.unternehmen_id = d.unternehmen_id and s.liegenschaft_id = z.nach_id and s.schluessel = d.schluessel
      where d.liegenschaft_id = z.von_id));
  update ankuendigung t set kontakt_id = g.nach from jsonb_to_recordset(v_leute) as g(von uuid, nach uuid, kontakt jsonb)
    where g.kontakt <> 'null' and t.kontakt_id = g.von;
  update buchung t set kontakt_id = g.nach from jsonb_to_recordset(v_leute) as g(von uuid, nach uuid, kontakt jsonb)
    where g.kontakt <> 'null' and t.kontakt_id = g.von;
  delete from liegenschaft_kontakt t using jsonb_to_recordset(v_leute) as g(verbindung jsonb) where t.id = (g.verbindung ->> 'id')::uuid;
  delete from kontakt t using jsonb_to_recordset(v_leute) as g(von uuid, kontakt jsonb) where g.kontakt <> 'null' and t.id = g.von
    and not exists (select from liegenschaft_kontakt x where x.unternehmen_id = t.unternehmen_id and x.kontakt_id = t.id);
  -- The same work under the same name: what nobody planned yet falls away, the rest takes another name.
  update aufgabe a set schluessel = a.schluessel || '|' || a.id,
      status = case when a.status = 'offen' and a.kehrtour_id is null and s.status <> 'entfallen'
        and not exists (select from halt_aufgabe h where h.aufgabe_id = a.id) then 'entfallen' else a.status end
    from aufgabe s where s.liegenschaft_id = z.nach_id and s.schluessel = a.schluessel and a.liegenschaft_id = z.von_id;
  update halt h set zusammengefuehrt = true where h.liegenschaft_id = z.von_id
    and exists (select from halt s where s.kehrtour_id = h.kehrtour_id and s.liegenschaft_id = z.nach_id);
  foreach v_tabelle in array haus_anhaengsel() loop
    execute format('with m as (update %I set liegenschaft_id = $1 where liegenschaft_id = $2 returning id) select array(select id from m)', v_tabelle)
      into v_ids using z.nach_id, z.von_id;
    v_bewegt := v_bewegt || jsonb_build_object(v_tabelle, to_jsonb(v_ids));
  end loop;
  -- What went into the first before is in the other now.
  with m as (update hauskennung set liegenschaft_id = z.nach_id where liegenschaft_id = z.von_id returning schluessel) select array(select schluessel from m) into v_texte;
  with m as (update zusammenfuehrung set nach_id = z.nach_id where nach_id = z.von_id returning id) select array(select id from m) into v_ids;
  v_bewegt := v_bewegt || jsonb_build_object('hauskennung', to_jsonb(v_texte), 'zusammenfuehrung', to_jsonb(v_ids),
    'runden', to_jsonb(haus_umbenennen(z.von_id, z.nach_id)));
  delete from liegenschaft where id = z.von_id;
  update zusammenfuehrung set bewegt = v_bewegt, doppelt = v_doppelt where id = p_id;
end $$;

-- The way back: both rows stand as they did, and the one takes again what it brought.
create function haeuser_trennen(p_id uuid) returns void language plpgsql as $$
declare
  z zusammenfuehrung;
  v_spalten text;
  v_tabelle text;
begin
  select * into strict z from zusammenfuehrung where id = p_id;
  delete from hauskennung where zusammenfuehrung_id = p_id;
  select string_agg(quote_ident(attname), ', ') into v_spalten from pg_attribute
    where attrelid = 'liegenschaft'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('update liegenschaft set (%1$s) = (select %1$s from jsonb_populate_record(null::liegenschaft, $1)) where id = $2', v_spalten)
    using z.vorher || jsonb_build_object('version', z.version + 1, 'geaendert_am', now()), z.nach_id;
  execute format('insert into liegenschaft (%1$s) select %1$s from jsonb_populate_record(null::liegenschaft, $1)', v_spalten)
    using z.haus || jsonb_build_object('version', (z.haus ->> 'version')::integer + 1);
  foreach v_tabelle in array haus_anhaengsel() loop
    execute format('update %I set liegenschaft_id = $1 where liegenschaft_id = $2 and id in (select t.id::uuid from jsonb_array_elements_text($3) as t(id))', v_tabelle)
      using z.von_id, z.nach_id, coalesce(z.bewegt -> v_tabelle, '[]');
  end loop;
  update halt set zusammengefuehrt = false where liegenschaft_id = z.von_id
    and id in (select t.id::uuid from jsonb_array_elements_text(z.bewegt -> 'halt') as t(id))
    and not exists (select from halt h where h.kehrtour_id = halt.kehrtour_id and h.liegenschaft_id = halt.liegenschaft_id and h.id <> halt.id);
  update aufgabe a set schluessel = r.schluessel, status = case when a.status = 'entfallen' then r.status else a.status end
    from jsonb_to_recordset(z.doppelt -> 'aufgaben') as r(id uuid, schluessel text, status text) where a.id = r.id;
  select string_agg(quote_ident(attname), ', ') into v_spalten from pg_attribute
    where attrelid = 'kontakt'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into kontakt (%1$s) select %1$s from jsonb_to_recordset($1) as g(kontakt jsonb), jsonb_populate_record(null::kontakt, g.kontakt)
    where g.kontakt <> ''null'' on conflict do nothing', v_spalten) using z.doppelt -> 'leute';
  insert into liegenschaft_kontakt select r.* from jsonb_to_recordset(z.doppelt -> 'leute') as g(verbindung jsonb),
    jsonb_populate_record(null::liegenschaft_kontakt, g.verbindung) as r;
  update ankuendigung t set kontakt_id = r.kontakt_id from jsonb_to_recordset(z.doppelt -> 'ankuendigungen') as r(id uuid, kontakt_id uuid) where t.id = r.id;
  update buchung t set kontakt_id = r.kontakt_id from jsonb_to_recordset(z.doppelt -> 'buchungen') as r(id uuid, kontakt_id uuid) where t.id = r.id;
  update hauskennung set liegenschaft_id = z.von_id
    where schluessel in (select t.s from jsonb_array_elements_text(z.bewegt -> 'hauskennung') as t(s));
  -- An earlier joining of either can be taken back now as it could before this one.
  update zusammenfuehrung set version = z.version + 1 where nach_id = z.nach_id and version = (z.vorher ->> 'version')::integer and id <> p_id
    and not z.bewegt -> 'zusammenfuehrung' ? id::text;
  update zusammenfuehrung set nach_id = z.von_id,
      version = case when version = (z.haus ->> 'version')::integer then version + 1 else version end
    where id in (select t.id::uuid from jsonb_array_elements_text(z.bewegt -> 'zusammenfuehrung') as t(id));
  update kehrtour set vorgaben = replace(vorgaben::text, z.nach_id::text, z.von_id::text)::jsonb,
    plan = replace(plan::text, z.nach_id::text, z.von_id::text)::jsonb
    where id in (select t.id::uuid from jsonb_array_elements_text(z.bewegt -> 'runden') as t(id))
      and not exists (select from halt h where h.kehrtour_id = kehrtour.id and h.liegenschaft_id = z.nach_id);
  update aenderung set plan = replace(plan::text, z.nach_id::text, z.von_id::text)::jsonb,
    halte = replace(halte::text, z.nach_id::text, z.von_id::text)::jsonb, zusagen = replace(zusagen::text, z.nach_id::text, z.von_id::text)::jsonb
    where kehrtour_id in (select t.id::uuid from jsonb_array_elements_text(z.bewegt -> 'runden') as t(id));
end $$;

insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'Zusammengeführt'), ('liegenschaft', 'Wieder getrennt');
