-- What was called shortest ways kept streets together already; that has a name of its own now, and the shortest are the shortest.
update unternehmen set einstellungen = jsonb_set(einstellungen, '{planung,reihenfolge}', '"strasse"')
where einstellungen #>> '{planung,reihenfolge}' = 'kuerzeste';
