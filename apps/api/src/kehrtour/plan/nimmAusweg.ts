import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Auswegvorgaben, kehrtourAuswegNehmen } from '@kehrtour/contract/kehrtourauswege';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { brauchtAenderung, wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import { type Planungsgrundlage, verlangePlanbar } from '../../planung/problem/ladeGrundlage.ts';
import { verlangeArbeitszeitgesetz } from '../../planung/schicht/verlangeArbeitszeitgesetz.ts';
import { planungRefused } from '../../planung/stand/planung.grund.ts';
import { PLANEN } from '../../planung/stand/planungsvorgang.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { laufenderVorgang, starteVorgang } from '../../vorgang/vorgang.ts';
import { entwirfKehrtour } from '../entwurf/entwirfKehrtour.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';
import { verlangeRuhigereSchlange } from '../runde/verlangeRuhigereSchlange.ts';
import { ladePlanung } from '../vorbereitung/ladePlanung.ts';
import { planeKehrtour } from './planeKehrtour.ts';

/**
 * Takes a way out for houses without a place: the round is planned anew with more room. Of a round that was announced the
 * decision waits with its plan until somebody accepts both; nothing that anybody was told changes by it.
 * @throws Refused 'veraltet' when the round is not what was seen, or is being computed
 */
export async function nimmAusweg(
  ctx: StaffCtx,
  id: string,
  { version, vorgaben }: BodyOf<typeof kehrtourAuswegNehmen>,
): Promise<{ vorgangId: string }> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const bisher = await ladePlanung(ctx, id, { mitAenderung: true });
  const { kehrtour } = bisher;
  const naechster = wechsleKehrtourStatus(kehrtour.status, 'plane', ctx.actor.rolle);
  if (!naechster.ok) throw new Refused(naechster.reason);
  verlangeVersion(kehrtour.version, version);
  verlangeMehrPlatz(bisher, vorgaben, ortszeitAus(ctx.now()).tag);
  if (!brauchtAenderung(kehrtour.status)) {
    await entwirfKehrtour(ctx, id, { version, vorgaben });
    return planeKehrtour(ctx, id, {});
  }
  await verlangeMachbar(ctx, id, bisher, vorgaben);
  return ctx.transaction(async (tx) => {
    const jetzt = await lockKehrtour(tx, id);
    verlangeVersion(jetzt?.version, version);
    // Nobody could say of a computation that is under way whether it knows the decision.
    if (await laufenderVorgang(tx, PLANEN.name, id)) throw planungRefused('rechnet-schon');
    await verlangeRuhigereSchlange(tx);
    return {
      vorgangId: await starteVorgang(ctx, tx, {
        job: PLANEN,
        bezugId: id,
        schritt: 'Fahrzeiten ermitteln',
        data: { kehrtourId: id, sekunden: null, von: ctx.actor.id, ursache: 'ausweg', vorgaben },
      }),
    };
  });
}

function verlangeVersion(ist: number | undefined, gesehen: number): void {
  if (ist === gesehen) return;
  throw new Refused('veraltet', ist === undefined ? {} : { angaben: { version: ist } });
}

/** A way out adds: whoever lost a day or a person by it would break promises without having been asked. */
function verlangeMehrPlatz(
  { vorgaben: bisher, fahrer }: Planungsgrundlage,
  { datum, mitarbeiter, arbeitszeit }: Auswegvorgaben,
  heute: string,
): void {
  if (!datum && !mitarbeiter && !arbeitszeit) throw planungRefused('ausweg-leer');
  const fahrend = new Set(fahrer.filter(({ aktiv }) => aktiv).map(({ id }) => id));
  if (datum) {
    verlangeAlle(bisher.datum.tage, datum.tage, ['datum.tage', 'lässt einen Tag der Kehrtour weg']);
    const vergangen = datum.tage.find((tag) => tag < heute && !bisher.datum.tage.includes(tag));
    if (vergangen !== undefined) throw planungRefused('gewaehlter-tag-vergangen', vergangen);
  }
  if (mitarbeiter) {
    const { ids } = bisher.mitarbeiter;
    verlangeAlle(ids, mitarbeiter.ids, ['mitarbeiter.ids', 'lässt jemanden weg, der in der Kehrtour fährt']);
    const neue = mitarbeiter.ids.filter((id) => !ids.includes(id));
    verlangeAlle(neue, [...fahrend], ['mitarbeiter.ids', 'nennt jemanden, der in Ihrem Betrieb nicht fährt']);
  }
  if (arbeitszeit) {
    verlangeAlle(
      Object.keys(arbeitszeit),
      [...fahrend, ...Object.keys(bisher.arbeitszeit)],
      ['arbeitszeit', 'nennt jemanden, der in Ihrem Betrieb nicht fährt'],
    );
    if (wirdKuerzer(bisher.arbeitszeit, arbeitszeit))
      throw planungRefused('ausweg-kuerzt', 'arbeitszeit', 'ist für jemanden kürzer als bisher');
  }
}

function verlangeAlle(
  noetig: readonly string[],
  vorhanden: readonly string[],
  [feld, was]: readonly [feld: string, was: string],
): void {
  if (noetig.some((eines) => !vorhanden.includes(eines))) throw planungRefused('ausweg-kuerzt', feld, was);
}

const wirdKuerzer = (bisher: Vorgaben['arbeitszeit'], neu: Vorgaben['arbeitszeit']): boolean =>
  Object.entries(bisher).some(([id, { minuten, ueberstundenMinuten }]) => {
    const zeit = neu[id];
    return !zeit || zeit.minuten < minuten || zeit.ueberstundenMinuten < ueberstundenMinuten;
  });

/** The same bounds as in the wizard: the law for whoever works longer, and a round that can be planned. */
async function verlangeMachbar(
  ctx: StaffCtx,
  id: string,
  { vorgaben: bisher }: Planungsgrundlage,
  vorgaben: Auswegvorgaben,
): Promise<void> {
  const grundlage = await ladePlanung(ctx, id, { mitAenderung: true, probe: vorgaben });
  const { kehrtour, betrieb, fahrer } = grundlage;
  const laenger = new Set(
    Object.entries(vorgaben.arbeitszeit ?? {})
      .filter(([person, { minuten, ueberstundenMinuten }]) => {
        const zeit = bisher.arbeitszeit[person];
        return zeit?.minuten !== minuten || zeit.ueberstundenMinuten !== ueberstundenMinuten;
      })
      .map(([person]) => person),
  );
  verlangeArbeitszeitgesetz({
    gewollt: kehrtour.vorgaben,
    betrieb,
    fahrer: fahrer.filter((person) => laenger.has(person.id)),
    // An owner may work as he likes, and nobody decides that for him.
    entscheidetSelbst: ({ id: person, rolle }) => rolle === 'inhaber' && person === ctx.actor.id,
  });
  verlangePlanbar(grundlage, ortszeitAus(ctx.now()).tag);
}
