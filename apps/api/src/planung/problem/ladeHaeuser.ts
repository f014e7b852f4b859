import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { istRundeIn, type KehrtourStatus, ZUGESAGTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { gehoertZurRolle } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { zusammenMachbar } from '@kehrtour/domain/taetigkeit/besuch';
import {
  arbeitNachAnsage,
  type Nachtrag,
  type Nachtragstand,
  nachtragZu,
} from '@kehrtour/domain/taetigkeit/nachtrag';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { type GesagteArbeitRow, listGesagteArbeit, listJeGesagte } from '../../termin/zusagearbeit.ts';
import type { BelegtRow } from '../stand/belegt.store.ts';
import { listGebuchte, listZusammengelegte } from '../stand/gebucht.store.ts';
import { type AufgabeKurz, type HausRow, listHaeuser } from '../stand/planung.store.ts';
import type { HaltRow } from '../stand/runde.ts';

/** A house of which households were told, where its work is not what they were told any more. */
export type Hausnachtrag = {
  readonly haus: HausRow;
  readonly nachtrag: Nachtrag<AufgabeKurz, AufgabeKurz>;
  readonly stand: Nachtragstand;
};

/** Until when the Frist of work must have begun to belong to the round: its last day; while it has none, what was chosen by. */
export const begonnenBisVon = ({ liegenschaften, datum }: Vorgaben): Tag | undefined =>
  datum.tage.toSorted().at(-1) ?? liegenschaften.faelligBis ?? undefined;

type Runde = {
  readonly id: string;
  readonly status: KehrtourStatus;
  readonly vorgaben: Vorgaben;
  readonly mitgezogen: readonly BelegtRow[];
  readonly halte: readonly HaltRow[];
  readonly inKraft: readonly HaltRow[];
};

/**
 * The houses of a round with what is done there. Where households count on a visit it is what they were told, whatever was
 * added, changed or ended since; that waits beside the round until somebody takes it in.
 */
export async function ladeHaeuser(
  tx: Tx,
  runde: Runde,
): Promise<{ haeuser: HausRow[]; nachtraege: Hausnachtrag[] }> {
  const angesagt = istRundeIn(ZUGESAGTE_RUNDEN, runde.status);
  const gesagte = angesagt ? await listGesagteArbeit(tx, runde.id) : [];
  const jeGesagt = new Set(gesagte.length > 0 ? await listJeGesagte(tx, runde.id) : []);
  const [ersterTag = ''] = runde.vorgaben.datum.tage.toSorted();
  const jeHaus = Map.groupBy(gesagte, ({ liegenschaft_id }) => liegenschaft_id);
  const staende = new Map(
    runde.inKraft
      .toSorted((a, b) => Number(a.nachtrag) - Number(b.nachtrag))
      .map((halt) => [halt.liegenschaft_id, standVon(halt)]),
  );
  const besuchte = new Set(runde.inKraft.flatMap((halt) => (halt.ausgelassen ? [] : [halt.liegenschaft_id])));
  const nachtraege: Hausnachtrag[] = [];
  const haeuser = (await listeHaeuser(tx, runde, gesagte)).map((haus): HausRow => {
    const gesagt = jeHaus.get(haus.id)?.map(alsAufgabe);
    if (!gesagt) return { ...haus, aufgaben: zusammenMachbar(haus.aufgaben, ersterTag) };
    const arbeit = { gesagt, jetzt: haus.aufgaben.filter(istAuftrag(haus, gesagt)) };
    const nachtrag = nachtragZu(arbeit, { ersterTag, jeGesagt });
    const stand = staende.get(haus.id) ?? 'offen';
    const aufgenommen = nachtrag !== undefined && stand === 'aufgenommen';
    if (nachtrag && besuchte.has(haus.id)) nachtraege.push({ haus, nachtrag, stand });
    const aufgaben = arbeitNachAnsage(arbeit, aufgenommen ? nachtrag : undefined);
    return { ...haus, aufgaben, nachtrag: aufgenommen };
  });
  return { haeuser: haeuser.filter(({ aufgaben }) => aufgaben.length > 0), nachtraege };
}

function standVon({ nachtrag, nachtrag_ohne_platz }: HaltRow): Nachtragstand {
  if (nachtrag) return 'aufgenommen';
  return nachtrag_ohne_platz === true ? 'ohnePlatz' : 'offen';
}

/** What was told stands; of the rest only what the company does at this house. */
const istAuftrag =
  ({ rolle }: HausRow, gesagt: readonly AufgabeKurz[]) =>
  ({ id, art }: AufgabeKurz): boolean =>
    rolle === undefined || gehoertZurRolle(art, rolle) || gesagt.some((eine) => eine.id === id);

const alsAufgabe = ({ wiederholung, ...arbeit }: GesagteArbeitRow): AufgabeKurz => ({
  id: arbeit.id,
  taetigkeitId: arbeit.taetigkeitId,
  bezeichnung: arbeit.bezeichnung,
  kundentext: arbeit.kundentext,
  art: arbeit.art,
  qualifikation: arbeit.qualifikation,
  schau: wiederholung?.art === 'feuerstaettenschau',
  dauerMinuten: arbeit.dauerMinuten,
  fristVon: arbeit.fristVon,
  fristBis: arbeit.fristBis,
  nutzungseinheitId: arbeit.nutzungseinheitId,
});

async function listeHaeuser(
  tx: Tx,
  { id: kehrtourId, vorgaben, mitgezogen, halte }: Runde,
  gesagte: readonly GesagteArbeitRow[],
): Promise<HausRow[]> {
  const { ids, taetigkeitIds } = vorgaben.liegenschaften;
  const gebuchte = await listGebuchte(tx, kehrtourId);
  // One flat keeps its visit although its house is not chosen any more.
  const nurWohnungen = halte.flatMap(({ liegenschaft_id, nutzungseinheit_id }) =>
    nutzungseinheit_id !== null && !ids.includes(liegenschaft_id) ? [liegenschaft_id] : [],
  );
  return listHaeuser(tx, {
    // Whoever booked a seat in the round was promised to be visited, whether the office chose the house or not.
    ids: [
      ...new Set([
        ...ids,
        ...[...gebuchte, ...mitgezogen].flatMap((one) => one.liegenschaft_id ?? []),
        ...nurWohnungen,
      ]),
    ],
    kehrtourId,
    gebuchteIds: [...gebuchte.map((termin) => termin.id), ...(await listZusammengelegte(tx, kehrtourId))],
    gesagte: gesagte.map(({ id }) => id),
    nurGebuchtes: [...gebuchte, ...mitgezogen]
      .flatMap((one) => one.liegenschaft_id ?? [])
      .filter((haus) => !ids.includes(haus)),
    nurGebundenes: nurWohnungen,
    mitgezogen: mitgezogen.map((row) => ({
      kehrtourId: row.kehrtour_id ?? '',
      liegenschaftId: row.liegenschaft_id ?? '',
    })),
    begonnenBis: begonnenBisVon(vorgaben),
    taetigkeitIds,
  });
}
