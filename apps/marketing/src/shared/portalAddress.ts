/** Origin of the portal when it lives on a host of its own (`VITE_PORTAL_ORIGIN` while building); empty: the same. */
const origin: string = import.meta.env['VITE_PORTAL_ORIGIN'] ?? '';

export const portalAddress = { register: `${origin}/registrieren`, login: `${origin}/anmelden` } as const;
