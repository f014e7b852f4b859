import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import { aufgabenSchluessel } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';

import type { AufgabeRow } from '../aufgabe/vieleAufgaben.ts';
import type { AnlageRow, Gegangener, HausRow } from '../liegenschaft/hausUndLeute.ts';
import type { Hausstand } from './hausstand.ts';

/** Columns of a property that belong to each part. */
const SPALTEN: Partial<Record<Importteil, readonly (keyof HausRow)[]>> = {
  laufnummer: ['laufnummer'],
  ...jeSpalte((spalte) => [spalte]),
  adresse: ['strasse', 'hausnr', 'hausnr_zusatz', 'plz', 'ort', 'ortsteil'],
  typ: ['typ'],
  rolle: ['rolle'],
  status: ['status'],
  anzahlEinheiten: ['einheiten_anzahl'],
  notiz: ['notiz_arbeit'],
  koordinaten: ['lat', 'lon', 'ort_quelle', 'ort_guete'],
};

/**
 * The rows a property gets when an import is taken back: what it was before, except for what a person did since:
 * parts edited by hand, work that is done, a round that took a task, a place that was found.
 */
export function nimmHausZurueck(jetzt: Hausstand, vorher: Hausstand, importId: string): Hausstand {
  const seither = jetzt.haus.lokal_geaendert.filter((teil) => !vorher.haus.lokal_geaendert.includes(teil));
  const leute = seither.includes('kontakte') ? jetzt : vorher;
  return {
    haus: hausZurueck(jetzt.haus, vorher.haus, seither),
    einheiten: seither.includes('einheiten')
      ? jetzt.einheiten
      : [
          ...vorher.einheiten,
          ...jetzt.einheiten.filter((row) => row.import_id !== importId && !enthaelt(vorher.einheiten, row)),
        ],
    anlagen: anlagenZurueck(jetzt, vorher, { importId, vonHand: seither.includes('anlagen') }),
    kontakte: leute.kontakte,
    verbindungen: leute.verbindungen,
    aufgaben: aufgabenZurueck(jetzt, vorher, importId),
  };
}

function hausZurueck(jetzt: HausRow, vorher: HausRow, seither: readonly Importteil[]): HausRow {
  const gleicheAnschrift = jetzt.strasse === vorher.strasse && jetzt.hausnr === vorher.hausnr;
  const gefunden = vorher.lat === null && gleicheAnschrift && jetzt.ort_quelle !== 'datei';
  const behalten: readonly Importteil[] = gefunden ? [...seither, 'koordinaten'] : seither;
  const spalten = behalten.flatMap((teil) => SPALTEN[teil] ?? []);
  return {
    // A column that came after the import was not yet kept by it.
    ...jeSpalte((spalte) => jetzt[spalte]),
    ...vorher,
    ...Object.fromEntries(spalten.map((spalte) => [spalte, jetzt[spalte]])),
    notiz_zugang: jetzt.notiz_zugang,
    lokal_geaendert: [...vorher.lokal_geaendert, ...seither],
  };
}

/** What was kept of a house before there were installations knows none. */
function anlagenZurueck(
  jetzt: Hausstand,
  { anlagen = [] }: Partial<Pick<Hausstand, 'anlagen'>>,
  { importId, vonHand }: { importId: string; vonHand: boolean },
): readonly AnlageRow[] {
  if (vonHand) return jetzt.anlagen;
  const andere = jetzt.anlagen.filter((row) => row.import_id !== importId && !enthaelt(anlagen, row));
  return [...anlagen, ...andere];
}

function aufgabenZurueck(jetzt: Hausstand, vorher: Hausstand, importId: string): AufgabeRow[] {
  const aktuelle = new Map(jetzt.aufgaben.map((aufgabe) => [aufgabe.id, aufgabe]));
  // What a program said is done is open again; what a person did stays done.
  const vomImport = new Set(
    (jetzt.haus.import_stand?.aufgaben ?? [])
      .filter(({ erledigtAm }) => erledigtAm !== undefined)
      .map(aufgabenSchluessel),
  );
  const alte = vorher.aufgaben.map((aufgabe): AufgabeRow => {
    const heute = aktuelle.get(aufgabe.id);
    if (heute?.status === 'erledigt' && !vomImport.has(heute.schluessel)) return heute;
    return { ...aufgabe, kehrtour_id: heute?.kehrtour_id ?? aufgabe.kehrtour_id };
  });
  const vonHand = jetzt.aufgaben.filter(
    (row) => row.import_id !== importId && !enthaelt(vorher.aufgaben, row),
  );
  return [...alte, ...vonHand];
}

const enthaelt = (rows: readonly { id: string }[], { id }: { id: string }): boolean =>
  rows.some((row) => row.id === id);

/** Rows that are there now and have no place in what the property goes back to. */
export function neuDurchImport(
  jetzt: Hausstand,
  ziel: Hausstand | undefined,
): Record<'einheiten' | 'anlagen' | 'aufgaben', string[]> & { kontakte: Gegangener[] } {
  const ueberzaehlig = (teil: 'einheiten' | 'anlagen' | 'kontakte' | 'aufgaben'): string[] =>
    jetzt[teil].filter((row) => !enthaelt(ziel?.[teil] ?? [], row)).map(({ id }) => id);
  return {
    einheiten: ueberzaehlig('einheiten'),
    anlagen: ueberzaehlig('anlagen'),
    kontakte: ueberzaehlig('kontakte').map((kontaktId) => ({ kontaktId, liegenschaftId: jetzt.haus.id })),
    aufgaben: ueberzaehlig('aufgaben'),
  };
}
