import type { Buchungsstand } from '@kehrtour/contract/buchung';
import { adresszeile } from '@kehrtour/domain/ort/adresse';

import type { BetriebRow } from './betrieb.store.ts';

export const unternehmenAus = (betrieb: BetriebRow): Buchungsstand['unternehmen'] => ({
  name: betrieb.name,
  slug: betrieb.slug,
  telefon: betrieb.telefon,
  telefonzeiten: betrieb.telefonzeiten,
  email: betrieb.email,
  anschrift: adresszeile(betrieb),
  impressum: betrieb.impressum,
  datenschutz: betrieb.datenschutz,
  hatLogo: betrieb.logo_datei_id !== null,
});
