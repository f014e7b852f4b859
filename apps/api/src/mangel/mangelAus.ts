import type { Auftrag, Mangel } from '@kehrtour/contract/mangel';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import type { Tag } from '@kehrtour/domain/tag';
import { mangelschritt, mangelstand } from '@kehrtour/domain/termin/mangel';

import { fotoAus } from './fotozeile.ts';
import type { AuftragRow, MangelRow } from './mangel.store.ts';

/** Where in the house; empty: the house as a whole. */
export const lageVon = ({ geschoss, lage, nummer, einheit }: Wo): string =>
  lageText({ geschoss, lage, nummer, bezeichnung: einheit });
type Wo = { geschoss: string; lage: string; nummer: string; einheit: string };

const hausAus = (row: MangelRow | AuftragRow) => ({
  id: row.id,
  version: row.version,
  liegenschaftId: row.liegenschaft_id,
  anschrift: `${row.strasse} ${row.hausnr}`.trim(),
  ortszeile: `${row.plz} ${row.ort}`.trim(),
  lage: lageVon(row),
  terminId: row.termin_id,
  text: row.text,
});

/** A defect with how it stands on this day. */
export function mangelAus(row: MangelRow, heute: Tag): Mangel {
  const tage = {
    frist: row.frist,
    gefahr: row.gefahr,
    gemeldetAm: row.gemeldet_am,
    behobenAm: row.behoben_am,
  };
  const stand = mangelstand(tage, heute);
  return {
    ...hausAus(row),
    art: row.art,
    ...tage,
    anlage: row.anlage,
    gefundenAm: row.gefunden_am.toISOString(),
    gefundenVon: row.gefunden_von,
    gesagt: row.gesagt,
    briefAm: row.brief_am,
    stand,
    schritt: mangelschritt(stand),
    fotos: row.fotos.map(fotoAus),
    fotosUnterwegs: row.angesagt,
  };
}

export const auftragAus = (row: AuftragRow): Auftrag => ({
  ...hausAus(row),
  preisCent: row.preis_cent,
  besteller: row.besteller,
  erteiltAm: row.erteilt_am.toISOString(),
  aufgenommenVon: row.aufgenommen_von,
  aufgabe:
    row.aufgabe_id === null || row.aufgabe === null
      ? null
      : { id: row.aufgabe_id, bezeichnung: row.aufgabe, erledigt: row.aufgabe_erledigt },
  beendetAm: row.beendet_am,
});
