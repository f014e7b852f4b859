import { randomUUID } from 'node:crypto';

import { erkenneDateiart } from '@kehrtour/domain/importdatei/datei/dateiart';
import {
  IMPORTDATEIEN,
  type Importformat,
  IMPORTFORMATE,
  istImportformat,
} from '@kehrtour/domain/importdatei/datei/importformat';
import { darf } from '@kehrtour/domain/rolle';

import { verwirfGelagertes } from '../../../datei/datei.ts';
import type { StaffCtx, TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { announce } from '../../../platform/db/events.ts';
import type { Upload } from '../../../platform/http/upload.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import { listEigeneNamen, listKatalog } from '../../../taetigkeit/eigeneTaetigkeiten.ts';
import { findGewaehlteTaetigkeiten, setProfilBenutzt } from '../../dateiprofil.store.ts';
import { frageDatei } from '../../frageDatei.ts';
import { importRefused } from '../../importauftrag.grund.ts';
import { insertImport } from '../../importauftrag.store.ts';
import { kopfHash } from '../../importkopf.ts';
import { mitProfil } from '../../mitProfil.ts';
import { lagereMitRaum } from '../../schaffePlatz.ts';

/** Takes a file and says how it will be understood; nothing of it is visible yet. Answers the id of the import. */
export async function nimmDateiAn(ctx: StaffCtx, upload: Upload): Promise<{ id: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return legeImportAn(ctx, { ...upload, von: ctx.actor.id });
}

/**
 * The same for whatever brings a file.
 * @param dabei is written with the import, or nothing of both
 * @throws Refused with the way out where the file is none of ours
 */
export async function legeImportAn(
  ctx: TenantCtx,
  { name, bytes, zuGross, von }: Upload & { von: string },
  dabei?: (tx: Tx, id: string) => Promise<void>,
): Promise<{ id: string }> {
  if (zuGross) throw importRefused('zu-gross', IMPORTDATEIEN.bytesMax);
  const art = verlangeFormat(bytes);
  const eigeneNamen = await ctx.transaction(listEigeneNamen);
  const datei = { bytes, art, lesart: {}, eigeneNamen };
  const { mime: typ, bytesMax } = IMPORTFORMATE[datei.art];
  if (bytes.length > bytesMax) throw importRefused('zu-gross', bytesMax);
  const erkannt = await frageDatei({ frage: 'vorschau', datei });
  const kopf = kopfHash(erkannt.kopf);
  const { vorschau, lesart, profilId } = await mitProfil(ctx, datei, { erkannt, kopf });
  const taetigkeiten = await gewaehlteTaetigkeiten(ctx);
  const id = randomUUID();
  const schluessel = `${ctx.unternehmenId}/${randomUUID()}`;
  await lagereMitRaum(ctx, { schluessel, bytes, typ });
  const zeile = {
    id,
    dateiname: name.slice(0, 200) || 'Datei',
    art: datei.art,
    datei: { id: randomUUID(), schluessel, groesse: bytes.length, typ },
    lesart: { taetigkeiten, ...lesart, ...vorschau.lesart, kopf },
    vorschau,
    von,
    am: ctx.now(),
  };
  try {
    await ctx.transaction(async (tx) => {
      await insertImport(tx, zeile);
      await dabei?.(tx, id);
      if (profilId !== undefined) await setProfilBenutzt(tx, profilId, ctx.now());
      await announce(tx, { art: 'import', id });
    });
  } catch (fehler) {
    await verwirfGelagertes(ctx, schluessel);
    throw fehler;
  }
  return { id };
}

/** What was chosen for earlier files, as far as the catalogue still has it. */
const gewaehlteTaetigkeiten = (ctx: TenantCtx): Promise<Record<string, string>> =>
  ctx.transaction(async (tx) => {
    const ids = new Set((await listKatalog(tx)).map(({ id }) => id));
    const gewaehlte = Object.entries(await findGewaehlteTaetigkeiten(tx));
    return Object.fromEntries(gewaehlte.filter(([, id]) => ids.has(id)));
  });

/** What a file is decide its first bytes, never its name. @throws Refused with the way out */
function verlangeFormat(bytes: Uint8Array): Importformat {
  const art = erkenneDateiart(bytes);
  if (istImportformat(art)) return art;
  throw art === 'leer' ? importRefused('leer') : importRefused('fremdes-format', art);
}
