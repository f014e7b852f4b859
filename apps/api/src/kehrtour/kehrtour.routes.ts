import { aenderungVerwerfen } from '@kehrtour/contract/aenderung';
import { ausfallvorschlagWaehlen } from '@kehrtour/contract/ausfallvorschlag';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import {
  kehrtourAuswahlHolen,
  kehrtourTageHolen,
  naechsteKehrtourFuellen,
} from '@kehrtour/contract/kehrtourAuswahl';
import { kehrtourAuswegeHolen, kehrtourAuswegNehmen } from '@kehrtour/contract/kehrtourauswege';
import {
  kehrtourAbsagen,
  kehrtourAbschliessen,
  kehrtourLoeschen,
  kehrtourStarten,
} from '@kehrtour/contract/kehrtourlauf';
import { kehrtourWegeHolen } from '@kehrtour/contract/kehrtourwege';
import { nachtraegeAufnehmen, nachtraegeHolen } from '@kehrtour/contract/nachtrag';
import {
  tagAbschliessen,
  tagesabschluesseHolen,
  tagesabschlussZuruecknehmen,
} from '@kehrtour/contract/tagesabschluss';
import { besuchUmstellen } from '@kehrtour/contract/terminverlegung';
import { darf } from '@kehrtour/domain/rolle';

import { baueProblem } from '../planung/problem/baueProblem.ts';
import { wieGeplant } from '../planung/problem/wunsch.problem.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Routes } from '../platform/http/route.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { verwirfAenderung } from './aenderung/verwirfAenderung.ts';
import { zeigeKehrtour } from './ansicht/zeigeKehrtour.ts';
import { waehleVorschlag } from './ausfall/waehleVorschlag.ts';
import { zeigeAuswege } from './ausweg/zeigeAuswege.ts';
import { entwirfKehrtour, legeKehrtourAn } from './entwurf/entwirfKehrtour.ts';
import { fuelleNaechste } from './entwurf/fuelleNaechste.ts';
import { zeigeAuswahl } from './entwurf/zeigeAuswahl.ts';
import { loescheKehrtour, sageKehrtourAb } from './lauf/beendeKehrtour.ts';
import { listeTagesabschluesse, nimmAbschlussZurueck } from './lauf/nimmAbschlussZurueck.ts';
import { schliesseKehrtourAb } from './lauf/schliesseKehrtourAb.ts';
import { schliesseTagAb } from './lauf/schliesseTagAb.ts';
import { starteKehrtour } from './lauf/starteKehrtour.ts';
import { nimmNachtraegeAuf } from './nachtrag/nimmNachtraegeAuf.ts';
import { zeigeNachtraege } from './nachtrag/zeigeNachtraege.ts';
import { nimmAusweg } from './plan/nimmAusweg.ts';
import { ordneKehrtourAn } from './plan/ordneKehrtourAn.ts';
import { planeKehrtour } from './plan/planeKehrtour.ts';
import { stelleBesuchUm } from './plan/stelleBesuchUm.ts';
import { listeKehrtouren } from './runde/listeKehrtouren.ts';
import { ladePlanung } from './vorbereitung/ladePlanung.ts';
import { zeigeTage } from './vorbereitung/zeigeTage.ts';
import { zeigeWege } from './wege/zeigeWege.ts';

export function kehrtourRoutes({ add }: Routes): void {
  add(kehrtour.kehrtourenHolen, ({ ctx, query }) => listeKehrtouren(ctx, query));
  add(kehrtour.kehrtourAnlegen, ({ ctx, body }) => legeKehrtourAn(ctx, body));
  add(naechsteKehrtourFuellen, ({ ctx, body }) => fuelleNaechste(ctx, body.liegenschaftIds));
  add(kehrtour.kehrtourHolen, ({ ctx, params }) => zeigeKehrtour(ctx, params.id));
  add(kehrtourAuswegeHolen, ({ ctx, params, query }) => zeigeAuswege(ctx, params.id, Number(query.version)));
  add(kehrtourAuswegNehmen, ({ ctx, params, body }) => nimmAusweg(ctx, params.id, body));
  add(kehrtourWegeHolen, ({ ctx, params }) => zeigeWege(ctx, params.id));
  add(kehrtour.kehrtourEntwerfen, ({ ctx, params, body }) => entwirfKehrtour(ctx, params.id, body));
  add(kehrtour.kehrtourPlanen, ({ ctx, params, body }) => planeKehrtour(ctx, params.id, body));
  add(kehrtour.kehrtourAnordnen, ({ ctx, params, body }) => ordneKehrtourAn(ctx, params.id, body));
  add(besuchUmstellen, ({ ctx, params, body }) => stelleBesuchUm(ctx, params.id, body));
  add(ausfallvorschlagWaehlen, ({ ctx, params, body }) => waehleVorschlag(ctx, params.id, body));
  add(aenderungVerwerfen, ({ ctx, params, body }) =>
    verwirfAenderung(ctx, params.id, body.version).then(() => ({})),
  );
  add(nachtraegeHolen, ({ ctx, params }) => zeigeNachtraege(ctx, params.id));
  add(nachtraegeAufnehmen, ({ ctx, params, body }) => nimmNachtraegeAuf(ctx, params.id, body));
  add(kehrtour.kehrtourProblemHolen, ({ ctx, params }) => zeigeProblem(ctx, params.id));
  add(kehrtourStarten, ({ ctx, params }) => starteKehrtour(ctx, params.id));
  add(kehrtourAbschliessen, ({ ctx, params, body }) => schliesseKehrtourAb(ctx, params.id, body.offene));
  add(tagAbschliessen, ({ ctx, body }) => schliesseTagAb(ctx, body));
  add(tagesabschluesseHolen, ({ ctx }) => listeTagesabschluesse(ctx));
  add(tagesabschlussZuruecknehmen, ({ ctx, params }) => nimmAbschlussZurueck(ctx, params.id));
  add(kehrtourAbsagen, ({ ctx, params, body }) =>
    sageKehrtourAb(ctx, params.id, body.grund ?? '').then(() => ({})),
  );
  add(kehrtourLoeschen, ({ ctx, params }) => loescheKehrtour(ctx, params.id).then(() => ({})));
  add(kehrtourAuswahlHolen, ({ ctx, query }) => zeigeAuswahl(ctx, query));
  add(kehrtourTageHolen, ({ ctx, params, query }) => zeigeTage(ctx, params.id, query.von, query.bis));
}

/** The planner's own problem, so that a screen times a drag without asking. */
async function zeigeProblem(
  ctx: StaffCtx,
  id: string,
): Promise<{ problem: unknown; nullpunkt: string; version: number }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const grundlage = await ladePlanung(ctx, id, { mitAenderung: true });
  if (grundlage.kehrtour.plan === null) throw new Refused('kehrtour.nicht-geplant');
  const gebaut = await baueProblem(ctx, grundlage);
  const { uhr } = gebaut;
  const problem = wieGeplant(gebaut.problem, grundlage.anliegen, uhr);
  const rows = (matrix: readonly ArrayLike<number>[] | undefined): number[][] | undefined =>
    matrix?.map((row) => Array.from(row));
  return {
    problem: { ...problem, travel: { car: rows(problem.travel.car), foot: rows(problem.travel.foot) } },
    nullpunkt: uhr.instant(0).toISOString(),
    version: grundlage.kehrtour.version,
  };
}
