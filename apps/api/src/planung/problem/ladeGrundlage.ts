import { randomUUID } from 'node:crypto';

import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { brauchtAenderung, hatZusagen, PLANGROESSE_MAX } from '@kehrtour/domain/kehrtour/kehrtour';
import { type Eigenentscheidung, gesetzlicheSchichten } from '@kehrtour/domain/recht/gesetzlicheSchichten';
import { feiertagAm, type Feiertag } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeRuhetage } from '../../schliesstag/ruhetage.ts';
import { abzueglichAbwesenheit } from '../schicht/abwesenheit.ts';
import { abzueglichBelegt } from '../schicht/abzueglichBelegt.ts';
import { belegteZeiten, mitziehende } from '../schicht/belegteZeiten.ts';
import { type Schicht, schichtenAus } from '../schicht/schichten.ts';
import { verlangeArbeitszeitgesetz } from '../schicht/verlangeArbeitszeitgesetz.ts';
import { type BelegtRow, listBelegt } from '../stand/belegt.store.ts';
import type { Belegt } from '../stand/belegt.ts';
import { planungRefused } from '../stand/planung.grund.ts';
import {
  type BetriebMitMitteRow,
  type FahrerRow,
  type HausRow,
  listAbwesenheiten,
  listEnttaeuschte,
  listFahrer,
  listTermineDerKehrtour,
  type TerminRow,
} from '../stand/planung.store.ts';
import type { HaltRow, KehrtourRow } from '../stand/runde.ts';
import { spanneDer } from '../stand/spanneDer.ts';
import { mitStandard } from '../stand/standardVorgaben.ts';
import type { AenderungRow } from '../stand/wartenderPlan.ts';
import { geltendeSperre } from './geltendeSperre.ts';
import type { HaltAnliegen } from './haltAnliegen.ts';
import { halteDesHauses, type Hausbesuch } from './halteDesHauses.ts';
import { begonnenBisVon, type Hausnachtrag, ladeHaeuser } from './ladeHaeuser.ts';
import { type Terminbezug, termineAmHalt } from './termineAmHalt.ts';
import { ladeUebergangene, type Uebergangen } from './uebergangene.ts';

/** Everything of the database that a plan is made of, read in one transaction. */
export type Planungsgrundlage = {
  readonly kehrtour: KehrtourRow;
  readonly vorgaben: Vorgaben;
  /** Those of these decisions that only wait with a plan, or are tried. */
  readonly nochNichtInKraft: Partial<Vorgaben>;
  readonly betrieb: BetriebMitMitteRow;
  readonly fahrer: readonly FahrerRow[];
  readonly schichten: readonly Schicht[];
  readonly haeuser: readonly HausRow[];
  readonly anliegen: readonly HaltAnliegen[];
  /** What the people of the round do beside it, from the day before to the day after. */
  readonly belegte: readonly Belegt[];
  readonly entscheidet: Eigenentscheidung;
  /** Chosen houses in which this round has nothing to do. */
  readonly uebergangene: readonly Uebergangen[];
  /** Days of the round on which nobody works otherwise. */
  readonly ruhetage: readonly Feiertag[];
  /** Appointments of other rounds that move into this one. */
  readonly mitgezogen: readonly BelegtRow[];
  /** Houses whose work is not what was told any more. */
  readonly nachtraege: readonly Hausnachtrag[];
  /** A plan that waits to be accepted, where it was asked for: stops and what a person decided are those of it. */
  readonly aenderung: AenderungRow | undefined;
  /** The stops that are worked on: those of the plan that waits with what came in since, else those in force. */
  readonly halte: readonly HaltRow[];
  readonly inKraft: readonly HaltRow[];
};

/** A round as it stands, or as it would with what is tried. */
export type Rundenstand = Pick<
  Planungsgrundlage,
  'kehrtour' | 'nochNichtInKraft' | 'aenderung' | 'halte' | 'inKraft'
>;

/** How long somebody remembers that nobody came. */
const JAHR_MS = 365 * 86_400_000;

/** Reads beside the round itself all that planning takes into account. */
export async function ladeGrundlage(
  ctx: TenantCtx,
  tx: Tx,
  betrieb: BetriebMitMitteRow,
  runde: Rundenstand,
): Promise<Planungsgrundlage> {
  const { kehrtour } = runde;
  const { id, status } = kehrtour;
  const vorgaben = mitStandard(kehrtour.vorgaben, betrieb.einstellungen);
  const spanne = spanneDer(vorgaben.datum.tage);
  const belegt = await ladeBelegt(ctx, tx, id, vorgaben);
  const { mitverschieben } = vorgaben.termine;
  const mitgezogen = mitziehende(belegt, mitverschieben);
  const belegte = belegteZeiten(belegt, mitverschieben);
  const { haeuser, nachtraege } = await ladeHaeuser(tx, { ...runde, id, status, vorgaben, mitgezogen });
  const abwesend = await listAbwesenheiten(tx, spanne.von, spanne.bis);
  const fahrer = await listFahrer(tx);
  const entscheidet = eigenentscheidung(kehrtour.vorgaben, fahrer);
  const ruhetage = await ladeRuhetage(ctx, tx, betrieb, vorgaben.datum.tage);
  const schichten = schichtenAus(ohneRuhetage(kehrtour, vorgaben, ruhetage), fahrer, betrieb)
    .flatMap((schicht) => abzueglichAbwesenheit(schicht, abwesend) ?? [])
    .flatMap((schicht) => abzueglichBelegt(schicht, belegte) ?? []);
  const gesetzlich = gesetzlicheSchichten(schichten, belegte, entscheidet);
  const da = new Set(haeuser.map((haus) => haus.id));
  const termine = await listTermineDerKehrtour(tx, id);
  const enttaeuschte = await listEnttaeuschte(tx, [...da], new Date(ctx.now().getTime() - JAHR_MS));
  return {
    ...runde,
    vorgaben,
    betrieb,
    fahrer,
    schichten: gesetzlich,
    haeuser,
    anliegen: haeuser.flatMap((haus) =>
      halteDesHauses(haus, runde.halte).map((besuch) =>
        anliegenAus(besuch, { termine, schichten: gesetzlich, enttaeuschte }),
      ),
    ),
    uebergangene: await ladeUebergangene(
      tx,
      vorgaben.liegenschaften.ids.filter((haus) => !da.has(haus)),
      { id, begonnenBis: begonnenBisVon(vorgaben) ?? '9999-12-31' },
    ),
    ruhetage,
    belegte,
    entscheidet,
    mitgezogen,
    nachtraege,
  };
}

/** What its people do elsewhere on its days. */
const ladeBelegt = (ctx: TenantCtx, tx: Tx, kehrtourId: string, { datum, mitarbeiter }: Vorgaben) =>
  listBelegt(tx, {
    mitarbeiterIds: datum.tage.length === 0 ? [] : mitarbeiter.ids,
    ...spanneDer(datum.tage),
    kehrtourId,
    jetzt: ctx.now(),
  });

/** A day that was closed after the round was announced is driven no more; before that planning refuses it by name. */
function ohneRuhetage({ status }: KehrtourRow, vorgaben: Vorgaben, ruhetage: readonly Feiertag[]): Vorgaben {
  const { datum } = vorgaben;
  if (!hatZusagen(status) || datum.feiertageErlaubt) return vorgaben;
  return { ...vorgaben, datum: { ...datum, tage: datum.tage.filter((tag) => !feiertagAm(tag, ruhetage)) } };
}

/** What an owner decides for himself in this round stands above the law; for nobody else. */
function eigenentscheidung(gewollt: Partial<Vorgaben>, fahrer: readonly FahrerRow[]): Eigenentscheidung {
  const inhaber = new Set(fahrer.filter(({ rolle }) => rolle === 'inhaber').map(({ id }) => id));
  return (mitarbeiterId) => ({
    arbeitszeit: inhaber.has(mitarbeiterId) && gewollt.arbeitszeit?.[mitarbeiterId] !== undefined,
    pause: inhaber.has(mitarbeiterId) && gewollt.pause != null,
  });
}

function anliegenAus(
  { haus, halt, nutzungseinheitId }: Hausbesuch,
  {
    termine,
    schichten,
    enttaeuschte,
  }: {
    termine: readonly TerminRow[];
    schichten: readonly Schicht[];
    enttaeuschte: ReadonlySet<string>;
  },
): HaltAnliegen {
  const bisher =
    halt?.mitarbeiter_id && halt.tag && halt.beginn
      ? { mitarbeiterId: halt.mitarbeiter_id, tag: halt.tag, beginn: halt.beginn }
      : undefined;
  const bezug = bezugVon(
    termine.filter(({ halt_id }) => halt_id !== null && halt_id === halt?.id),
    termine.filter(
      ({ halt_id, liegenschaft_id }) =>
        nutzungseinheitId === null && halt_id === null && liegenschaft_id === haus.id,
    ),
  );
  return {
    id: halt?.id ?? randomUUID(),
    haus,
    nutzungseinheitId,
    // All that is due at one house is one visit (§ 3 Abs. 2 KÜO).
    dauerMinuten: haus.aufgaben.reduce((summe, aufgabe) => summe + aufgabe.dauerMinuten, 0),
    ...geltendeSperre(halt?.sperre ?? {}, { bisher, zugesagt: bezug.termin !== undefined }, schichten),
    bisher,
    enttaeuscht: enttaeuschte.has(haus.id),
    ...bezug,
  };
}

/** Told of this stop, or booked at its house and still without one. */
function bezugVon(amHalt: readonly TerminRow[], ohneHalt: readonly TerminRow[]): Terminbezug {
  const bezug = termineAmHalt(amHalt);
  const gebucht = bezug.termin ? undefined : termineAmHalt(ohneHalt).termin;
  return gebucht ? { termin: gebucht, hinfaellig: undefined } : bezug;
}

/**
 * A plan's tables lie where no limit of a thread reaches them, so its size is bounded before it is built.
 * @throws Refused 'kehrtour.zu-gross'
 */
export function verlangeMass({
  schichten,
  haeuser,
}: {
  schichten: readonly Pick<Schicht, 'feste'>[];
  haeuser: readonly unknown[];
}): void {
  const feste = schichten.reduce((summe, schicht) => summe + schicht.feste.length, 0);
  if (schichten.length + haeuser.length + feste > PLANGROESSE_MAX) throw new Refused('kehrtour.zu-gross');
}

/**
 * Whether the decisions can be planned at all.
 * @throws Refused with the field and the way out
 */
export function verlangePlanbar(
  { kehrtour, vorgaben, schichten, haeuser, betrieb, fahrer, ruhetage }: Planungsgrundlage,
  heute: Tag,
): void {
  const tage = vorgaben.datum.tage.toSorted();
  const [erster] = tage;
  if (vorgaben.liegenschaften.ids.length === 0 && haeuser.length === 0) throw new Refused('kehrtour.leer');
  if (haeuser.length === 0) throw planungRefused('nichts-faellig', vorgaben.liegenschaften.ids.length);
  if (erster === undefined) throw planungRefused('kein-tag');
  if (erster < heute) throw planungRefused('erster-tag-vergangen');
  const [frei] = ruhetage;
  const andereTage = brauchtAenderung(kehrtour.status) && schichten.length > 0;
  if (frei && !vorgaben.datum.feiertageErlaubt && !andereTage) throw planungRefused('feiertag', frei);
  verlangeMass({ schichten, haeuser });
  verlangeArbeitszeitgesetz({
    gewollt: kehrtour.vorgaben,
    betrieb,
    fahrer,
    // What was decided for an owner was decided by himself.
    entscheidetSelbst: ({ rolle }) => rolle === 'inhaber',
  });
  if (schichten.length === 0) throw planungRefused('keine-arbeitszeit');
  const fss = haeuser.some((haus) =>
    haus.aufgaben.some((aufgabe) => aufgabe.qualifikation === 'feuerstaettenschau'),
  );
  const darf = schichten.some(({ fahrer }) => darfFeuerstaettenschau(fahrer));
  if (fss && !darf) throw planungRefused('niemand-darf-schauen');
}
