-- A told window that holds is told to nobody: there is no tolerance inside of it that could be set.
update unternehmen set einstellungen = einstellungen #- '{planung,toleranzMinuten}'
where einstellungen #> '{planung,toleranzMinuten}' is not null;
