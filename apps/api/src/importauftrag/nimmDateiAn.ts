import { createHash, randomUUID } from 'node:crypto';

import { erkenneDateiart } from '@kehrtour/domain/importdatei/dateiart';
import {
  IMPORTDATEIEN,
  type Importformat,
  IMPORTFORMATE,
  istImportformat,
} from '@kehrtour/domain/importdatei/importformat';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { Refused } from '../platform/refused.ts';
import type { Upload } from '../platform/upload.ts';
import type { Datei, Vorschau } from './dateiauftrag.ts';
import { frageDatei } from './frageDatei.ts';
import { importRefused } from './importauftrag.grund.ts';
import { findProfil, insertImport, type Leseweise, type Profil } from './importauftrag.store.ts';

/** Takes a file and says how it will be understood; nothing of it is visible yet. Answers the id of the import. */
export async function nimmDateiAn(ctx: StaffCtx, { name, bytes, zuGross }: Upload): Promise<{ id: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  if (zuGross) throw importRefused('zu-gross', IMPORTDATEIEN.bytesMax);
  const datei = { bytes, art: verlangeFormat(bytes), lesart: {} };
  const { mime: typ, bytesMax } = IMPORTFORMATE[datei.art];
  if (bytes.length > bytesMax) throw importRefused('zu-gross', bytesMax);
  const erkannt = await frageDatei({ frage: 'vorschau', datei });
  const kopf = createHash('sha256').update(erkannt.kopf).digest('hex');
  const profil = await ctx.transaction((tx) => findProfil(tx, kopf));
  const { vorschau, lesart } = await mitProfil(datei, erkannt, profil);
  const id = randomUUID();
  const schluessel = `${ctx.unternehmenId}/${randomUUID()}`;
  await ctx.deps.files.put(schluessel, bytes, typ);
  const zeile = {
    id,
    dateiname: name.slice(0, 200) || 'Datei',
    art: datei.art,
    datei: { id: randomUUID(), schluessel, groesse: bytes.length, typ },
    lesart: { ...lesart, ...vorschau.lesart, kopf },
    vorschau,
    von: ctx.actor.id,
    am: ctx.now(),
  };
  try {
    await ctx.transaction(async (tx) => {
      await insertImport(tx, zeile);
      await announce(tx, { art: 'import', id });
    });
  } catch (fehler) {
    await ctx.deps.files.remove(schluessel);
    throw fehler;
  }
  return { id };
}

/** What a file is decide its first bytes, never its name. @throws Refused with the way out */
function verlangeFormat(bytes: Uint8Array): Importformat {
  const art = erkenneDateiart(bytes);
  if (istImportformat(art)) return art;
  throw art === 'leer' ? importRefused('leer') : importRefused('fremdes-format', art);
}

/** A file with the header of an earlier one is read as that one was corrected. */
async function mitProfil(
  datei: Datei,
  erkannt: Vorschau,
  profil: Profil | undefined,
): Promise<{ vorschau: Vorschau; lesart: Leseweise }> {
  if (!profil) return { vorschau: erkannt, lesart: {} };
  const { lesart, zuordnung } = profil;
  const spalten = erkannt.spalten.length;
  if (Object.values(zuordnung).some((index) => index >= spalten)) return { vorschau: erkannt, lesart: {} };
  const vorschau = await frageDatei({ frage: 'vorschau', datei: { ...datei, lesart, zuordnung } });
  return { vorschau, lesart: { ...lesart, ausProfil: true, vonHand: true } };
}
