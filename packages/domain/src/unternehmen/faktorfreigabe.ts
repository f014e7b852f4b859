/** How long the owner can stop it before her second factor goes: over a weekend, too. */
export const FREIGABE_STUNDEN = 72;
/** How one ended: in force, or stopped by a login with the factor, by the link of the mail, by the operator. */
export const FREIGABE_ENDEN = ['wirksam', 'anmeldung', 'link', 'betreiber'] as const;
export type Freigabeende = (typeof FREIGABE_ENDEN)[number];

export const FREIGABE_WORTE: Record<Freigabeende | 'laeuft', string> = {
  laeuft: 'Wartet',
  wirksam: 'Zurückgesetzt',
  anmeldung: 'Gestoppt: mit dem Faktor angemeldet',
  link: 'Gestoppt: Link der E-Mail',
  betreiber: 'Gestoppt: vom Kehrtour-Betrieb',
};
