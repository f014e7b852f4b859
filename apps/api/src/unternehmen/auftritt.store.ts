import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type { Mitarbeiteranrede } from '@kehrtour/domain/unternehmen/mitarbeiter';

import { sql } from '../platform/db/sql.ts';
import type { Einstellungsspalte } from './einstellungen.ts';

/** The company as its customers see it. */
export type AuftrittRow = {
  name: string;
  slug: string;
  gewerk: string;
  kehrbezirk: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  telefon: string;
  telefonzeiten: string;
  email: string;
  web: string;
  bundesland: Bundesland;
  impressum: string;
  datenschutz: string;
  logo_datei_id: string | null;
  einstellungen: Einstellungsspalte;
  /** Those of whoever is appointed to the district; '' where that is nobody, several, or not said. */
  bbsf_anrede: Mitarbeiteranrede;
};

/** Its columns, of a table that is called `u`; a logo that nobody can read is none. */
export const AUFTRITT = sql`u.name, u.slug, u.gewerk, u.kehrbezirk, u.strasse, u.hausnr, u.plz, u.ort, u.telefon, u.telefonzeiten, u.email, u.web, u.bundesland,
  u.impressum, u.datenschutz, case when u.logo_stand <> 'unlesbar' then u.logo_datei_id end as logo_datei_id, u.einstellungen,
  coalesce((select min(b.anrede) from mitarbeiter b where b.unternehmen_id = u.unternehmen_id and b.aktiv and b.qualifikation = 'bbsf'
    having count(distinct b.anrede) = 1), '') as bbsf_anrede`;
