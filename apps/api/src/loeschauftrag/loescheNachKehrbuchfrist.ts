import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { kehrbuchgrenze } from '@kehrtour/domain/recht/aufbewahrung';
import type { Tag } from '@kehrtour/domain/tag';

import { deleteArbeitVor } from '../aufgabe/aufgabenstand.ts';
import { vergissFotosVor } from '../liegenschaft/dokument/fotodokument.ts';
import { deleteLiegenschaft } from '../liegenschaft/liegenschaftStand.ts';
import { deleteFundeVor } from '../mangel/fundende.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { forgetMessages } from '../platform/post/outbox.ts';
import { deleteTermineVor } from '../termin/terminloeschung.ts';
import { listBetriebe, listStilleHaeuser } from './kehrbuchfrist.store.ts';

/** In one transaction; what is left waits for the next night. */
const STAPEL = 500;
const STAPEL_MAX = 40;

/** What was kept for seven years goes, in every company (§ 19 Abs. 4 SchfHwG). Runs again without harm. */
export async function loescheNachKehrbuchfrist(deps: Deps): Promise<void> {
  const vor = kehrbuchgrenze(ortszeitAus(deps.now()).tag);
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, listBetriebe);
  await forEachCompany(deps, { what: 'loeschauftrag.kehrbuchfrist', rows: alle }, (ctx) =>
    raeumeAuf(ctx, vor),
  );
}

async function raeumeAuf(ctx: TenantCtx, vor: Tag): Promise<void> {
  await solange(() =>
    ctx.transaction(async (tx) => {
      const besuche = await deleteTermineVor(tx, vor, STAPEL);
      await forgetMessages(
        tx,
        besuche.flatMap(({ ausgang_ids }) => ausgang_ids),
      );
      return besuche.length;
    }),
  );
  await solange(() => ctx.transaction((tx) => deleteArbeitVor(tx, vor, STAPEL)));
  await solange(() => ctx.transaction((tx) => deleteFundeVor(tx, vor, STAPEL)));
  await solange(() =>
    ctx.transaction((tx) => vergissFotosVor(tx, vor, { hoechstens: STAPEL, am: ctx.now() })),
  );
  await solange(() =>
    ctx.transaction(async (tx) => {
      const haeuser = await listStilleHaeuser(tx, vor, STAPEL);
      for (const { id } of haeuser) await deleteLiegenschaft(tx, id);
      return haeuser.length;
    }),
  );
}

async function solange(schritt: () => Promise<number>): Promise<void> {
  for (let stapel = 0; stapel < STAPEL_MAX; stapel += 1) if ((await schritt()) < STAPEL) return;
}
