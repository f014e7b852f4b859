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

/** Of a contact `k`. */
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
