import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

/** What the challenges of a login are for: no session exists that they could belong to. */
export const anmeldebindung = (strategie: Strategie): string => `anmelden/${strategie}`;
