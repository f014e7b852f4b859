-- Another map gives other drives, and free times with them.
create trigger angebot after insert or update or delete on karte for each statement execute function angebot_markieren();
