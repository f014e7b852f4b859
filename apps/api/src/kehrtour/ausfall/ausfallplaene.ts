import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Ausfallvorschlag } from '@kehrtour/domain/planung/aenderung';
import { plusTage, spaeter, type Tag } from '@kehrtour/domain/tag';

import type { Planloesung } from '../../planung/problem/planbild.problem.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import { beweglicheHalte } from '../aenderung/anliegenNachHand.ts';
import { brauchtSchau, tageMitSchicht } from '../vorbereitung/ausweg.problem.ts';
import type { Rechenstand } from '../vorbereitung/bereiteRechnung.ts';
import { beurteileTage } from '../vorbereitung/zeigeTage.ts';
import { type Ausfallplan, nurGebrauchtes } from './nurGebrauchtes.ts';
import { uebernahme } from './uebernahme.ts';
import { verwaisteBesuche } from './verwaisteBesuche.ts';

export type Vorschlagsplan = Ausfallplan & { readonly art: Ausfallvorschlag };

export type Ausfallsuche = {
  readonly bereite: (probe: Partial<Vorgaben>) => Promise<Rechenstand>;
  readonly suche: (stand: Rechenstand, beweglich: ReadonlySet<string>) => Promise<Planloesung>;
};

/** Days one looks ahead, and how many of them are tried. */
const VORSCHAU_TAGE = 42;
const TAGE_DAZU_MAX = 3;
/** Notices of new days leave a whole day to be read. */
const VORLAUF_TAGE = 2;

/** Stops that get another window rather than no visit: also a confirmed one whose person is not there to keep it. */
export const beweglichBeimAusfall = ({ grundlage }: Rechenstand): ReadonlySet<string> =>
  new Set([
    ...beweglicheHalte(grundlage),
    ...verwaisteBesuche(grundlage.halte, grundlage.schichten).map(({ id }) => id),
  ]);

/**
 * The ways to go on without somebody, that which disturbs fewest first: a colleague takes the day as it is; everybody who has
 * time takes a part, and nobody is called off while anybody has any; or whoever cannot be visited at the told time is left out
 * and gets a proposal later. `verteilt` is what was found with those who drive in the round already.
 */
export async function ausfallplaene(
  ctx: TenantCtx,
  verteilt: Ausfallplan,
  suche: Ausfallsuche,
): Promise<Vorschlagsplan[]> {
  const kollegen = await mitFreienKollegen(verteilt.stand, suche);
  const uebernommen = uebernahme(kollegen, verteilt.stand);
  const alle = await ohneAbsage(ctx, verteilt, kollegen, suche);
  const still = await ohneNeueZeiten(verteilt.stand, kollegen, suche);
  return [
    ...(uebernommen ? [{ art: 'uebernimmt' as const, ...uebernommen }] : []),
    { art: 'verteilt' as const, ...alle },
    ...(fehlen(still) > 0 ? [{ art: 'ausgelassen' as const, ...still }] : []),
  ];
}

/** The round as if everybody who has time on its days drove in it. */
async function mitFreienKollegen(stand: Rechenstand, { bereite }: Ausfallsuche): Promise<Rechenstand> {
  const { fahrer, vorgaben } = stand.grundlage;
  const alle = fahrer.filter(({ aktiv }) => aktiv).map(({ id }) => id);
  if (alle.every((id) => vorgaben.mitarbeiter.ids.includes(id))) return stand;
  return bereite({ mitarbeiter: { ids: [...new Set([...vorgaben.mitarbeiter.ids, ...alle])] } });
}

/**
 * Whoever has no place gets one with a colleague who is free, else on another day. Where everybody finds one, as few as can be
 * are told another time, whoever has to drive for it; where somebody does not, those whose Frist presses keep their day before
 * those who have months.
 */
async function ohneAbsage(
  ctx: TenantCtx,
  erster: Ausfallplan,
  kollegen: Rechenstand,
  suche: Ausfallsuche,
): Promise<Ausfallplan> {
  let bester = erster;
  for await (const stand of immerMehr(ctx, erster, kollegen, suche)) {
    const schonend = await sucheSchonend(stand, suche);
    if (fehlen(schonend) === 0) {
      const ruhiger = await mitMehrLeuten(schonend, { stand, kollegen, erster }, suche);
      return nurGebrauchtes(ruhiger, erster.stand);
    }
    if (stand === erster.stand) continue;
    const dringend = { stand, solution: await suche.suche(stand, beweglichBeimAusfall(stand)) };
    for (const plan of [schonend, dringend]) if (fehlen(plan) < fehlen(bester)) bester = plan;
  }
  return nurGebrauchtes(bester, erster.stand);
}

/** Those who drive anyway have room for everybody, but not at the told time: somebody else who is free may have it then. */
async function mitMehrLeuten(
  schonend: Ausfallplan,
  { stand, kollegen, erster }: { stand: Rechenstand; kollegen: Rechenstand; erster: Ausfallplan },
  suche: Ausfallsuche,
): Promise<Ausfallplan> {
  if (stand !== erster.stand || kollegen === erster.stand || andereZeiten(schonend) === 0) return schonend;
  const mehr = await sucheSchonend(kollegen, suche);
  return fehlen(mehr) === 0 && andereZeiten(mehr) < andereZeiten(schonend) ? mehr : schonend;
}

/** How many households would be told another time. */
function andereZeiten({ stand: { grundlage, gebaut }, solution }: Ausfallplan): number {
  const { uhr } = gebaut;
  const beginn = new Map(
    solution.routes.flatMap(({ stops }) => stops.map(({ stop, start }) => [stop, start] as const)),
  );
  return grundlage.anliegen.reduce((summe, { id, termin, haushalte = 1 }) => {
    const start = beginn.get(id);
    if (!termin || start === undefined) return summe;
    const haelt = uhr.vonInstant(termin.fenster_von) <= start && start <= uhr.vonInstant(termin.fenster_bis);
    return haelt ? summe : summe + haushalte;
  }, 0);
}

/** The round with ever more room: as it is, with everybody who is free, on one day more, on two … */
async function* immerMehr(
  ctx: TenantCtx,
  erster: Ausfallplan,
  kollegen: Rechenstand,
  { bereite }: Ausfallsuche,
): AsyncGenerator<Rechenstand> {
  yield erster.stand;
  if (kollegen !== erster.stand) yield kollegen;
  const { datum, mitarbeiter } = kollegen.grundlage.vorgaben;
  const tage = await weitereTage(ctx, { ...erster, stand: kollegen }, bereite);
  for (let anzahl = 1; anzahl <= tage.length; anzahl += 1)
    yield bereite({ mitarbeiter, datum: { ...datum, tage: [...datum.tage, ...tage.slice(0, anzahl)] } });
}

/** What a household that is told another time is worth, and one that has confirmed; whoever lost the driver gives way at a tie. */
const NEUE_ZEIT_PREIS = 1e9;
const BESTAETIGT_MAL = 1000;
const FAHRER_DA_MAL = 1.01;

/** As few households as can be are told another time: where nobody loses the visit, no Frist says who it is. */
async function sucheSchonend(stand: Rechenstand, { suche }: Ausfallsuche): Promise<Ausfallplan> {
  const { grundlage, gebaut } = stand;
  const verwaist = new Set(verwaisteBesuche(grundlage.halte, grundlage.schichten).map(({ id }) => id));
  const preise = new Map(
    grundlage.anliegen.flatMap(({ id, termin, haushalte = 1 }) => {
      if (!termin) return [];
      const mal =
        (termin.status === 'bestaetigt' ? BESTAETIGT_MAL : 1) * (verwaist.has(id) ? 1 : FAHRER_DA_MAL);
      return [[id, NEUE_ZEIT_PREIS * haushalte * mal]];
    }),
  );
  const stops = gebaut.problem.stops.map((stop) => {
    const skipPrice = preise.get(stop.id);
    return skipPrice === undefined ? stop : { ...stop, skipPrice };
  });
  const gewogen = { ...stand, gebaut: { ...gebaut, problem: { ...gebaut.problem, stops } } };
  return { stand, solution: await suche(gewogen, beweglichBeimAusfall(stand)) };
}

const zugesagte = ({ anliegen }: Rechenstand['grundlage']): string[] =>
  anliegen.flatMap(({ id, termin }) => (termin ? [id] : []));

/** How many visits that were told have no place. */
function fehlen({ stand, solution }: Ausfallplan): number {
  const zugesagt = new Set(zugesagte(stand.grundlage));
  return solution.unserved.filter(({ stop }) => zugesagt.has(stop)).length;
}

/** The next days on which somebody works who may do what is left, nothing is closed, and the notice of § 3 KÜO is kept. */
async function weitereTage(
  ctx: TenantCtx,
  { stand: { grundlage }, solution }: Ausfallplan,
  bereite: Ausfallsuche['bereite'],
): Promise<Tag[]> {
  const { datum, mitarbeiter } = grundlage.vorgaben;
  const heute = ortszeitAus(ctx.now()).tag;
  const ab = spaeter(plusTage(datum.tage.toSorted().at(-1) ?? heute, 1), plusTage(heute, VORLAUF_TAGE));
  const { tage } = await beurteileTage(ctx, grundlage.kehrtour.id, ab, plusTage(ab, VORSCHAU_TAGE));
  const offene = tage
    .filter(({ wochenende, feiertag, fristReicht }) => !wochenende && feiertag === null && fristReicht)
    .map(({ tag }) => tag);
  if (offene.length === 0) return [];
  const mitAllen = await bereite({ mitarbeiter, datum: { ...datum, tage: [...datum.tage, ...offene] } });
  const ohnePlatz = new Set(solution.unserved.map(({ stop }) => stop));
  return tageMitSchicht(offene, mitAllen.grundlage.schichten, brauchtSchau(grundlage, ohnePlatz)).slice(
    0,
    TAGE_DAZU_MAX,
  );
}

/** Nobody is told another time: what was told is kept by whoever has time, and the rest is left out. */
async function ohneNeueZeiten(
  stand: Rechenstand,
  kollegen: Rechenstand,
  { suche }: Ausfallsuche,
): Promise<Ausfallplan> {
  const unter = { stand, solution: await suche(stand, new Set()) };
  if (fehlen(unter) === 0 || kollegen === stand) return unter;
  const mit = { stand: kollegen, solution: await suche(kollegen, new Set()) };
  return fehlen(mit) < fehlen(unter) ? nurGebrauchtes(mit, stand) : unter;
}
