import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { ERINNERUNG_TAGE, erinnertAm } from '@kehrtour/domain/unternehmen/loeschauftrag';

import { gibKarteAuf } from '../ort/loescheAlteKarte.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { setSperre } from '../unternehmen/unternehmensstand.ts';
import { schreibeInhabern } from './beantrageLoeschung.ts';
import { loeschungStehtBevorMail } from './loeschauftrag.mail.ts';
import {
  countHindernisse,
  findKartenversion,
  listBelegschluessel,
  listFaellige,
  lockLoeschauftrag,
  setBegonnen,
  setErinnert,
} from './loeschauftrag.store.ts';
import { deleteAlles } from './loeschreihe.store.ts';

/** Rows of a large district, and what hangs on each. */
export const LANGE_MS = 300_000;

/** Every company that asked for it and whose day has come; who is reminded today hears it. Runs again without harm. */
export async function loescheFaellige(deps: Deps): Promise<void> {
  const heute = ortszeitAus(deps.now()).tag;
  const faellige = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listFaellige(tx, heute, plusTage(heute, ERINNERUNG_TAGE)),
  );
  await forEachCompany(deps, { what: 'loeschauftrag', rows: faellige, budgetMs: LANGE_MS }, async (ctx) => {
    if ((await ctx.transaction((tx) => pruefeTag(ctx, tx))) === 'loeschen') await loescheUnternehmen(ctx);
  });
}

/** Reminds, waits, or shuts the company: from then on nobody of it writes anything any more. */
async function pruefeTag(ctx: TenantCtx, tx: Tx): Promise<'loeschen' | 'warten'> {
  const auftrag = await lockLoeschauftrag(tx);
  if (!auftrag) return 'warten';
  const heute = ortszeitAus(ctx.now()).tag;
  const stand = await countHindernisse(tx, ctx.now(), heute);
  if (auftrag.erinnert_am === null && heute >= erinnertAm(auftrag.faellig_am)) {
    await schreibeInhabern(ctx, tx, {
      betrieb: stand.name,
      faelligAm: auftrag.faellig_am,
      mail: loeschungStehtBevorMail,
    });
    await setErinnert(tx, ctx.now());
  }
  const offen = stand.termine + stand.kehrtour + stand.tarif + stand.rechnung;
  if (heute < auftrag.faellig_am || offen > 0) return 'warten';
  await setBegonnen(tx, ctx.now());
  await setSperre(tx, { grund: 'Wird auf eigenen Wunsch gelöscht', am: ctx.now() });
  return 'loeschen';
}

/** Files first: as long as the rows are there, the next run knows that this one was not ended. */
export async function loescheUnternehmen(
  ctx: TenantCtx,
  warum = 'company deleted at its own request',
): Promise<void> {
  const { deps, unternehmenId } = ctx;
  const bleibt = new Set((await ctx.transaction(listBelegschluessel)).map(({ schluessel }) => schluessel));
  for (const key of await deps.files.list(unternehmenId)) if (!bleibt.has(key)) await deps.files.remove(key);
  for (const ordner of ['auszuege', 'fahrzeiten'])
    await rm(join(deps.env.dataDir, ordner, unternehmenId), { recursive: true, force: true });
  await deps.jobs.forget(unternehmenId);
  await ctx.transaction(
    async (tx) => {
      const karte = await findKartenversion(tx);
      await gibKarteAuf(ctx, tx, karte?.version);
      await deleteAlles(tx, ctx.now());
    },
    { statementTimeoutMs: LANGE_MS },
  );
  await deps.files.put(`geloescht/${unternehmenId}`, new Uint8Array(0), 'application/octet-stream');
  deps.log.info({ unternehmenId }, warum);
}
