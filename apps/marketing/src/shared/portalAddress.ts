/** The portal's pages. Where it has a host of its own, ours leads there: what is built once runs everywhere. */
export const portalAddress = { register: '/registrieren', login: '/anmelden' } as const;
