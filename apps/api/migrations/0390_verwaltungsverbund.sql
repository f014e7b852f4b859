-- Entries that became one Hausverwaltung, by a person or by an import. What the others were is kept, so that it can be taken back.
create table verwaltungsverbund (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  id uuid not null,
  nummer bigint generated always as identity,
  -- the contact that stayed, and the rows of those that went into it
  nach_id uuid not null, kontakte jsonb not null,
  -- what moved, with whose it was; its connections as they are since; ids of what had been said by then
  bewegt jsonb not null default '{}', verbindungen jsonb not null default '[]', bisher jsonb not null default '[]',
  -- connections that went, as their house had two of them; codes that went with their contact
  weg jsonb not null default '[]', codes jsonb not null default '[]',
  -- houses that count as changed by hand through it alone, with the people they had after it
  haeuser jsonb not null default '[]',
  -- of the contact that stayed, by which it shows whether somebody changed it since
  version integer not null default 0,
  import_id uuid, am timestamptz not null, von_mitarbeiter uuid,
  zurueckgenommen_am timestamptz,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, nach_id) references kontakt on delete cascade,
  foreign key (unternehmen_id, von_mitarbeiter) references mitarbeiter on delete set null (von_mitarbeiter)
);
create index verwaltungsverbund_nach on verwaltungsverbund (unternehmen_id, nach_id);
select mandant_schuetzen('verwaltungsverbund');

-- Tells whether anybody of a house was changed, came or went.
create function haus_leute(p_haus uuid) returns text language sql stable as $$
  select md5(coalesce(string_agg(to_jsonb(lk)::text || k.version, '|' order by lk.id), '')) from liegenschaft_kontakt lk
    join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id where lk.liegenschaft_id = p_haus $$;

-- What was said to or by one Hausverwaltung of these houses: notices, bookings, its answers, its link.
create function verwaltung_gesagt(p_kontakt uuid, p_haeuser uuid[]) returns table (art text, id uuid, liegenschaft_id uuid) language sql stable as $$
  select 'angesagt', a.id, t.liegenschaft_id from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    where a.kontakt_id = p_kontakt and t.liegenschaft_id = any(p_haeuser)
  union all
  select 'gebucht', b.id, t.liegenschaft_id from buchung b join termin t on t.unternehmen_id = b.unternehmen_id and t.id = b.termin_id
    where b.kontakt_id = p_kontakt and t.liegenschaft_id = any(p_haeuser)
  union all
  select 'geantwortet', r.id, t.liegenschaft_id from rueckmeldung r join termin t on t.unternehmen_id = r.unternehmen_id and t.id = r.termin_id
    where r.von = 'verwalter' and t.liegenschaft_id = any(p_haeuser)
  union all
  select 'link', c.id, null from zugangscode c where c.kontakt_id = p_kontakt $$;

-- The contacts of these unions become one each. Who calls has locked them. Of two entries at one house the one that is told stays.
create function verwaltungen_verbinden(p_ids uuid[]) returns void language plpgsql as $$
declare
  v_paare jsonb := (select coalesce(jsonb_agg(jsonb_build_object('verbund', z.id, 'von', k.kontakt ->> 'id', 'nach', z.nach_id)), '[]')
    from verwaltungsverbund z, jsonb_array_elements(z.kontakte) as k(kontakt) where z.id = any(p_ids));
  v_vorher jsonb := (select coalesce(jsonb_agg(jsonb_build_object('verbund', g.verbund, 'zeile', to_jsonb(lk))), '[]') from liegenschaft_kontakt lk
    join (select p.verbund, p.von as kontakt from jsonb_to_recordset(v_paare) as p(verbund uuid, von uuid)
      union select z.id, z.nach_id from verwaltungsverbund z where z.id = any(p_ids)) g on g.kontakt = lk.kontakt_id);
begin
  with alt as (
    select p.verbund, 'ankuendigung' as tabelle, t.id, t.kontakt_id as von from ankuendigung t join jsonb_to_recordset(v_paare) as p(verbund uuid, von uuid) on p.von = t.kontakt_id
    union all
    select p.verbund, 'buchung', t.id, t.kontakt_id from buchung t join jsonb_to_recordset(v_paare) as p(verbund uuid, von uuid) on p.von = t.kontakt_id
    union all
    select p.verbund, 'liegenschaft_kontakt', t.id, t.kontakt_id from liegenschaft_kontakt t join jsonb_to_recordset(v_paare) as p(verbund uuid, von uuid) on p.von = t.kontakt_id
    union all
    select p.verbund, 'verwaltungsverbund', t.id, t.nach_id from verwaltungsverbund t join jsonb_to_recordset(v_paare) as p(verbund uuid, von uuid) on p.von = t.nach_id
  ), je as (select verbund, tabelle, jsonb_agg(jsonb_build_object('id', id, 'von', von)) as zeilen from alt group by verbund, tabelle),
  alle as (select verbund, jsonb_object_agg(tabelle, zeilen) as bewegt from je group by verbund)
  update verwaltungsverbund z set bewegt = alle.bewegt from alle where alle.verbund = z.id;
  update verwaltungsverbund z set codes = c.zeilen from (select p.verbund, jsonb_agg(to_jsonb(t)) as zeilen from zugangscode t
    join jsonb_to_recordset(v_paare) as p(verbund uuid, von uuid) on p.von = t.kontakt_id group by p.verbund) c where c.verbund = z.id;
  update ankuendigung t set kontakt_id = p.nach from jsonb_to_recordset(v_paare) as p(von uuid, nach uuid) where t.kontakt_id = p.von;
  update buchung t set kontakt_id = p.nach from jsonb_to_recordset(v_paare) as p(von uuid, nach uuid) where t.kontakt_id = p.von;
  update verwaltungsverbund t set nach_id = p.nach from jsonb_to_recordset(v_paare) as p(von uuid, nach uuid) where t.nach_id = p.von;
  update liegenschaft_kontakt t set kontakt_id = p.nach from jsonb_to_recordset(v_paare) as p(von uuid, nach uuid) where t.kontakt_id = p.von;
  delete from liegenschaft_kontakt t using liegenschaft_kontakt a
    where t.kontakt_id in (select p.nach from jsonb_to_recordset(v_paare) as p(nach uuid)) and a.unternehmen_id = t.unternehmen_id
      and a.kontakt_id = t.kontakt_id and a.liegenschaft_id = t.liegenschaft_id and a.rolle = t.rolle
      and a.nutzungseinheit_id is not distinct from t.nutzungseinheit_id
      and (a.empfaengt_termin > t.empfaengt_termin or (a.empfaengt_termin = t.empfaengt_termin and a.id < t.id));
  update verwaltungsverbund z set weg = w.zeilen from (select v.verbund, jsonb_agg(v.zeile) as zeilen
    from jsonb_to_recordset(v_vorher) as v(verbund uuid, zeile jsonb)
    where not exists (select from liegenschaft_kontakt x where x.id = (v.zeile ->> 'id')::uuid) group by v.verbund) w where w.verbund = z.id;
  update verwaltungsverbund z set verbindungen = w.zeilen from (select v.verbund, jsonb_agg(to_jsonb(x)) as zeilen
    from jsonb_to_recordset(v_vorher) as v(verbund uuid, zeile jsonb) join liegenschaft_kontakt x on x.id = (v.zeile ->> 'id')::uuid
    join verwaltungsverbund n on n.id = v.verbund where v.zeile ->> 'kontakt_id' <> n.nach_id::text group by v.verbund) w where w.verbund = z.id;
  delete from kontakt k using jsonb_to_recordset(v_paare) as p(von uuid) where k.id = p.von;
  update verwaltungsverbund z set version = k.version,
    bisher = (select coalesce(jsonb_agg(g.id), '[]') from verwaltung_gesagt(z.nach_id, array(select (v ->> 'liegenschaft_id')::uuid
      from jsonb_array_elements(z.verbindungen || z.weg) as v)) g)
    from kontakt k where k.id = z.nach_id and z.id = any(p_ids);
end $$;

-- The way back: the contacts stand as they did, each with its houses, proofs, bookings and its link.
create function verwaltungen_trennen(p_id uuid) returns void language plpgsql as $$
declare
  z verwaltungsverbund;
  v_spalten text;
begin
  select * into strict z from verwaltungsverbund where id = p_id;
  update liegenschaft l set lokal_geaendert = array_remove(l.lokal_geaendert, 'kontakte')
    from jsonb_to_recordset(z.haeuser) as h(id uuid, leute text) where l.id = h.id and haus_leute(l.id) = h.leute;
  select string_agg(quote_ident(attname), ', ') into v_spalten from pg_attribute
    where attrelid = 'kontakt'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into kontakt (%1$s) select %1$s from jsonb_populate_recordset(null::kontakt, $1)', v_spalten) using z.kontakte;
  update ankuendigung t set kontakt_id = r.von from jsonb_to_recordset(coalesce(z.bewegt -> 'ankuendigung', '[]')) as r(id uuid, von uuid) where t.id = r.id;
  update buchung t set kontakt_id = r.von from jsonb_to_recordset(coalesce(z.bewegt -> 'buchung', '[]')) as r(id uuid, von uuid) where t.id = r.id;
  update liegenschaft_kontakt t set kontakt_id = r.von from jsonb_to_recordset(coalesce(z.bewegt -> 'liegenschaft_kontakt', '[]')) as r(id uuid, von uuid) where t.id = r.id;
  insert into liegenschaft_kontakt select r.* from jsonb_populate_recordset(null::liegenschaft_kontakt, z.weg) as r
    where exists (select from liegenschaft l where l.id = r.liegenschaft_id);
  insert into zugangscode select r.* from jsonb_populate_recordset(null::zugangscode, z.codes) as r;
  update verwaltungsverbund t set nach_id = r.von from jsonb_to_recordset(coalesce(z.bewegt -> 'verwaltungsverbund', '[]')) as r(id uuid, von uuid) where t.id = r.id;
end $$;
