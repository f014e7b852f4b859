import { BESTANDSSPALTEN, jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { EINHEITEN_AUF_EINMAL_MAX } from '@kehrtour/domain/liegenschaft/einheitenreihe';
import {
  LIEGENSCHAFTROLLEN,
  LIEGENSCHAFTTYPEN,
  LIEGENSCHAFT_STATUS,
  ORTQUELLEN,
} from '@kehrtour/domain/liegenschaft/liegenschaft';
import * as z from 'zod/mini';

import { anlage } from './anlage.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, koordinaten, leer, teilParams, text, version } from './gemeinsam.ts';
import { kontaktdaten, kontakt } from './kontakt.ts';

/** One property with its units and people, and every change of it by hand. */
export const liegenschafttyp = z.enum(LIEGENSCHAFTTYPEN);
export const liegenschaftStatus = z.enum(LIEGENSCHAFT_STATUS);
/** Place in the working order; null: none yet. */
export const laufnummer = z.nullable(
  z
    .number('ist keine Zahl')
    .check(
      z.gte(0, 'ist kleiner als 0'),
      z.lte(999_999, 'ist zu groß'),
      z.multipleOf(0.001, 'hat mehr als drei Stellen hinter dem Komma'),
    ),
);

export const nutzungseinheit = z.object({
  id,
  nummer: z.string(),
  geschoss: z.string(),
  lage: z.string(),
  bezeichnung: z.string(),
  aktiv: z.boolean(),
});
export type Nutzungseinheit = z.infer<typeof nutzungseinheit>;
export const einheitdaten = z.object({
  nummer: text(20),
  geschoss: text(20),
  lage: text(60),
  bezeichnung: text(120),
  aktiv: z.boolean(),
});
export type Einheitdaten = z.infer<typeof einheitdaten>;

export const liegenschaftdaten = z.object({
  strasse: text(120, 1),
  hausnr: text(20),
  hausnrZusatz: text(20),
  plz: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'hat fünf Ziffern')),
  ort: text(80, 1),
  ortsteil: text(80),
  laufnummer,
  ...jeSpalte((spalte) => text(BESTANDSSPALTEN[spalte].laengeMax)),
  typ: liegenschafttyp,
  /** Nutzungseinheiten of the house, at least those that are listed. */
  einheitenAnzahl: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist kleiner als 1'), z.lte(999, 'ist größer als 999')),
  rolle: z.enum(LIEGENSCHAFTROLLEN),
  status: liegenschaftStatus,
  notizZugang: text(1000),
  notizArbeit: text(1000),
});
export type Liegenschaftdaten = z.infer<typeof liegenschaftdaten>;

export const liegenschaft = z.extend(liegenschaftdaten, {
  id,
  version,
  plz: z.string(),
  koordinaten: z.nullable(koordinaten),
  ortQuelle: z.nullable(z.enum(ORTQUELLEN)),
  einheiten: z.array(nutzungseinheit),
  /** Those in use first. */
  anlagen: z.array(anlage),
  /** What is kept of keys and codes, by name alone. */
  schluessel: z.array(z.object({ id, bezeichnung: z.string() })),
  kontakte: z.array(kontakt),
  /** `hand`, or where the imports of this property come from. */
  quelle: z.string(),
  externalId: z.nullable(z.string()),
  nichtMehrImExport: z.boolean(),
  /** German names of the parts that a person changed and imports therefore leave alone. */
  lokalGeaendert: z.array(z.string()),
  loeschbar: z.boolean(),
});
export type Liegenschaft = z.infer<typeof liegenschaft>;

/** What a refusal says of the house that is there already. */
export const vorhandenesHaus = z.object({ id, anschrift: z.string(), name: z.string() });
export type VorhandenesHaus = z.infer<typeof vorhandenesHaus>;

const aendern = ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'] as const;

export const liegenschaftHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id',
  zweck: 'Eine Liegenschaft mit Nutzungseinheiten, Anlagen, Schlüsseln dem Namen nach und Kontakten.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden'],
});
export const liegenschaftAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften',
  zweck:
    'Legt eine Liegenschaft von Hand an. Steht sie schon im Bestand, nennt die Ablehnung sie; mit `trotzdem` entsteht eine zweite.',
  zugang: 'mitarbeiter',
  idempotent: true,
  body: z.extend(liegenschaftdaten, {
    koordinaten: z.nullable(koordinaten),
    trotzdem: z.optional(z.boolean()),
  }),
  response: liegenschaft,
  fehler: ['nicht-erlaubt', 'liegenschaft.gibt-es-schon'],
});
export const liegenschaftAendern = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id',
  zweck: 'Ändert die Angaben; was von Hand geändert ist, lässt der nächste Import stehen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.extend(liegenschaftdaten, { version }),
  response: liegenschaft,
  fehler: aendern,
});
export const lageSetzen = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/lage',
  zweck: 'Setzt die Lage von Hand.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, koordinaten }),
  response: liegenschaft,
  fehler: aendern,
});
export const zwischennummerVergeben = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/zwischennummer',
  zweck: 'Ordnet das Haus in der Arbeitsreihenfolge hinter ein anderes ein.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, nachId: id }),
  response: liegenschaft,
  fehler: [...aendern, 'liegenschaft.kein-platz'],
});
export const liegenschaftLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id',
  zweck: 'Löscht eine Liegenschaft, für die noch nie ein Termin angesagt wurde.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'liegenschaft.hat-termine', 'liegenschaft.in-kehrtour'],
});

export const liegenschaftStilllegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/stilllegen',
  zweck:
    'Nimmt ein Haus, das es nicht mehr gibt, aus allen Kehrtouren; wer benachrichtigt war, hört davon. Nachweise und gebuchte Termine bleiben.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version }),
  response: z.object({ liegenschaft, runden: z.int(), abgesagt: z.int() }),
  fehler: aendern,
});

export const einheitAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/einheiten',
  zweck: 'Fügt eine Nutzungseinheit hinzu.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.extend(einheitdaten, { version }),
  response: liegenschaft,
  fehler: aendern,
});
export const einheitenAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/einheiten/viele',
  zweck: 'Fügt viele Nutzungseinheiten auf einmal hinzu, zum Beispiel alle Wohnungen eines Hauses.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({
    einheiten: z
      .array(einheitdaten)
      .check(
        z.minLength(1, 'fehlt'),
        z.maxLength(EINHEITEN_AUF_EINMAL_MAX, `sind mehr als ${EINHEITEN_AUF_EINMAL_MAX}`),
      ),
    version,
  }),
  response: liegenschaft,
  fehler: aendern,
});
export const einheitAendern = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/einheiten/:teilId',
  zweck: 'Ändert eine Nutzungseinheit.',
  zugang: 'mitarbeiter',
  params: teilParams,
  body: z.extend(einheitdaten, { version }),
  response: liegenschaft,
  fehler: aendern,
});
export const einheitLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/einheiten/:teilId',
  zweck: 'Entfernt eine Nutzungseinheit, für die noch kein Termin angesagt wurde.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'liegenschaft.hat-termine'],
});
const mitVersion = z.object({ version, kontakt: kontaktdaten });
export const kontaktAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/kontakte',
  zweck: 'Fügt eine Person oder Firma hinzu.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: mitVersion,
  response: liegenschaft,
  fehler: aendern,
});
export const kontaktAendern = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/kontakte/:teilId',
  zweck: 'Ändert eine Person oder Firma dieser Liegenschaft.',
  zugang: 'mitarbeiter',
  params: teilParams,
  /**
   * `smsNotiz`: how somebody who had refused SMS allowed them again; `sperreNotiz`: who said that an Auskunftssperre has
   * ended. Each is needed for that.
   */
  body: z.extend(mitVersion, { smsNotiz: z.optional(text(300)), sperreNotiz: z.optional(text(300)) }),
  response: liegenschaft,
  fehler: aendern,
});
export const kontaktLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/kontakte/:teilId',
  zweck: 'Löst eine Person oder Firma von der Liegenschaft; Nachweise bleiben.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
