export const TRENNZEICHEN = [';', ',', '\t', '|'] as const;
export type Trennzeichen = (typeof TRENNZEICHEN)[number];
