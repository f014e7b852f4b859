-- Who never said anything counted with 1.20 euros, which was the Arbeitswert until 20 January 2025 only: they are told.
update unternehmen set einstellungen = jsonb_set(einstellungen, '{gebuehren}',
  coalesce(einstellungen -> 'gebuehren', '{}') || '{"frueherArbeitswertCent": 120}')
where einstellungen #> '{gebuehren,arbeitswertCent}' is null;
