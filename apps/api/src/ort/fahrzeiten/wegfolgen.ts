import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { KEIN_WEG } from './fahrzeiten.ts';
import type { Fahrzeiten, Modus } from './fahrzeiten.ts';
import { luftlinienSekunden } from './luftlinie.ts';
import type { MatrixCache } from './matrixCache.ts';
import type { Paarspeicher } from './paarspeicher.ts';

export interface Folgenauftrag {
  readonly folgen: readonly (readonly Koordinate[])[];
  readonly modus: Modus;
  /** Asked before every question to the source; what is still open when it says no stays open. */
  readonly weiter: () => boolean;
  readonly onFortschritt?: (fertig: number, gesamt: number) => void;
}

/** Many short sequences are another cache than the square of a round: that one is read with every change of a plan. */
const FACH = 'folgen';
const ORTE_JE_FRAGE = 200;

/**
 * Seconds from place to place of each sequence in its order. Null where the source was not asked in time or failed: then the
 * caller estimates. What was found is kept, so that the next call begins where this one ended. Never throws.
 */
export async function wegfolgen(
  quelle: Fahrzeiten,
  cache: MatrixCache,
  auftrag: Folgenauftrag,
): Promise<(readonly number[] | null)[]> {
  const { folgen, modus } = auftrag;
  const speicher = await cache.oeffne(`${quelle.version}-${FACH}`, modus);
  const alle = speicher.stellen(folgen.flat());
  let anfang = 0;
  const stellen = folgen.map(({ length }) => alle.slice(anfang, (anfang += length)));
  let gefragt = 0;
  try {
    gefragt += await pruefe(quelle, speicher, alle, auftrag);
    for (const [nummer, eigene] of stellen.entries()) {
      gefragt += await frage(quelle, speicher, eigene, auftrag);
      auftrag.onFortschritt?.(nummer + 1, stellen.length);
    }
  } catch {
    // A source that fails in between has answered the ones before.
  }
  if (gefragt > 0) await speicher.sichere();
  return folgen.map((orte, nummer) => sekundenDer(orte, stellen[nummer] ?? [], speicher, auftrag));
}

/** Looks whether roads lead to the places. @returns how many questions that took */
async function pruefe(
  quelle: Fahrzeiten,
  speicher: Paarspeicher,
  alle: readonly number[],
  { modus, weiter }: Folgenauftrag,
): Promise<number> {
  const neue = [...new Set(alle)].filter((stelle) => !speicher.istGeprueft(stelle));
  let gefragt = 0;
  for (let anfang = 0; anfang < neue.length && weiter(); anfang += ORTE_JE_FRAGE) {
    const teil = neue.slice(anfang, anfang + ORTE_JE_FRAGE);
    const befunde = await quelle.pruefeOrte(speicher.orte(teil), modus);
    teil.forEach((stelle, i) => speicher.merkeBefund(stelle, befunde.get(i) ?? ''));
    gefragt += 1;
  }
  return gefragt;
}

async function frage(
  quelle: Fahrzeiten,
  speicher: Paarspeicher,
  eigene: readonly number[],
  { modus, weiter }: Folgenauftrag,
): Promise<number> {
  if (!eigene.every((stelle) => speicher.istGeprueft(stelle))) return 0;
  let gefragt = 0;
  for (const { von, nach } of speicher.luecken(eigene, quelle.blockMax)) {
    if (!weiter()) break;
    speicher.trageEin(
      von,
      nach,
      await quelle.block({ von: speicher.orte(von), nach: speicher.orte(nach), modus }),
    );
    gefragt += 1;
  }
  return gefragt;
}

function sekundenDer(
  orte: readonly Koordinate[],
  stellen: readonly number[],
  speicher: Paarspeicher,
  { modus }: Folgenauftrag,
): readonly number[] | null {
  if (!stellen.every((stelle) => speicher.istGeprueft(stelle))) return null;
  if (speicher.luecken(stellen, { von: 1, nach: 1 }).length > 0) return null;
  return orte.slice(1).map((nach, i) => {
    const gefunden = speicher.sekunden(stellen[i] ?? 0, stellen[i + 1] ?? 0);
    return gefunden === KEIN_WEG ? luftlinienSekunden(orte[i] ?? nach, nach, modus) : gefunden;
  });
}
