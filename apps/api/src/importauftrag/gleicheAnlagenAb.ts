import { randomUUID } from 'node:crypto';

import type { ImportAnlage, Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';

import type { AnlageRow } from '../liegenschaft/hausUndLeute.ts';
import type { Hausstand } from './hausstand.ts';

/**
 * The installations of a house after an import. One whose description changed stays the same one, so that tasks that name it
 * keep it; one the file no longer names is set out of use, as units are, and one that a person made is left alone.
 */
export function gleicheAnlagenAb(
  { haus, anlagen }: Pick<Hausstand, 'haus' | 'anlagen'>,
  neu: Importstand,
  einheitId: ReadonlyMap<string, string>,
  importId: string,
): readonly AnlageRow[] {
  const genannte = verbinde(neu.anlagen ?? [], anlagen, einheitId);
  const gelesen = genannte.map(({ neu: eine, alt }): AnlageRow => {
    const row = alt ?? leereAnlage(haus.id);
    return {
      ...row,
      art: eine.art,
      bezeichnung: eine.bezeichnung ?? '',
      brennstoff: eine.brennstoff ?? '',
      // What only a person says of it stays where the file says nothing.
      benutzung: eine.benutzung ?? row.benutzung,
      bauweise: eine.bauweise ?? row.bauweise,
      leistung_kw: eine.leistungKw ?? null,
      baujahr: eine.baujahr ?? null,
      arbeitswerte: eine.arbeitswerte ?? null,
      lage: eine.lage ?? '',
      nutzungseinheit_id: einheitId.get(eine.einheit ?? '') ?? null,
      aktiv: true,
      schluessel: eine.schluessel,
      import_id: importId,
    };
  });
  const gezaehlt = new Set(gelesen.map(({ id }) => id));
  const uebrige = anlagen.filter(({ id }) => !gezaehlt.has(id));
  return [...gelesen, ...uebrige.map((row) => (row.import_id === null ? row : { ...row, aktiv: false }))];
}

/** First those described alike, then those of the same kind in the same place, in their order. */
function verbinde(
  neue: readonly ImportAnlage[],
  alte: readonly AnlageRow[],
  einheitId: ReadonlyMap<string, string>,
): { neu: ImportAnlage; alt: AnlageRow | undefined }[] {
  const frei = new Set(alte.filter(({ import_id }) => import_id !== null));
  const nimmPassende = (passt: (row: AnlageRow) => boolean): AnlageRow | undefined => {
    const treffer = [...frei].find(passt);
    if (treffer) frei.delete(treffer);
    return treffer;
  };
  const gleiche = new Map(
    neue.map((eine) => [eine, nimmPassende(({ schluessel }) => schluessel === eine.schluessel)] as const),
  );
  return neue.map((eine) => {
    const ort = einheitId.get(eine.einheit ?? '') ?? null;
    const alt =
      gleiche.get(eine) ??
      nimmPassende((row) => row.art === eine.art && row.nutzungseinheit_id === ort && row.aktiv);
    return { neu: eine, alt };
  });
}

const leereAnlage = (liegenschaftId: string): AnlageRow => ({
  id: randomUUID(),
  liegenschaft_id: liegenschaftId,
  nutzungseinheit_id: null,
  art: 'feuerstaette',
  bezeichnung: '',
  brennstoff: '',
  benutzung: '',
  bauweise: '',
  selbstkalibrierend: false,
  leistung_kw: null,
  baujahr: null,
  arbeitswerte: null,
  lage: '',
  aktiv: true,
  schluessel: null,
  import_id: null,
});
