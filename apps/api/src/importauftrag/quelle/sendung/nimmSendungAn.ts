import { randomUUID } from 'node:crypto';

import {
  kanonischerText,
  type ImportLiegenschaft,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { adressSchluessel } from '@kehrtour/domain/ort/adresse';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { teileTag } from '@kehrtour/domain/tag';

import { vielnamigeHaeuser } from '../../../liegenschaft/doppelt/hauskennungen.ts';
import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Refused } from '../../../platform/refusal/refused.ts';
import { listKatalog } from '../../../taetigkeit/eigeneTaetigkeiten.ts';
import { behalteBekanntes } from '../../behalteBekanntes.ts';
import { IMPORT_ZURUECKNEHMEN } from '../../importvorgang.ts';
import { vereineVielnamige } from '../../vereineVielnamige.ts';
import { vervollstaendige } from '../../vervollstaendige.ts';
import { insertNennung } from './abschluss.store.ts';
import { schreibeSendung } from './schreibeSendung.ts';
import {
  type BekanntesHaus,
  findSendungsauftrag,
  insertSendungsauftrag,
  listNachId,
  listOhneId,
  type SendungsauftragRow,
} from './sendung.store.ts';
import type { Befund, GesendetesHaus, Sendung, Sendungsergebnis } from './sendung.ts';
import { saveSendungsstaende } from './sendungsstand.store.ts';

const WARTE_SEKUNDEN = 30;

/**
 * Takes a push of a program in the transaction of its call, by the rules of files: unchanged houses are not touched, parts
 * that a person changed stay, and the import can be taken back. What a push does not name stays as it is. Comes after
 * `findeUnveraenderte`, which holds up whatever else writes many houses.
 * @throws Refused 'ueberlastet' while the import it would go on with is being taken back
 */
export async function nimmSendungAn(ctx: TenantCtx, tx: Tx, sendung: Sendung): Promise<Sendungsergebnis> {
  const heute = ortszeitAus(ctx.now()).tag;
  const katalog = sendung.haeuser.length === 0 ? [] : await listKatalog(tx);
  const vollstaendige = sendung.haeuser.map((haus) => ({
    ...haus,
    stand: vervollstaendige(haus.stand, { heute, katalog }),
  }));
  const haeuser = vereineVielnamige(
    vollstaendige,
    vollstaendige.length === 0 ? [] : await vielnamigeHaeuser(tx),
  );
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
  if (befunde.length > 0)
    await saveSendungsstaende(
      tx,
      sendung.quelle,
      befunde.map(({ id, haus: { pruefsumme, stand } }) => ({
        id,
        pruefsumme,
        aufgaben: stand.aufgaben.length,
      })),
    );
  await insertNennung(tx, sendung.quelle, sendung.genannt, ctx.now());
  const neu = zuSchreiben.filter(({ bekannt }) => bekannt === undefined).length;
  return {
    importId: auftrag.id,
    neu,
    geaendert: zuSchreiben.length - neu,
    unveraendert: befunde.length - zuSchreiben.length + sendung.bekannte.haeuser,
    fremde,
  };
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
  if (haeuser.length === 0) return { bekannte: new Map(), fremde: [] };
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
export async function auftragFuer(
  ctx: TenantCtx,
  tx: Tx,
  { quelle, name }: Pick<Sendung, 'quelle' | 'name'>,
): Promise<SendungsauftragRow> {
  const heute = ortszeitAus(ctx.now()).tag;
  const seit = zeitpunktAus({ tag: heute, uhrzeit: '00:00' });
  const da = await findSendungsauftrag(tx, { quelle, seit, zuruecknahme: IMPORT_ZURUECKNEHMEN.name });
  if (da?.wird_zurueckgenommen === true)
    throw new Refused('ueberlastet', { retryAfterSeconds: WARTE_SEKUNDEN });
  if (da && (da.schritte === 0 || da.ist_letzter)) return da;
  const id = randomUUID();
  await insertSendungsauftrag(tx, { id, quelle, name, am: ctx.now() });
  return { id, anzahl: {}, meldungen: [], unbekannte_taetigkeiten: [], schritte: 0 };
}
