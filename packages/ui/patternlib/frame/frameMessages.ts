import type { Args, Density, Theme } from '../viewSettings.ts';

/** From the site to the frame: look like this. */
export interface Turned {
  pattern: 'turned';
  theme: Theme;
  density: Density;
  args: Args;
}

/** From the frame to the site: so many pixels would show all of it. */
export interface Measured {
  pattern: 'measured';
  heightPx: number;
}

/** From the frame to the site: what stands on the page. */
export interface Drawn {
  pattern: 'drawn';
  markup: string;
}

const KINDS: ReadonlySet<string> = new Set(['turned', 'measured', 'drawn']);

/** Messages of this origin only; the page embeds nothing else. */
export function readMessage(event: MessageEvent): Turned | Measured | Drawn | undefined {
  if (event.origin !== location.origin) return undefined;
  const data = event.data as Partial<Turned | Measured | Drawn> | null;
  return data?.pattern !== undefined && KINDS.has(data.pattern)
    ? (data as Turned | Measured | Drawn)
    : undefined;
}
