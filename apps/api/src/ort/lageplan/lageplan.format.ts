import { dunkel, FARBEN, fuellung, kartengrund, strassennamen } from './kartengrund.format.ts';
import type { Namensstelle, Planmass, Planteil } from './kartengrund.format.ts';

/** A still picture of a map with a pin in its middle: SVG without script, link or anything from elsewhere. */
export function lageplanSvg(teile: readonly Planteil[], mass: Planmass): string {
  const { breite, hoehe } = mass;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${breite} ${hoehe}" width="${breite}" height="${hoehe}">`,
    dunkel(),
    ...kartengrund(teile, mass, 1),
    ...strassennamen(teile, mass, (stelle) => !beruehrtNadel(stelle, mass)),
    nadel(breite / 2, hoehe / 2),
    '</svg>',
  ].join('');
}

/** Whether a name would lie under the pin, whose head is above the middle. */
function beruehrtNadel({ x, y, grad, halb }: Namensstelle, { breite, hoehe }: Planmass): boolean {
  const winkel = (grad * Math.PI) / 180;
  const [dx, dy] = [breite / 2 - x, hoehe / 2 - 18 - y];
  const laengs = dx * Math.cos(winkel) + dy * Math.sin(winkel);
  const quer = dy * Math.cos(winkel) - dx * Math.sin(winkel);
  return Math.abs(laengs) < halb + 18 && Math.abs(quer) < 34;
}

const nadel = (x: number, y: number): string =>
  `<path d="M${x} ${y}c0 0-14-17-14-26a14 14 0 0 1 28 0c0 9-14 26-14 26z" ${fuellung('nadel')} stroke="${FARBEN.hof[0]}" stroke-width="2"/><circle cx="${x}" cy="${y - 26}" r="5" ${fuellung('hof')}/>`;
