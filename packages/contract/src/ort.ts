import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, koordinaten, leer, text } from './gemeinsam.ts';

/** Largest map extract, in bytes. */
export const KARTE_BYTES_MAX = 2_000_000_000;

export const karte = z.object({
  name: z.string(),
  /** Day of the youngest data in it, or null when the file does not say. */
  stand: z.nullable(z.string()),
  strassen: z.number(),
  adressen: z.number(),
  /** West, south, east, north. */
  rechteck: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** German sentence why it gives no road travel times; null when it does. */
  ohneFahrzeiten: z.nullable(z.string()),
  /** German sentence why it shows only streets; null when houses, water and woods are drawn. */
  ohneBild: z.nullable(z.string()),
  /** Put in by this company; otherwise it is the operator's. */
  eigene: z.boolean(),
  /** Houses of the company with a position, and how many of them lie outside of this map. */
  haeuser: z.int(),
  ausserhalb: z.int(),
});

const quelle = z.object({ name: z.string(), stand: z.nullable(z.string()) });

export const ortUebersicht = z.object({
  karte: z.nullable(karte),
  adressen: quelle,
  fahrzeiten: quelle,
  /** An extract that waits or is being read, to be followed by whoever opens the page. */
  vorgangId: z.nullable(id),
});
export type OrtUebersicht = z.infer<typeof ortUebersicht>;

export const ortHolen = endpoint({
  method: 'GET',
  path: '/ort',
  zweck: 'Woher Adressen und Fahrzeiten des Betriebs kommen, und wie alt sie sind.',
  zugang: 'mitarbeiter',
  response: ortUebersicht,
});

export const karteHochladen = endpoint({
  method: 'POST',
  path: '/ort/karte',
  zweck: 'Nimmt einen Kartenauszug (.osm.pbf, bis 2 GB) an und liest ihn im Hintergrund ein.',
  zugang: 'mitarbeiter',
  response: z.object({ vorgangId: id }),
  fehler: [
    'nicht-erlaubt',
    'ort.karte-unlesbar',
    'ort.karte-wartet',
    'zu-gross',
    'betrieb.speicher-voll',
    'kein-speicherplatz',
    'falscher-inhalt',
  ],
  kind: 'upload',
});

export const karteLoeschen = endpoint({
  method: 'DELETE',
  path: '/ort/karte',
  zweck: 'Entfernt den Kartenauszug des Betriebs; danach gilt der des Betreibers, wenn es einen gibt.',
  zugang: 'mitarbeiter',
  response: leer,
  fehler: ['nicht-erlaubt'],
});

export const adresse = z.object({
  strasse: z.string(),
  hausnr: z.string(),
  plz: z.string(),
  ort: z.string(),
});
export const adressVorschlag = z.object({ text: z.string(), adresse, koordinaten });
export type AdressVorschlag = z.infer<typeof adressVorschlag>;

export const adressVorschlaege = endpoint({
  method: 'GET',
  path: '/ort/adressen',
  zweck: 'Straßen und Häuser, die mit dem Text beginnen, für die Eingabehilfe.',
  zugang: 'mitarbeiter',
  query: z.object({ suche: text(200, 2) }),
  response: z.object({ eintraege: z.array(adressVorschlag) }),
  fehler: ['nicht-erlaubt'],
});

const naechste = z.object({ adresse, koordinaten, meter: z.int() });
export type NaechsteAdresse = z.infer<typeof naechste>;
export const naechsteAdresseHolen = endpoint({
  method: 'GET',
  path: '/ort/naechste-adresse',
  zweck:
    'Die nächste Adresse des Kartenauszugs zu einem Punkt; keine, wo weit und breit keine steht. Steht das gesuchte Haus in der Nähe, ist es dieses.',
  zugang: 'mitarbeiter',
  query: z.object({
    lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
    lon: z.coerce.number().check(z.gte(-180), z.lte(180)),
    strasse: z.optional(text(120)),
    hausnr: z.optional(text(20)),
  }),
  response: z.object({ naechste: z.nullable(naechste) }),
  fehler: ['nicht-erlaubt'],
});

const grad = z.coerce.number().check(z.gte(-180), z.lte(180));

export const strassenlinien = z.object({
  type: z.literal('FeatureCollection'),
  /** Whose work the lines are, to be named on the map. */
  herkunft: z.optional(z.string()),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({ art: z.string(), name: z.string() }),
      geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(z.array(z.number())) }),
    }),
  ),
});
export type Strassenlinien = z.infer<typeof strassenlinien>;

export const strassenHolen = endpoint({
  method: 'GET',
  path: '/ort/strassen',
  zweck: 'Straßen eines Ausschnitts als GeoJSON, damit die Karte auch ohne Kacheln nicht leer ist.',
  zugang: 'mitarbeiter',
  query: z.object({ west: grad, sued: grad, ost: grad, nord: grad }),
  response: strassenlinien,
});

/** How a tile service of the operator is spoken to. */
export const KACHELARTEN = ['raster', 'vektor', 'stil'] as const;

export const grundkarte = z.object({
  /** Asked before our own tiles; what it cannot give, they do. */
  dienst: z.nullable(
    z.object({ art: z.enum(KACHELARTEN), url: z.string(), herkunft: z.string(), zoomMax: z.number() }),
  ),
  kacheln: z.nullable(
    z.object({
      version: z.string(),
      /** Whose work the map is, to be named on it. */
      herkunft: z.string(),
      stand: z.nullable(z.string()),
      zoomMax: z.number(),
    }),
  ),
  /** In the middle of the stock: what a map begins with while it has no house to show. */
  mitte: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
});
export type Grundkarte = z.infer<typeof grundkarte>;

export const grundkarteHolen = endpoint({
  method: 'GET',
  path: '/ort/grundkarte',
  zweck:
    'Was unter den Häusern gezeichnet wird: Kacheln des Kartenauszugs oder ein Kacheldienst des Betreibers.',
  zugang: 'mitarbeiter',
  response: grundkarte,
});

const nummer = z.coerce.number().check(z.int(), z.gte(0));

export const kachelHolen = endpoint({
  method: 'GET',
  path: '/ort/kacheln/:version/:z/:x/:y',
  zweck: 'Eine Kachel der Karte (Mapbox Vector Tile); 204, wo nichts gezeichnet ist.',
  zugang: 'mitarbeiter',
  params: z.object({
    version: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    z: z.coerce.number().check(z.int(), z.gte(0), z.lte(22)),
    x: nummer,
    y: nummer,
  }),
  response: leer,
  fehler: ['nicht-gefunden'],
  kind: 'file',
  haeufig: true,
});
