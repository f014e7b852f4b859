/** Why somebody says that there is nothing left to sweep. */
export const ABMELDUNGSGRUENDE = ['schornsteinWeg', 'ausgezogen', 'verkauft'] as const;
export type Abmeldungsgrund = (typeof ABMELDUNGSGRUENDE)[number];

export const ABMELDUNGSGRUND_NAMEN: Record<Abmeldungsgrund, string> = {
  schornsteinWeg: 'Schornstein oder Ofen gibt es nicht mehr',
  ausgezogen: 'Wir wohnen hier nicht mehr',
  verkauft: 'Das Haus ist verkauft',
};

/** What the office makes of it: nothing is planned there any more, or all stays as it is. */
export const ABMELDUNGSENTSCHEIDE = ['stilllegen', 'bleibt'] as const;
export type Abmeldungsentscheid = (typeof ABMELDUNGSENTSCHEIDE)[number];

/** `Das Haus ist verkauft: Neue Eigentümerin ist Frau Ott.` */
export const abmeldungstext = (grund: Abmeldungsgrund, text = ''): string =>
  text === '' ? ABMELDUNGSGRUND_NAMEN[grund] : `${ABMELDUNGSGRUND_NAMEN[grund]}: ${text}`;
