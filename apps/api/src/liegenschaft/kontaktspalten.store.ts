import type { Anrede } from '@kehrtour/domain/liegenschaft/kontakt';

import { type SQL, sql } from '../platform/db/sql.ts';

/** How somebody is called, and where letters to her go. */
export type NameUndAnschrift = {
  anrede: Anrede;
  titel: string;
  vorname: string;
  nachname: string;
  firma: string;
  zeile2: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
};
const ANREDE = sql`coalesce(nullif(k.anrede, ''), 'ohne')`;

/** Columns of a contact under the alias `k`. */
export const NAME_UND_ANSCHRIFT = sql`${ANREDE} as anrede, k.titel, k.vorname, k.nachname, k.firma, k.zeile2, k.strasse, k.hausnr, k.plz, k.ort`;
/** The same as members of an object. */
export const NAME_UND_ANSCHRIFT_JSON = sql`'anrede', ${ANREDE}, 'titel', k.titel, 'vorname', k.vorname, 'nachname', k.nachname, 'firma', k.firma,
  'zeile2', k.zeile2, 'strasse', k.strasse, 'hausnr', k.hausnr, 'plz', k.plz, 'ort', k.ort`;
/** What lists call a contact `k`. */
export const LISTENNAME = sql`coalesce(nullif(btrim(k.vorname || ' ' || k.nachname), ''), k.firma)`;

type Erreichbar = Omit<NameUndAnschrift, 'anrede' | 'titel'> & {
  readonly telefon: string;
  readonly mobil: string;
  readonly email: string;
  readonly emailFuerTermine: boolean;
};
/** What an office writes of a person and of a Hausverwaltung alike. */
export const gesetzt = (
  neu: Erreichbar,
): SQL => sql`vorname = ${neu.vorname}, nachname = ${neu.nachname}, firma = ${neu.firma},
  zeile2 = ${neu.zeile2}, strasse = ${neu.strasse}, hausnr = ${neu.hausnr}, plz = ${neu.plz}, ort = ${neu.ort}, telefon = ${neu.telefon},
  mobil = ${neu.mobil}, email = ${neu.email}, email_fuer_termine = ${neu.emailFuerTermine}, geaendert_am = now()`;

/**
 * In which order the people `lk` of a house stand for it: those who are told of visits, of them the residents, who open the door.
 * Whoever merely named the house when booking is told of nothing, and stands behind.
 */
export const NACH_RANG: SQL = sql`case when lk.empfaengt_termin then 0 else 1 end,
  case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id`;

/** The same for a visit `t`: of its flat before the whole house, and whoever was told of it last before those who came to the house since. */
export const NACH_RANG_BEIM_TERMIN: SQL = sql`case when lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id then 0 else 1 end,
  case when lk.kontakt_id = (select an.kontakt_id from ankuendigung an where an.unternehmen_id = t.unternehmen_id and an.termin_id = t.id
    and an.art in ('ankuendigung', 'aenderung') order by an.folge desc limit 1) then 0 else 1 end, ${NACH_RANG}`;
