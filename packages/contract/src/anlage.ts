import {
  ANLAGE_AW_MAX,
  ANLAGEARTEN,
  BAUJAHR_MAX,
  BAUJAHR_MIN,
  BAUWEISEN,
  BENUTZUNGEN,
  BRENNSTOFFE,
  LEISTUNG_KW_MAX,
  LEISTUNG_KW_MIN,
} from '@kehrtour/domain/anlage/anlage';
import * as z from 'zod/mini';

import { id, text } from './gemeinsam.ts';

/** An installation of a house: what burns, what leads the smoke away, what brings air. */
const zahl = (max: number) =>
  z
    .number('ist keine Zahl')
    .check(z.lte(max, 'ist zu groß'), z.multipleOf(0.1, 'hat mehr als eine Stelle hinter dem Komma'));

export const anlagedaten = z.object({
  art: z.enum(ANLAGEARTEN),
  /** What it is called where the kind does not say enough: maker, model, which of two. */
  bezeichnung: text(120),
  brennstoff: z.enum(BRENNSTOFFE),
  benutzung: z.enum(BENUTZUNGEN),
  bauweise: z.enum(BAUWEISEN),
  selbstkalibrierend: z.boolean(),
  leistungKw: z.nullable(zahl(LEISTUNG_KW_MAX).check(z.gte(LEISTUNG_KW_MIN, 'ist kleiner als 0,1'))),
  baujahr: z.nullable(
    z
      .int('ist keine Jahreszahl')
      .check(z.gte(BAUJAHR_MIN, `liegt vor ${BAUJAHR_MIN}`), z.lte(BAUJAHR_MAX, `liegt nach ${BAUJAHR_MAX}`)),
  ),
  arbeitswerte: z.nullable(zahl(ANLAGE_AW_MAX).check(z.gte(0, 'ist kleiner als 0'))),
  nutzungseinheitId: z.nullable(id),
  /** Where in the house or flat it stands. */
  lage: text(120),
  aktiv: z.boolean(),
});
export type Anlagedaten = z.infer<typeof anlagedaten>;

export const anlage = z.extend(anlagedaten, { id });
export type Anlage = z.infer<typeof anlage>;
