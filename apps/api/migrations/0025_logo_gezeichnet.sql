-- Only what came out of our own drawing is shown and printed. A logo from before is drawn when somebody first asks for it; one that
-- cannot be drawn stays stored and is shown to nobody.
alter table unternehmen add column logo_stand text not null default 'ungezeichnet' check (logo_stand in ('ungezeichnet', 'gezeichnet', 'unlesbar'));
