import { randomUUID } from 'node:crypto';

import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { formatAufzaehlung, formatKalenderwoche, formatTagKurz } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { montagDerWoche, type Tag } from '@kehrtour/domain/tag';

import {
  listVorhandene,
  lockQuartal,
  type QuartalRow,
  updateQuartal,
} from '../../planung/quartal/quartalsstand.ts';
import { verlangeRuhe } from '../../planung/quartal/verlangeRuhe.ts';
import { quartalsansicht } from '../../planung/quartal/zeigeQuartal.ts';
import type { Quartalsschicht, Quartalsteil } from '../../planung/quartalsproblem/quartalsinhalt.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import { PLANEN_STAPEL } from '../../planung/stand/planungsvorgang.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { verlangeKehrtourplaner } from '../../unternehmen/verlangeKehrtourplaner.ts';
import { starteVorgang } from '../../vorgang/vorgang.ts';
import { insertKehrtour, updateVorgaben } from '../runde/kehrtour.store.ts';

const NAME_MAX = 80;
const STRASSEN_IM_NAMEN = 3;

type NeueKehrtour = { name: string; tage: Tag[]; vorgaben: Partial<Vorgaben> };

/**
 * Makes Kehrtouren of the proposal, one a day or one a week, all or none. Nothing is announced; with `rechnen` each is
 * planned in the background, else when it is opened.
 */
export async function legeQuartalAn(
  ctx: StaffCtx,
  wunsch: { version: number; je: 'tag' | 'woche'; rechnen: boolean },
): Promise<Quartalsvorschlag> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    await verlangeKehrtourplaner(tx);
    const row = await lockQuartal(tx);
    if (!row) throw new Refused('nicht-gefunden');
    if (row.kehrtouren !== null) throw new Refused('quartal.schon-angelegt');
    if (row.version !== wunsch.version) throw new Refused('veraltet');
    await verlangeRuhe(ctx, tx);
    const neue = await neueKehrtouren(tx, row, wunsch.je);
    verlangeKommendeTage(neue, ortszeitAus(ctx.now()).tag);
    if (neue.length === 0) throw new Refused('quartal.leer');
    const kehrtouren = [];
    for (const eine of neue) kehrtouren.push(await legeNeueAn(ctx, tx, eine, wunsch.rechnen));
    if (!(await updateQuartal(tx, row.version, { inhalt: row.inhalt, kehrtouren })))
      throw new Refused('veraltet');
    await announce(tx, { art: 'quartal' });
    await announce(tx, { art: 'kehrtour' });
    return quartalsansicht(tx, { ...row, kehrtouren, version: row.version + 1 });
  });
}

/** A proposal that was left lying must not make rounds of days that are over. */
function verlangeKommendeTage(neue: readonly NeueKehrtour[], heute: Tag): void {
  const vorbei = neue.flatMap(({ tage }) => tage).find((tag) => tag < heute);
  if (vorbei !== undefined) throw planungRefused('vorschlag-vergangen', vorbei);
}

async function neueKehrtouren(
  tx: Tx,
  { inhalt, auswahl }: QuartalRow,
  je: 'tag' | 'woche',
): Promise<NeueKehrtour[]> {
  const teil = new Map(inhalt.teile.map((one) => [one.id, one]));
  const belegte = inhalt.schichten.filter(({ teilIds }) => teilIds.length > 0);
  const alleHaeuser = inhalt.teile.flatMap(({ besuche }) =>
    besuche.map(({ liegenschaftId }) => liegenschaftId),
  );
  const vorhanden = new Set((await listVorhandene(tx, alleHaeuser)).map(({ id }) => id));
  const gruppen = Map.groupBy(belegte, ({ tag }) => (je === 'tag' ? tag : montagDerWoche(tag)));
  return [...gruppen.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, schichten]) => {
      const teile = schichten.flatMap(({ teilIds }) => teilIds.flatMap((id) => teil.get(id) ?? []));
      const ids = teile.flatMap(({ besuche }) => besuche.map(({ liegenschaftId }) => liegenschaftId));
      const da = [...new Set(ids)].filter((id) => vorhanden.has(id));
      return da.length === 0
        ? []
        : [kehrtourAus(schichten, teile, { ids: da, taetigkeitIds: auswahl.taetigkeitIds, je })];
    });
}

function kehrtourAus(
  schichten: readonly Quartalsschicht[],
  teile: readonly Quartalsteil[],
  { ids, taetigkeitIds, je }: { ids: string[]; taetigkeitIds: string[]; je: 'tag' | 'woche' },
): NeueKehrtour {
  const tage = [...new Set(schichten.map(({ tag }) => tag))].toSorted();
  const [erster = ''] = tage;
  return {
    name: kehrtourname(je === 'tag' ? formatTagKurz(erster) : formatKalenderwoche(erster), teile),
    tage,
    vorgaben: {
      // Without `faelligBis` all that may be done on these days belongs to the visit (§ 3 Abs. 2 KÜO).
      liegenschaften: { ids, ...(taetigkeitIds.length > 0 ? { taetigkeitIds } : {}) },
      datum: { tage, feiertageErlaubt: false },
      mitarbeiter: { ids: [...new Set(schichten.map(({ mitarbeiterId }) => mitarbeiterId))] },
    },
  };
}

/** `Di., 09.02.: Hardtstraße, Marktplatz und 2 weitere`, the streets with the most houses first. */
function kehrtourname(wann: string, teile: readonly Quartalsteil[]): string {
  const haeuser = new Map<string, number>();
  for (const { strasse, besuche } of teile)
    haeuser.set(strasse, (haeuser.get(strasse) ?? 0) + besuche.length);
  const strassen = [...haeuser].toSorted((a, b) => b[1] - a[1]).map(([strasse]) => strasse);
  for (let anzahl = Math.min(STRASSEN_IM_NAMEN, strassen.length); anzahl > 0; anzahl -= 1) {
    const rest = strassen.length - anzahl;
    const genannt = [...strassen.slice(0, anzahl), ...(rest > 0 ? [`${rest} weitere`] : [])];
    const name = `${wann}: ${formatAufzaehlung(genannt)}`;
    if (name.length <= NAME_MAX) return name;
  }
  return wann;
}

async function legeNeueAn(
  ctx: StaffCtx,
  tx: Tx,
  { name, tage, vorgaben }: NeueKehrtour,
  rechnen: boolean,
): Promise<{ id: string; name: string; tage: Tag[] }> {
  const id = randomUUID();
  await insertKehrtour(tx, { id, name, vorgaben, von: ctx.actor.id });
  await updateVorgaben(tx, id, 1, { vorgaben, name, status: 'entwurf', tage, now: ctx.now() });
  await record(ctx, tx, {
    gegenstand: 'kehrtour',
    id,
    was: 'entworfen',
    nach: { schritte: Object.keys(vorgaben) },
  });
  if (rechnen)
    await starteVorgang(ctx, tx, {
      job: PLANEN_STAPEL,
      bezugId: id,
      schritt: 'Fahrzeiten ermitteln',
      data: { kehrtourId: id },
    });
  return { id, name, tage };
}
