import { IMPORTFELDER, type Importfeld } from './importfeld.ts';
import { normalisiereKopf, type Spaltenzuordnung } from './spaltenzuordnung.ts';

/** Headers of an earlier file and what a person said of its columns. */
export interface Spaltenprofil {
  readonly koepfe: readonly string[];
  readonly zuordnung: Spaltenzuordnung;
}

/** With fewer it is chance that two files are alike. */
const GEMEINSAM_MIN = 3;
/** How many headers may be missing or new, or a fifth of the wider file: programs add a column now and then. */
const UNGLEICH_MAX = 2;
const UNGLEICH_ANTEIL = 0.2;

/**
 * The profile of the most alike earlier file, carried over to the columns of this one by their headers, whatever their order.
 * A column that is gone is left out; one that is new keeps what it was recognised as, where nobody said anything else.
 * Undefined when none is alike enough.
 */
export function uebertrageProfil<Profil extends Spaltenprofil>(
  profile: readonly Profil[],
  koepfe: readonly string[],
  erkannt: Spaltenzuordnung,
): { profil: Profil; zuordnung: Spaltenzuordnung } | undefined {
  const hier = stellen(koepfe);
  let bestes: { profil: Profil; dort: ReadonlyMap<string, number>; ungleich: number } | undefined;
  for (const profil of profile) {
    const dort = stellen(profil.koepfe);
    const gemeinsam = [...dort.keys()].filter((kopf) => hier.has(kopf)).length;
    const ungleich = dort.size + hier.size - 2 * gemeinsam;
    const erlaubt = Math.max(UNGLEICH_MAX, UNGLEICH_ANTEIL * Math.max(dort.size, hier.size));
    const gleich = ungleich === 0 && gemeinsam > 0;
    if (!gleich && (gemeinsam < GEMEINSAM_MIN || ungleich > erlaubt)) continue;
    if (bestes === undefined || ungleich < bestes.ungleich) bestes = { profil, dort, ungleich };
  }
  if (bestes === undefined) return undefined;
  return { profil: bestes.profil, zuordnung: uebertrage(bestes, hier, erkannt) };
}

function uebertrage(
  { profil, dort }: { profil: Spaltenprofil; dort: ReadonlyMap<string, number> },
  hier: ReadonlyMap<string, number>,
  erkannt: Spaltenzuordnung,
): Spaltenzuordnung {
  const kopfAn = new Map([...dort].map(([kopf, stelle]) => [stelle, kopf]));
  const neue = new Set([...hier].filter(([kopf]) => !dort.has(kopf)).map(([, stelle]) => stelle));
  const zuordnung: Partial<Record<Importfeld, number>> = {};
  for (const feld of IMPORTFELDER) {
    const frueher = profil.zuordnung[feld];
    const stelle = frueher === undefined ? undefined : hier.get(kopfAn.get(frueher) ?? '');
    if (stelle !== undefined) zuordnung[feld] = stelle;
  }
  for (const feld of IMPORTFELDER) {
    const stelle = erkannt[feld];
    if (stelle !== undefined && neue.has(stelle)) zuordnung[feld] ??= stelle;
  }
  return zuordnung;
}

/** Header → position; the second column of one name is another than the first. Columns without a header are nobody's. */
function stellen(koepfe: readonly string[]): Map<string, number> {
  const gefunden = new Map<string, number>();
  for (const [stelle, kopf] of koepfe.entries()) {
    const name = normalisiereKopf(kopf);
    if (name === '') continue;
    let nr = 1;
    while (gefunden.has(`${name} ${nr}`)) nr += 1;
    gefunden.set(`${name} ${nr}`, stelle);
  }
  return gefunden;
}
