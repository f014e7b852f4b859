import { GEBIETSARTEN, GEBIETSSEITEN } from '@kehrtour/domain/ort/gebiet';
import { TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, text, version, zeitpunkt } from './gemeinsam.ts';

/** Where a company goes: PLZ, streets with house numbers, areas on the map; the most exact entry wins. */
const plz = z.string().check(z.trim(), z.regex(/^\d{5}$/, 'hat fünf Ziffern'));
const hausnummer = z
  .int('ist keine ganze Zahl')
  .check(z.gte(1, 'ist kleiner als 1'), z.lte(9999, 'ist größer als 9999'));
/** Longitude, latitude. */
const punkt = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]);
export const ECKEN_MAX = 200;

const gebietsfelder = z.object({
  art: z.enum(GEBIETSARTEN),
  /** What the company calls it; needed for an area, which has no other name. */
  name: text(80),
  plz: z.union([z.literal(''), plz]),
  ort: text(80),
  strasse: text(80),
  /** Null: open at this end. */
  hausnrVon: z.nullable(hausnummer),
  hausnrBis: z.nullable(hausnummer),
  seite: z.enum(GEBIETSSEITEN),
  /** Corners of the area, the first not repeated. */
  flaeche: z.nullable(
    z
      .array(punkt)
      .check(
        z.minLength(3, 'hat weniger als drei Ecken'),
        z.maxLength(ECKEN_MAX, `hat mehr als ${ECKEN_MAX} Ecken`),
      ),
  ),
  /** This company is the district's bBSF here. */
  hoheitlich: z.boolean(),
  /** Not served, though a wider entry would. */
  ausgenommen: z.boolean(),
  /** Whom to ask instead, when excluded or for sovereign work. */
  zustaendig: text(200),
});
type Gebietsfelder = z.infer<typeof gebietsfelder>;
const braucht = (feld: keyof Gebietsfelder, error: string, gut: (daten: Gebietsfelder) => boolean) =>
  z.refine<Gebietsfelder>(gut, { path: [feld], error });
export const gebietsdaten = gebietsfelder.check(
  braucht('plz', 'fehlt', ({ art, plz: wert }) => art === 'flaeche' || wert !== ''),
  braucht('strasse', 'fehlt', ({ art, strasse }) => art !== 'strasse' || strasse !== ''),
  braucht(
    'flaeche',
    'ist noch nicht gezeichnet',
    ({ art, flaeche }) => art !== 'flaeche' || flaeche !== null,
  ),
  braucht('name', 'fehlt', ({ art, name }) => art !== 'flaeche' || name !== ''),
  braucht(
    'hausnrBis',
    'ist kleiner als die erste Hausnummer',
    ({ hausnrVon, hausnrBis }) => hausnrVon === null || hausnrBis === null || hausnrVon <= hausnrBis,
  ),
);
export type Gebietsdaten = z.infer<typeof gebietsdaten>;
export const gebiet = z.object({ ...gebietsfelder.shape, plz: z.string(), id, version });
export type Gebiet = z.infer<typeof gebiet>;

/** An appointment that a change would touch, as the question „Wen betrifft das?“ lists it. */
export const betroffenerTermin = z.object({
  id,
  name: z.string(),
  anschrift: z.string(),
  mitarbeiter: z.string(),
  beginn: zeitpunkt,
  ende: zeitpunkt,
  status: z.enum(TERMIN_STATUS),
});
export type BetroffenerTermin = z.infer<typeof betroffenerTermin>;
export const betroffene = z.object({ termine: z.array(betroffenerTermin) });

const gebietsliste = z.object({
  eintraege: z.array(gebiet),
  /** Entries that say different things of the same houses, in plain words. */
  ueberschneidungen: z.array(z.object({ ids: z.array(id), text: z.string() })),
});
export type Gebietsliste = z.infer<typeof gebietsliste>;
export const GEBIETE_MAX = 2000;
const neueGebiete = z
  .array(gebietsdaten)
  .check(z.minLength(1, 'fehlt'), z.maxLength(500, 'sind mehr als 500 auf einmal'));

export const gebieteListe = endpoint({
  method: 'GET',
  path: '/gebiete',
  zweck: 'Listet, wo der Betrieb hinfährt, und was sich widerspricht.',
  zugang: 'mitarbeiter',
  response: gebietsliste,
});
export const gebieteAnlegen = endpoint({
  method: 'POST',
  path: '/gebiete',
  zweck: 'Nimmt Gebiete auf, eines oder viele; was es genau so schon gibt, wird übergangen.',
  zugang: 'mitarbeiter',
  body: z.object({ eintraege: neueGebiete }),
  response: z.extend(gebietsliste, { neu: z.array(id), schonDa: z.number() }),
  fehler: ['nicht-erlaubt', 'gebiet.zu-viele'],
  idempotent: true,
});
export const gebietAendern = endpoint({
  method: 'PUT',
  path: '/gebiete/:id',
  zweck: 'Ändert ein Gebiet.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ daten: gebietsdaten, version }),
  response: gebietsliste,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const gebieteLoeschen = endpoint({
  method: 'POST',
  path: '/gebiete/entfernen',
  zweck: 'Entfernt Gebiete; gebuchte Termine bleiben.',
  zugang: 'mitarbeiter',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  response: gebietsliste,
  fehler: ['nicht-erlaubt'],
});
export const gebieteBetroffene = endpoint({
  method: 'POST',
  path: '/gebiete/betroffene',
  zweck: 'Sagt vor einer Änderung, welche gebuchten Termine danach außerhalb lägen.',
  zugang: 'mitarbeiter',
  body: z.object({
    neu: z.array(gebietsdaten).check(z.maxLength(500)),
    entfernt: z.array(id).check(z.maxLength(500)),
  }),
  response: betroffene,
  fehler: ['nicht-erlaubt'],
});
export const gebietPruefen = endpoint({
  method: 'POST',
  path: '/gebiete/pruefen',
  zweck: 'Sagt, ob eine Adresse bedient wird und welches Gebiet das entscheidet.',
  zugang: 'mitarbeiter',
  body: z.object({ plz, strasse: text(80, 1), hausnr: text(20, 1) }),
  response: z.object({
    bedient: z.boolean(),
    hoheitlich: z.boolean(),
    zustaendig: z.string(),
    /** The entry that decides; null when none fits. */
    gebietId: z.nullable(id),
    /** One German sentence. */
    text: z.string(),
  }),
});
