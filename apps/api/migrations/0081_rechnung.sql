-- What was invoiced is never changed: the database refuses it to everybody, its owner among them (GoBD).
create function unveraenderlich() returns trigger language plpgsql as $$
begin raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation'; end $$;

create table rechnung (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen,
  id uuid not null,
  art text not null check (art in ('rechnung', 'gegenrechnung')),
  nummer text not null,
  -- First day of the month that it is for; a later version takes the place of one that was taken back.
  monat date not null check (extract(day from monat) = 1),
  fassung smallint not null default 1,
  -- The invoice that this one takes back.
  hebt_auf uuid check ((hebt_auf is null) = (art = 'rechnung')),
  ausgestellt_am date not null, faellig_am date not null,
  netto_cent integer not null, ust_cent integer not null, brutto_cent integer not null check (brutto_cent = netto_cent + ust_cent),
  -- Everything that stands on it, as it was on that day.
  inhalt jsonb not null,
  xml text not null, xml_sha256 text not null,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, hebt_auf),
  foreign key (unternehmen_id, hebt_auf) references rechnung
);
-- One invoice per company and month, however often a run begins anew.
create unique index rechnung_monat on rechnung (unternehmen_id, monat, fassung) where art = 'rechnung';
create index rechnung_liste on rechnung (ausgestellt_am, nummer);
select mandant_schuetzen('rechnung');
revoke update, delete on rechnung from kehrtour_app;
create trigger unveraenderlich before update or delete on rechnung for each row execute function unveraenderlich();
create policy betrieb on rechnung for select to kehrtour_betrieb using (true);
grant select on rechnung to kehrtour_betrieb;
create policy jobs on rechnung for select to kehrtour_jobs using (true);
grant select (unternehmen_id, id, monat, art, fassung, hebt_auf) on rechnung to kehrtour_jobs;

-- The printed invoice as it was filed, with what proves that it is still the same.
create table rechnungsbeleg (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  rechnung_id uuid not null,
  schluessel text not null, groesse integer not null, sha256 text not null, abgelegt_am timestamptz not null,
  primary key (unternehmen_id, rechnung_id),
  foreign key (unternehmen_id, rechnung_id) references rechnung
);
select mandant_schuetzen('rechnungsbeleg');
revoke update, delete on rechnungsbeleg from kehrtour_app;
create trigger unveraenderlich before update or delete on rechnungsbeleg for each row execute function unveraenderlich();

-- Money that came or went. One entry of the bank may be for two invoices, and is read once however often its file is.
create table zahlungseingang (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null,
  rechnung_id uuid not null,
  art text not null check (art in ('ueberweisung', 'lastschrift', 'ruecklastschrift', 'erstattung')),
  cent integer not null check (cent <> 0 and (cent > 0) = (art in ('ueberweisung', 'lastschrift'))),
  am date not null, verweis text not null, eingetragen_am timestamptz not null, wer text not null,
  primary key (unternehmen_id, id),
  unique (unternehmen_id, rechnung_id, verweis),
  foreign key (unternehmen_id, rechnung_id) references rechnung
);
select mandant_schuetzen('zahlungseingang');
revoke update, delete on zahlungseingang from kehrtour_app;
create trigger unveraenderlich before update or delete on zahlungseingang for each row execute function unveraenderlich();
create policy betrieb on zahlungseingang for select to kehrtour_betrieb using (true);
grant select on zahlungseingang to kehrtour_betrieb;

create table mahnung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  rechnung_id uuid not null,
  stufe smallint not null check (stufe between 1 and 3),
  am date not null, bis date not null,
  primary key (unternehmen_id, rechnung_id, stufe),
  foreign key (unternehmen_id, rechnung_id) references rechnung
);
select mandant_schuetzen('mahnung');
create policy betrieb on mahnung for select to kehrtour_betrieb using (true);
grant select on mahnung to kehrtour_betrieb;

create table beanstandung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  id uuid not null, rechnung_id uuid not null,
  text text not null, am timestamptz not null, wer text not null,
  antwort text, beantwortet_am timestamptz,
  primary key (unternehmen_id, id),
  foreign key (unternehmen_id, rechnung_id) references rechnung
);
create unique index beanstandung_offen on beanstandung (unternehmen_id, rechnung_id) where beantwortet_am is null;
select mandant_schuetzen('beanstandung');
create policy betrieb on beanstandung for select to kehrtour_betrieb using (true);
grant select on beanstandung to kehrtour_betrieb;

-- What went to the bank to be debited, and in which file: an invoice is in one file once.
create table lastschrifteinzug (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  rechnung_id uuid not null,
  datei text not null, cent integer not null check (cent > 0), faellig_am date not null,
  primary key (unternehmen_id, rechnung_id, datei),
  foreign key (unternehmen_id, rechnung_id) references rechnung
);
select mandant_schuetzen('lastschrifteinzug');
create policy betrieb on lastschrifteinzug for select to kehrtour_betrieb using (true);
grant select on lastschrifteinzug to kehrtour_betrieb;
create policy betrieb on lastschriftmandat for select to kehrtour_betrieb using (true);
grant select on lastschriftmandat to kehrtour_betrieb;

-- Who released the invoices of a month; a row of the operator's own.
create table rechnungslauf (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  monat date not null,
  freigegeben_am timestamptz not null, wer text not null, fertig_am timestamptz,
  primary key (unternehmen_id, monat)
);
select mandant_schuetzen('rechnungslauf');

-- Entries of the bank, with what of them belongs to no invoice yet; the operator's own.
create table bankbuchung (
  unternehmen_id uuid not null default aktuelles_unternehmen(),
  verweis text not null,
  am date not null, cent integer not null, rest_cent integer not null, name text not null, zweck text not null,
  gelesen_am timestamptz not null,
  primary key (unternehmen_id, verweis)
);
select mandant_schuetzen('bankbuchung');

-- Numbers run through all companies, without gaps: taken with the row they are for, or not at all.
create table rechnungsreihe (reihe text primary key, letzte integer not null);
create function tor_rechnungsnummer(p_reihe text) returns integer
  language sql security definer set search_path = public as $$
  insert into rechnungsreihe values (p_reihe, 1)
  on conflict (reihe) do update set letzte = rechnungsreihe.letzte + 1 returning letzte $$;
revoke execute on function tor_rechnungsnummer(text) from public;
grant execute on function tor_rechnungsnummer(text) to kehrtour_app;

alter table verlauf drop constraint verlauf_gegenstand_check;
alter table verlauf
  add constraint verlauf_gegenstand_check check (gegenstand in ('unternehmen', 'mitarbeiter', 'liegenschaft', 'import', 'kehrtour', 'termin', 'terminwunsch', 'rechnung')),
  add constraint verlauf_rechnung_check check (gegenstand <> 'rechnung' or was in (
    'ausgestellt', 'aufgehoben', 'beanstandet', 'beantwortet', 'zahlung', 'gemahnt', 'eingezogen'));

-- The operator sees beforehand what the invoices of a month would come to.
create policy betrieb on tarifwechsel for select to kehrtour_betrieb using (true);
grant select on tarifwechsel to kehrtour_betrieb;
