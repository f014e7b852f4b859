/** How a picture of where a house is is cut: for a page, or for a phone, where half of it would not be read. */
export const LAGEPLANFORMEN = ['breit', 'schmal'] as const;
export type Lageplanform = (typeof LAGEPLANFORMEN)[number];
