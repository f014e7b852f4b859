import type { AbrufGrund } from '@kehrtour/contract/kalender';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';

import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { beginAttempt, isDue, minutesLater, afterFailure } from '../platform/queue/attempt.ts';
import { ABO_TAKT } from './abotakt.ts';
import { eigenerWirt } from './feedKalender.ts';
import { type Geholt, holeKalender, type Kennung } from './holeKalender.ts';
import {
  type AbozielRow,
  findAboziel,
  lockAbo,
  lockAboziel,
  saveAbgerufen,
  saveBegonnen,
  saveFehler,
  saveGelesen,
} from './kalender.store.ts';
import type { Gelesen } from './kalenderantwort.ts';
import { aboSiegel, zielAus } from './kalenderziel.ts';
import { legeAbwesenheitenNeu } from './legeAbwesenheitenNeu.ts';
import { liesFremde } from './liesFremde.ts';
import type { Belegt } from './zeitraum.ts';

const MINUTE_MS = 60_000;
const TAG_MS = 24 * 60 * MINUTE_MS;
/** How far ahead a calendar counts: a year and a week, more than any horizon of bookings. */
const VORAUS_TAGE = 373;

/** Reads a subscribed calendar and replaces its busy times. Runs again without harm; the network is asked outside transactions. */
export async function aktualisiereAbo(ctx: TenantCtx, aboId: string): Promise<void> {
  const begonnen = ctx.now();
  const abo = await ctx.transaction((tx) => beginne(tx, aboId, begonnen));
  if (!abo) return;
  const spanne = spanneAb(begonnen);
  const geholt = await holeKalender({
    ziel: zielAus(ctx.deps.secrets.unseal(aboSiegel(aboId), abo.ziel)),
    kennung: frisch(abo.kennung, ctx.now()),
    spanne,
    privateHosts: ctx.deps.env.privateHosts,
  });
  const wirt = eigenerWirt(ctx.deps.env.addresses);
  const gelesen = geholt.stand === 'neu' ? await liesFremde(geholt, spanne, wirt) : undefined;
  const grund = grundAus(geholt, gelesen);
  await ctx.transaction(async (tx) => {
    // People before their calendars, as everywhere, so that two refreshes stand in line.
    await sperreMitarbeiter(tx, [abo.mitarbeiter_id]);
    const jetzt = await lockAbo(tx, aboId);
    // The later one of two that read at once has seen more.
    if (!jetzt || (jetzt.versucht_am !== null && jetzt.versucht_am > begonnen)) return;
    if (grund) await merkeFehler(tx, aboId, { grund, fehlversuche: abo.fehlversuche, begonnen });
    else {
      if (geholt.stand === 'neu' && gelesen?.ok)
        await saveGelesen(tx, aboId, {
          kennung: { ...geholt.kennung, seit: ctx.now().toISOString() },
          zeiten: gelesen.zeiten.map(alsIso),
          hinweise: gelesen.hinweise,
          funde: gelesen.funde,
        });
      await saveAbgerufen(tx, aboId, {
        am: begonnen,
        naechster: minutesLater(begonnen, ABO_TAKT.everyMinutes),
      });
      await legeAbwesenheitenNeu(ctx, tx, abo.mitarbeiter_id);
    }
    await announce(tx, { art: 'kalender', id: aboId });
  });
}

/** The same from the queue, which repeats what a process did not end: not before the calendar is due again. */
export async function aktualisiereFaelligesAbo(ctx: TenantCtx, aboId: string): Promise<void> {
  const abo = await ctx.transaction((tx) => findAboziel(tx, aboId));
  if (abo && isDue(abo.naechster_abruf_ab, ctx.now())) await aktualisiereAbo(ctx, aboId);
}

async function beginne(tx: Tx, aboId: string, begonnen: Date): Promise<AbozielRow | undefined> {
  const abo = await lockAboziel(tx, aboId);
  if (!abo) return undefined;
  const versuch = beginAttempt(abo, begonnen, ABO_TAKT);
  await saveBegonnen(tx, aboId, versuch);
  return { ...abo, fehlversuche: versuch.fehlversuche };
}

function grundAus(geholt: Geholt, gelesen: Gelesen | undefined): AbrufGrund | undefined {
  if (geholt.stand === 'fehler') return geholt.grund;
  return gelesen?.ok === false ? gelesen.grund : undefined;
}

function merkeFehler(
  tx: Tx,
  aboId: string,
  { grund, fehlversuche, begonnen }: { grund: AbrufGrund; fehlversuche: number; begonnen: Date },
): Promise<number> {
  const naechster = afterFailure(begonnen, fehlversuche, ABO_TAKT);
  return saveFehler(tx, aboId, { am: begonnen, naechster, fehler: grund });
}

/** After a week the file is read again though it did not change: the year ahead has moved on. */
const frisch = (kennung: Kennung, now: Date): Kennung =>
  kennung.seit !== undefined && now.getTime() - Date.parse(kennung.seit) < 7 * TAG_MS ? kennung : {};

/** From the midnight before, so that what is under way counts. */
function spanneAb(now: Date): Belegt {
  const von = zeitpunktAus({ tag: ortszeitAus(now).tag, uhrzeit: '00:00' }).getTime();
  return { von, bis: von + VORAUS_TAGE * TAG_MS };
}

const alsIso = ({ von, bis }: Belegt): { von: string; bis: string } => ({
  von: new Date(von).toISOString(),
  bis: new Date(bis).toISOString(),
});
