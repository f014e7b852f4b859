import type { Kanalweg } from '../kanalweg.ts';

/** The slip that somebody drops in; it needs nobody's name. */
export const einwurf: Kanalweg = { kanal: 'einwurf', ziel: () => '' };
