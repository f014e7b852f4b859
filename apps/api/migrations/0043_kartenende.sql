-- A map that no company has any more is taken out of the store. The operator's role sees which versions are in use, and nothing else.
create policy betrieb on karte for select to kehrtour_betrieb using (true);
grant select (version) on karte to kehrtour_betrieb;

-- A map on its way into the store: what is being put there is not taken out, though no company has it yet.
create table karte_kommt (
  unternehmen_id uuid primary key default aktuelles_unternehmen() references unternehmen on delete cascade,
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  seit timestamptz not null
);
select mandant_schuetzen('karte_kommt');
create policy betrieb on karte_kommt for select to kehrtour_betrieb using (true);
grant select (version, seit) on karte_kommt to kehrtour_betrieb;
