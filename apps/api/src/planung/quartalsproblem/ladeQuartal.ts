import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import type { Schliesstag } from '@kehrtour/contract/schliesstag';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import {
  besucheImQuartal,
  istPlanbarerZeitraum,
  QUARTAL_BESUCHE_MAX,
  QUARTAL_TAGE_MAX,
  type Quartalsbesuch,
} from '@kehrtour/domain/planung/quartal';
import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import { type Feiertag, naechsterWerktag } from '@kehrtour/domain/recht/werktag';
import { plusTage, type Tag, tageVonBis } from '@kehrtour/domain/tag';
import { fruehesterBesuch } from '@kehrtour/domain/versand/ankuendigungsfrist';

import type { TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { schliesstageJetzt } from '../../schliesstag/zeigeSchliesstage.ts';
import { feiertageAmSitz, feiertageBei } from '../../unternehmen/betriebskalender.ts';
import { planungRefused } from '../stand/planung.grund.ts';
import { type BetriebMitMitteRow, findBetriebMitMitte, listFahrer } from '../stand/planung.store.ts';
import {
  listBelegungen,
  listFaelligeHaeuser,
  listOffeneKehrtouren,
  listTaetigkeitNamen,
  type OffeneKehrtourRow,
  type QuartalsaufgabeRow,
  type QuartalshausRow,
} from './quartal.store.ts';
import { quartalstage, type Quartalstag, type Schichtgrundlage } from './quartalsschichten.ts';

/** A visit at its house. */
export type Hausbesuch = {
  readonly haus: QuartalshausRow;
  readonly besuch: Quartalsbesuch<QuartalsaufgabeRow>;
};

/** Everything of the database that a proposal is made of, read in one transaction. */
export type Quartalsgrundlage = Schichtgrundlage & {
  readonly auswahl: Quartalsauswahl;
  readonly taetigkeiten: readonly { readonly id: string; readonly name: string }[];
  /** Visits before the choice of places and activities, for the counts beside each choice. */
  readonly alle: readonly Hausbesuch[];
  readonly besuche: readonly Hausbesuch[];
  /** Days of all who drive, and of those who are chosen. */
  readonly alleTage: readonly Quartalstag[];
  readonly tage: readonly Quartalstag[];
  readonly fruehestens: Tag;
  readonly schonVerplant: number;
  /** Tasks due in the span per activity, whatever is chosen. */
  readonly aufgabenJe: ReadonlyMap<string, number>;
};

/** How far ahead holidays matter for the notice of a Feuerstättenschau. */
const VORLAUF_TAGE = 60;

/**
 * A proposal's tables lie where no limit of a thread reaches them, so its size is bounded before they are built.
 * @throws Refused 'quartal.zu-viel'
 */
export function verlangeMass(besuche: readonly unknown[]): void {
  if (besuche.length > QUARTAL_BESUCHE_MAX) throw new Refused('quartal.zu-viel');
}

/** @throws Refused 'eingabe-ungueltig', 'nicht-gefunden' */
export async function ladeQuartal(ctx: TenantCtx, auswahl: Quartalsauswahl): Promise<Quartalsgrundlage> {
  const { von, bis } = auswahl;
  verlangeZeitraum(auswahl);
  const heute = ortszeitAus(ctx.now()).tag;
  return ctx.transaction(
    async (tx) => {
      const betrieb = await findBetriebMitMitte(tx);
      if (!betrieb) throw new Refused('nicht-gefunden');
      const alleFahrer = (await listFahrer(tx)).filter(({ aktiv }) => aktiv);
      const gewaehlt = ({ schicht }: Quartalstag): boolean =>
        auswahl.mitarbeiterIds.length === 0 || auswahl.mitarbeiterIds.includes(schicht.fahrer.id);
      const frei = feiertageAmSitz(betrieb, heute < von ? heute : von, plusTage(bis, VORLAUF_TAGE));
      const geschlossen = (await schliesstageJetzt(ctx, tx)).eintraege
        .filter(({ offen }) => !offen)
        .flatMap(betriebsruhe);
      const grundlage: Schichtgrundlage = {
        von,
        bis,
        betrieb,
        fahrer: alleFahrer,
        feiertage: [...frei, ...geschlossen].toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag))),
        belegungen: await listBelegungen(tx, {
          von: mitternacht(von),
          bis: mitternacht(plusTage(bis, 1)),
          now: ctx.now(),
        }),
        kehrtouren: await listOffeneKehrtouren(tx, heute),
      };
      const fssAb = (haus: Ortsangabe): Tag => fruehesteSchau(heute, haus, betrieb);
      const fruehestens = fssAb(betrieb);
      const haeuser = await listFaelligeHaeuser(tx, bis);
      const alle = ohneVerplante(hausbesuche(haeuser, auswahl, fssAb), grundlage.kehrtouren, auswahl);
      const orte = new Set(auswahl.orte);
      const alleTage = quartalstage(grundlage);
      return {
        ...grundlage,
        auswahl,
        alleTage,
        taetigkeiten: await listTaetigkeitNamen(tx),
        alle: alle.besuche,
        besuche: alle.besuche.filter(({ haus }) => orte.size === 0 || orte.has(haus.ort)),
        tage: alleTage.filter(gewaehlt),
        fruehestens,
        schonVerplant: alle.verplant,
        aufgabenJe: faelligeJe(haeuser, bis),
      };
    },
    { statementTimeoutMs: 15_000 },
  );
}

/** The first Arbeitstag at this property that keeps § 3 KÜO when its notice leaves today. */
function fruehesteSchau(heute: Tag, haus: Ortsangabe, betrieb: BetriebMitMitteRow): Tag {
  const frei = feiertageBei(haus, betrieb, heute, plusTage(heute, VORLAUF_TAGE));
  return naechsterWerktag(fruehesterBesuch(heute, 'einwurf', { feiertage: frei }), frei, 'arbeitstag');
}

/** Every day of a closing time under its name. */
const betriebsruhe = ({ von, bis, name }: Schliesstag): Feiertag[] =>
  tageVonBis(von, bis).map((tag) => ({ tag, name: name === '' ? 'Betriebsruhe' : name }));

const mitternacht = (tag: Tag): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });

function verlangeZeitraum(zeitraum: Quartalsauswahl): void {
  if (istPlanbarerZeitraum(zeitraum)) return;
  throw planungRefused('zeitraum-zu-lang', QUARTAL_TAGE_MAX);
}

function hausbesuche(
  haeuser: readonly QuartalshausRow[],
  auswahl: Quartalsauswahl,
  fssAb: (haus: Ortsangabe) => Tag,
): Hausbesuch[] {
  const gewaehlt = new Set(auswahl.taetigkeitIds);
  return haeuser.flatMap((haus) => {
    const aufgaben = haus.aufgaben.filter(
      ({ taetigkeitId }) => gewaehlt.size === 0 || gewaehlt.has(taetigkeitId),
    );
    return besucheImQuartal(aufgaben, auswahl, fssAb(haus)).map((besuch) => ({ haus, besuch }));
  });
}

function faelligeJe(haeuser: readonly QuartalshausRow[], bis: Tag): Map<string, number> {
  const anzahl = new Map<string, number>();
  for (const { taetigkeitId, fristBis } of haeuser.flatMap(({ aufgaben }) => aufgaben))
    if (fristBis <= bis) anzahl.set(taetigkeitId, (anzahl.get(taetigkeitId) ?? 0) + 1);
  return anzahl;
}

/** A visit that an open Kehrtour will make on one of its days is not planned a second time. */
function ohneVerplante(
  besuche: readonly Hausbesuch[],
  kehrtouren: readonly OffeneKehrtourRow[],
  { bis }: Quartalsauswahl,
): { besuche: Hausbesuch[]; verplant: number } {
  const tageVon = new Map<string, (readonly Tag[])[]>();
  for (const { liegenschaftIds, tage } of kehrtouren)
    for (const id of liegenschaftIds) tageVon.set(id, [...(tageVon.get(id) ?? []), tage]);
  const bleiben: Hausbesuch[] = [];
  let verplant = 0;
  for (const eintrag of besuche) {
    const { ab, spaetestens } = eintrag.besuch;
    const eigene = tageVon.get(eintrag.haus.id) ?? [];
    const deckt = eigene.findIndex(
      (tage) =>
        tage.length === 0 ||
        tage.some((tag) => (ab === undefined || tag >= ab) && tag <= (spaetestens ?? bis)),
    );
    if (deckt < 0) bleiben.push(eintrag);
    else {
      eigene.splice(deckt, 1);
      verplant += 1;
    }
  }
  return { besuche: bleiben, verplant };
}
