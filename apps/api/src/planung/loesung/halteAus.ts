import { randomUUID } from 'node:crypto';

import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus, zeitpunkteAus } from '@kehrtour/domain/ortszeit';
import { fristverstoss } from '@kehrtour/domain/planung/planverstoss';
import { haelt, sperreVon } from '@kehrtour/domain/planung/sperre';
import { istJugendlich } from '@kehrtour/domain/recht/jugendarbeit';
import type { Tag } from '@kehrtour/domain/tag';
import { ansageFensterDerKehrtour } from '@kehrtour/domain/zeitfenster';
import type { Route, TimedStop, ViolationCode } from '@kehrtour/planner';

import { feiertagDort } from '../../unternehmen/feiertagDort.ts';
import { grundDesAusgelassenen } from '../grund/grundDesAusgelassenen.ts';
import { verstossSatz } from '../grund/kehrtour.grund.ts';
import type { HaltAnliegen } from '../problem/haltAnliegen.ts';
import type { Mehrkosten, Planloesung } from '../problem/planbild.problem.ts';
import { istFest } from '../problem/schicht.problem.ts';
import { abGewuenschtem } from '../problem/wunsch.problem.ts';
import type { PlanMeta } from '../stand/planMeta.ts';
import type { TerminRow } from '../stand/planung.store.ts';
import type { HaltGrund, HaltNeu, HaltRow } from '../stand/runde.ts';
import { mitBisherigen } from './mitVergangenem.ts';
import type { PlanNeu } from './planNeu.ts';
import { schichtMeta } from './schichtMeta.ts';
import { werNichtsFaehrt } from './werNichtsFaehrt.ts';

/** All stops of a timed plan with their windows: in a shift, left out, or with somebody who is not there any more. */
export const halteAus = (neu: PlanNeu, bisher: readonly HaltRow[]): HaltNeu[] => [
  ...neu.solution.routes.flatMap((route) => halteDerRoute(route, neu)),
  ...ausgelasseneHalte(neu),
  ...verwaisteHalte(neu),
  ...uebergangeneHalte(neu, bisher),
  ...(neu.bleibt?.halte ?? []),
];

/** The shifts of a timed plan with their figures. */
export const planMetaAus = (neu: PlanNeu, am: Date): PlanMeta => ({
  schichten: [
    ...mitBisherigen(
      neu.solution.routes
        .filter((route) => route.stops.some(({ stop }) => !istFest(stop)))
        .map((route) => schichtMeta(route, neu)),
      neu.bleibt?.schichten ?? [],
    ),
    ...(neu.verwaist?.schichten ?? []),
  ],
  fahrzeiten: neu.gebaut.fahrzeiten,
  gerechnetAm: am.toISOString(),
  ...mehrkostenAus(neu.solution),
  ohneFahrt: werNichtsFaehrt(neu),
});

const mehrkostenAus = ({ mehrwegSekunden, gleichmaessigSekunden }: Planloesung): Mehrkosten => ({
  ...(mehrwegSekunden === undefined ? {} : { mehrwegSekunden }),
  ...(gleichmaessigSekunden === undefined ? {} : { gleichmaessigSekunden }),
});

function halteDerRoute(route: Route, neu: PlanNeu): HaltNeu[] {
  const { uhr } = neu.gebaut;
  const eigene = route.stops.filter(({ stop }) => !istFest(stop));
  const { puffer } = neu.grundlage.vorgaben;
  const schicht = neu.grundlage.schichten.find(({ id }) => id === route.vehicle);
  const davor = (neu.bleibt?.halte ?? []).filter(
    (halt) => halt.mitarbeiter_id === route.employee && halt.tag === route.day,
  ).length;
  const fenster = ansageFensterDerKehrtour(
    eigene.map(({ start, end }) => ({
      beginn: ortszeitAus(uhr.instant(start)).uhrzeit,
      ende: ortszeitAus(uhr.instant(end)).uhrzeit,
    })),
    {
      breite: puffer.fensterbreite,
      ...(schicht ? { fruehestens: schicht.beginn, spaetestens: schicht.ende } : {}),
    },
    puffer.ansage,
  );
  return eigene.flatMap((stop, position) => {
    const anliegen = neu.grundlage.anliegen.find(({ id }) => id === stop.stop);
    const span = fenster[position];
    if (!anliegen || !span) return [];
    const gesagt = gesagtesFenster(anliegen, uhr.instant(stop.start), neu);
    const beginn = ortszeitAus(uhr.instant(stop.start)).uhrzeit;
    const { von, bis } = zeitpunkteAus(
      route.day,
      puffer.ansage === 'nurTag' ? span : abGewuenschtem(span, anliegen, { tag: route.day, beginn }),
    );
    const ansage = { von: von.toISOString(), bis: bis.toISOString() };
    return [
      {
        ...basis(anliegen, neu),
        sperre: { ...sperreNach(anliegen, neu), ausgelassen: false },
        mitarbeiter_id: route.employee,
        tag: route.day,
        position: davor + position,
        beginn: uhr.instant(stop.start).toISOString(),
        ende: uhr.instant(stop.end).toISOString(),
        anfahrt_sekunden: Math.round(stop.leg.seconds),
        wartezeit_sekunden: Math.round(stop.waitingSeconds),
        fenster_von: gesagt?.fenster_von.toISOString() ?? ansage.von,
        fenster_bis: gesagt?.fenster_bis.toISOString() ?? ansage.bis,
        ansage,
        ausgelassen: false,
        grund: grundDesHalts(stop, route.day, anliegen, neu),
      },
    ];
  });
}

/** What was told stays as it was told; where a person may decide anew, only while the visit still begins inside of it. */
function gesagtesFenster(
  { termin }: HaltAnliegen,
  beginn: Date,
  { grundlage: { kehrtour } }: PlanNeu,
): TerminRow | undefined {
  if (!termin || !haelt(sperreVon(termin.status, kehrtour.status), 'fenster')) return undefined;
  if (!brauchtAenderung(kehrtour.status)) return termin;
  return termin.fenster_von <= beginn && beginn <= termin.fenster_bis ? termin : undefined;
}

function grundDesHalts(stop: TimedStop, tag: Tag, anliegen: HaltAnliegen, neu: PlanNeu): HaltGrund {
  const { uhr } = neu.gebaut;
  const frist = fristverstoss(tag, anliegen.haus.aufgaben);
  const feiertag = feiertagDort(anliegen.haus, neu.grundlage.betrieb, tag);
  return {
    zuFuss: stop.leg.mode === 'foot',
    andernorts: (stop.alternatives ?? []).slice(0, 3).map((place) => ({
      mitarbeiterId: place.employee,
      tag: place.day,
      position: place.position,
      beginn: uhr.instant(place.start).toISOString(),
      mehrSekunden: Math.round(place.price),
    })),
    verstoesse: [
      ...(frist === undefined ? [] : [frist]),
      ...(feiertag === undefined ? [] : [`Dort ist Feiertag (${feiertag.name})`]),
      ...neu.solution.violations
        .filter((violation) => violation.stop === stop.stop && !FRIST.has(violation.code))
        .map(verstossSatz),
      ...anliegen.gefallen,
    ],
  };
}

const OHNE_PLATZ = {
  mitarbeiter_id: null,
  tag: null,
  position: null,
  beginn: null,
  ende: null,
  anfahrt_sekunden: null,
  wartezeit_sekunden: null,
  fenster_von: null,
  fenster_bis: null,
  ausgelassen: true,
} as const;

/** Houses with work that are in no shift: by hand, or because there was no place. */
function ausgelasseneHalte(neu: PlanNeu): HaltNeu[] {
  const { grundlage, solution } = neu;
  const geplant = new Set([
    ...solution.routes.flatMap(({ stops }) => stops.map(({ stop }) => stop)),
    ...(neu.verwaist?.halte.map(({ id }) => id) ?? []),
  ]);
  const ohneUeberstunden = new Set(
    neu.gebaut.schichten
      .filter(({ fahrer, tag }) => istJugendlich(fahrer.geburtsdatum, tag))
      .map(({ id }) => id),
  );
  const ohnePlatz = new Map(solution.unserved.map((missing) => [missing.stop, missing]));
  return grundlage.anliegen
    .filter(({ id }) => !geplant.has(id))
    .map((anliegen) => {
      const fehlt = ohnePlatz.get(anliegen.id);
      return {
        ...OHNE_PLATZ,
        ...basis(anliegen, neu),
        grund: {
          ausgelassen:
            fehlt === undefined || sperreNach(anliegen, neu).ausgelassen === true
              ? { code: nichtGesucht(anliegen, neu), sekunden: 0 }
              : grundDesAusgelassenen(fehlt, anliegen, {
                  solution,
                  problem: neu.gebaut.problem,
                  tage: grundlage.vorgaben.datum.tage,
                  ohneUeberstunden,
                }),
          ...(anliegen.gefallen.length > 0 ? { verstoesse: [...anliegen.gefallen] } : {}),
        },
      };
    });
}

/** Why no place was looked for. */
function nichtGesucht(anliegen: HaltAnliegen, neu: PlanNeu): string {
  const { hinfaellig } = anliegen;
  if (!hinfaellig || sperreNach(anliegen, neu).ausgelassen === true) return 'von-hand';
  return hinfaellig.status === 'abgelehnt' ? 'passt-nicht' : 'abgesagt';
}

/** Stops of somebody who is not there: as they were, until a person or a new plan gives them away. */
function verwaisteHalte(neu: PlanNeu): HaltNeu[] {
  return (neu.verwaist?.halte ?? []).flatMap((halt) => {
    const anliegen = neu.grundlage.anliegen.find(({ id }) => id === halt.id);
    if (!anliegen) return [];
    const iso = (zeitpunkt: Date | null): string | null => zeitpunkt?.toISOString() ?? null;
    return [
      {
        ...halt,
        ...basis(anliegen, neu),
        beginn: iso(halt.beginn),
        ende: iso(halt.ende),
        fenster_von: iso(halt.fenster_von),
        fenster_bis: iso(halt.fenster_bis),
      },
    ];
  });
}

/** Said once, with its day. */
const FRIST = new Set<ViolationCode>(['before-release-day', 'after-due-day']);

/** Chosen houses without work for this round: they stand among those left out, with their reason. */
function uebergangeneHalte({ grundlage }: PlanNeu, bisher: readonly HaltRow[]): HaltNeu[] {
  return grundlage.uebergangene.map(({ liegenschaftId, grund }) => {
    const dort = bisher.filter((halt) => halt.liegenschaft_id === liegenschaftId);
    const halt = dort.find(({ nutzungseinheit_id }) => nutzungseinheit_id === null) ?? dort[0];
    return {
      ...OHNE_PLATZ,
      id: halt?.id ?? randomUUID(),
      liegenschaft_id: liegenschaftId,
      nutzungseinheit_id: halt?.nutzungseinheit_id ?? null,
      dauer_minuten: 0,
      sperre: {},
      aufgabe_ids: [],
      nachtrag: false,
      grund: { ausgelassen: grund },
    };
  });
}

const basis = (
  anliegen: HaltAnliegen,
  neu: PlanNeu,
): Pick<
  HaltNeu,
  'id' | 'liegenschaft_id' | 'nutzungseinheit_id' | 'dauer_minuten' | 'sperre' | 'aufgabe_ids' | 'nachtrag'
> => ({
  id: anliegen.id,
  liegenschaft_id: anliegen.haus.id,
  nutzungseinheit_id: anliegen.nutzungseinheitId,
  dauer_minuten: anliegen.dauerMinuten,
  sperre: sperreNach(anliegen, neu),
  aufgabe_ids: anliegen.haus.aufgaben.map((aufgabe) => aufgabe.id),
  nachtrag: anliegen.haus.nachtrag === true,
});

/** What a person decided: with an order by hand all of it, and what is not named is let go. */
const sperreNach = ({ id, sperre }: HaltAnliegen, { sperren }: PlanNeu): HaltNeu['sperre'] =>
  sperren === undefined ? sperre : (sperren[id] ?? {});
