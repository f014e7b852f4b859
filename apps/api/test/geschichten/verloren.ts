import * as aenderung from '@kehrtour/contract/aenderung';
import * as kehrtour from '@kehrtour/contract/kehrtour';

import { anordnungVon } from '../aenderungFixture.ts';
import { holeKehrtour, type Welt } from './welt.ts';

/** Who counts on a visit; whoever said no does not lose one. */
/** Where in a day a visit is tried. */
const STELLEN = ['end', 'begin', 'middle'] as const;
type Stelle = (typeof STELLEN)[number];
const eingereiht = (haltIds: readonly string[], neuer: string, wo: Stelle): string[] =>
  haltIds.toSpliced({ end: haltIds.length, begin: 0, middle: Math.floor(haltIds.length / 2) }[wo], 0, neuer);

const ZAEHLT = new Set(['angekuendigt', 'bestaetigt', 'unsicher']);
type Wechsel = aenderung.Wechsel;
type Wo = Pick<Welt, 'api' | 'wo' | 'kehrtourId'>;

/**
 * Visits that the waiting plan drops, while somebody could drive there without anything being broken for it: each is tried by hand
 * at the begin, in the middle and at the end of every day of everybody, as the office would. The plan stays as it was left by the last try.
 */
export async function verlorene(welt: Welt): Promise<string[]> {
  const gefunden: string[] = [];
  const davor = await wechselDer(welt);
  const vonHand = await vonHandAusgelassen(welt);
  for (const { haltId, anschrift } of davor.filter(verliert)) {
    if (haltId === null || vonHand.has(haltId)) continue;
    for (const mitarbeiterId of [welt.wo.mitarbeiterId.inhaber, welt.wo.mitarbeiterId.geselle])
      for (const tag of welt.tage)
        for (const wo of STELLEN)
          if (await passtHin(welt, { haltId, mitarbeiterId, tag, wo }, davor))
            gefunden.push(`${anschrift} is dropped, and somebody has time on ${tag} (${wo})`);
  }
  return gefunden;
}

/** Whom the office leaves out is left out by every plan until the office takes that back. */
async function vonHandAusgelassen(welt: Welt): Promise<ReadonlySet<string>> {
  const { aenderung: wartende } = await holeKehrtour(welt);
  return new Set(
    (wartende?.plan.halte ?? []).flatMap(({ id, sperre }) => (sperre.ausgelassen === true ? [id] : [])),
  );
}

const verliert = ({ nachher, status }: Wechsel): boolean =>
  nachher === null && status !== null && ZAEHLT.has(status);
const anzahl = (alle: readonly Wechsel[], passt: (one: Wechsel) => boolean): number =>
  alle.filter(passt).length;

async function wechselDer({ api, wo, kehrtourId }: Wo): Promise<readonly Wechsel[]> {
  const { status, body } = await api.call(
    aenderung.aenderungHolen,
    { params: { id: kehrtourId } },
    wo.token.buero,
  );
  return status === 200 ? body.wechsel : [];
}

type Versuch = { haltId: string; mitarbeiterId: string; tag: string; wo: Stelle };

/** Fewer are dropped, nobody else is told anew, and neither law nor working time speaks against it. */
async function passtHin(
  welt: Welt,
  { haltId, mitarbeiterId, tag, wo: stelle }: Versuch,
  davor: readonly Wechsel[],
): Promise<boolean> {
  const { api, wo, kehrtourId } = welt;
  const tour = await holeKehrtour(welt);
  if (!tour.aenderung) return false;
  const { schichten, sperren } = anordnungVon(tour.aenderung.plan);
  const da = schichten.find((one) => one.mitarbeiterId === mitarbeiterId && one.tag === tag);
  const dazu = da
    ? schichten.map((one) =>
        one === da ? { ...one, haltIds: eingereiht(one.haltIds, haltId, stelle) } : one,
      )
    : [...schichten, { mitarbeiterId, tag, haltIds: [haltId] }];
  const body = {
    version: tour.version,
    anordnung: { schichten: dazu, sperren: { ...sperren, [haltId]: {} } },
  };
  const versuch = await api.call(
    kehrtour.kehrtourAnordnen,
    { params: { id: kehrtourId }, body },
    wo.token.buero,
  );
  if (versuch.status !== 200) return false;
  const plan = versuch.body.aenderung?.plan;
  const nachher = await wechselDer(welt);
  const erlaubt = plan
    ? [...plan.schichten, ...plan.halte].every(({ verstoesse }) => verstoesse.length === 0)
    : true;
  const besser =
    anzahl(nachher, verliert) < anzahl(davor, verliert) &&
    anzahl(nachher, hoert) <= anzahl(davor, hoert) &&
    erlaubt;
  if (!besser)
    await api.call(
      kehrtour.kehrtourAnordnen,
      zurueck(versuch.body, kehrtourId, { schichten, sperren }),
      wo.token.buero,
    );
  return besser;
}

const hoert = ({ klasse, nachher }: Wechsel): boolean =>
  nachher !== null && (klasse === 'neuAnzusagen' || klasse === 'gebrochen');
const zurueck = ({ version }: kehrtour.Kehrtour, id: string, anordnung: kehrtour.Anordnung) => ({
  params: { id },
  body: { version, anordnung },
});
