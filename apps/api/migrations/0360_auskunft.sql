-- Somebody was told what is kept of her (Art. 15 GDPR).
insert into verlaufswort (gegenstand, was) values ('liegenschaft', 'Kontakt: Auskunft erteilt');
