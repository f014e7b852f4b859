-- Opening hours day by day; what the company wrote of them so far is their note. `telefonzeiten` stays what customers read:
-- both as one sentence, written with them.
alter table unternehmen add column oeffnungszeiten jsonb not null default '[]' check (jsonb_typeof(oeffnungszeiten) = 'array'),
  add column zeitennotiz text not null default '' check (length(zeitennotiz) <= 80);
update unternehmen set zeitennotiz = left(telefonzeiten, 80);
