import type { Kanalweg } from '../weg/kanalweg.ts';

/** The slip that somebody drops in; it needs nobody's name. */
export const einwurf: Kanalweg = { kanal: 'einwurf', ziel: () => '' };
