-- What a mark at the door ended, so that it can be taken back: the state before it, and its tasks with what had taken them.
alter table termin add column vermerk jsonb;
-- Done work makes the task that follows it, by rules that no trigger knows: who writes the mark ends the tasks.
drop trigger termin_aufgaben_beenden on termin;
drop function termin_aufgaben_beenden();
