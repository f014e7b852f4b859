import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { BEANTWORTBARE, istEinerVon } from '@kehrtour/domain/termin/termin';

import type { BelegtRow } from '../stand/belegt.store.ts';
import type { Belegt } from '../stand/belegt.ts';
import type { Lage } from '../stand/verortung.ts';

/** Whether an appointment of another round may move along: nobody booked it or said yes to it, and its house is one visit. */
const darfMitziehen = ({
  quelle,
  status,
  geteilt,
}: Pick<BelegtRow, 'quelle' | 'status' | 'geteilt'>): boolean =>
  quelle === 'kehrtour' &&
  !geteilt &&
  status !== null &&
  status !== 'bestaetigt' &&
  istEinerVon(BEANTWORTBARE, status);

const haus = (row: BelegtRow): string => `${row.kehrtour_id}/${row.liegenschaft_id}`;

/** Appointments of other rounds that this round takes in: all of a house, or none of it. */
export function mitziehende(rows: readonly BelegtRow[], mitverschieben: readonly string[]): BelegtRow[] {
  const termine = rows.filter((row) => row.termin_id !== null);
  const bleibt = new Set(termine.filter((row) => !darfMitziehen(row)).map(haus));
  const gewollt = new Set(termine.filter((row) => mitverschieben.includes(row.termin_id ?? '')).map(haus));
  return termine.filter((row) => gewollt.has(haus(row)) && !bleibt.has(haus(row)));
}

/**
 * The taken times of everybody, in order. Another round's shift is taken from the yard to the yard; where some of its
 * stops move along, the others are what is left of it.
 */
export function belegteZeiten(rows: readonly BelegtRow[], mitverschieben: readonly string[]): Belegt[] {
  const ziehtMit = new Set(mitziehende(rows, mitverschieben));
  const aufgeloest = new Set([...ziehtMit].map((row) => row.kehrtour_id));
  const bleibt = rows.filter(
    (row) =>
      !ziehtMit.has(row) &&
      !(row.termin_id === null && row.kehrtour_id !== null && aufgeloest.has(row.kehrtour_id)),
  );
  return gruppen(bleibt).map(belegtAus);
}

/** Rows of one person that overlap each other, one after the other. */
function gruppen(rows: readonly BelegtRow[]): BelegtRow[][] {
  const sorted = rows.toSorted(
    (a, b) => a.mitarbeiter_id.localeCompare(b.mitarbeiter_id) || a.von.getTime() - b.von.getTime(),
  );
  const alle: { rows: BelegtRow[]; bis: Date }[] = [];
  for (const row of sorted) {
    const letzte = alle.at(-1);
    if (letzte?.rows[0]?.mitarbeiter_id === row.mitarbeiter_id && row.von < letzte.bis) {
      letzte.rows.push(row);
      if (row.bis > letzte.bis) letzte.bis = row.bis;
    } else alle.push({ rows: [row], bis: row.bis });
  }
  return alle.map((gruppe) => gruppe.rows);
}

function belegtAus(rows: readonly BelegtRow[]): Belegt {
  const [erste] = rows;
  if (!erste) throw new Error('a group has rows');
  const block = rows.find((row) => row.termin_id === null && row.kehrtour_id !== null);
  const schicht = block?.schichten?.find(
    (one) => one.mitarbeiterId === block.mitarbeiter_id && one.tag === ortszeitAus(block.von).tag,
  );
  return {
    id:
      rows.find((row) => row.termin_id !== null)?.termin_id ??
      `${erste.mitarbeiter_id}/${erste.von.toISOString()}`,
    mitarbeiterId: erste.mitarbeiter_id,
    von: erste.von,
    bis: new Date(Math.max(...rows.map(({ bis }) => bis.getTime()))),
    ort: ortDer(rows, schicht?.start?.koordinaten ?? null),
    wen: [...new Set(rows.map(wenMeint))].join(' und '),
    pausen: (schicht?.pausen ?? []).map(({ von, bis }) => ({ von: new Date(von), bis: new Date(bis) })),
  };
}

/** One appointment is where its house is; a round's shift where it begins; different things that overlap are nowhere. */
function ortDer(rows: readonly BelegtRow[], hof: Lage | null): Lage | null {
  if (new Set(rows.map((row) => row.kehrtour_id ?? row.termin_id)).size > 1) return null;
  const termine = new Map(rows.flatMap((row) => (row.termin_id === null ? [] : [[row.termin_id, row]])));
  const [termin] = termine.values();
  if (termine.size !== 1 || !termin) return hof;
  return termin.lat !== null && termin.lon !== null ? { lat: termin.lat, lon: termin.lon } : hof;
}

function wenMeint({ kehrtour, anschrift }: BelegtRow): string {
  if (kehrtour !== null) return `die Kehrtour „${kehrtour}“`;
  return anschrift === null ? 'eine Buchung, die gerade läuft' : `einen Termin in ${anschrift}`;
}
