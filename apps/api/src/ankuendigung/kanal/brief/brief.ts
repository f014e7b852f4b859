import type { Kanalweg } from '../weg/kanalweg.ts';

/** The letter that the office prints and posts, to the house where nobody's own address is known. */
export const brief: Kanalweg = { kanal: 'brief', ziel: () => '' };
