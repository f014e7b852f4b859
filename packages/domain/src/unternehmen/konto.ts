/** Who logs in: staff of a company, or the operator. */
export const STRATEGIEN = ['mitarbeiter', 'adminUser'] as const;
export type Strategie = (typeof STRATEGIEN)[number];

/** What a link of a mail is for. */
export const LINKZWECKE = ['einladung', 'passwort'] as const;
export type Linkzweck = (typeof LINKZWECKE)[number];

/** What gives the public access to one thing. */
export const ZUGANGSARTEN = ['token', 'kurzcode', 'kalender', 'partnertoken', 'partner'] as const;
export type Zugangsart = (typeof ZUGANGSARTEN)[number];
