import { createHash } from 'node:crypto';

import { entfernungMeter, type Koordinate } from '@kehrtour/domain/ort/koordinate';

import type { TenantCtx } from '../platform/ctx.ts';
import { Slots } from '../platform/queue/slots.ts';
import { Refused } from '../platform/refusal/refused.ts';
import type { Fahrzeiten, Modus } from './fahrzeiten/fahrzeiten.ts';
import { luftlinie } from './fahrzeiten/luftlinie.ts';
import { fahrzeitenFuer } from './fahrzeitenFuer.ts';
import { type Linie, linienspeicher } from './linienspeicher.ts';

export interface Wegstueck {
  readonly von: Koordinate;
  readonly nach: Koordinate;
  readonly modus: Modus;
}

export interface Wegfrage {
  /** What the answer is true of: the same pieces on the same roads. */
  readonly stand: string;
  /**
   * The shape of each piece along the roads, in their order; null where no road is known. Not `vollstaendig` where time ran
   * out: what is missing comes with the next look.
   * @throws Refused 'ueberlastet' when too many wait
   */
  ermittle(): Promise<{ readonly linien: (Linie | null)[]; readonly vollstaendig: boolean }>;
}

/** A page waits no longer for its arrows. */
const ZEIT_MS = 4_000;
/** A drive that the map does not know is not longer. */
const ZUFAHRT_METER = 300;
const HUNDERTTAUSENDSTEL = 1e5;

/** Corners that one process keeps, of a few hundred rounds: some forty megabytes. */
const bekannt = linienspeicher(400_000);
/** Whoever looks at many rounds at once leaves processor and roads for the others. */
const PLAETZE = new Slots({
  slots: 2,
  waitingMax: 20,
  tooMany: () => new Refused('ueberlastet', { retryAfterSeconds: 10 }),
});

/** Asks for the ways along these pieces; null where there are no roads at all, only the air-line. */
export async function wegstuecke(ctx: TenantCtx, stuecke: readonly Wegstueck[]): Promise<Wegfrage | null> {
  const { quelle } = await fahrzeitenFuer(ctx);
  if (quelle === luftlinie) return null;
  const schluessel = stuecke.map(({ von, nach, modus }) =>
    [quelle.version, modus, stelle(von), stelle(nach)].join('/'),
  );
  const stand = createHash('sha256').update(schluessel.join('\n')).digest('hex');
  return {
    stand,
    ermittle: () => PLAETZE.take(() => ermittle(quelle, stuecke, schluessel)),
  };
}

async function ermittle(
  quelle: Fahrzeiten,
  stuecke: readonly Wegstueck[],
  schluessel: readonly string[],
): Promise<{ linien: (Linie | null)[]; vollstaendig: boolean }> {
  const bis = performance.now() + ZEIT_MS;
  const linien: (Linie | null)[] = [];
  let vollstaendig = true;
  for (const [i, { von, nach, modus }] of stuecke.entries()) {
    const name = schluessel[i] ?? '';
    const behalten = bekannt.hole(name);
    if (behalten !== undefined || performance.now() > bis) {
      vollstaendig &&= behalten !== undefined;
      linien.push(behalten ?? null);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop
    const linie = await quelle.route([von, nach], modus).then(
      (route) => mitHaustueren(von, route.linie.coordinates, nach),
      // Between these two the roads lead nowhere; the others are drawn all the same.
      () => null,
    );
    linien.push(linie);
    bekannt.lege(name, linie);
  }
  return { linien, vollstaendig };
}

const rund = (grad: number): number => Math.round(grad * HUNDERTTAUSENDSTEL) / HUNDERTTAUSENDSTEL;
const stelle = ({ lat, lon }: Koordinate): string => `${rund(lat)},${rund(lon)}`;

/** Roads end in front of the house; the line begins and ends at it. Where they end far away, it is none. */
function mitHaustueren(
  von: Koordinate,
  strasse: readonly (readonly number[])[],
  nach: Koordinate,
): Linie | null {
  const ecken = strasse.map(([lon = 0, lat = 0]): [number, number] => [rund(lon), rund(lat)]);
  const [anfang, ende] = [ecken[0], ecken.at(-1)];
  // A source that gives up answers a single point.
  if (anfang === undefined || ende === undefined || ecken.length < 2) return null;
  if (zuWeit(von, anfang) || zuWeit(nach, ende)) return null;
  return [[rund(von.lon), rund(von.lat)], ...ecken, [rund(nach.lon), rund(nach.lat)]];
}

const zuWeit = (haus: Koordinate, [lon, lat]: readonly [number, number]): boolean =>
  entfernungMeter(haus, { lat, lon }) > ZUFAHRT_METER;
