import { createHash, randomUUID } from 'node:crypto';

import { DATEIART_AUSWEG, erkenneDateiart, IMPORTGRENZEN } from '@kehrtour/domain/importdatei/dateiart';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/events.ts';
import { Refused } from '../platform/refused.ts';
import type { Upload } from '../platform/upload.ts';
import type { Vorschau } from './dateiauftrag.ts';
import { frageDatei } from './frageDatei.ts';
import { findProfil, insertImport, type Leseweise, type Profil } from './importauftrag.store.ts';

const TYP = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** Takes a file and says how it will be understood; nothing of it is visible yet. Answers the id of the import. */
export async function nimmDateiAn(ctx: StaffCtx, { name, bytes, zuGross }: Upload): Promise<{ id: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  if (zuGross)
    throw new Refused('zu-gross', {
      detail: `Bis ${IMPORTGRENZEN.bytesMax / 1024 / 1024} MB gehen auf einmal. Bitte exportieren Sie nur die Spalten, die Sie brauchen, oder teilen Sie die Datei.`,
    });
  const datei = { bytes, art: verlangeTabelle(bytes), lesart: {} };
  const erkannt = await frageDatei({ frage: 'vorschau', datei });
  const kopf = createHash('sha256').update(erkannt.kopf).digest('hex');
  const profil = await ctx.transaction((tx) => findProfil(tx, kopf));
  const { vorschau, lesart } = await mitProfil(datei, erkannt, profil);
  const id = randomUUID();
  const schluessel = `${ctx.unternehmenId}/${randomUUID()}`;
  await ctx.deps.files.put(schluessel, bytes, TYP[datei.art]);
  const zeile = {
    id,
    dateiname: name.slice(0, 200) || 'Datei',
    art: datei.art,
    datei: { id: randomUUID(), schluessel, groesse: bytes.length, typ: TYP[datei.art] },
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
function verlangeTabelle(bytes: Uint8Array): 'csv' | 'xlsx' {
  const art = erkenneDateiart(bytes);
  if (art === 'text') return 'csv';
  if (art === 'xlsx') return 'xlsx';
  if (art === 'ziv')
    throw new Refused('import.datei-unlesbar', {
      detail:
        'Das ist eine ZIV-Austauschdatei (.db). Bitte exportieren Sie die Liste vorerst als CSV oder Excel; beides liest Kehrtour vollständig.',
    });
  throw new Refused(art === 'leer' ? 'import.datei-leer' : 'import.datei-unlesbar', {
    detail: DATEIART_AUSWEG[art],
  });
}

type Tabellendatei = { bytes: Uint8Array; art: 'csv' | 'xlsx' };

/** A file with the header of an earlier one is read as that one was corrected. */
async function mitProfil(
  datei: Tabellendatei,
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
