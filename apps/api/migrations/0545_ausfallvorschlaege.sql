-- Somebody falls out: ways to go on without them, each a whole plan, of which one is the plan that waits. They go with it.
alter table aenderung
  add column vorschlag text check (vorschlag in ('uebernimmt', 'verteilt', 'ausgelassen')),
  add column vorschlaege jsonb not null default '[]' check (jsonb_typeof(vorschlaege) = 'array'),
  add constraint aenderung_vorschlag check ((vorschlag is null) = (vorschlaege = '[]'));

insert into verlaufswort (gegenstand, was) values ('kehrtour', 'vorschlag-gewaehlt');
