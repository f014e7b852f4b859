-- When somebody began to ask a server elsewhere, noted before he does: one at whose answer a process ended is not due again at once.
alter table kalender_abo add column begonnen_am timestamptz;
alter table importordner add column begonnen_am timestamptz;
