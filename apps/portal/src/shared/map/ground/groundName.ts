/** Name of the source that everything under the points is drawn from. */
export const GROUND = 'ground';
