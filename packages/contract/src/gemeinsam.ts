import { istMailadresse, lesbareMailadresse, MAILMUSTER } from '@kehrtour/domain/text/mailadresse';
import * as z from 'zod/mini';

/** Pieces that several concepts speak: ids, days, times, lists. An id is empty where nobody has chosen yet. */
export const id = z.uuid({
  error: ({ input }) => (input === '' ? 'fehlt' : 'ist keine gültige Kennung'),
});
export const idParams = z.object({ id });
/** A part of something that has an id of its own: a unit, a key, a document of a house. */
export const teilParams = z.object({ id, teilId: id });
/** Nobody plans or remembers another one, and not every calendar can count further. */
export const jahr = z.regex(/^(19|20|21)\d\d-/, 'liegt außerhalb der Jahre 1900 bis 2199');
/** A local day `YYYY-MM-DD`. */
export const tag = z.iso.date('ist kein Datum (JJJJ-MM-TT)').check(jahr);
/** A wall-clock time `HH:MM`. */
export const uhrzeit = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'ist keine Uhrzeit (HH:MM)'));
/** An instant with offset. */
export const zeitpunkt = z.iso.datetime({ offset: true, error: 'ist kein Zeitpunkt' }).check(jahr);
export const version = z.int('ist keine ganze Zahl').check(z.positive(), z.lte(2_147_483_647, 'ist zu groß'));
export const leer = z.object({});
export const koordinaten = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});

/** A text of at most `max` characters without line feeds at its ends. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min, min > 0 ? 'fehlt' : 'zu kurz'),
      z.maxLength(max, `ist länger als ${max} Zeichen`),
    );
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite(lesbareMailadresse),
    z.minLength(1, { error: 'fehlt', abort: true }),
    z.email({ pattern: MAILMUSTER, error: 'ist keine E-Mail-Adresse', abort: true }),
    z.refine(istMailadresse, 'ist keine E-Mail-Adresse'),
    z.maxLength(254, 'ist zu lang'),
  );

/** The number of the last entry seen, as a cursor. */
export const listenstelle = z.string().check(z.regex(/^\d{1,9}$/, 'ist keine Stelle der Liste'));
/** A page of a list with the cursor of the next one. */
export const seite = <S extends z.ZodMiniType>(eintrag: S) =>
  z.object({ eintraege: z.array(eintrag), weiter: z.nullable(z.string()), gesamt: z.optional(z.number()) });
