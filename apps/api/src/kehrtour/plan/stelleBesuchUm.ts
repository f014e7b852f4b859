import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Anordnung, Kehrtour } from '@kehrtour/contract/kehrtour';
import type { besuchUmstellen } from '@kehrtour/contract/terminverlegung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import { darf } from '@kehrtour/domain/rolle';
import { istAbgeschlossen } from '@kehrtour/domain/termin/termin';
import type { Uhrzeit } from '@kehrtour/domain/uhrzeit';

import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import type { HaltRow } from '../../planung/stand/runde.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { ordneKehrtourAn } from './ordneKehrtourAn.ts';
import { findUmstellbar, type UmstellbarRow } from './umstellung.store.ts';

type Wunsch = BodyOf<typeof besuchUmstellen>;

/** Put there by a person: computations leave it with her on that day, the time may become better. */
const GESETZT = { mitarbeiter: true, tag: true };

/**
 * Moves the visit of an appointment inside its round, as the board does: of a round that was announced the new order waits
 * until somebody accepts it.
 * @throws Refused 'kehrtour.faehrt-dort-nicht' where the round does not drive there · 'termin.uebergang-nicht-moeglich'
 */
export async function stelleBesuchUm(ctx: StaffCtx, id: string, wunsch: Wunsch): Promise<Kehrtour> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const besuch = await ctx.transaction((tx) => findUmstellbar(tx, id, wunsch.terminId));
  if (!besuch) throw new Refused('nicht-gefunden');
  verlangeBeweglich(besuch, wunsch, ctx.now());
  const grundlage = await ladePlanung(ctx, id, { mitAenderung: true });
  verlangeSchicht(grundlage, wunsch);
  return ordneKehrtourAn(ctx, id, {
    version: grundlage.kehrtour.version,
    anordnung: umgestellt(grundlage.halte, besuch.halt_id, wunsch),
  });
}

function verlangeBeweglich({ quelle, status, beginn }: UmstellbarRow, { tag }: Wunsch, jetzt: Date): void {
  if (quelle !== 'kehrtour') throw planungRefused('gebucht');
  if (istAbgeschlossen(status) || beginn <= jetzt) throw planungRefused('beginn-vergangen');
  if (tag < ortszeitAus(jetzt).tag) throw planungRefused('verlegen-vergangen');
}

function verlangeSchicht({ schichten, fahrer }: Planungsgrundlage, { mitarbeiterId, tag }: Wunsch): void {
  if (schichten.some(({ id }) => id === schichtId({ mitarbeiterId, tag }))) return;
  const person = fahrer.find(({ id }) => id === mitarbeiterId);
  const name = person ? `${person.vorname} ${person.nachname}` : 'Diese Person';
  throw planungRefused('faehrt-dort-nicht', { name, tag });
}

/** The order as it stands, with one stop before everything that begins at this time or later. */
function umgestellt(
  halte: readonly HaltRow[],
  haltId: string,
  { mitarbeiterId, tag, uhrzeit }: Wunsch,
): Anordnung {
  const geplant = halte.flatMap((halt) =>
    halt.id !== haltId && !halt.ausgelassen && halt.mitarbeiter_id !== null && halt.tag !== null
      ? [{ ...halt, mitarbeiterId: halt.mitarbeiter_id, tag: halt.tag }]
      : [],
  );
  const ziel = schichtId({ mitarbeiterId, tag });
  const gruppen = Map.groupBy(geplant, schichtId);
  const dort = inReihenfolge(gruppen.get(ziel) ?? []);
  const vor = dort.findIndex(({ beginn }) => beginn !== null && uhrVon(beginn) >= uhrzeit);
  const schichten = [...gruppen.entries()]
    .filter(([schicht]) => schicht !== ziel)
    .map(([, gruppe]) => ({
      mitarbeiterId: gruppe[0]?.mitarbeiterId ?? '',
      tag: gruppe[0]?.tag ?? '',
      haltIds: inReihenfolge(gruppe).map(({ id }) => id),
    }));
  const haltIds = dort.map(({ id }) => id).toSpliced(vor < 0 ? dort.length : vor, 0, haltId);
  return {
    schichten: [...schichten, { mitarbeiterId, tag, haltIds }],
    sperren: {
      ...Object.fromEntries(
        halte
          .filter(({ sperre }) => Object.values(sperre).some(Boolean))
          .map(({ id, sperre }) => [id, sperre]),
      ),
      [haltId]: GESETZT,
    },
  };
}

const inReihenfolge = <H extends HaltRow>(halte: readonly H[]): H[] =>
  halte.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

const uhrVon = (zeitpunkt: Date): Uhrzeit => ortszeitAus(zeitpunkt).uhrzeit;
