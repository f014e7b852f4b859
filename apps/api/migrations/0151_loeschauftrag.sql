-- A company asked to be deleted: from when on, and who can still take it back.
create table loeschauftrag (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  beantragt_am timestamptz not null,
  beantragt_von uuid not null,
  faellig_am date not null,
  erinnert_am timestamptz,
  begonnen_am timestamptz
);
select mandant_schuetzen('loeschauftrag');
create policy betrieb on loeschauftrag for select to kehrtour_betrieb using (true);
grant select on loeschauftrag to kehrtour_betrieb;

-- What was deleted and when, with nothing of whom: after a backup is played back, these go once more.
create table geloeschtes_unternehmen (unternehmen_id uuid primary key, geloescht_am timestamptz not null);
-- The company whose row stays for its invoices alone (§ 147 AO) has nothing else left.
alter table unternehmen add column geloescht_am timestamptz;
grant select (geloescht_am) on unternehmen to kehrtour_betrieb;

-- The logins, codes and doors of the running company, which no table of its own knows.
create function tor_unternehmen_entfernen(p_jetzt timestamptz) returns void
  language plpgsql security definer set search_path = public as $$
declare wer uuid := aktuelles_unternehmen();
begin
  if wer is null then raise exception 'no company in this transaction'; end if;
  delete from anmeldeort where strategie = 'mitarbeiter' and person_id in (select person_id from anmeldung where unternehmen_id = wer);
  delete from einmalcode where strategie = 'mitarbeiter' and person_id in (select person_id from anmeldung where unternehmen_id = wer);
  delete from sitzung where unternehmen_id = wer;
  delete from anmeldung where unternehmen_id = wer;
  delete from zugang where unternehmen_id = wer;
  delete from gebiet_suche where unternehmen_id = wer;
  insert into geloeschtes_unternehmen values (wer, p_jetzt) on conflict (unternehmen_id) do update set geloescht_am = excluded.geloescht_am;
end $$;
revoke execute on function tor_unternehmen_entfernen(timestamptz) from public;
grant execute on function tor_unternehmen_entfernen(timestamptz) to kehrtour_app;

alter table verlauf drop constraint verlauf_unternehmen_check;
alter table verlauf add constraint verlauf_unternehmen_check check (gegenstand <> 'unternehmen' or was in (
    'geaendert', 'rechtstexte', 'einstellungen', 'logo-gesetzt', 'logo-entfernt', 'taetigkeit-angelegt',
    'taetigkeit-geaendert', 'taetigkeit-buchung', 'schliesstag-angelegt', 'schliesstag-geaendert',
    'schliesstag-entfernt', 'gebiete-angelegt', 'gebiet-geaendert', 'gebiete-entfernt', 'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet', 'terminbuchung-ausgeschaltet', 'tarif-gebucht', 'tarif-geaendert', 'tarif-beendet',
    'rechnungsempfaenger-angelegt', 'rechnungsempfaenger-bestaetigt', 'rechnungsempfaenger-entfernt',
    'rechnungsanschrift', 'zahlungsart', 'gesperrt', 'entsperrt', 'vertraege-angenommen', 'daten-ausgegeben',
    'loeschung-beantragt', 'loeschung-zurueckgenommen'));
