import { randomUUID } from 'node:crypto';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';

import { ersetzeSchichtbelegung, type SchichtBelegung } from '../../belegung/belegung.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import { mitziehende } from '../../planung/schicht/belegteZeiten.ts';
import { type BelegtRow, listBelegt } from '../../planung/stand/planungsstand.ts';
import type { HaltRow, KehrtourRow } from '../../planung/stand/runde.ts';
import { spanneDer } from '../../planung/stand/spanneDer.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { verlegeTermineDesHauses } from '../../termin/terminzeit.ts';
import { findKehrtour, listHalte, lockKehrtouren, updatePlan } from '../runde/kehrtour.store.ts';
import { uebergibHaus } from './zieheTermineMit.store.ts';

/**
 * What another announced round gave up for this one comes over now that it is announced: appointments with their links,
 * and the time that the other round does not need any more. What found no place here stays where it was promised.
 */
export async function zieheTermineMit(ctx: StaffCtx, tx: Tx, kehrtour: KehrtourRow): Promise<void> {
  const haeuser = await listMitziehende(ctx, tx, kehrtour);
  if (haeuser.length === 0) return;
  const quellen = [...new Set(haeuser.map(({ von }) => von))];
  await lockKehrtouren(tx, quellen);
  for (const { liegenschaftId, von, haltId } of haeuser) {
    await verlegeTermineDesHauses(tx, liegenschaftId, { von, nach: kehrtour.id, haltId });
    await uebergibHaus(tx, liegenschaftId, { von, nach: kehrtour.id });
  }
  for (const quelle of quellen) {
    await gibZeitDerKehrtourFrei(
      ctx,
      tx,
      quelle,
      haeuser.filter(({ von }) => von === quelle),
    );
    await record(ctx, tx, {
      gegenstand: 'kehrtour',
      id: quelle,
      was: 'abgegeben',
      nach: { an: kehrtour.nummer, haeuser: haeuser.filter(({ von }) => von === quelle).length },
    });
    await announce(tx, { art: 'kehrtour', id: quelle });
  }
}

type Mitziehend = {
  readonly liegenschaftId: string;
  readonly von: string;
  readonly haltId: string;
  /** Whose day in the other round it was. */
  readonly schicht: string;
};

async function listMitziehende(ctx: StaffCtx, tx: Tx, kehrtour: KehrtourRow): Promise<Mitziehend[]> {
  const { datum, mitarbeiter, termine } = kehrtour.vorgaben;
  if (!datum || !mitarbeiter || !termine || termine.mitverschieben.length === 0) return [];
  const rows = await listBelegt(tx, {
    mitarbeiterIds: mitarbeiter.ids,
    ...spanneDer(datum.tage),
    kehrtourId: kehrtour.id,
    jetzt: ctx.now(),
  });
  const halte = (await listHalte(tx, kehrtour.id)).filter(({ ausgelassen }) => !ausgelassen);
  const haeuser = Map.groupBy(mitziehende(rows, termine.mitverschieben), hausVon);
  return [...haeuser.values()].flatMap(([row]) => {
    const halt = halte.find(({ liegenschaft_id }) => liegenschaft_id === row?.liegenschaft_id);
    return halt && row?.kehrtour_id
      ? [
          {
            liegenschaftId: halt.liegenschaft_id,
            von: row.kehrtour_id,
            haltId: halt.id,
            schicht: schichtId({ mitarbeiterId: row.mitarbeiter_id, tag: ortszeitAus(row.von).tag }),
          },
        ]
      : [];
  });
}

const hausVon = (row: BelegtRow): string => `${row.kehrtour_id}/${row.liegenschaft_id}`;

/** A shift that gave stops away is taken only while it works at the others; the others of the round stay as they are. */
async function gibZeitDerKehrtourFrei(
  ctx: StaffCtx,
  tx: Tx,
  id: string,
  abgegeben: readonly Mitziehend[],
): Promise<void> {
  const kehrtour = await findKehrtour(tx, id);
  if (!kehrtour?.plan) return;
  const { schichten } = kehrtour.plan;
  const gab = new Set(abgegeben.map(({ schicht }) => schicht));
  const halte = haltezeiten(await listHalte(tx, id));
  await sperreMitarbeiter(
    tx,
    schichten.map(({ mitarbeiterId }) => mitarbeiterId),
  );
  await ersetzeSchichtbelegung(tx, id, [
    ...halte.filter(({ schicht }) => gab.has(schicht)),
    ...schichten
      .filter((schicht) => !gab.has(schichtId(schicht)))
      .map(({ mitarbeiterId, beginn, ende }) => ({
        id: randomUUID(),
        mitarbeiter_id: mitarbeiterId,
        von: beginn,
        bis: ende,
      })),
  ]);
  const besetzt = new Set(halte.map(({ schicht }) => schicht));
  await updatePlan(tx, id, kehrtour.version, {
    plan: { ...kehrtour.plan, schichten: schichten.filter((schicht) => besetzt.has(schichtId(schicht))) },
    status: kehrtour.status,
    tage: kehrtour.vorgaben.datum?.tage ?? [],
    now: ctx.now(),
  });
}

const haltezeiten = (halte: readonly HaltRow[]): (SchichtBelegung & { schicht: string })[] =>
  halte.flatMap(({ mitarbeiter_id, tag, beginn, ende }) =>
    mitarbeiter_id !== null && tag !== null && beginn !== null && ende !== null
      ? [
          {
            id: randomUUID(),
            mitarbeiter_id,
            von: beginn.toISOString(),
            bis: ende.toISOString(),
            schicht: schichtId({ mitarbeiterId: mitarbeiter_id, tag }),
          },
        ]
      : [],
  );
