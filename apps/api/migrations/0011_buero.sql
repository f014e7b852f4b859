-- Using online booking and being public are two things: the settings open with the first, strangers come with the second.
alter table unternehmen add column terminbuchung_genutzt boolean not null default false;

-- Why somebody is away, in the office's own words; only its own pages show it.
alter table belegung add column grund text not null default '';
