-- Who still learns drives along and never alone (§ 2 Abs. 1 Satz 3 SchfHwG). Visits that were told under such a name stay as they
-- were told; the next plan has no shift for them.
update mitarbeiter set faehrt = false where qualifikation = 'azubi' and faehrt;
