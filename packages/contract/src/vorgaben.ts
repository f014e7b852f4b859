import { HAEUSER_JE_KEHRTOUR_MAX, REIHENFOLGEN, VERTEILUNGEN } from '@kehrtour/domain/kehrtour/kehrtour';
import { ANSAGEMODI } from '@kehrtour/domain/zeitfenster';
import * as z from 'zod/mini';

import { id, koordinaten, tag, text, uhrzeit } from './gemeinsam.ts';

export const fensterbreite = z.union([z.literal(60), z.literal(90), z.literal(120), z.literal('halbtag')]);

/** Where a shift begins and ends. */
export const startort = z.object({ name: text(120), koordinaten });

export const liegenschaftIds = z
  .array(id)
  .check(z.maxLength(HAEUSER_JE_KEHRTOUR_MAX, 'sind mehr als 1.500 auf einmal'));

/** The decisions of the wizard, a key per step; what is missing comes from the settings. */
export const vorgaben = z.object({
  liegenschaften: z.object({
    ids: liegenschaftIds,
    /** Only tasks due until this day become part of the round; absent: all open ones whose window has begun. */
    faelligBis: z.optional(z.nullable(tag)),
    taetigkeitIds: z.optional(z.array(z.string())),
  }),
  datum: z.object({
    tage: z.array(tag).check(z.maxLength(60, 'sind mehr als 60 Tage')),
    feiertageErlaubt: z.boolean(),
  }),
  mitarbeiter: z.object({ ids: z.array(id).check(z.maxLength(30)) }),
  /** By employee; one who is missing begins as the settings say. */
  arbeitsbeginn: z.record(
    z.string(),
    z.object({ beginn: uhrzeit, start: z.nullable(startort), ziel: z.nullable(startort) }),
  ),
  arbeitszeit: z.record(
    z.string(),
    z.object({
      minuten: z.int().check(z.gte(30, 'ist kürzer als 30 Minuten'), z.lte(720, 'ist länger als 12 Stunden')),
      ueberstundenMinuten: z.int().check(z.gte(0), z.lte(240)),
    }),
  ),
  pause: z.nullable(
    z.object({
      fruehestens: uhrzeit,
      spaetestens: uhrzeit,
      minuten: z.int().check(z.gte(15, 'ist kürzer als 15 Minuten'), z.lte(120)),
    }),
  ),
  puffer: z.object({
    jeHaltMinuten: z.int().check(z.gte(0), z.lte(60)),
    fahrzeitFaktor: z.number().check(z.gte(0.5), z.lte(3)),
    fensterbreite,
    ansage: z.enum(ANSAGEMODI),
  }),
  termine: z.object({ mitverschieben: z.array(id) }),
  kontakt: z.object({
    mitarbeiterId: z.nullable(id),
    antwortBisWerktage: z.int().check(z.gte(0), z.lte(20)),
    alternativen: z.int().check(z.gte(0), z.lte(6)),
  }),
  /** Shortest ways, or the sweep's own working order with only the times computed. */
  reihenfolge: z.enum(REIHENFOLGEN),
  /** Whether those who drive share the work by the time that each has. */
  verteilung: z.enum(VERTEILUNGEN),
});
export type Vorgaben = z.infer<typeof vorgaben>;
