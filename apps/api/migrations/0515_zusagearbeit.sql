-- What is done at a visit belongs to its promise: kept as the household was told it, whatever becomes of tasks and catalogue.
-- A list of tasks with the words, minutes and Frist of that day; empty where nobody was told any work.
alter table termin add column arbeit jsonb not null default '[]' check (jsonb_typeof(arbeit) = 'array');
create index termin_halt on termin (unternehmen_id, halt_id) where halt_id is not null;

-- Who was told already: of what the plan has at the stop that of which the notice spoke; all of it where words have changed since.
update termin t set arbeit = w.arbeit
from (
  select t.unternehmen_id, t.id, jsonb_agg(jsonb_build_object(
    'id', a.id, 'nutzungseinheitId', a.nutzungseinheit_id, 'taetigkeitId', a.taetigkeit_id, 'bezeichnung', a.bezeichnung,
    'kundentext', y.kundentext, 'art', y.art, 'qualifikation', y.qualifikation, 'vorOrt', y.vor_ort,
    'wiederholung', y.regel -> 'wiederholung', 'dauerMinuten', a.dauer_minuten, 'fristVon', a.frist_von, 'fristBis', a.frist_bis)
    order by a.frist_bis, a.id) as arbeit
  from termin t
  join halt_aufgabe ha on ha.unternehmen_id = t.unternehmen_id and ha.halt_id = t.halt_id
  join aufgabe a on a.unternehmen_id = ha.unternehmen_id and a.id = ha.aufgabe_id
    and (a.nutzungseinheit_id is null or t.nutzungseinheit_id is null or a.nutzungseinheit_id = t.nutzungseinheit_id)
  join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
  where t.quelle = 'kehrtour' and (t.taetigkeiten ? y.kundentext or not exists (
    select from halt_aufgabe gb
    join aufgabe g on g.unternehmen_id = gb.unternehmen_id and g.id = gb.aufgabe_id
    join taetigkeit gy on gy.unternehmen_id = g.unternehmen_id and gy.id = g.taetigkeit_id
    where gb.unternehmen_id = t.unternehmen_id and gb.halt_id = t.halt_id and t.taetigkeiten ? gy.kundentext))
  group by t.unternehmen_id, t.id) w
where w.unternehmen_id = t.unternehmen_id and w.id = t.id;

-- Houses whose work of today the next plan of an announced round takes in: it waits with that plan until somebody accepts it.
alter table halt add column nachtrag boolean not null default false,
  -- the last plan that took it in found no place for it, or dropped somebody else
  add column nachtrag_ohne_platz boolean not null default false;
alter table aenderung drop constraint aenderung_ursache_check;
alter table aenderung
  add constraint aenderung_ursache_check
    check (ursache in ('vonHand', 'neuGerechnet', 'abwesenheit', 'schliesstag', 'buchung', 'import', 'ausweg', 'nachtrag'));
