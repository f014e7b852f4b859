import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { Ausfallvorschlag } from '@kehrtour/domain/aenderung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage, spaeter, type Tag } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../../platform/ctx.ts';
import { beweglicheHalte } from '../aenderung/anliegenNachHand.ts';
import { brauchtSchau, tageMitSchicht } from '../ausweg/ausweg.problem.ts';
import type { Rechenstand } from '../bereiteRechnung.ts';
import type { Planloesung } from '../planbild.problem.ts';
import { beurteileTage } from '../zeigeTage.ts';
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
    ...(still.solution.unserved.length > 0 ? [{ art: 'ausgelassen' as const, ...still }] : []),
  ];
}

/** The round as if everybody who has time on its days drove in it. */
async function mitFreienKollegen(stand: Rechenstand, { bereite }: Ausfallsuche): Promise<Rechenstand> {
  const { fahrer, vorgaben } = stand.grundlage;
  const alle = fahrer.filter(({ aktiv }) => aktiv).map(({ id }) => id);
  if (alle.every((id) => vorgaben.mitarbeiter.ids.includes(id))) return stand;
  return bereite({ mitarbeiter: { ids: [...new Set([...vorgaben.mitarbeiter.ids, ...alle])] } });
}

/** Whoever has no place gets one with a colleague who is free, else on another day. */
async function ohneAbsage(
  ctx: TenantCtx,
  erster: Ausfallplan,
  kollegen: Rechenstand,
  { bereite, suche }: Ausfallsuche,
): Promise<Ausfallplan> {
  let bester = erster;
  const versuche = async (stand: Rechenstand): Promise<void> => {
    const solution = await suche(stand, beweglichBeimAusfall(stand));
    if (solution.unserved.length < bester.solution.unserved.length) bester = { stand, solution };
  };
  if (fehlen(bester) > 0 && kollegen !== erster.stand) await versuche(kollegen);
  if (fehlen(bester) === 0) return nurGebrauchtes(bester, erster.stand);
  const { datum } = erster.stand.grundlage.vorgaben;
  const { mitarbeiter } = bester.stand.grundlage.vorgaben;
  const tage = await weitereTage(ctx, bester, bereite);
  for (let anzahl = 1; anzahl <= tage.length && fehlen(bester) > 0; anzahl += 1) {
    const mehr = [...datum.tage, ...tage.slice(0, anzahl)];
    // oxlint-disable-next-line no-await-in-loop
    await versuche(await bereite({ mitarbeiter, datum: { ...datum, tage: mehr } }));
  }
  return nurGebrauchtes(bester, erster.stand);
}

const fehlen = ({ solution }: Ausfallplan): number => solution.unserved.length;

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
