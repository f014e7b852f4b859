import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/recht/schicht';
import type { Tag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Planungsgrundlage } from '../problem/ladeGrundlage.ts';
import type { Schicht } from '../schicht/schichten.ts';
import type { SchichtMeta } from '../stand/planMeta.ts';
import type { HaltNeu, HaltRow } from '../stand/runde.ts';
import { listVergangenes, type VergangenRow } from '../stand/vergangenes.store.ts';

/** What of a round is over on the days on which it drives, with its shifts so far: no new plan changes it. */
export type Vergangenes = { readonly halte: readonly HaltNeu[]; readonly schichten: readonly SchichtMeta[] };

type Jetzt = { readonly tag: Tag; readonly minute: number; readonly instant: Date };

/** Less is no shift any more. */
const REST_MINUTEN_MIN = 30;
/** Nobody is at the next door in the minute in which the plan is made. */
const AUFBRUCH_MINUTEN = 5;

/**
 * The round with nothing but what is still to come. What has its result, was begun, or lies on a day that is over stays where
 * it is; everybody goes on from there, and from now on. Whoever is not there has begun nothing.
 */
export async function mitVergangenem(
  ctx: TenantCtx,
  grundlage: Planungsgrundlage,
): Promise<{ geladen: Planungsgrundlage; bleibt: Vergangenes | undefined }> {
  const { kehrtour, vorgaben, inKraft } = grundlage;
  if (!hatZusagen(kehrtour.status)) return { geladen: grundlage, bleibt: undefined };
  const instant = ctx.now();
  const { tag, uhrzeit } = ortszeitAus(instant);
  const jetzt = { tag, minute: minutenSeitMitternacht(uhrzeit), instant };
  // What is still to come is held as before the round began.
  const geladen = { ...grundlage, kehrtour: { ...kehrtour, status: 'angekuendigt' as const } };
  // A result may be written before the first day: somebody was there earlier.
  const begonnen = kehrtour.status === 'unterwegs' || vorgaben.datum.tage.some((einer) => einer <= tag);
  if (!begonnen) return { geladen, bleibt: undefined };
  const rows = await ctx.transaction((tx) => listVergangenes(tx, kehrtour.id));
  const je = new Map(rows.map((row) => [row.halt_id, row]));
  const halte = inKraft.filter((halt) => istVorbei(halt, je.get(halt.id), geladen, jetzt));
  const weg = new Set(halte.map(({ id }) => id));
  const haeuser = new Set(halte.map(({ liegenschaft_id }) => liegenschaft_id));
  return {
    geladen: {
      ...geladen,
      anliegen: geladen.anliegen.filter(({ id }) => !weg.has(id)),
      halte: geladen.halte.filter(({ id }) => !weg.has(id)),
      uebergangene: geladen.uebergangene.filter(({ liegenschaftId }) => !haeuser.has(liegenschaftId)),
      schichten: geladen.schichten.flatMap((schicht) =>
        abJetzt(schicht, letzterVon(schicht, halte, je), jetzt),
      ),
    },
    bleibt: {
      halte: halte.map((halt) => alsNeu(halt, je.get(halt.id))),
      schichten: bisherigeSchichten(kehrtour.plan?.schichten ?? [], halte, jetzt),
    },
  };
}

function istVorbei(
  { ausgelassen, tag, beginn, mitarbeiter_id: mitarbeiterId }: HaltRow,
  row: VergangenRow | undefined,
  { schichten }: Planungsgrundlage,
  jetzt: Jetzt,
): boolean {
  if (ausgelassen || tag === null || beginn === null || mitarbeiterId === null) return false;
  if (row?.ausgang === true || tag < jetzt.tag) return true;
  const daHeute = schichten.some(({ id }) => id === schichtId({ mitarbeiterId, tag }));
  return tag === jetzt.tag && beginn <= jetzt.instant && daHeute;
}

type Letzter = { readonly bis: number; readonly ort: Schicht['start'] };

/** Where somebody is now: at the house of the last stop that is over. */
function letzterVon(
  schicht: Schicht,
  halte: readonly HaltRow[],
  je: ReadonlyMap<string, VergangenRow>,
): Letzter | undefined {
  const eigene = halte
    .filter((halt) => halt.mitarbeiter_id === schicht.fahrer.id && halt.tag === schicht.tag)
    .toSorted((a, b) => (a.ende?.getTime() ?? 0) - (b.ende?.getTime() ?? 0));
  const halt = eigene.at(-1);
  if (!halt?.ende) return undefined;
  const row = je.get(halt.id);
  const ort =
    row && row.lat !== null && row.lon !== null
      ? { name: row.anschrift, koordinaten: { lat: row.lat, lon: row.lon } }
      : schicht.start;
  return { bis: minutenSeitMitternacht(ortszeitAus(halt.ende).uhrzeit), ort };
}

/** The rest of a shift: nothing of a day that is over, of today what comes after now and after what was begun. */
function abJetzt(schicht: Schicht, letzter: Letzter | undefined, jetzt: Jetzt): Schicht[] {
  if (schicht.tag !== jetzt.tag) return schicht.tag < jetzt.tag ? [] : [schicht];
  const minute = minutenSeitMitternacht;
  const [beginn, ende] = [minute(schicht.beginn), minute(schicht.ende)];
  const ab = Math.max(beginn, jetzt.minute + AUFBRUCH_MINUTEN, letzter?.bis ?? 0);
  if (ab === beginn) return [schicht];
  if (ende - ab < REST_MINUTEN_MIN) return [];
  const { pause } = schicht;
  const gepaust = pause !== null && minute(pause.spaetestens) < ab;
  // Whoever has not begun yet has worked nothing.
  const gearbeitet = letzter ? ab - beginn - (gepaust ? pause.minuten : 0) : 0;
  const arbeitMinuten = Math.min(schicht.arbeitMinuten - gearbeitet, ende - ab);
  if (arbeitMinuten < REST_MINUTEN_MIN) return [];
  return [
    {
      ...schicht,
      beginn: uhrzeitAus(ab),
      arbeitMinuten,
      pause:
        pause === null || gepaust
          ? null
          : { ...pause, fruehestens: uhrzeitAus(Math.max(ab, minute(pause.fruehestens))) },
      abwesend: schicht.abwesend.filter(({ bis }) => minute(bis) > ab),
      feste: schicht.feste.filter(({ von }) => minute(ortszeitAus(von).uhrzeit) >= ab),
      ...(schicht.gesperrt ? { gesperrt: schicht.gesperrt.filter(({ von }) => von >= ab) } : {}),
      start: letzter?.ort ?? schicht.start,
    },
  ];
}

function alsNeu(halt: HaltRow, row: VergangenRow | undefined): HaltNeu {
  const iso = (zeitpunkt: Date | null): string | null => zeitpunkt?.toISOString() ?? null;
  return {
    ...halt,
    beginn: iso(halt.beginn),
    ende: iso(halt.ende),
    fenster_von: iso(halt.fenster_von),
    fenster_bis: iso(halt.fenster_bis),
    aufgabe_ids: row?.aufgabe_ids ?? [],
    ...(row?.ausgang === true && !row.offen ? { vorbei: true } : {}),
  };
}

/** What belongs to the stops of each shift that are over. */
function bisherigeSchichten(
  schichten: readonly SchichtMeta[],
  halte: readonly HaltRow[],
  jetzt: Jetzt,
): SchichtMeta[] {
  return schichten.flatMap((schicht) => {
    const eigene = halte.filter(
      (halt) => halt.mitarbeiter_id === schicht.mitarbeiterId && halt.tag === schicht.tag,
    );
    if (eigene.length === 0) return [];
    if (schicht.tag < jetzt.tag) return [schicht];
    const { meter: _meter, ...rest } = schicht;
    const ende =
      eigene
        .map((halt) => halt.ende?.toISOString() ?? '')
        .toSorted()
        .at(-1) ?? schicht.beginn;
    const pausen = schicht.pausen.filter(({ bis }) => bis <= ende);
    const pausiert = pausen.reduce((summe, { von, bis }) => summe + sekunden(von, bis), 0);
    const summe = (zahl: (halt: HaltRow) => number | null): number =>
      eigene.reduce((bisher, halt) => bisher + (zahl(halt) ?? 0), 0);
    return [
      {
        ...rest,
        ende,
        arbeitSekunden: Math.max(0, sekunden(schicht.beginn, ende) - pausiert),
        fahrtSekunden: summe((halt) => halt.anfahrt_sekunden),
        wartezeitSekunden: summe((halt) => halt.wartezeit_sekunden),
        ueberstundenSekunden: 0,
        pausen,
        verstoesse: [],
      },
    ];
  });
}

const sekunden = (von: string, bis: string): number =>
  Math.round((new Date(bis).getTime() - new Date(von).getTime()) / 1000);

/** What was driven so far and the rest of the same shift, as one. */
export function mitBisherigen(
  neue: readonly SchichtMeta[],
  bisherige: readonly SchichtMeta[],
): SchichtMeta[] {
  const rest = new Map(neue.map((schicht) => [schichtId(schicht), schicht]));
  const da = new Set(bisherige.map(schichtId));
  return [
    ...bisherige.map((bisher) => {
      const danach = rest.get(schichtId(bisher));
      if (!danach) return bisher;
      const { meter: _meter, ...zahlen } = danach;
      return {
        ...zahlen,
        beginn: bisher.beginn,
        start: bisher.start,
        arbeitSekunden: bisher.arbeitSekunden + danach.arbeitSekunden,
        fahrtSekunden: bisher.fahrtSekunden + danach.fahrtSekunden,
        wartezeitSekunden: bisher.wartezeitSekunden + danach.wartezeitSekunden,
        pausen: [...bisher.pausen, ...danach.pausen],
      };
    }),
    ...neue.filter((schicht) => !da.has(schichtId(schicht))),
  ];
}
