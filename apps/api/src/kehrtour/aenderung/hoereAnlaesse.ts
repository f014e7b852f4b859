import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Aenderungsursache } from '@kehrtour/domain/planung/aenderung';
import { feiertagAm } from '@kehrtour/domain/recht/werktag';

import { IMPORTIERT } from '../../importauftrag/importvorgang.ts';
import { HAUS_ANDERS } from '../../liegenschaft/aendereLiegenschaft.ts';
import { ARBEITSZEIT_ANDERS } from '../../mitarbeiter/speichereMitarbeiter.ts';
import { systemCtx, type TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/queue/defineJob.ts';
import { GESCHLOSSEN } from '../../schliesstag/aendereSchliesstage.ts';
import { ladeRuhetage } from '../../schliesstag/ruhetage.ts';
import { getSitz } from '../../unternehmen/auftritt.ts';
import { FEIERTAGE_ANDERS } from '../../unternehmen/feiertageAnders.ts';
import { ABWESEND, WIEDER_DA } from '../../verfuegbarkeit/aendereAbwesenheiten.ts';
import {
  listFahrtage,
  listKommendeKehrtourenDerPerson,
  listKehrtourenAnTagen,
  listKehrtourenDerPerson,
  listKehrtourenMitHaus,
  listKehrtourenNachImport,
} from './aenderung.store.ts';
import { stosseAenderungAn } from './stosseAenderungAn.ts';

type Runden = readonly { readonly id: string }[];
type Meldung = { readonly unternehmenId: string; readonly gemeldetVon?: string | undefined };

/** What happens beside rounds: whose promises it reaches, and what their Änderung says that it came from. */
type Anlass<Data> = {
  readonly job: Job<Data>;
  readonly kehrtouren: (ctx: TenantCtx, tx: Tx, data: Data) => Promise<Runden>;
  readonly ursache: (data: Data) => Aenderungsursache;
};

const hoere =
  <Data>({ job, kehrtouren, ursache }: Anlass<Data>) =>
  (deps: Deps): Promise<void> =>
    deps.jobs.work(job, (data: Data & Meldung) => {
      const ctx = systemCtx(deps, data.unternehmenId);
      return ctx.transaction(async (tx) =>
        stosseAenderungAn(ctx, tx, {
          kehrtouren: await kehrtouren(ctx, tx, data),
          ursache: ursache(data),
          von: data.gemeldetVon,
        }),
      );
    });

type Fehlzeit = { readonly mitarbeiterId: string; readonly von: string; readonly bis: string };
const derPerson = (_ctx: TenantCtx, tx: Tx, { mitarbeiterId, von, bis }: Fehlzeit): Promise<Runden> =>
  listKehrtourenDerPerson(tx, mitarbeiterId, { von: new Date(von), bis: new Date(bis) });

/**
 * Everything that reaches rounds from beside them; a booking comes in by its own door, `nimmGebuchteAuf.ts`. Each starts an
 * Änderung of every round that people were told of, whether it is to begin or under way: nobody is told before it is accepted.
 */
const ANLAESSE = [
  hoere({
    job: ABWESEND,
    kehrtouren: (ctx, tx, fehlzeit) => derPerson(ctx, tx, fehlzeit),
    ursache: ({ ursache }) => ursache ?? 'abwesenheit',
  }),
  hoere({ job: WIEDER_DA, kehrtouren: derPerson, ursache: () => 'abwesenheit' }),
  hoere({
    job: ARBEITSZEIT_ANDERS,
    kehrtouren: (ctx, tx, { mitarbeiterId }) => listKommendeKehrtourenDerPerson(tx, mitarbeiterId, ctx.now()),
    ursache: () => 'arbeitszeit',
  }),
  hoere({
    job: HAUS_ANDERS,
    kehrtouren: (ctx, tx, { liegenschaftId }) => listKehrtourenMitHaus(tx, liegenschaftId, ctx.now()),
    ursache: () => 'haus',
  }),
  hoere({
    job: GESCHLOSSEN,
    kehrtouren: (_ctx, tx, tage) => listKehrtourenAnTagen(tx, tage),
    ursache: () => 'schliesstag',
  }),
  hoere({ job: FEIERTAGE_ANDERS, kehrtouren: anNeuenFeiertagen, ursache: () => 'feiertag' }),
  hoere({
    job: IMPORTIERT,
    kehrtouren: (ctx, tx, { importId }) => listKehrtourenNachImport(tx, importId, ctx.now()),
    ursache: () => 'import',
  }),
] as const;

/** Rounds hear of everything that happens beside them. */
export async function hoereAnlaesse(deps: Deps): Promise<void> {
  for (const hoereEinen of ANLAESSE) await hoereEinen(deps);
}

/** Rounds that drive on a day that has become a day of rest, and those whose plan waits because of one that no longer is. */
async function anNeuenFeiertagen(ctx: TenantCtx, tx: Tx): Promise<Runden> {
  const kehrtouren = await listFahrtage(tx, ortszeitAus(ctx.now()).tag);
  if (kehrtouren.length === 0) return [];
  const ruhetage = await ladeRuhetage(
    ctx,
    tx,
    await getSitz(tx),
    kehrtouren.flatMap(({ tage }) => tage),
  );
  return kehrtouren.filter(
    ({ tage, ursache }) =>
      ursache === 'feiertag' || tage.some((tag) => feiertagAm(tag, ruhetage) !== undefined),
  );
}
