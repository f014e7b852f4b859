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

/** Messages of this origin only; the page embeds nothing else. */
export function readMessage(event: MessageEvent): Turned | Measured | undefined {
  if (event.origin !== location.origin) return undefined;
  const data = event.data as Partial<Turned | Measured> | null;
  return data?.pattern === 'turned' || data?.pattern === 'measured' ? (data as Turned | Measured) : undefined;
}
