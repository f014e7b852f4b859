import type { Buchungsstand } from '@kehrtour/contract/buchung';

import type { BetriebRow } from './betrieb.store.ts';

export const unternehmenAus = (betrieb: BetriebRow): Buchungsstand['unternehmen'] => ({
  name: betrieb.name,
  slug: betrieb.slug,
  telefon: betrieb.telefon,
  telefonzeiten: betrieb.telefonzeiten,
  email: betrieb.email,
  anschrift: `${betrieb.strasse} ${betrieb.hausnr}, ${betrieb.plz} ${betrieb.ort}`
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?, /, '')
    .trim(),
  impressum: betrieb.impressum,
  datenschutz: betrieb.datenschutz,
  hatLogo: betrieb.logo_datei_id !== null,
});
