import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { AuswegProbe, kehrtourAuswegeHolen } from '@kehrtour/contract/kehrtourauswege';
import { brauchtAenderung, wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage, spaeter } from '@kehrtour/domain/tag';

import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import {
  brauchtSchau,
  freieFahrer,
  genutzteUeberstunden,
  mitUeberstunden,
  tageMitSchicht,
} from '../vorbereitung/ausweg.problem.ts';
import { zeigeTage } from '../vorbereitung/zeigeTage.ts';
import {
  ladeFuerAusweg,
  preisDesPlans,
  probiereAusweg,
  type Probe,
  type Probierer,
} from './probiereAusweg.ts';

type Auswege = AnswerOf<typeof kehrtourAuswegeHolen>;

/** Days one looks ahead for another one. */
const VORSCHAU_TAGE = 28;
const TAGE_PROBIERT_MAX = 2;
const PERSONEN_PROBIERT_MAX = 3;
const TAGE_JE_KEHRTOUR_MAX = 60;
/** Each question is some searches of a quarter of a second. */
export const AUSWEGFRAGEN = { anzahl: 20, proSekunden: 60 };
/** Answers that one process keeps, and how long: what other people do in the meantime changes them. */
const BEHALTEN_MAX = 200;
const BEHALTEN_MS = 60_000;

const bekannt = new Map<string, { readonly bis: number; readonly auswege: AuswegProbe[] }>();

/**
 * What would make room for the houses without a place: another day, more overtime, another person, each planned for a moment
 * and priced beside the plan as it is: the one that waits, where one does. Of a round that was announced whoever takes one gets
 * an Änderung; none where the round is under way or over.
 */
export async function zeigeAuswege(ctx: StaffCtx, id: string, gesehen: number): Promise<Auswege> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const grundlage = await ladeFuerAusweg(ctx, id);
  const { version, status, plan } = grundlage.kehrtour;
  if (version !== gesehen) throw new Refused('veraltet');
  const ohnePlatz = ohnePlatzIn(grundlage);
  const aktion = brauchtAenderung(status) ? 'plane' : 'entwirf';
  const aenderbar = wechsleKehrtourStatus(status, aktion, ctx.actor.rolle).ok;
  if (!aenderbar || plan === null || ohnePlatz.size === 0) return { version, auswege: [] };
  // What waits may be thrown away without the round counting on.
  const name = `${id}/${version}/${grundlage.aenderung?.version ?? 0}`;
  const behalten = bekannt.get(name);
  const jetzt = ctx.now().getTime();
  if (behalten && jetzt < behalten.bis) return { version, auswege: behalten.auswege };
  await countOrRefuse(ctx, `auswege/${ctx.actor.id}`, AUSWEGFRAGEN);
  const auswege = await sucheAuswege(ctx, grundlage, ohnePlatz);
  bekannt.set(name, { bis: jetzt + BEHALTEN_MS, auswege });
  const [aelteste] = bekannt.keys();
  if (bekannt.size > BEHALTEN_MAX && aelteste !== undefined) bekannt.delete(aelteste);
  return { version, auswege };
}

/** Stops that no computation could place; what a person left out is not asked about. */
const ohnePlatzIn = ({ anliegen, halte }: Planungsgrundlage): ReadonlySet<string> => {
  const gesetzt = new Set(halte.filter((halt) => halt.beginn !== null).map((halt) => halt.id));
  return new Set(
    anliegen
      .filter(({ id, sperre }) => sperre.ausgelassen !== true && !gesetzt.has(id))
      .map(({ id: stop }) => stop),
  );
};

/** One after the other: whoever asks waits, and everybody else who computes goes on. */
async function sucheAuswege(
  ctx: StaffCtx,
  grundlage: Planungsgrundlage,
  ohnePlatz: ReadonlySet<string>,
): Promise<AuswegProbe[]> {
  const suche: Suche = {
    ctx,
    grundlage,
    mitSchau: brauchtSchau(grundlage, ohnePlatz),
    probierer: {
      id: grundlage.kehrtour.id,
      heute: ortszeitAus(ctx.now()).tag,
      ohnePlatz,
      bisher: await preisDesPlans(ctx, grundlage),
    },
  };
  const auswege = [await tagDazu(suche), await ueberstunden(suche), await personDazu(suche)];
  return auswege.filter((one) => one !== undefined);
}

type Suche = {
  readonly ctx: StaffCtx;
  readonly grundlage: Planungsgrundlage;
  readonly mitSchau: boolean;
  readonly probierer: Probierer;
};
type Ausweg = AuswegProbe | undefined;

/** The next day after the last on which one of the chosen people works and nothing speaks against it. */
async function tagDazu({ ctx, grundlage, mitSchau, probierer }: Suche): Promise<Ausweg> {
  const { datum } = grundlage.vorgaben;
  if (datum.tage.length >= TAGE_JE_KEHRTOUR_MAX) return undefined;
  const danach = plusTage(spaeter(datum.tage.toSorted().at(-1) ?? probierer.heute, probierer.heute), 1);
  // Where notices are out, the new ones go out with the Änderung, and leave a whole day to be read.
  const angesagt = brauchtAenderung(grundlage.kehrtour.status);
  const ab = angesagt ? spaeter(danach, plusTage(probierer.heute, 2)) : danach;
  const { tage } = await zeigeTage(ctx, probierer.id, ab, plusTage(ab, VORSCHAU_TAGE));
  const moeglich = tage
    .filter(({ wochenende, feiertag, fristReicht }) => !wochenende && feiertag === null && fristReicht)
    .map(({ tag }) => tag);
  const mitAllen = await ladeFuerAusweg(ctx, probierer.id, {
    datum: { ...datum, tage: [...datum.tage, ...moeglich] },
  });
  const kandidaten = tageMitSchicht(moeglich, mitAllen.schichten, mitSchau).slice(0, TAGE_PROBIERT_MAX);
  return beste(probierer, kandidaten, async (tag) => {
    const vorgaben = { datum: { ...datum, tage: [...datum.tage, tag] } };
    const probe = await probiereAusweg(ctx, probierer, vorgaben);
    const leute = new Set(
      probe?.solution.routes.filter(({ day, stops }) => day === tag && stops.length > 0).map(employee),
    );
    return probe && { ...ausProbe(probe, grundlage, [...leute]), art: 'tagDazu', vorgaben, tag };
  });
}

const employee = (route: { readonly employee: string }): string => route.employee;

async function ueberstunden({ ctx, grundlage, probierer }: Suche): Promise<Ausweg> {
  const probiert = mitUeberstunden(grundlage);
  if (probiert === null) return undefined;
  const probe = await probiereAusweg(ctx, probierer, { arbeitszeit: probiert });
  if (!probe) return undefined;
  const laengste = (id: string): number =>
    Math.max(0, ...probe.solution.routes.filter((r) => r.employee === id).map((r) => r.overtimeSeconds));
  const bisher = grundlage.vorgaben.arbeitszeit;
  const arbeitszeit = genutzteUeberstunden(probiert, bisher, laengste);
  const laenger = Object.keys(arbeitszeit).filter((id) => arbeitszeit[id] !== bisher[id]);
  if (laenger.length === 0) return undefined;
  const { personen, ...rest } = ausProbe(probe, grundlage, laenger);
  return {
    ...rest,
    art: 'ueberstunden',
    vorgaben: { arbeitszeit },
    personen: personen.map((person) => ({
      ...person,
      ueberstundenMinuten: arbeitszeit[person.mitarbeiterId]?.ueberstundenMinuten ?? 0,
    })),
    tag: null,
  };
}

/** Somebody who is free on these days, and may do what is left. */
async function personDazu({ ctx, grundlage, mitSchau, probierer }: Suche): Promise<Ausweg> {
  const { ids } = grundlage.vorgaben.mitarbeiter;
  const alle = grundlage.fahrer.filter(({ aktiv }) => aktiv).map(({ id }) => id);
  const mitAllen = await ladeFuerAusweg(ctx, probierer.id, { mitarbeiter: { ids: alle } });
  const freie = freieFahrer(grundlage, mitAllen.schichten, mitSchau).slice(0, PERSONEN_PROBIERT_MAX);
  return beste(probierer, freie, async (person) => {
    const vorgaben = { mitarbeiter: { ids: [...ids, person.id] } };
    const probe = await probiereAusweg(ctx, probierer, vorgaben);
    return (
      probe && { ...ausProbe(probe, grundlage, [person.id]), art: 'mitarbeiterDazu', vorgaben, tag: null }
    );
  });
}

/** The first that takes all houses in, else the one that takes most. */
async function beste<T>(
  { ohnePlatz }: Probierer,
  kandidaten: readonly T[],
  probiere: (kandidat: T) => Promise<Ausweg>,
): Promise<Ausweg> {
  let bester: Ausweg;
  for (const kandidat of kandidaten) {
    // oxlint-disable-next-line no-await-in-loop
    const ausweg = await probiere(kandidat);
    if (ausweg && ausweg.passen > (bester?.passen ?? 0)) bester = ausweg;
    if (bester?.passen === ohnePlatz.size) break;
  }
  return bester;
}

const ausProbe = (
  { passen, mehr }: Probe,
  { fahrer }: Planungsgrundlage,
  personen: readonly string[],
): Pick<AuswegProbe, 'passen' | 'personen' | keyof Probe['mehr']> => ({
  passen,
  ...mehr,
  personen: fahrer
    .filter(({ id }) => personen.includes(id))
    .map(({ id, vorname, nachname }) => ({
      mitarbeiterId: id,
      name: `${vorname} ${nachname}`.trim(),
      ueberstundenMinuten: 0,
    })),
});
