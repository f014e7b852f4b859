import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Aenderungsursache } from '@kehrtour/domain/planung/aenderung';
import type { Plan } from '@kehrtour/planner';

import { mitVergangenem, type Vergangenes } from '../../planung/loesung/mitVergangenem.ts';
import { planAusHalten } from '../../planung/loesung/planAusHalten.ts';
import { baueProblem, type GebautesProblem } from '../../planung/problem/baueProblem.ts';
import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { anliegenNachHand } from '../aenderung/anliegenNachHand.ts';
import { ohneAnspruch } from '../aenderung/ohneAnspruch.ts';
import { listHalte } from '../runde/kehrtour.store.ts';
import { ladePlanung } from './ladePlanung.ts';
import { mitErsatztagen } from './mitErsatztagen.ts';

/** What is to be computed, and how. */
export type Planungsauftrag = {
  vorgangId: string;
  kehrtourId: string;
  sekunden: number | null;
  von?: string | undefined;
  ursache?: Aenderungsursache | undefined;
  ohneGebrochene?: boolean | undefined;
  auchAbgesagte?: boolean | undefined;
  vorgaben?: Partial<Vorgaben> | undefined;
};

/** Everything that a search begins with. */
export type Rechenstand = {
  readonly grundlage: Planungsgrundlage;
  readonly gebaut: GebautesProblem;
  readonly initial: Plan;
  /** The state of the round as it is stored. */
  readonly bisher: KehrtourStatus;
  /** What is over of a round on its days, and stays as it is. */
  readonly bleibt: Vergangenes | undefined;
};

type Weise = {
  /** Decisions that are only tried. */
  readonly probe?: Partial<Vorgaben>;
  readonly onFortschritt?: (anteil: number) => void;
};

/** Reads a round as a computation takes it, and makes its problem. */
export async function bereiteRechnung(
  ctx: TenantCtx,
  job: Planungsauftrag,
  { probe = {}, onFortschritt }: Weise,
): Promise<Rechenstand> {
  const lade = (mehr: Partial<Vorgaben>): Promise<Planungsgrundlage> =>
    ladePlanung(ctx, job.kehrtourId, { mitAenderung: true, probe: { ...job.vorgaben, ...probe, ...mehr } });
  const ganz = await mitErsatztagen(ctx, await lade({}), lade);
  const { geladen, bleibt } = await mitVergangenem(ctx, ganz);
  const grundlage = { ...geladen, anliegen: anliegenNachHand(geladen, job.ohneGebrochene === true) };
  const raus = ohneAnspruch(grundlage, {
    auchAbgesagte: job.ursache === 'ausweg' || job.auchAbgesagte === true,
  });
  const gebaut = await baueProblem(
    ctx,
    // What a person left out is not looked at: no plan takes it in again. Nor does any plan take in what nobody counts on.
    {
      ...grundlage,
      anliegen: grundlage.anliegen.filter(({ id, sperre }) => sperre.ausgelassen !== true && !raus.has(id)),
    },
    onFortschritt,
  );
  const bisher = ganz.kehrtour.status;
  return { grundlage, gebaut, bisher, bleibt, initial: await bisherigerPlan(ctx, grundlage, gebaut) };
}

/** An announced round is planned anew from where it stands; a draft begins with nothing but what is fixed. */
async function bisherigerPlan(
  ctx: TenantCtx,
  { kehrtour, aenderung, halte: wartende }: Planungsgrundlage,
  gebaut: GebautesProblem,
): Promise<Plan> {
  if (aenderung) return planAusHalten(gebaut, wartende);
  const halte =
    kehrtour.status === 'entwurf' ? [] : await ctx.transaction((tx) => listHalte(tx, kehrtour.id));
  return planAusHalten(gebaut, halte);
}
