import { formatDatum, formatMenge } from '@kehrtour/domain/format';
import { ohneWege } from '@kehrtour/domain/recht/gesetzlicheSchichten';
import type { Problem } from '@kehrtour/planner';

import {
  fahrzeitmatrix,
  type Fahrzeitmatrix,
  type Matrixauftrag,
} from '../../ort/fahrzeiten/fahrzeitmatrix.ts';
import { fahrzeitenFuer } from '../../ort/fahrzeitenFuer.ts';
import { hauptstrassen } from '../../ort/hauptstrassen.ts';
import { karteFuer } from '../../ort/karteFuer.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { Schicht } from '../schicht/schichten.ts';
import { planuhr, type Planuhr } from '../stand/planuhr.ts';
import type { HausRow } from '../stand/planung.store.ts';
import { lagenAus, type Lage, type Ortstabelle } from '../stand/verortung.ts';
import { type Planungsdaten, problemAus, strasseVon } from './kehrtour.problem.ts';
import { type Planungsgrundlage, verlangeMass } from './ladeGrundlage.ts';
import { unfahrbare } from './schicht.problem.ts';

/** With `gaeste`: houses that are no stops yet but get a place in the matrix, to try them out. */
type Grundlage = Planungsgrundlage & { readonly gaeste?: readonly HausRow[] };

export type GebautesProblem = {
  readonly problem: Problem;
  /** As the problem has them. */
  readonly schichten: readonly Schicht[];
  readonly uhr: Planuhr;
  readonly fahrzeiten: string;
  /** Row of a house in the matrix. */
  readonly platzVon: (liegenschaftId: string) => number | undefined;
};

const FALLBACK: Lage = { lat: 51.16, lon: 10.45 };
const coordinate = ({ lat, lon }: Lage): string => `${lat.toFixed(6)},${lon.toFixed(6)}`;

/** Places without doubles: houses of one building share a row of the matrix. */
function ortstabelle({ haeuser: eigene, gaeste = [], schichten }: Grundlage): Ortstabelle {
  const start = schichten.find((schicht) => schicht.start)?.start?.koordinaten;
  const haeuser = [...eigene, ...gaeste];
  const { lage } = lagenAus(haeuser, start);
  const orte: Lage[] = [];
  const known = new Map<string, number>();
  const platzVon = new Map<string, number>();
  const put = (key: string, ort: Lage): void => {
    const place = known.get(coordinate(ort)) ?? orte.push(ort) - 1;
    known.set(coordinate(ort), place);
    platzVon.set(key, place);
  };
  const [erstes] = haeuser;
  const ersatz = start ?? (erstes && lage(erstes)) ?? FALLBACK;
  for (const schicht of schichten) {
    put(`start/${schicht.id}`, schicht.start?.koordinaten ?? ersatz);
    put(`ziel/${schicht.id}`, schicht.ziel?.koordinaten ?? schicht.start?.koordinaten ?? ersatz);
  }
  for (const haus of haeuser) put(haus.id, lage(haus) ?? ersatz);
  for (const schicht of schichten)
    for (const zeit of schicht.feste)
      put(`termin/${zeit.id}`, zeit.ort ?? schicht.start?.koordinaten ?? ersatz);
  return { orte, platzVon };
}

/** Places of each street: only from house to house of one street does anybody walk. */
const strassenplaetze = ({ haeuser, gaeste = [] }: Grundlage, { platzVon }: Ortstabelle): number[][] =>
  [...Map.groupBy([...haeuser, ...gaeste], strasseVon).values()].map((strasse) => [
    ...new Set(strasse.map(({ id }) => platzVon.get(id) ?? 0)),
  ]);

/** Where the times come from, and for which starts and houses they are estimates although there is a map. */
function fahrzeitenSatz(
  auto: Fahrzeitmatrix,
  { platzVon }: Ortstabelle,
  schichten: readonly Schicht[],
): string {
  const quelle = auto.stand ? `${auto.quelle}, Stand ${formatDatum(auto.stand)}` : auto.quelle;
  const geschaetzt = new Set(auto.ohneStrasse.map(({ index }) => index));
  const starts = schichten.filter(({ id }) => geschaetzt.has(platzVon.get(`start/${id}`) ?? -1));
  const namen = new Set(starts.map(({ start }) => start?.name || 'Ihr Standort'));
  const haeuser = [...platzVon].filter(([key, platz]) => !key.includes('/') && geschaetzt.has(platz)).length;
  const ohne = [
    ...[...namen].map((name) => `den Start „${name}“`),
    ...(haeuser > 0 ? [formatMenge(haeuser, 'Haus', 'Häuser')] : []),
  ];
  return ohne.length === 0
    ? quelle
    : `${quelle}; ohne Straße in der Karte, nach Luftlinie geschätzt: ${ohne.join(', ')}`;
}

/** Where nobody could drive from one fixed time to the next, the times alone are kept: none is ever left out. */
function mitFahrbarenFesten(
  daten: Planungsdaten,
  uhr: Planuhr,
): { problem: Problem; schichten: readonly Schicht[] } {
  const problem = problemAus(daten, uhr);
  const unfahrbar = unfahrbare(problem);
  if (unfahrbar.size === 0) return { problem, schichten: daten.schichten };
  const schichten = daten.schichten.map((schicht) =>
    unfahrbar.has(schicht.id) ? ohneWege(schicht) : schicht,
  );
  return { problem: problemAus({ ...daten, schichten }, uhr), schichten };
}

/** Asked where streets are to be done in one go; the other orders do not look at sides. */
async function breiteStrassen(
  ctx: TenantCtx,
  { vorgaben, haeuser }: Grundlage,
): Promise<ReadonlySet<string>> {
  const offen = vorgaben.reihenfolge === 'strasse' ? await karteFuer(ctx) : null;
  if (offen === null) return new Set();
  const orte = haeuser.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }]));
  return hauptstrassen(offen.ordner, orte).catch((error: unknown) => {
    // A plan is worth more than the side of the street.
    ctx.deps.log.warn({ err: error }, 'main roads not read');
    return new Set<string>();
  });
}

/**
 * Travel times by car and on foot (cached per company), then the planner's problem. Never inside a transaction.
 * @throws Refused 'kehrtour.zu-gross'
 */
export async function baueProblem(
  ctx: TenantCtx,
  grundlage: Grundlage,
  onFortschritt?: (anteil: number) => void,
): Promise<GebautesProblem> {
  verlangeMass(grundlage);
  const orte = ortstabelle(grundlage);
  const { quelle, cache } = await fahrzeitenFuer(ctx);
  const matrix = (auftrag: Pick<Matrixauftrag, 'modus' | 'gruppen'>, from: number): Promise<Fahrzeitmatrix> =>
    fahrzeitmatrix(quelle, cache, {
      ...auftrag,
      orte: orte.orte,
      onFortschritt: (done, all) => onFortschritt?.(from + (all === 0 ? 0.5 : done / all / 2)),
    });
  const auto = await matrix({ modus: 'auto' }, 0);
  const zuFuss = await matrix({ modus: 'zu_fuss', gruppen: strassenplaetze(grundlage, orte) }, 0.5);
  const uhr = planuhr(grundlage.vorgaben.datum.tage.toSorted()[0] ?? '2000-01-01');
  const daten: Planungsdaten = {
    vorgaben: grundlage.vorgaben,
    status: grundlage.kehrtour.status,
    schichten: grundlage.schichten,
    anliegen: grundlage.anliegen,
    orte,
    auto,
    zuFuss,
    breiteStrassen: await breiteStrassen(ctx, grundlage),
    parkMinuten: einstellungenAus(grundlage.betrieb.einstellungen).planung.parkMinuten,
  };
  const { problem, schichten } = mitFahrbarenFesten(daten, uhr);
  return {
    problem,
    schichten,
    uhr,
    fahrzeiten: fahrzeitenSatz(auto, orte, grundlage.schichten),
    platzVon: (id) => orte.platzVon.get(id),
  };
}
