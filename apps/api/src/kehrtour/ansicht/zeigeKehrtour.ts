import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { zaehleRunde } from '@kehrtour/domain/kehrtour/antwortzahlen';
import { hatZusagen, OHNE_FAHRT_SATZ } from '@kehrtour/domain/kehrtour/kehrtour';
import { BEENDETE_RUNDEN, istRundeIn } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import {
  besuchteEinheiten,
  hauswunschInWorten,
  liesHauswunsch,
  wunschsaetzeDesBesuchs,
} from '@kehrtour/domain/liegenschaft/hauswunsch';
import { lageText } from '@kehrtour/domain/liegenschaft/wohnungsangabe';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { darf } from '@kehrtour/domain/rolle';
import { istBesuchsausgang } from '@kehrtour/domain/termin/termin';

import { listVerloreneTage, type VerlorenerTagRow } from '../../mitarbeiter/verloreneStunden.ts';
import { grundFuer } from '../../planung/grund/kehrtour.grund.ts';
import type { PlanMeta } from '../../planung/stand/planMeta.ts';
import {
  type AbwesendRow,
  type BetriebMitMitteRow,
  type FahrerRow,
  findBetriebMitMitte,
  listAbwesenheiten,
  listFahrer,
} from '../../planung/stand/planungsstand.ts';
import { PLANEN } from '../../planung/stand/planungsvorgang.ts';
import type { HaltRow, KehrtourRow } from '../../planung/stand/runde.ts';
import { spanneDer } from '../../planung/stand/spanneDer.ts';
import { mitStandard } from '../../planung/stand/standardVorgaben.ts';
import { type AenderungRow, halteDerAenderung } from '../../planung/stand/wartenderPlan.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeRuhetage } from '../../schliesstag/ruhetage.ts';
import { laufenderVorgang } from '../../vorgang/vorgang.ts';
import { findAenderung } from '../aenderung/aenderung.store.ts';
import { findKehrtour, listHalte } from '../runde/kehrtour.store.ts';
import {
  type AntwortRow,
  type HausDesHaltsRow,
  listAntworten,
  listHaeuserDerHalte,
} from '../runde/zeigeKehrtour.store.ts';
import { abwesenheitsverstoss } from './abwesenheitsverstoss.ts';
import { stundenverstoss } from './stundenverstoss.ts';

type Teile = {
  kehrtour: KehrtourRow;
  betrieb: BetriebMitMitteRow;
  halte: readonly HaltRow[];
  haeuser: ReadonlyMap<string, HausDesHaltsRow>;
  aenderung: { row: AenderungRow; haeuser: ReadonlyMap<string, HausDesHaltsRow> } | undefined;
  fahrer: readonly FahrerRow[];
  antworten: readonly AntwortRow[];
  /** The one of each stop that needs looking at. */
  antwortAm: ReadonlyMap<string, AntwortRow>;
  vorgangId: string | undefined;
  abwesend: readonly AbwesendRow[];
  verloren: readonly VerlorenerTagRow[];
  /** Days of its plan on which nobody works, and nobody has said that it is meant so. */
  ruhetage: readonly Feiertag[];
};

/** A round with its plan and what customers answered. Those who drive see only rounds of their own. */
export async function zeigeKehrtour(ctx: StaffCtx, id: string): Promise<Kehrtour> {
  const teile = await ctx.transaction(async (tx): Promise<Teile> => {
    const kehrtour = await findKehrtour(tx, id);
    const betrieb = await findBetriebMitMitte(tx);
    if (!kehrtour || !betrieb) throw new Refused('nicht-gefunden');
    const antworten = await listAntworten(tx, id);
    return {
      kehrtour,
      betrieb,
      halte: await listHalte(tx, id),
      haeuser: nachHalt(await listHaeuserDerHalte(tx, { kehrtourId: id })),
      aenderung: await ladeAenderung(ctx, tx, kehrtour),
      fahrer: await listFahrer(tx),
      vorgangId: await laufenderVorgang(tx, PLANEN.name, id),
      abwesend: await spaetereAbwesenheiten(tx, kehrtour),
      verloren: istVorbei(kehrtour) ? [] : await listVerloreneTage(tx, id),
      ruhetage: await spaetereRuhetage(ctx, tx, kehrtour, betrieb),
      antworten,
      antwortAm: new Map(
        antworten.toReversed().flatMap((row) => (row.halt_id === null ? [] : [[row.halt_id, row]])),
      ),
    };
  });
  const eigene = teile.halte.some((halt) => halt.mitarbeiter_id === ctx.actor.id);
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen') && !eigene) throw new Refused('nicht-gefunden');
  return ansicht(teile);
}

const istVorbei = ({ status }: Pick<KehrtourRow, 'status'>): boolean => istRundeIn(BEENDETE_RUNDEN, status);

/** Nobody asks any more who is there once a round is over. */
async function spaetereAbwesenheiten(tx: Tx, kehrtour: KehrtourRow): Promise<AbwesendRow[]> {
  const { plan } = kehrtour;
  if (istVorbei(kehrtour) || !plan?.schichten.length) return [];
  const { von, bis } = spanneDer(plan.schichten.map(({ tag }) => tag));
  return listAbwesenheiten(tx, von, bis);
}

async function spaetereRuhetage(
  ctx: StaffCtx,
  tx: Tx,
  kehrtour: KehrtourRow,
  betrieb: BetriebMitMitteRow,
): Promise<Feiertag[]> {
  const { plan, vorgaben } = kehrtour;
  if (istVorbei(kehrtour) || !plan || mitStandard(vorgaben, betrieb.einstellungen).datum.feiertageErlaubt)
    return [];
  return ladeRuhetage(ctx, tx, betrieb, [...new Set(plan.schichten.map(({ tag }) => tag))]);
}

function ansicht(teile: Teile): Kehrtour {
  const { kehrtour } = teile;
  const vorgaben = mitStandard(kehrtour.vorgaben, teile.betrieb.einstellungen);
  return {
    id: kehrtour.id,
    nummer: kehrtour.nummer,
    name: kehrtour.name,
    status: kehrtour.status,
    version: kehrtour.version,
    vorgaben,
    entschieden: Object.keys(kehrtour.vorgaben),
    tage: vorgaben.datum.tage,
    ...planansicht(teile, kehrtour.plan),
    aenderung: aenderungsansicht(teile),
    angekuendigtAm: kehrtour.angekuendigt_am?.toISOString() ?? null,
    vorgangId: teile.vorgangId ?? null,
    rueckmeldungen: zaehleRunde(teile.antworten, kehrtour.status),
  };
}

type Planteile = Pick<
  Teile,
  'halte' | 'haeuser' | 'fahrer' | 'abwesend' | 'verloren' | 'ruhetage' | 'antwortAm'
>;

/** Stops, shifts and sums of a plan, whether it is in force or waits. */
function planansicht(
  teile: Planteile,
  plan: PlanMeta | null,
): Pick<Kehrtour, 'halte' | 'schichten' | 'kennzahlen'> {
  const { halte, fahrer } = teile;
  const name = (id: string): string => {
    const person = fahrer.find((one) => one.id === id);
    return person ? `${person.vorname} ${person.nachname}` : 'jemand';
  };
  const schichten = plan?.schichten ?? [];
  // What is done was done, whoever went home afterwards.
  const nochZuFahren = halte.filter(({ id }) => {
    const antwort = teile.antwortAm.get(id);
    return !antwort || !istBesuchsausgang(antwort.status);
  });
  const sum = (pick: (schicht: (typeof schichten)[number]) => number): number =>
    schichten.reduce((total, schicht) => total + pick(schicht), 0);
  return {
    halte: halte.flatMap((halt) => haltAnsicht(halt, teile, name)),
    schichten: schichten.map(({ meter: _meter, ...schicht }) => ({
      ...schicht,
      name: name(schicht.mitarbeiterId),
      farbe: fahrer.find(({ id }) => id === schicht.mitarbeiterId)?.farbe ?? 1,
      pausen: [...schicht.pausen],
      verstoesse: [
        ...abwesenheitsverstoss(schicht, nochZuFahren, teile.abwesend),
        ...stundenverstoss(schicht, teile.verloren),
        ...teile.ruhetage.flatMap(({ tag, name: ist }) =>
          tag === schicht.tag ? [`An diesem Tag ist ${ist}`] : [],
        ),
        ...schicht.verstoesse,
      ],
    })),
    kennzahlen: {
      halte: halte.filter((halt) => !halt.ausgelassen).length,
      ausgelassen: halte.filter((halt) => halt.ausgelassen).length,
      fahrtSekunden: sum((s) => s.fahrtSekunden),
      arbeitSekunden: sum((s) => s.arbeitSekunden),
      ueberstundenSekunden: sum((s) => s.ueberstundenSekunden),
      fahrzeiten: plan?.fahrzeiten ?? '',
      mehrwegSekunden: plan?.mehrwegSekunden ?? null,
      gleichmaessigSekunden: plan?.gleichmaessigSekunden ?? null,
      ohneFahrt: (plan?.ohneFahrt ?? []).map(({ mitarbeiterId, grund }) => ({
        mitarbeiterId,
        text: OHNE_FAHRT_SATZ[grund](name(mitarbeiterId)),
      })),
    },
  };
}

function aenderungsansicht(teile: Teile): Kehrtour['aenderung'] {
  if (!teile.aenderung) return null;
  const { row, haeuser } = teile.aenderung;
  return {
    version: row.version,
    ursache: row.ursache,
    vorher: row.vorher,
    von: row.von,
    am: row.angelegt_am.toISOString(),
    plan: planansicht({ ...teile, haeuser, halte: halteDerAenderung(row) }, row.plan),
  };
}

/** A plan that waits concerns those who plan, and nobody any more once the round is over. */
async function ladeAenderung(
  ctx: StaffCtx,
  tx: Tx,
  { id, status }: KehrtourRow,
): Promise<Teile['aenderung']> {
  if (!hatZusagen(status) || !darf(ctx.actor.rolle, 'kehrtour.planen')) return undefined;
  const row = await findAenderung(tx, id);
  return row && { row, haeuser: nachHalt(await listHaeuserDerHalte(tx, row)) };
}

const nachHalt = (haeuser: readonly HausDesHaltsRow[]): ReadonlyMap<string, HausDesHaltsRow> =>
  new Map(haeuser.map((haus) => [haus.halt_id, haus]));

function verstandenerWunsch(satz: string): NonNullable<Halt['wuensche']> {
  const wunsch = liesHauswunsch(satz);
  return wunsch ? [{ ...wunsch, wochentage: [...wunsch.wochentage], text: hauswunschInWorten(wunsch) }] : [];
}

function haltAnsicht(halt: HaltRow, teile: Planteile, name: (id: string) => string): Halt[] {
  const haus = teile.haeuser.get(halt.id);
  if (!haus) return [];
  const antwort = teile.antwortAm.get(halt.id);
  const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
  return [
    {
      id: halt.id,
      liegenschaftId: haus.id,
      anschrift: [`${haus.strasse} ${haus.hausnr}`.trim(), lageText(haus.wohnung ?? undefined)]
        .filter(Boolean)
        .join(', '),
      ortszeile: `${haus.plz} ${haus.ort}`,
      laufnummer: haus.laufnummer,
      koordinaten: haus.lat !== null && haus.lon !== null ? { lat: haus.lat, lon: haus.lon } : null,
      name: haus.name,
      notiz: haus.notiz,
      wuensche: wunschsaetzeDesBesuchs(
        haus.wuensche,
        besuchteEinheiten(halt.nutzungseinheit_id, haus.aufgaben),
      ).flatMap(({ text }) => verstandenerWunsch(text)),
      einheiten: haus.wohnung ? 1 : haus.einheiten_anzahl,
      dauerMinuten: halt.dauer_minuten,
      aufgaben: haus.aufgaben.map(({ qualifikation: _qualifikation, ...aufgabe }) => aufgabe),
      mitarbeiterId: halt.mitarbeiter_id,
      tag: halt.tag,
      position: halt.position,
      beginn: iso(halt.beginn),
      ende: iso(halt.ende),
      anfahrtSekunden: halt.anfahrt_sekunden,
      anfahrtZuFuss: halt.grund?.zuFuss ?? false,
      wartezeitSekunden: halt.wartezeit_sekunden,
      fensterVon: iso(halt.fenster_von),
      fensterBis: iso(halt.fenster_bis),
      sperre: halt.sperre,
      ausgelassen: halt.ausgelassen,
      grund: halt.grund?.ausgelassen ? grundFuer(halt.grund.ausgelassen, name) : null,
      andernorts: halt.grund?.andernorts ?? [],
      verstoesse: halt.grund?.verstoesse ?? [],
      termin: antwort
        ? {
            id: antwort.termin_id,
            status: antwort.status,
            ...(antwort.ohne_nachweis && { ohneNachweis: true }),
            antwort: antwort.antwort,
            ungelesen: antwort.ungelesen > 0,
            bittet: antwort.bittet,
          }
        : null,
    },
  ];
}
