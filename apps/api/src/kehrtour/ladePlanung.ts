import { randomUUID } from 'node:crypto';

import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { PLANGROESSE_MAX } from '@kehrtour/domain/kehrtour';
import { darfFeuerstaettenschau } from '@kehrtour/domain/mitarbeiter';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage, type Tag } from '@kehrtour/domain/tag';

import { feiertage } from '../feiertag/feiertage.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import { abzueglichAbwesenheit } from './abwesenheit.ts';
import { listGebuchte } from './gebucht.store.ts';
import type { HaltAnliegen } from './kehrtour.problem.ts';
import { findKehrtour, type HaltRow, type KehrtourRow, listHalte } from './kehrtour.store.ts';
import { planungRefused } from './planung.grund.ts';
import {
  type BetriebMitMitteRow,
  findBetriebMitMitte,
  type HausRow,
  listAbwesenheiten,
  listFahrer,
  listHaeuser,
  listTermineDerKehrtour,
  listTermineImZeitraum,
  type TerminRow,
} from './planung.store.ts';
import { type Schicht, schichtenAus } from './schichten.ts';
import { mitStandard } from './standardVorgaben.ts';

/** Everything of the database that a plan is made of, read in one transaction. */
export type Planungsgrundlage = {
  readonly kehrtour: KehrtourRow;
  readonly vorgaben: Vorgaben;
  readonly betrieb: BetriebMitMitteRow;
  readonly schichten: readonly Schicht[];
  readonly haeuser: readonly HausRow[];
  readonly anliegen: readonly HaltAnliegen[];
  readonly festeTermine: readonly TerminRow[];
};

/** @throws Refused 'nicht-gefunden' */
export async function ladePlanung(ctx: TenantCtx, id: string): Promise<Planungsgrundlage> {
  return ctx.transaction(async (tx) => {
    const kehrtour = await findKehrtour(tx, id);
    const betrieb = await findBetriebMitMitte(tx);
    if (!kehrtour || !betrieb) throw new Refused('nicht-gefunden');
    const vorgaben = mitStandard(kehrtour.vorgaben, betrieb.einstellungen);
    const { ids, faelligBis, taetigkeitIds } = vorgaben.liegenschaften;
    const gebuchte = await listGebuchte(tx, id);
    const haeuser = await listHaeuser(tx, {
      // Who booked a seat in the round was promised to be visited, whether the office chose the house or not.
      ids: [...new Set([...ids, ...gebuchte.map((termin) => termin.liegenschaft_id)])],
      kehrtourId: id,
      gebuchteIds: gebuchte.map((termin) => termin.id),
      nurGebuchtes: gebuchte.map((termin) => termin.liegenschaft_id).filter((haus) => !ids.includes(haus)),
      faelligBis: faelligBis ?? vorgaben.datum.tage.toSorted().at(-1),
      taetigkeitIds,
    });
    const tage = vorgaben.datum.tage.toSorted();
    const [von, bis] = [
      instantOf(tage[0] ?? '2000-01-01'),
      instantOf(plusTage(tage.at(-1) ?? '2000-01-01', 1)),
    ];
    const abwesend = await listAbwesenheiten(tx, von, bis);
    const schichten = schichtenAus(vorgaben, await listFahrer(tx), betrieb).flatMap(
      (schicht) => abzueglichAbwesenheit(schicht, abwesend) ?? [],
    );
    const festeTermine =
      tage.length === 0 ? [] : await listTermineImZeitraum(tx, vorgaben.mitarbeiter.ids, von, bis);
    const halte = await listHalte(tx, id);
    const termine = await listTermineDerKehrtour(tx, id);
    return {
      kehrtour,
      vorgaben,
      betrieb,
      schichten,
      haeuser,
      anliegen: haeuser.map((haus) =>
        anliegenAus(
          haus,
          halte.find((halt) => halt.liegenschaft_id === haus.id),
          termine,
        ),
      ),
      // What somebody booked for itself moves along with no round.
      festeTermine: festeTermine.filter(
        (termin) =>
          termin.kehrtour_id !== id &&
          (termin.quelle === 'buchung' || !vorgaben.termine.mitverschieben.includes(termin.id)),
      ),
    };
  });
}

const instantOf = (tag: Tag): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });

function anliegenAus(haus: HausRow, halt: HaltRow | undefined, termine: readonly TerminRow[]): HaltAnliegen {
  const bisher =
    halt?.mitarbeiter_id && halt.tag && halt.beginn
      ? { mitarbeiterId: halt.mitarbeiter_id, tag: halt.tag, beginn: halt.beginn }
      : undefined;
  return {
    id: halt?.id ?? randomUUID(),
    haus,
    // All that is due at one house is one visit (§ 3 Abs. 2 KÜO).
    dauerMinuten: haus.aufgaben.reduce((summe, aufgabe) => summe + aufgabe.dauerMinuten, 0),
    sperre: halt?.sperre ?? {},
    bisher,
    termin:
      (halt && termine.find((termin) => termin.halt_id === halt.id)) ??
      termine.find((termin) => termin.halt_id === null && termin.liegenschaft_id === haus.id),
  };
}

/**
 * A plan's tables lie where no limit of a thread reaches them, so its size is bounded before it is built.
 * @throws Refused 'kehrtour.zu-gross'
 */
export function verlangeMass({
  schichten,
  haeuser,
  festeTermine,
}: Record<'schichten' | 'haeuser' | 'festeTermine', readonly unknown[]>): void {
  if (schichten.length + haeuser.length + festeTermine.length > PLANGROESSE_MAX)
    throw new Refused('kehrtour.zu-gross');
}

/**
 * Whether the decisions can be planned at all.
 * @throws Refused with the field and the way out
 */
export function verlangePlanbar(
  { vorgaben, schichten, haeuser, festeTermine, betrieb }: Planungsgrundlage,
  heute: Tag,
): void {
  const tage = vorgaben.datum.tage.toSorted();
  const [erster] = tage;
  if (haeuser.length === 0) throw new Refused('kehrtour.leer');
  if (erster === undefined) throw planungRefused('kein-tag');
  if (erster < heute) throw planungRefused('erster-tag-vergangen');
  const frei = feiertage(betrieb.bundesland, erster, tage.at(-1) ?? erster).find((feiertag) =>
    tage.includes(feiertag.tag),
  );
  if (frei && !vorgaben.datum.feiertageErlaubt) throw planungRefused('feiertag', frei);
  verlangeMass({ schichten, haeuser, festeTermine });
  if (schichten.length === 0) throw planungRefused('keine-arbeitszeit');
  const fss = haeuser.some((haus) =>
    haus.aufgaben.some((aufgabe) => aufgabe.qualifikation === 'feuerstaettenschau'),
  );
  const darf = schichten.some(({ fahrer }) => darfFeuerstaettenschau(fahrer));
  if (fss && !darf) throw planungRefused('niemand-darf-schauen');
}
