import type { VerwaltungKurz } from '@kehrtour/contract/verwaltung';
import { anschriftsname } from '@kehrtour/domain/liegenschaft/kontakt';

import type { VerwaltungRow } from './verwaltung.store.ts';

/** `Hausverwaltung Kraus GmbH`, or who it is where it is a person. */
export const verwaltungsname = ({
  firma,
  vorname,
  nachname,
}: Pick<VerwaltungRow, 'firma' | 'vorname' | 'nachname'>): string =>
  firma || anschriftsname({ anrede: 'ohne', vorname, nachname });

export const verwaltungAus = (row: VerwaltungRow): VerwaltungKurz => ({
  id: row.id,
  name: verwaltungsname(row),
  anschrift: [`${row.strasse} ${row.hausnr}`.trim(), `${row.plz} ${row.ort}`.trim()]
    .filter((teil) => teil !== '')
    .join(', '),
  telefon: row.telefon || row.mobil,
  email: row.email,
  haeuser: row.haeuser,
});
