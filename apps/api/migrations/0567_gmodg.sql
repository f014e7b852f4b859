-- The act of 23 July 2026 (BGBl. 2026 I Nr. 226) renamed the GEG: entries that still have the words they came with follow it.
update taetigkeit set name = 'Heizungs- oder Wärmepumpenprüfung (§§ 60a, 60b GModG)', version = version + 1
  where id = 'geg60' and name = 'Heizungs- oder Wärmepumpenprüfung (§§ 60a, 60b GEG)';
update taetigkeit set kundentext = 'Prüfung Ihrer Heizung oder Wärmepumpe nach dem Gebäudemodernisierungsgesetz', version = version + 1
  where id = 'geg60' and kundentext = 'Prüfung Ihrer Heizung oder Wärmepumpe nach dem Gebäudeenergiegesetz';
