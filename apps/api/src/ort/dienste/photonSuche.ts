import { adresszeile } from '@kehrtour/domain/ort/adresse';
import * as z from 'zod';

import type { AdressSuche } from '../adressen/adressSuche.ts';
import type { DienstEinstellung } from './dienst.ts';
import { frageDienst } from './dienst.ts';
import { alsVorschlag, besterTreffer } from './dienstTreffer.ts';
import type { DienstOrt } from './dienstTreffer.ts';

const antwortSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        osm_key: z.string().optional(),
      }),
    }),
  ),
});

/** Address search by a Photon service of the operator (`GET /api?q=`). */
export function photonSuche(dienst: Omit<DienstEinstellung, 'name'>): AdressSuche {
  const name = 'Adressdienst Photon';
  const suche = async (text: string, anzahl: number): Promise<DienstOrt[]> => {
    const query = { q: text, lang: 'de', limit: String(anzahl) };
    const { json } = await frageDienst({ ...dienst, name: `Der ${name}` }, { pfad: 'api', query });
    return antwortSchema.parse(json).features.map(({ geometry, properties }) => ({
      adresse: {
        // A street itself carries its name in `name`.
        strasse: properties.street ?? (properties.osm_key === 'highway' ? (properties.name ?? '') : ''),
        hausnr: properties.housenumber ?? '',
        plz: properties.postcode ?? '',
        ort: properties.city ?? '',
      },
      koordinate: { lon: geometry.coordinates[0], lat: geometry.coordinates[1] },
    }));
  };
  return {
    name,
    stand: null,
    sucheAdresse: async (adresse) => besterTreffer(await suche(adresszeile(adresse), 5), adresse),
    vorschlaege: async (text, anzahlMax) => (await suche(text, anzahlMax)).map(alsVorschlag),
  };
}
