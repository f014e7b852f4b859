-- Who drives ends his own visits; the round goes on with those of the others.
insert into verlaufswort (gegenstand, was) values ('kehrtour', 'eigene-abgeschlossen');
