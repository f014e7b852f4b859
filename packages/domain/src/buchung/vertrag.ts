import type { Feiertag } from '../recht/werktag.ts';
import { ok, type Ok, refuse, type Refused } from '../result.ts';
import { nenntPreis, type Preisangabe } from '../taetigkeit/preisangabe.ts';
import type { Tag } from '../tag.ts';
import type { Buchungsherkunft } from '../termin/termin.ts';
import { EINWILLIGUNGEN, type Einwilligungsart, noetigeEinwilligungen, widerrufBis } from './buchung.ts';

/** What of a booking decides about its contract. */
export interface Vertragsbild {
  readonly preis: Preisangabe;
  readonly zahlungspflichtig: boolean;
  readonly herkunft: Buchungsherkunft;
  /** Kinds of texts that were agreed to. */
  readonly gegeben: readonly string[];
  /** Day of the visit. */
  readonly tag: Tag;
}

/**
 * What a paid contract still needs (§§ 312j, 355 BGB), where a booking came from a wish: she concludes it with her yes to the
 * proposed time. Nothing where it was concluded with the booking, on the phone, or costs nothing.
 */
export function offeneEinwilligungen(
  { preis, zahlungspflichtig, herkunft, gegeben, tag }: Vertragsbild,
  { jetzt, feiertage }: { readonly jetzt: Date; readonly feiertage: readonly Feiertag[] },
): Einwilligungsart[] {
  // The button that orders never stands without a price (§ 312j Abs. 2 BGB), whatever was kept before.
  if (!nenntPreis(preis)) return [];
  if (!zahlungspflichtig || herkunft === 'telefon' || gegeben.includes('widerrufsbelehrung')) return [];
  const noetig = noetigeEinwilligungen({
    zahlungspflichtig: true,
    tag,
    widerrufBis: widerrufBis(jetzt, feiertage),
  });
  return noetig.filter((art) => !gegeben.includes(art));
}

export interface Zustimmung {
  readonly einwilligungen?: readonly { readonly art: string; readonly fassung: string }[] | undefined;
  readonly zahlungspflichtig?: boolean | undefined;
}

type Mangel =
  | (Refused<'einwilligung-fehlt'> & { readonly fehlend: readonly Einwilligungsart[] })
  | Refused<'knopf-fehlt'>;

/** Every text in the version that holds today, and the button (§ 312j Abs. 3 BGB) where money is owed. */
export function pruefeZustimmung(
  noetig: readonly Einwilligungsart[],
  { einwilligungen = [], zahlungspflichtig }: Zustimmung,
  kostet: boolean,
): Ok<undefined> | Mangel {
  const gegeben = new Set(einwilligungen.map(({ art, fassung }) => `${art}/${fassung}`));
  const fehlend = noetig.filter((art) => !gegeben.has(`${art}/${EINWILLIGUNGEN[art].fassung}`));
  if (fehlend.length > 0) return { ...refuse('einwilligung-fehlt'), fehlend };
  return kostet && zahlungspflichtig !== true ? refuse('knopf-fehlt') : ok(undefined);
}
