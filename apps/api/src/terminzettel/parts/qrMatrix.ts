import { encode } from 'uqr';

/** Dark modules of one row that lie side by side; drawn as one bar. */
export interface QrBalken {
  x: number;
  y: number;
  laenge: number;
}

/** The code as bars on a grid of `seite` modules, without quiet zone. Error correction M: a folded slip still reads. */
export function qrMatrix(url: string): { seite: number; balken: QrBalken[] } {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  return { seite: size, balken: data.flatMap((zeile, y) => balkenDerZeile(zeile, y)) };
}

function balkenDerZeile(zeile: readonly boolean[], y: number): QrBalken[] {
  const balken: QrBalken[] = [];
  zeile.forEach((dunkel, x) => {
    const letzter = balken.at(-1);
    if (!dunkel) return;
    if (letzter && letzter.x + letzter.laenge === x) letzter.laenge += 1;
    else balken.push({ x, y, laenge: 1 });
  });
  return balken;
}
