-- The letters of a state, as `packages/domain/src/bundesland.ts` lists them. What can be read is mended; a row that nobody can
-- read stays as it is until its company says where it is, and no new one comes in.
update unternehmen u set bundesland = l.kuerzel
from (values ('BW', 'baden-württemberg'), ('BY', 'bayern'), ('BE', 'berlin'), ('BB', 'brandenburg'), ('HB', 'bremen'),
  ('HH', 'hamburg'), ('HE', 'hessen'), ('MV', 'mecklenburg-vorpommern'), ('NI', 'niedersachsen'), ('NW', 'nordrhein-westfalen'),
  ('RP', 'rheinland-pfalz'), ('SL', 'saarland'), ('SN', 'sachsen'), ('ST', 'sachsen-anhalt'), ('SH', 'schleswig-holstein'),
  ('TH', 'thüringen')) l (kuerzel, name)
where u.bundesland <> l.kuerzel and lower(trim(u.bundesland)) in (l.name, lower(l.kuerzel));

alter table unternehmen add constraint unternehmen_bundesland_check check (bundesland in (
  'BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH')) not valid;
