-- Who drives along with whom on a day: he sees that day and may tell of it, and never drives alone (§ 2 SchfHwG).
create table mitfahrt (
  unternehmen_id uuid not null default aktuelles_unternehmen() references unternehmen on delete cascade,
  tag date not null,
  mitarbeiter_id uuid not null,
  bei_id uuid not null check (bei_id <> mitarbeiter_id),
  primary key (unternehmen_id, tag, mitarbeiter_id),
  foreign key (unternehmen_id, mitarbeiter_id) references mitarbeiter on delete cascade,
  foreign key (unternehmen_id, bei_id) references mitarbeiter on delete cascade
);
create index mitfahrt_bei on mitfahrt (unternehmen_id, bei_id, tag);
select mandant_schuetzen('mitfahrt');
