import { uebertrageProfil } from '@kehrtour/domain/importdatei/spalte/spaltenprofil';
import { kopfSchluessel } from '@kehrtour/domain/importdatei/spalte/spaltenzuordnung';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Datei, Vorschau } from './dateiauftrag.ts';
import { findProfil, listProfile, type Profil } from './dateiprofil.store.ts';
import { frageDatei } from './frageDatei.ts';
import type { Leseweise } from './importauftrag.store.ts';
import { koepfeVon } from './importkopf.ts';

type Gedeutet = { vorschau: Vorschau; lesart: Leseweise; profilId?: string };

/** A file with the headers of an earlier one, or nearly those, is read as that one was corrected. */
export async function mitProfil(
  ctx: TenantCtx,
  datei: Datei,
  { erkannt, kopf }: { erkannt: Vorschau; kopf: string },
): Promise<Gedeutet> {
  const genau = await ctx.transaction((tx) => findProfil(tx, kopf));
  // Without headers it is the number of columns alone that is the same.
  if (genau && (erkannt.lesart.kopfzeile !== null || genau.koepfe.length === 0))
    return wieDamals(datei, erkannt, genau);
  const profile = (await ctx.transaction(listProfile)).filter(({ koepfe }) => koepfe.length > 0);
  if (profile.length === 0) return { vorschau: erkannt, lesart: {} };
  const gelesen = await mitKopfzeile(datei, erkannt, profile);
  const passend = uebertrageProfil(profile, koepfeVon(gelesen), gelesen.zuordnung);
  if (passend === undefined) return { vorschau: erkannt, lesart: {} };
  const { taetigkeiten } = passend.profil.lesart;
  const lesart: Leseweise = { ...gelesen.lesart, ...(taetigkeiten === undefined ? {} : { taetigkeiten }) };
  const vorschau = await frageDatei({
    frage: 'vorschau',
    datei: { ...datei, lesart, zuordnung: passend.zuordnung },
  });
  return {
    vorschau,
    lesart: { ...lesart, ausProfil: true, vonHand: true },
    profilId: passend.profil.id,
  };
}

async function wieDamals(datei: Datei, erkannt: Vorschau, profil: Profil): Promise<Gedeutet> {
  const { zuordnung } = profil;
  const lesart = wieDieseDatei(erkannt, profil);
  const spalten = erkannt.spalten.length;
  const passt =
    Object.values(zuordnung).every((index) => index < spalten) && hatBlatt(erkannt, profil.lesart);
  if (!passt) return { vorschau: erkannt, lesart: {} };
  const vorschau = await frageDatei({ frage: 'vorschau', datei: { ...datei, lesart, zuordnung } });
  return { vorschau, lesart: { ...lesart, ausProfil: true, vonHand: true }, profilId: profil.id };
}

/** What was said of another sheet of a workbook is nothing said of a file without it, though its first sheet has the same headers. */
const hatBlatt = ({ blaetter = [] }: Vorschau, { blatt }: Leseweise): boolean =>
  blatt === undefined || blaetter.some(({ name }) => name === blatt);

/**
 * Where this file was found to have the very headers that were corrected then, it is read as it is itself: they may stand in
 * another row, on another sheet, in another encoding.
 */
function wieDieseDatei(erkannt: Vorschau, { lesart, koepfe }: Profil): Leseweise {
  const gleich = kopfSchluessel(koepfeVon(erkannt)) === kopfSchluessel(koepfe);
  return gleich && koepfe.length > 0 ? { ...lesart, ...erkannt.lesart } : lesart;
}

/** Headers that say nothing to us are taken for a row of data; a person had said before where they stand. */
async function mitKopfzeile(datei: Datei, erkannt: Vorschau, profile: readonly Profil[]): Promise<Vorschau> {
  const kopfzeile = profile.find(({ lesart }) => typeof lesart.kopfzeile === 'number')?.lesart.kopfzeile;
  if (erkannt.lesart.kopfzeile !== null || typeof kopfzeile !== 'number') return erkannt;
  return frageDatei({ frage: 'vorschau', datei: { ...datei, lesart: { kopfzeile } } });
}
