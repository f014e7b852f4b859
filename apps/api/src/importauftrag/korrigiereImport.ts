import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Importauftrag, importKorrigieren } from '@kehrtour/contract/importauftrag';
import type { Wertkorrektur } from '@kehrtour/contract/importlesart';
import { IMPORTFELD_NAMEN } from '@kehrtour/domain/importdatei/spalte/importfeld';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listEigeneNamen, listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { saveProfil } from './dateiprofil.store.ts';
import { frageDatei } from './frageDatei.ts';
import { holeDatei } from './holeDatei.ts';
import { importRefused } from './importauftrag.grund.ts';
import {
  findImport,
  type ImportRow,
  type Leseweise,
  lockImport,
  updateEntscheidung,
  updateLesart,
  updateMail,
} from './importauftrag.store.ts';
import { koepfeVon, profilschluessel } from './importkopf.ts';
import { importJetzt, laufendeArbeit } from './zeigeImport.ts';

type Korrektur = BodyOf<typeof importKorrigieren>;

/** Reads the file again as a person says, and remembers it for the next file with the same header. */
export async function korrigiereImport(
  ctx: StaffCtx,
  id: string,
  korrektur: Korrektur,
): Promise<Importauftrag> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  const row = await ctx.transaction(async (tx) => {
    const gefunden = await verlangeKorrigierbar(tx, await findImport(tx, id), korrektur.version);
    await verlangeBekannte(tx, korrektur);
    return gefunden;
  });
  const gelesen = liestNeu(korrektur) ? await liesNeu(ctx, row, korrektur) : undefined;
  return ctx.transaction(async (tx) => {
    await verlangeKorrigierbar(tx, await lockImport(tx, id), korrektur.version);
    if (gelesen) {
      const { lesart, vorschau } = gelesen;
      await updateLesart(tx, id, lesart, vorschau);
      if (lesart.kopf !== undefined)
        await saveProfil(
          tx,
          profilschluessel(lesart.kopf, vorschau),
          {
            name: row.dateiname,
            lesart: { ...vorschau.lesart, taetigkeiten: lesart.taetigkeiten ?? {} },
            zuordnung: vorschau.zuordnung,
            koepfe: koepfeVon(vorschau),
          },
          ctx.now(),
        );
    }
    const entscheidung = entscheidungAus(korrektur);
    if (entscheidung !== undefined)
      await updateEntscheidung(tx, id, { ...(gelesen?.lesart ?? row.lesart), ...entscheidung });
    if (korrektur.mailFuerTermine !== undefined) await updateMail(tx, id, korrektur.mailFuerTermine);
    await announce(tx, { art: 'import', id });
    return importJetzt(tx, id);
  });
}

const liestNeu = ({ lesart, zuordnung, taetigkeiten, korrekturen }: Korrektur): boolean =>
  [lesart, zuordnung, taetigkeiten, korrekturen].some((eine) => eine !== undefined);

function entscheidungAus({ gleiche, leereLoeschen }: Korrektur): Partial<Leseweise> | undefined {
  if (gleiche === undefined && leereLoeschen === undefined) return undefined;
  return {
    ...(gleiche === undefined ? {} : { gleiche }),
    ...(leereLoeschen === undefined ? {} : { leereLoeschen }),
  };
}

async function verlangeKorrigierbar(tx: Tx, row: ImportRow | undefined, version: number): Promise<ImportRow> {
  if (!row) throw new Refused('nicht-gefunden');
  if (row.status !== 'hochgeladen' && row.status !== 'geprueft') throw new Refused('import.falscher-stand');
  if ((await laufendeArbeit(tx, row.id)) !== null) throw importRefused('datei-in-arbeit');
  if (row.version !== version)
    throw new Refused('veraltet', { angaben: { stand: await importJetzt(tx, row.id) } });
  return row;
}

async function verlangeBekannte(
  tx: Tx,
  { zuordnung = {}, taetigkeiten = {}, korrekturen = [] }: Korrektur,
): Promise<void> {
  const felder = [...Object.keys(zuordnung), ...korrekturen.map(({ feld }) => feld)];
  const fremd = felder.find((feld) => !Object.hasOwn(IMPORTFELD_NAMEN, feld));
  if (fremd !== undefined) throw importRefused('feld-unbekannt', fremd);
  const ids = new Set((await listKatalog(tx)).map(({ id }) => id));
  if (Object.values(taetigkeiten).some((gewaehlt) => gewaehlt !== '' && !ids.has(gewaehlt)))
    throw importRefused('taetigkeit-unbekannt');
}

/** Other columns come with another delimiter or header; with another encoding the chosen ones stay. */
async function liesNeu(ctx: StaffCtx, row: ImportRow, korrektur: Korrektur) {
  const andereTabelle = korrektur.lesart?.trennzeichen !== undefined || korrektur.lesart?.blatt !== undefined;
  const andereSpalten = andereTabelle || korrektur.lesart?.kopfzeile !== undefined;
  const vonHand = korrektur.zuordnung !== undefined || (row.lesart.vonHand === true && !andereSpalten);
  const zuordnung =
    korrektur.zuordnung ?? (vonHand || korrektur.lesart === undefined ? row.zuordnung : undefined);
  const gewaehlt = { ...row.lesart.taetigkeiten, ...korrektur.taetigkeiten };
  const taetigkeiten = Object.fromEntries(Object.entries(gewaehlt).filter(([, id]) => id !== ''));
  const korrekturen = vereineKorrekturen(
    // In another table the rows are others.
    (row.lesart.korrekturen ?? []).filter(({ zeile }) => !andereTabelle || zeile === undefined),
    korrektur.korrekturen ?? [],
  );
  // In another table the headers stand elsewhere.
  const { kopfzeile: _kopfzeile, ...ohneKopfzeile } = row.lesart;
  const bisher = andereTabelle ? ohneKopfzeile : row.lesart;
  const datei = await holeDatei(ctx, { ...row, lesart: { ...bisher, ...korrektur.lesart, korrekturen } });
  const eigeneNamen = await ctx.transaction(listEigeneNamen);
  const vorschau = await frageDatei({ frage: 'vorschau', datei: { ...datei, zuordnung, eigeneNamen } });
  const lesart: Leseweise = { ...row.lesart, ...vorschau.lesart, vonHand, taetigkeiten, korrekturen };
  return { lesart, vorschau };
}

const KORREKTUREN_MAX = 1000;

/** The later one of a value counts; one that changes nothing takes the earlier one back. */
function vereineKorrekturen(
  bisher: readonly Wertkorrektur[],
  neue: readonly Wertkorrektur[],
): readonly Wertkorrektur[] {
  const alle = new Map(
    [...bisher, ...neue].map((eine) => [`${eine.feld}|${eine.zeile ?? ''}|${eine.wert}`, eine]),
  );
  return [...alle.values()].filter(({ wert, neu }) => wert !== neu.trim()).slice(-KORREKTUREN_MAX);
}
