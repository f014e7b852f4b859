import type { Zug } from './kartengrund.format.ts';

/**
 * Lines of a map as somebody sees them who writes along them. Maps are files of strangers: whatever is looked at in pairs is
 * bounded, so that a picture costs as much as it has points and not the square of it.
 */
export interface Stueck {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** At which a name can be read. */
  readonly grad: number;
  readonly laenge: number;
}

type Ecke = Zug[number];

/** Less than a letter's own unevenness. */
const ECKE_PX = 1;
/** No street has as many in a picture; what is longer stays in pieces. */
const ECKEN_MAX = 500;
/** Corners of an almost straight piece; a name is no longer than that. */
const ECKEN_JE_STUECK_MAX = 24;

/** Maps cut a street at every crossing and every change of its surface; a name needs it whole, and only its corners. */
export function ganzeZuege(zuege: readonly Zug[]): Zug[] {
  const enden = new Enden();
  for (const zug of zuege) {
    let neu = spuerbar(zug);
    for (let andere = enden.an(neu); andere !== undefined; andere = enden.an(neu)) {
      enden.nimm(andere);
      neu = verbunden(andere, neu);
    }
    enden.lege(neu);
  }
  return enden.alle().map(ecken);
}

/** The longest straight pieces from each corner on. */
export function geradeStuecke(zug: Zug, kruemmung: number): Stueck[] {
  return zug.slice(0, -1).map((von, i) => {
    const letzte = Math.min(zug.length - 1, i + ECKEN_JE_STUECK_MAX);
    let ende = i + 1;
    while (ende < letzte && istGerade(zug.slice(i, ende + 2), kruemmung)) ende += 1;
    const nach = zug[ende] ?? von;
    const grad = (Math.atan2(nach.y - von.y, nach.x - von.x) * 180) / Math.PI;
    return {
      x: (von.x + nach.x) / 2,
      y: (von.y + nach.y) / 2,
      grad: grad > 90 ? grad - 180 : grad < -90 ? grad + 180 : grad,
      laenge: Math.hypot(nach.x - von.x, nach.y - von.y),
    };
  });
}

function istGerade(zug: Zug, kruemmung: number): boolean {
  const [von, bis] = [zug[0], zug.at(-1)];
  return zug.slice(1, -1).every((punkt) => abstandZur(von, bis, punkt) <= kruemmung);
}

/** Lines by where they begin and end, so that a neighbour is found without looking at all of them. */
class Enden {
  readonly #jeFeld = new Map<string, Set<Zug>>();
  readonly #zuege = new Set<Zug>();

  alle(): Zug[] {
    return [...this.#zuege];
  }

  lege(zug: Zug): void {
    this.#zuege.add(zug);
    for (const feld of felder(zug)) {
      const da = this.#jeFeld.get(feld) ?? new Set();
      this.#jeFeld.set(feld, da.add(zug));
    }
  }

  nimm(zug: Zug): void {
    this.#zuege.delete(zug);
    for (const feld of felder(zug)) this.#jeFeld.get(feld)?.delete(zug);
  }

  /** One that meets an end of this line and is not too long to be joined with it. */
  an(zug: Zug): Zug | undefined {
    for (const ende of [zug[0], zug.at(-1)])
      for (const feld of ende === undefined ? [] : umgebung(ende))
        for (const andere of this.#jeFeld.get(feld) ?? [])
          if (andere.length + zug.length <= ECKEN_MAX && treffenSich(andere, zug)) return andere;
    return undefined;
  }
}

const feldVon = (x: number, y: number): string => `${Math.floor(x)} ${Math.floor(y)}`;
const felder = (zug: Zug): string[] =>
  [zug[0], zug.at(-1)].flatMap((ende) => (ende === undefined ? [] : [feldVon(ende.x, ende.y)]));

function* umgebung({ x, y }: Ecke): Generator<string> {
  for (const dx of [0, -1, 1]) for (const dy of [0, -1, 1]) yield feldVon(x + dx, y + dy);
}

const trifft = (a: Ecke | undefined, b: Ecke | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < ECKE_PX;

const treffenSich = (a: Zug, b: Zug): boolean =>
  trifft(a.at(-1), b[0]) || trifft(b.at(-1), a[0]) || trifft(a.at(-1), b.at(-1)) || trifft(a[0], b[0]);

/** One line out of two that meet at an end. */
function verbunden(a: Zug, b: Zug): Zug {
  if (trifft(a.at(-1), b[0])) return [...a, ...b.slice(1)];
  if (trifft(b.at(-1), a[0])) return [...b, ...a.slice(1)];
  if (trifft(a.at(-1), b.at(-1))) return [...a, ...b.toReversed().slice(1)];
  return [...a.toReversed(), ...b.slice(1)];
}

/** Without what lies on the point before it, and no more than one line may have. */
function spuerbar(zug: Zug): Zug {
  const bleibt: Ecke[] = [];
  for (const [i, punkt] of zug.entries()) {
    if (bleibt.length === ECKEN_MAX) break;
    if (i === zug.length - 1 || !trifft(bleibt.at(-1), punkt)) bleibt.push(punkt);
  }
  return bleibt;
}

/** Only the corners of a line (Douglas, Peucker 1973): a map may draw a straight street with thousands of points. */
function ecken(zug: Zug): Zug {
  const bleibt = new Set([0, zug.length - 1]);
  const offen: (readonly [number, number])[] = [[0, zug.length - 1]];
  for (let stueck = offen.pop(); stueck !== undefined; stueck = offen.pop()) {
    const [von, bis] = stueck;
    let [weiteste, px] = [von, ECKE_PX];
    for (let i = von + 1; i < bis; i += 1) {
      const abstand = abstandZur(zug[von], zug[bis], zug[i]);
      if (abstand > px) [weiteste, px] = [i, abstand];
    }
    if (weiteste === von) continue;
    bleibt.add(weiteste);
    offen.push([von, weiteste], [weiteste, bis]);
  }
  return zug.filter((_, i) => bleibt.has(i));
}

/** How far a corner lies beside the line through two others. */
function abstandZur(a: Ecke | undefined, b: Ecke | undefined, punkt: Ecke | undefined): number {
  if (a === undefined || b === undefined || punkt === undefined) return 0;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const laenge = Math.hypot(dx, dy);
  if (laenge === 0) return Math.hypot(punkt.x - a.x, punkt.y - a.y);
  return Math.abs(dx * (a.y - punkt.y) - (a.x - punkt.x) * dy) / laenge;
}
