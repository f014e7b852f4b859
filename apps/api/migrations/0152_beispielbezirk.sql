-- The invented district that a new company may look around in: which rows are invented, so that they go again without a trace.
create table beispielbezirk (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  geladen_am timestamptz not null,
  haeuser uuid[] not null,
  kontakte uuid[] not null
);
select mandant_schuetzen('beispielbezirk');
create policy betrieb on beispielbezirk for select to kehrtour_betrieb using (true);
grant select (unternehmen_id, haeuser) on beispielbezirk to kehrtour_betrieb;

-- With an invented house goes whatever hangs on it, and a round that visits no other. A contact that somebody put to a house of
-- her own stays. Runs with the rights of who calls.
create function beispielbezirk_loeschen() returns void language plpgsql as $$
declare
  b beispielbezirk;
  v_termine uuid[];
  v_runden uuid[];
  v_leute uuid[];
begin
  select * into b from beispielbezirk for update;
  if not found then return; end if;
  v_termine := array(select id from termin where liegenschaft_id = any(b.haeuser));
  v_runden := array(select k.id from kehrtour k
    where exists (select from halt h where h.kehrtour_id = k.id and h.liegenschaft_id = any(b.haeuser))
      and not exists (select from halt h where h.kehrtour_id = k.id and h.liegenschaft_id <> all(b.haeuser)));
  v_leute := b.kontakte || array(select kontakt_id from liegenschaft_kontakt where liegenschaft_id = any(b.haeuser));
  perform tor_zugang_entfernen(id) from zugangscode where termin_id = any(v_termine) or liegenschaft_id = any(b.haeuser);
  delete from belegung where bezug_id = any(v_termine || v_runden);
  delete from verlauf where gegenstand_id = any(b.haeuser || v_leute || v_termine || v_runden);
  delete from vorgang where bezug_id = any(v_runden);
  delete from quartalsvorschlag where cardinality(v_runden) > 0;
  delete from kehrtour where id = any(v_runden);
  delete from liegenschaft where id = any(b.haeuser);
  delete from kontakt k where id = any(v_leute) and not exists (select from liegenschaft_kontakt lk where lk.kontakt_id = k.id);
  delete from beispielbezirk;
end $$;
