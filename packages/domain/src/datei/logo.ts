/** Whether a stored logo came out of our own drawing: not yet, it did, or it never will. */
export const LOGO_STAENDE = ['ungezeichnet', 'gezeichnet', 'unlesbar'] as const;
export type LogoStand = (typeof LOGO_STAENDE)[number];
