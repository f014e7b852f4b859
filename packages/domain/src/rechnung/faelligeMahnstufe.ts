import { differenzTage, type Tag } from '../tag.ts';
import { MAHNSTUFEN, type Rechnungsbefund, rechnungsstand } from './rechnung.ts';

/** The step that is due today, 1 to 3; undefined while there is time, a complaint is open, or all was said. */
export function faelligeMahnstufe(
  wo: Rechnungsbefund & { gemahntBis: Tag | null },
  heute: Tag,
): number | undefined {
  const stand = rechnungsstand(wo, heute);
  const stufe = MAHNSTUFEN[wo.mahnstufe];
  if (stufe === undefined || (stand !== 'ueberfaellig' && stand !== 'gemahnt')) return undefined;
  return differenzTage(wo.gemahntBis ?? wo.faelligAm, heute) >= stufe.nachTagen
    ? wo.mahnstufe + 1
    : undefined;
}
