import { createHash, randomUUID } from 'node:crypto';

import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';

import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import {
  beginAttempt,
  isDue,
  minutesLater,
  afterFailure,
  type Pace,
} from '../../../platform/queue/attempt.ts';
import { Refused, toProblem } from '../../../platform/refusal/refused.ts';
import { legeImportAn } from '../datei/nimmDateiAn.ts';
import type { Ablage, Ablagedatei } from './ablage/ablage.ts';
import { OrdnerRefused } from './ablage/ablage.ts';
import { bringeWeiter } from './bringeWeiter.ts';
import { meldeInhabern } from './meldeInhabern.ts';
import {
  countDateien,
  deleteFruehere,
  deleteVerschwundene,
  findInhalt,
  findOrdner,
  gibInhaltFrei,
  insertDatei,
  listOffene,
  lockOrdner,
  type NeueOrdnerdatei,
  type OrdnerRow,
  setBegonnen,
  setFehler,
  setGelungen,
  setNaechster,
} from './ordner.store.ts';
import { oeffneOrdner, seheInOrdner, zuGross } from './seheInOrdner.ts';

const MINUTE_MS = 60_000;
const TAG_MS = 24 * 60 * MINUTE_MS;
const FRIST_MS = 3 * MINUTE_MS;
/** A look that fetches what is new may take its time, but no longer than the queue lets it. */
const TAKT: Pace = { everyMinutes: 15, waitMinutesMax: 720, underWayMinutesMax: 15 };
/** What a server can make us keep: files a day, and files that nobody has looked at. */
const AM_TAG_MAX = 24;
const WARTEND_MAX = 10;
/** How long a file that was taken away stays in the list; what comes back later is news. */
const VERGESSEN_TAGE = 90;

/**
 * Looks into a folder and takes what is new. Runs again without harm: a file and its import are one transaction, and its
 * contents are taken once, whoever comes first; a file that goes back to what it said before is news again.
 */
export async function liesOrdner(ctx: TenantCtx, ordnerId: string): Promise<void> {
  const am = ctx.now();
  const row = await ctx.transaction((tx) => beginneOrdner(tx, ordnerId, am));
  // Nothing more is said to a server that shows another key, until a person has looked at it.
  if (!row || row.neuer_schluessel !== null) return;
  await bringeWeiter(ctx, row);
  let ablage: Ablage | undefined;
  try {
    ablage = await oeffneOrdner(ctx, row, FRIST_MS);
    const { alle, neue } = await seheInOrdner(ctx, row, ablage);
    for (const datei of neue) if (!(await nimmOrdnerdateiAn(ctx, row, ablage, datei))) break;
    const { schluessel } = ablage;
    await ctx.transaction(async (tx) => {
      if (!(await lockOrdner(tx, ordnerId))) return;
      await setGelungen(tx, ordnerId, { schluessel, am, ab: minutesLater(am, TAKT.everyMinutes) });
      const vor = minutesLater(am, -VERGESSEN_TAGE * 24 * 60);
      await deleteVerschwundene(tx, ordnerId, { vor, namen: alle.map(({ name }) => name) });
    });
  } catch (fehler) {
    if (!(fehler instanceof OrdnerRefused)) throw fehler;
    await vermerkeFehler(ctx, ordnerId, { fehler, am });
  } finally {
    ablage?.schliesse();
  }
  await bringeWeiter(ctx, row);
  await ctx.transaction(async (tx) => {
    // What is under way is followed closely, so that the next file is compared with what this one brought.
    if ((await listOffene(tx, ordnerId)).length > 0) await setNaechster(tx, ordnerId, minutesLater(am, 1));
  });
}

/** The same from the queue, which repeats what a process did not end: not before the folder is due again. */
export async function liesFaelligenOrdner(ctx: TenantCtx, ordnerId: string): Promise<void> {
  const row = await ctx.transaction((tx) => findOrdner(tx, ordnerId));
  if (row && isDue(row.naechster_ab, ctx.now())) await liesOrdner(ctx, ordnerId);
}

/** The folder, with the attempt noted: nobody asks its server before. */
export async function beginneOrdner(tx: Tx, ordnerId: string, am: Date): Promise<OrdnerRow | undefined> {
  const row = await lockOrdner(tx, ordnerId);
  if (row?.neuer_schluessel === null) await setBegonnen(tx, ordnerId, beginAttempt(row, am, TAKT));
  return row;
}

/** A failure is kept, waited for, and after a day told; another key at once. */
export async function vermerkeFehler(
  ctx: TenantCtx,
  ordnerId: string,
  { fehler, am }: { fehler: OrdnerRefused; am: Date },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockOrdner(tx, ordnerId);
    if (!row) return;
    await setFehler(tx, ordnerId, {
      fehler: fehler.grund,
      gezeigt: fehler.gezeigt,
      am,
      ab: afterFailure(am, row.fehlversuche, TAKT),
    });
    const seit = (row.gelungen_am ?? row.angelegt_am).getTime();
    if (fehler.grund === 'schluessel-anders') await meldeInhabern(ctx, tx, row, { art: 'schluessel' });
    else if (am.getTime() - seit >= TAG_MS) await meldeInhabern(ctx, tx, row, { art: 'stumm' });
  });
}

/** False when nothing more of this folder is to be taken now. */
async function nimmOrdnerdateiAn(
  ctx: TenantCtx,
  row: OrdnerRow,
  ablage: Ablage,
  datei: Ablagedatei,
): Promise<boolean> {
  const stand = await ctx.transaction(async (tx) => ({
    offen: row.sofort && (await listOffene(tx, row.id)).length > 0,
    zahl: await countDateien(tx, row.id, minutesLater(ctx.now(), -24 * 60)),
  }));
  const { genommen = 0, wartend = 0 } = stand.zahl ?? {};
  if (stand.offen || genommen >= AM_TAG_MAX || wartend >= WARTEND_MAX) return false;
  const { name, stempel } = datei;
  const neu: NeueOrdnerdatei = {
    id: randomUUID(),
    ordnerId: row.id,
    name,
    stempel,
    hash: null,
    am: ctx.now(),
    stand: 'abgelehnt',
  };
  const bytes = zuGross(datei) ? undefined : await ablage.hole(name, IMPORTDATEIEN.bytesMax);
  if (bytes === undefined) {
    await lehneAb(ctx, row, {
      ...neu,
      grund: `Die Datei ist nicht lesbar oder größer als ${IMPORTDATEIEN.groesse}.`,
    });
    return true;
  }
  const hash = createHash('sha256').update(bytes).digest();
  const da = await ctx.transaction((tx) => findInhalt(tx, row.id, { hash, name }));
  if (da && !da.ueberholt) {
    await ctx.transaction(async (tx) => {
      await deleteFruehere(tx, row.id, name);
      await insertDatei(tx, { ...neu, stand: 'bekannt' });
    });
    return true;
  }
  await liesEin(ctx, row, { neu: { ...neu, hash }, bytes, frueher: da?.id });
  return true;
}

/** Somebody else took the same contents at the same moment: what was begun goes back. */
class Vergeben extends Error {
  override readonly name = 'Vergeben';
}

/** @param frueher the file that brought the same contents before others, if one did */
async function liesEin(
  ctx: TenantCtx,
  row: OrdnerRow,
  { neu, bytes, frueher }: { neu: NeueOrdnerdatei; bytes: Uint8Array; frueher: string | undefined },
): Promise<void> {
  try {
    await legeImportAn(
      ctx,
      { name: neu.name, bytes, zuGross: false, von: row.angelegt_von },
      async (tx, id) => {
        if (frueher !== undefined) await gibInhaltFrei(tx, frueher);
        const angelegt = await insertDatei(tx, {
          ...neu,
          stand: 'eingelesen',
          importId: id,
          weiter: 'pruefen',
        });
        if (angelegt === 0) throw new Vergeben();
      },
    );
  } catch (fehler) {
    if (fehler instanceof Vergeben) return;
    if (!(fehler instanceof Refused) || fehler.code === 'ueberlastet') throw fehler;
    await lehneAb(ctx, row, { ...neu, grund: toProblem(fehler.code, fehler.extra, '').detail });
  }
}

async function lehneAb(ctx: TenantCtx, row: OrdnerRow, neu: NeueOrdnerdatei): Promise<void> {
  await ctx.transaction(async (tx) => {
    const da = await lockOrdner(tx, row.id);
    if (!da || (await insertDatei(tx, neu)) === 0) return;
    await meldeInhabern(ctx, tx, da, { art: 'abgelehnt', datei: neu.name, grund: neu.grund ?? '' });
  });
}
