import type { Telefonwunsch } from '@kehrtour/contract/terminbuero';
import type { Buchungsfrage } from '@kehrtour/domain/taetigkeit/taetigkeit';

import type { Gewaehlt } from './parts/telefon/Zeitauswahl.tsx';

/** What the office has heard on the phone so far. */
export type Telefonzettel = {
  readonly liegenschaftId: string | null;
  /** For a house that is not in the stock. */
  readonly anschrift: { plz: string; strasse: string; hausnr: string; ort: string } | null;
  readonly taetigkeitId: string | null;
  readonly angaben: Partial<Record<Buchungsfrage, number>>;
  readonly wahl: Gewaehlt | null;
  readonly kontakt: { vorname: string; nachname: string; telefon: string; email: string };
  readonly notiz: string;
};

export const leererZettel = (liegenschaftId: string | null): Telefonzettel => ({
  liegenschaftId,
  anschrift: null,
  taetigkeitId: null,
  angaben: {},
  wahl: null,
  kontakt: { vorname: '', nachname: '', telefon: '', email: '' },
  notiz: '',
});

/** What times are looked for with; null while house or work are missing. */
export function wunschAus({
  liegenschaftId,
  anschrift,
  taetigkeitId,
  angaben,
}: Telefonzettel): Telefonwunsch | null {
  if (taetigkeitId === null) return null;
  if (liegenschaftId !== null) return { taetigkeitId, angaben, wo: { art: 'liegenschaft', liegenschaftId } };
  if (anschrift === null || !/^\s*(D-?)?\d{5}\s*$/i.test(anschrift.plz)) return null;
  if (anschrift.strasse.trim() === '' || anschrift.hausnr.trim() === '') return null;
  return { taetigkeitId, angaben, wo: { art: 'anschrift', anschrift } };
}
