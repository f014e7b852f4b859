import {
  DOPPELTE_MAX,
  type Doppelpaar,
  type Doppelte,
  type Hausseite,
  type Zusammenfuehrung,
} from '@kehrtour/contract/doppelt';
import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';
import type { Hausbild } from '@kehrtour/domain/ort/doppelteHaeuser';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { askThread } from '../../platform/process/askThread.ts';
import { Slots } from '../../platform/queue/slots.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import {
  type HausseiteRow,
  listHausbilder,
  listHausseiten,
  listVerschiedene,
  listZusammenfuehrungen,
  type ZusammenfuehrungRow,
} from './doppelt.store.ts';
import type { Doppelfrage, Doppelfund } from './doppelte.thread.ts';

/** Before every id there is. */
const NIL = '00000000-0000-0000-0000-000000000000';

const ART = { file: new URL('./doppelte.thread.ts', import.meta.url), memoryMb: 256, restingMax: 0 };
const ZEIT_MS = 20_000;
/** It takes a processor of its own: nobody's houses are worth both. */
const PLAETZE = new Slots({
  slots: 1,
  waitingMax: 20,
  tooMany: () => new Refused('ueberlastet', { retryAfterSeconds: 5 }),
});
/** Houses read at a time. */
const SEITE = 1000;

/** Entries that look like one house, side by side, and what was joined lately. */
export async function zeigeDoppelte(ctx: StaffCtx): Promise<Doppelte> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const { paare, gesamt } = await PLAETZE.take(() => sucheDoppelte(ctx));
  return ctx.transaction(async (tx) => {
    const ids = [...new Set(paare.flatMap(({ eines, anderes }) => [eines, anderes]))];
    const seiten = new Map((await listHausseiten(tx, ids, ctx.now())).map((row) => [row.id, row]));
    return {
      paare: paare.flatMap(({ eines, anderes, grund }): Doppelpaar[] => {
        const [a, b] = [seiten.get(eines), seiten.get(anderes)];
        if (!a || !b) return [];
        const [bleibt, geht] = gewicht(b) > gewicht(a) ? [b, a] : [a, b];
        return [{ grund, bleibt: seiteAus(bleibt), geht: seiteAus(geht) }];
      }),
      gesamt,
      zuletzt: (await listZusammenfuehrungen(tx)).map(zusammenfuehrungAus),
    };
  });
}

async function sucheDoppelte(ctx: StaffCtx): Promise<Doppelfund> {
  const verschiedene = await ctx.transaction((tx) => listVerschiedene(tx));
  return askThread<Hausbild[], Doppelfrage, Doppelfund>(ART, {
    pieces: alleHausbilder(ctx),
    question: {
      verschiedene: verschiedene.map(({ eines, anderes }) => `${eines} ${anderes}`),
      max: DOPPELTE_MAX,
    },
    wallMs: ZEIT_MS,
  });
}

async function* alleHausbilder(ctx: StaffCtx): AsyncGenerator<Hausbild[]> {
  for (let nach = NIL; ;) {
    const ab = nach;
    const seite = await ctx.transaction((tx) => listHausbilder(tx, ab, SEITE));
    yield seite;
    if (seite.length < SEITE) return;
    nach = seite.at(-1)?.id ?? NIL;
  }
}

/** The house with more of a life stays: what is promised weighs most, then what a program knows. */
const gewicht = (row: HausseiteRow): number =>
  row.kommende * 1000 +
  (row.external_id === null ? 0 : 500) +
  (row.aus_import ? 100 : 0) +
  row.termine +
  row.erledigt;

function seiteAus(row: HausseiteRow): Hausseite {
  return {
    id: row.id,
    version: row.version,
    anschrift: strassenzeile(row),
    ortszeile: ortszeile(row),
    kennung: row.external_id ?? '',
    ausImport: row.aus_import,
    kontakte: row.kontakte,
    einheiten: row.einheiten,
    anlagen: row.anlagen,
    aufgabenOffen: row.offen,
    aufgabenErledigt: row.erledigt,
    schluessel: row.schluessel,
    termine: row.termine,
    kommende: row.kommende,
  };
}

const zusammenfuehrungAus = (row: ZusammenfuehrungRow): Zusammenfuehrung => ({
  id: row.id,
  liegenschaftId: row.nach_id,
  anschrift: strassenzeile(row),
  mit: row.anschrift,
  am: row.am.toISOString(),
  wer: row.wer,
  trennbar: row.trennbar,
});
