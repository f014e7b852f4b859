import type { AdressSuche, AdressTreffer, AdressVorschlag } from './adressSuche.ts';
import { istBesser } from './adressSuche.ts';

/**
 * Several sources as one: asked in turn until one knows the very house, else the best of their answers.
 * A source out of order is passed over and reported, so that an import never stops for it.
 */
export function sucheDerReiheNach(
  quellen: readonly AdressSuche[],
  melde: (quelle: AdressSuche, fehler: unknown) => void,
): AdressSuche {
  return {
    name: quellen.map((quelle) => quelle.name).join(', sonst '),
    stand: quellen.find((quelle) => quelle.stand !== null)?.stand ?? null,
    async sucheAdresse(adresse) {
      let bester: AdressTreffer | null = null;
      for (const quelle of quellen) {
        const treffer = await frage(quelle, () => quelle.sucheAdresse(adresse));
        if (treffer !== null && (bester === null || istBesser(treffer, bester))) bester = treffer;
        if (bester?.guete === 'exakt' && !bester.mehrdeutig) break;
      }
      return bester;
    },
    async vorschlaege(text, anzahlMax) {
      for (const quelle of quellen) {
        const treffer = await frage<AdressVorschlag[]>(quelle, () => quelle.vorschlaege(text, anzahlMax));
        if (treffer !== null && treffer.length > 0) return treffer;
      }
      return [];
    },
  };

  async function frage<T>(quelle: AdressSuche, tue: () => Promise<T | null>): Promise<T | null> {
    try {
      return await tue();
    } catch (fehler) {
      melde(quelle, fehler);
      return null;
    }
  }
}
