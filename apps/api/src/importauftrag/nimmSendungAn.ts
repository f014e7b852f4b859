import { randomUUID } from 'node:crypto';

import { adressSchluessel } from '@kehrtour/domain/adresse';
import { kanonischerText, type ImportLiegenschaft } from '@kehrtour/domain/importdatei/importliegenschaft';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { strassenSchluessel } from '@kehrtour/domain/strasse';
import { teileTag } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { listKatalog } from '../taetigkeit/eigeneTaetigkeiten.ts';
import { laufenderVorgang } from '../vorgang/vorgang.ts';
import { behalteBekanntes } from './behalteBekanntes.ts';
import { findLetzten } from './importauftrag.store.ts';
import { IMPORT_ZURUECKNEHMEN } from './importvorgang.ts';
import { schreibeSendung } from './schreibeSendung.ts';
import {
  type BekanntesHaus,
  findSendungsauftrag,
  insertSendungsauftrag,
  listNachId,
  listOhneId,
  lockImporte,
  type SendungsauftragRow,
} from './sendung.store.ts';
import type { Befund, GesendetesHaus, Sendung, Sendungsergebnis } from './sendung.ts';
import { vervollstaendige } from './vervollstaendige.ts';

const WARTE_SEKUNDEN = 30;

/**
 * Takes a push of a program in the transaction of its call, by the rules of files: unchanged houses are not touched, parts
 * that a person changed stay, and the import can be taken back. What a push does not name stays as it is.
 * @throws Refused 'ueberlastet' while the import it would go on with is being taken back
 */
export async function nimmSendungAn(ctx: TenantCtx, tx: Tx, sendung: Sendung): Promise<Sendungsergebnis> {
  await lockImporte(tx);
  const heute = ortszeitAus(ctx.now()).tag;
  const katalog = await listKatalog(tx);
  const haeuser = sendung.haeuser.map((haus) => ({
    ...haus,
    stand: mitErledigten(haus.stand, (offen) => vervollstaendige(offen, { heute, katalog })),
  }));
  const { bekannte, fremde } = await ordneZu(tx, haeuser, sendung);
  const befunde = haeuser.flatMap((haus): Befund[] => {
    if (fremde.includes(haus)) return [];
    const bekannt = bekannte.get(haus);
    const stand = bekannt === undefined ? haus.stand : lege(haus, bekannt, teileTag(heute).jahr);
    return [{ id: bekannt?.id ?? randomUUID(), haus, bekannt, stand: mitId(stand) }];
  });
  const zuSchreiben = befunde.filter(hatSichGeaendert);
  const auftrag = await auftragFuer(ctx, tx, sendung);
  await schreibeSendung(ctx, tx, { sendung, auftrag, befunde: zuSchreiben, fremde, katalog });
  const neu = zuSchreiben.filter(({ bekannt }) => bekannt === undefined).length;
  return {
    importId: auftrag.id,
    neu,
    geaendert: zuSchreiben.length - neu,
    unveraendert: befunde.length - zuSchreiben.length,
    fremde,
  };
}

/** Done work has the Frist it was done in: no rule moves it. */
function mitErledigten(
  stand: ImportLiegenschaft,
  regel: (offen: ImportLiegenschaft) => ImportLiegenschaft,
): ImportLiegenschaft {
  const istErledigt = ({ erledigtAm }: ImportLiegenschaft['aufgaben'][number]) => erledigtAm !== undefined;
  const offen = regel({ ...stand, aufgaben: stand.aufgaben.filter((eine) => !istErledigt(eine)) });
  return { ...offen, aufgaben: [...offen.aufgaben, ...stand.aufgaben.filter(istErledigt)] };
}

/** From now on the house is found by the id of the program. */
function mitId(stand: ImportLiegenschaft): ImportLiegenschaft {
  return stand.externalId === undefined ? stand : { ...stand, schluessel: `id:${stand.externalId}` };
}

function hatSichGeaendert({ bekannt, stand }: Befund): boolean {
  if (bekannt?.import_stand == null || bekannt.nicht_mehr_im_export) return true;
  return kanonischerText(bekannt.import_stand) !== kanonischerText(stand);
}

function lege(
  { stand, genannt: zuordnung }: GesendetesHaus,
  { import_stand: alt }: BekanntesHaus,
  jahr: number,
): ImportLiegenschaft {
  if (alt === null) return stand;
  return behalteBekanntes(stand, alt, { zuordnung, jahr, leereLoeschen: true }).stand;
}

async function ordneZu(
  tx: Tx,
  haeuser: readonly GesendetesHaus[],
  { quelle, gleiche }: Sendung,
): Promise<{ bekannte: Map<GesendetesHaus, BekanntesHaus>; fremde: GesendetesHaus[] }> {
  const nachId = await listNachId(
    tx,
    haeuser.flatMap(({ stand }) => stand.externalId ?? []),
  );
  const ids = new Map(nachId.map((eines) => [eines.external_id, eines]));
  const bekannte = new Map<GesendetesHaus, BekanntesHaus>();
  const fremde: GesendetesHaus[] = [];
  for (const haus of haeuser) {
    const bekannt = ids.get(haus.stand.externalId ?? '');
    if (bekannt === undefined) continue;
    if (bekannt.quelle !== quelle && istAndereAnschrift(haus, bekannt)) fremde.push(haus);
    else bekannte.set(haus, bekannt);
  }
  const neue = haeuser.filter((haus) => !bekannte.has(haus) && !fremde.includes(haus));
  if (gleiche === 'zusammenfuehren') await fuehreZusammen(tx, neue, bekannte);
  return { bekannte, fremde };
}

/** Two programs may count alike: an id that another source brought is not believed where street and number differ, or the town. */
function istAndereAnschrift(
  { stand: { adresse } }: GesendetesHaus,
  { adresse: hier }: BekanntesHaus,
): boolean {
  const strasse = strassenSchluessel(adresse.strasse) !== strassenSchluessel(hier.strasse);
  return adresse.plz !== hier.plz || (strasse && adresse.hausnr !== hier.hausnr);
}

/** A house that stands here by hand or out of a list without ids is the one at the same address, if there is but one. */
async function fuehreZusammen(
  tx: Tx,
  neue: readonly GesendetesHaus[],
  bekannte: Map<GesendetesHaus, BekanntesHaus>,
): Promise<void> {
  if (neue.length === 0) return;
  const da = await listOhneId(tx, [...new Set(neue.map(({ stand }) => stand.adresse.plz))]);
  const nachAnschrift = Map.groupBy(da, ({ adresse }) => adressSchluessel(adresse));
  const gewaehlt = neue.flatMap((haus) => {
    const schluessel = adressSchluessel(haus.stand.adresse);
    const [eines, zweites] = nachAnschrift.get(schluessel) ?? [];
    nachAnschrift.delete(schluessel);
    return eines === undefined || zweites !== undefined ? [] : [{ haus, eines }];
  });
  for (const { haus, eines } of gewaehlt) bekannte.set(haus, eines);
}

/** One import a day and source; a new one when the last was taken back, or another import was written since. */
async function auftragFuer(ctx: TenantCtx, tx: Tx, { quelle, name }: Sendung): Promise<SendungsauftragRow> {
  const heute = ortszeitAus(ctx.now()).tag;
  const da = await findSendungsauftrag(tx, quelle, zeitpunktAus({ tag: heute, uhrzeit: '00:00' }));
  if (da) {
    if ((await laufenderVorgang(tx, IMPORT_ZURUECKNEHMEN.name, da.id)) !== undefined)
      throw new Refused('ueberlastet', { retryAfterSeconds: WARTE_SEKUNDEN });
    if (da.schritte === 0 || (await findLetzten(tx))?.id === da.id) return da;
  }
  const id = randomUUID();
  await insertSendungsauftrag(tx, { id, quelle, name, am: ctx.now() });
  return { id, anzahl: {}, meldungen: [], unbekannte_taetigkeiten: [], schritte: 0 };
}
