import { deleteHoheitlicheArbeit } from '../../aufgabe/aufgabenstand.ts';
import { deleteLiegenschaft, endeDesBezirks } from '../../liegenschaft/liegenschaftStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachCompany } from '../../platform/forEachCompany.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { forgetMessages } from '../../platform/post/outbox.ts';
import { deleteHoheitlicheTermine, deleteTermineDerHaeuser } from '../../termin/terminloeschung.ts';
import {
  addGeloescht,
  countUmfang,
  type Geloeschtes,
  listGehendeHaeuser,
  listZuLoeschende,
  lockUebergabe,
  setGeloescht,
} from './uebergabe.store.ts';
import { BEDENKZEIT_MS } from './zeigeUebergabe.ts';

/** In one transaction. */
const STAPEL = 200;
const STAPEL_MAX = 400;

/** What came from a district whose successor has everything goes, in every company (§ 19 Abs. 3 Satz 7 SchfHwG). Runs again without harm. */
export async function loescheUebergebene(deps: Deps): Promise<void> {
  const vor = new Date(deps.now().getTime() - BEDENKZEIT_MS);
  const rows = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) => listZuLoeschende(tx, vor));
  await forEachCompany(deps, { what: 'bezirksuebergabe', rows }, (ctx) => loesche(ctx, vor));
}

async function loesche(ctx: TenantCtx, vor: Date): Promise<void> {
  for (const einer of [haeuser, besuche, arbeit])
    for (let stapel = 0; stapel < STAPEL_MAX; stapel += 1) {
      const weiter = await ctx.transaction(async (tx) => {
        const laufende = await lockUebergabe(tx);
        const seit = laufende?.bestaetigung_eingetragen_am;
        // Taken back meanwhile, or somebody still counts on a visit: then nothing more of it goes.
        if (!laufende || !seit || seit > vor) return undefined;
        if ((await countUmfang(tx, ctx.now())).termine > 0) return undefined;
        const weg = await einer(tx, ctx);
        await addGeloescht(tx, laufende.id, weg);
        return weg.haeuser + weg.besuche + weg.arbeiten;
      });
      if (weiter === undefined) return;
      if (weiter === 0) break;
    }
  await ctx.transaction(async (tx) => {
    const laufende = await lockUebergabe(tx);
    if (!laufende) return;
    await endeDesBezirks(tx);
    await setGeloescht(tx, laufende.id, ctx.now());
    await recordOfCompany(ctx, tx, { was: 'bezirk-geloescht' });
  });
}

const KEINE: Geloeschtes = { haeuser: 0, besuche: 0, arbeiten: 0 };
type Besuche = readonly { readonly ausgang_ids: readonly string[] }[];
const vergissNachrichten = (tx: Tx, weg: Besuche): Promise<unknown> =>
  forgetMessages(
    tx,
    weg.flatMap(({ ausgang_ids }) => ausgang_ids),
  );

async function haeuser(tx: Tx): Promise<Geloeschtes> {
  const ids = (await listGehendeHaeuser(tx, STAPEL)).map(({ id }) => id);
  if (ids.length === 0) return KEINE;
  const weg = await deleteTermineDerHaeuser(tx, ids);
  await vergissNachrichten(tx, weg);
  for (const id of ids) await deleteLiegenschaft(tx, id);
  return { ...KEINE, haeuser: ids.length, besuche: weg.length };
}

async function besuche(tx: Tx, ctx: TenantCtx): Promise<Geloeschtes> {
  const weg = await deleteHoheitlicheTermine(tx, ctx.now(), STAPEL);
  await vergissNachrichten(tx, weg);
  return { ...KEINE, besuche: weg.length };
}

const arbeit = async (tx: Tx): Promise<Geloeschtes> => ({
  ...KEINE,
  arbeiten: await deleteHoheitlicheArbeit(tx, STAPEL),
});
