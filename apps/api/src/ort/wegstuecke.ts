import type { TenantCtx } from '../platform/ctx.ts';
import type { Modus } from './fahrzeiten/fahrzeiten.ts';
import { luftlinie } from './fahrzeiten/luftlinie.ts';
import { fahrzeitenFuer } from './fahrzeitenFuer.ts';
import { entfernungMeter } from './koordinate.ts';
import type { Koordinate } from './koordinate.ts';

export interface Wegstueck {
  readonly von: Koordinate;
  readonly nach: Koordinate;
  readonly modus: Modus;
}

type Linie = [lon: number, lat: number][];

/** Those of a few hundred rounds; one that was moved a little asks for three new ones. */
const BEHALTEN_MAX = 20_000;
/** A page waits no longer for its arrows; what is missing then comes with the next look. */
const ZEIT_MS = 4_000;
/** A drive that the map does not know is not longer. */
const ZUFAHRT_METER = 300;
const HUNDERTTAUSENDSTEL = 1e5;

const bekannt = new Map<string, Linie | null>();

/** The shape of each piece along the roads, in their order; null where no road is known. */
export async function wegstuecke(ctx: TenantCtx, stuecke: readonly Wegstueck[]): Promise<(Linie | null)[]> {
  const { quelle } = await fahrzeitenFuer(ctx);
  if (quelle === luftlinie) return stuecke.map(() => null);
  const bis = performance.now() + ZEIT_MS;
  const linien: (Linie | null)[] = [];
  for (const { von, nach, modus } of stuecke) {
    const schluessel = [quelle.version, modus, stelle(von), stelle(nach)].join('/');
    const behalten = bekannt.get(schluessel);
    if (behalten !== undefined || performance.now() > bis) {
      linien.push(behalten ?? null);
      continue;
    }
    const linie = await quelle.route([von, nach], modus).then(
      (route) => mitHaustueren(von, route.linie.coordinates, nach),
      // Between these two the roads lead nowhere; the others are drawn all the same.
      () => null,
    );
    linien.push(linie);
    bekannt.set(schluessel, linie);
    const [aeltestes] = bekannt.keys();
    if (bekannt.size > BEHALTEN_MAX && aeltestes !== undefined) bekannt.delete(aeltestes);
  }
  return linien;
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
