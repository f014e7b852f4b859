import * as z from 'zod';

import type { AdressSuche } from '../adressen/adressSuche.ts';
import type { DienstEinstellung } from './dienst.ts';
import { frageDienst } from './dienst.ts';
import { alsVorschlag, besterTreffer } from './dienstTreffer.ts';
import type { DienstOrt } from './dienstTreffer.ts';

const antwortSchema = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    address: z.object({
      road: z.string().optional(),
      house_number: z.string().optional(),
      postcode: z.string().optional(),
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
    }),
  }),
);

/** Address search by a Nominatim service of the operator (`GET /search`); the public one forbids bulk use. */
export function nominatimSuche(dienst: Omit<DienstEinstellung, 'name'>): AdressSuche {
  const name = 'Adressdienst Nominatim';
  const suche = async (frage: Record<string, string>, anzahl: number): Promise<DienstOrt[]> => {
    const query = { ...frage, format: 'jsonv2', addressdetails: '1', limit: String(anzahl) };
    const { json } = await frageDienst({ ...dienst, name: `Der ${name}` }, { pfad: 'search', query });
    return antwortSchema.parse(json).map(({ lat, lon, address }) => ({
      adresse: {
        strasse: address.road ?? '',
        hausnr: address.house_number ?? '',
        plz: address.postcode ?? '',
        ort: address.city ?? address.town ?? address.village ?? '',
      },
      koordinate: { lat, lon },
    }));
  };
  return {
    name,
    stand: null,
    async sucheAdresse(adresse) {
      const { strasse, hausnr, plz, ort } = adresse;
      const frage = { street: `${hausnr} ${strasse}`.trim(), postalcode: plz, city: ort };
      return besterTreffer(await suche(frage, 5), adresse);
    },
    vorschlaege: async (text, anzahlMax) => (await suche({ q: text }, anzahlMax)).map(alsVorschlag),
  };
}
