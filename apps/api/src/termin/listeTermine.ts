import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { TerminKurz, termineHolen, termineSuchen } from '@kehrtour/contract/termin';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { differenzTage, plusTage } from '@kehrtour/domain/tag';
import { type Terminkonflikt, terminkonflikte } from '@kehrtour/domain/termin/terminkonflikt';
import { suchmuster } from '@kehrtour/domain/text/suchtext';

import { verlangeSicht } from '../liegenschaft/zeigeLiegenschaft.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { terminRefused } from './termin.grund.ts';
import {
  findUeberblick,
  listFehlzeiten,
  listGeschlossene,
  listOhneStunden,
  listTermine,
  listTermineDesHauses,
  listTermineMitIds,
  listUngelesene,
  countUngelesene,
} from './terminliste.store.ts';
import { kurzAus, terminsichtFuer } from './terminsicht.ts';
import { listGefundene } from './terminsuche.store.ts';
import { type TerminKurzRow } from './terminzeile.store.ts';

const TAGE_MAX = 62;
const UNGELESEN_MAX = 50;
/** More than that nobody reads; another word finds less. */
const GEFUNDEN_MAX = 60;

/** Appointments of a span of days with its holidays; geselle and azubi see their own. */
export async function listeTermine(
  ctx: StaffCtx,
  { von, bis, mitarbeiterId, nurOffene }: QueryOf<typeof termineHolen>,
): Promise<AnswerOf<typeof termineHolen>> {
  const tage = differenzTage(von, bis);
  if (tage < 0) throw terminRefused('zeitraum-verkehrt');
  if (tage >= TAGE_MAX) throw terminRefused('zeitraum-zu-lang', TAGE_MAX);
  const sicht = terminsichtFuer(ctx, mitarbeiterId);
  const zeitraum = { von: mitternacht(von), bis: mitternacht(plusTage(bis, 1)) };
  return ctx.transaction(async (tx) => {
    const ueberblick = await findUeberblick(tx, zeitraum.bis, sicht);
    if (!ueberblick) throw new Refused('nicht-gefunden');
    const rows = await listTermine(tx, zeitraum, {
      ...sicht,
      offenUm: nurOffene === '1' ? ctx.now() : undefined,
    });
    const geschlossene = await listGeschlossene(tx, von, bis);
    const feiertage = feiertageAmSitz(ueberblick, von, bis).filter(({ tag }) => tag >= von && tag <= bis);
    return {
      termine: rows.map(kurzAus),
      konflikte: konflikteVon(
        rows.filter(({ ende }) => ende > ctx.now()),
        await listFehlzeiten(tx, zeitraum),
        geschlossene,
        new Set((await listOhneStunden(tx, zeitraum)).map(({ id }) => id)),
      ),
      feiertage: mitGeschlossenen(feiertage, geschlossene),
      naechsterTag: ueberblick.naechster ? ortszeitAus(ueberblick.naechster).tag : null,
      leer: { liegenschaften: !ueberblick.liegenschaften, termine: !ueberblick.termine },
    };
  });
}

/** Appointments of all days in which every word stands; whoever sees only their own finds only those. */
export async function sucheTermine(
  ctx: StaffCtx,
  { suche }: QueryOf<typeof termineSuchen>,
): Promise<AnswerOf<typeof termineSuchen>> {
  const sicht = terminsichtFuer(ctx);
  const muster = suchmuster(suche);
  if (muster.length === 0) return { termine: [], mehr: false };
  return ctx.transaction(async (tx) => {
    const rows = await listGefundene(tx, muster, { ...sicht, jetzt: ctx.now(), limit: GEFUNDEN_MAX + 1 });
    return { termine: rows.slice(0, GEFUNDEN_MAX).map(kurzAus), mehr: rows.length > GEFUNDEN_MAX };
  });
}

/** The name of a day is enough where it is a holiday anyhow. */
const mitGeschlossenen = (feiertage: readonly Feiertag[], geschlossene: readonly Feiertag[]): Feiertag[] => [
  ...feiertage,
  ...geschlossene
    .filter(({ tag }) => !feiertage.some((einer) => einer.tag === tag))
    .map(({ tag, name }) => ({ tag, name: name === '' ? 'Geschlossen' : `Geschlossen: ${name}` })),
];

function satzVon(konflikt: Terminkonflikt): string {
  switch (konflikt.art) {
    case 'gleichzeitig':
      return `Zur selben Zeit ist ${konflikt.anschrift} geplant.`;
    case 'abwesend':
      return 'Wer fahren soll, ist dann nicht da.';
    case 'geschlossen':
      return `An diesem Tag ist der Betrieb geschlossen${konflikt.name === '' ? '' : ` (${konflikt.name})`}.`;
    case 'arbeitszeit':
      return 'Wer fahren soll, arbeitet dann nach der neuen Arbeitswoche nicht. Verlegen Sie den Termin, oder geben Sie ihn jemand anderem.';
    case 'ausserhalb':
      return 'Geplant ist eine Zeit außerhalb des zugesagten Fensters.';
  }
}

function konflikteVon(
  rows: readonly TerminKurzRow[],
  fehlzeiten: Awaited<ReturnType<typeof listFehlzeiten>>,
  geschlossene: readonly Feiertag[],
  ohneStunden: ReadonlySet<string>,
): { terminId: string; satz: string }[] {
  const konflikte = terminkonflikte(
    rows.map((row) => ({
      id: row.id,
      status: row.status,
      mitarbeiterId: row.mitarbeiter_id,
      liegenschaftId: row.liegenschaft_id,
      anschrift: `${row.strasse} ${row.hausnr}`.trim(),
      beginn: row.beginn.getTime(),
      ende: row.ende.getTime(),
      fensterVon: row.fenster_von.getTime(),
      fensterBis: row.fenster_bis.getTime(),
    })),
    fehlzeiten.map(({ mitarbeiter_id, von, bis }) => ({
      mitarbeiterId: mitarbeiter_id,
      von: von.getTime(),
      bis: bis.getTime(),
    })),
    geschlossene.map(({ tag, name }) => ({
      von: mitternacht(tag).getTime(),
      bis: mitternacht(plusTage(tag, 1)).getTime(),
      name,
    })),
    ohneStunden,
  );
  return [...konflikte].map(([terminId, konflikt]) => ({ terminId, satz: satzVon(konflikt) }));
}

/** Answers nobody has read yet, the newest first. */
export async function listeUngelesene(ctx: StaffCtx): Promise<{ termine: TerminKurz[]; gesamt: number }> {
  const sicht = terminsichtFuer(ctx);
  return ctx.transaction(async (tx) => ({
    termine: (await listUngelesene(tx, sicht, UNGELESEN_MAX)).map(kurzAus),
    gesamt: await countUngelesene(tx, sicht),
  }));
}

/** All appointments of a house. Whoever sees the house sees who was and will be there. */
export async function listeTermineDesHauses(
  ctx: StaffCtx,
  liegenschaftId: string,
): Promise<{ termine: TerminKurz[] }> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    return { termine: (await listTermineDesHauses(tx, liegenschaftId)).map(kurzAus) };
  });
}

/** These appointments, for concepts that show them among other things. */
export const listeTermineMitIds = async (tx: Tx, ids: readonly string[]): Promise<TerminKurz[]> =>
  (await listTermineMitIds(tx, ids)).map(kurzAus);

const mitternacht = (tag: string): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });
