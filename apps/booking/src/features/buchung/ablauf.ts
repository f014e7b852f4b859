import type { BuchbareTaetigkeit, Buchungsunternehmen } from '@kehrtour/contract/buchungsangebot';
import { umgangMit } from '@kehrtour/domain/buchung/buchungsbestaetigung';

import type { Stand } from './stand.ts';

export const SCHRITTE = ['anliegen', 'adresse', 'termin', 'kontaktdaten'] as const;
export type Schritt = (typeof SCHRITTE)[number] | 'fertig';

/** Whose pages these are and how they are shown. */
export interface Ort {
  slug: string;
  /** In a frame of another site. */
  eingebettet: boolean;
  /** Origin of that site, when the company has registered it; else empty, and nobody is told anything. */
  rahmen: string;
}

/** How far a visitor has come: the company, what was said so far, and the same sealed for the next address. */
export interface Ablauf {
  ort: Ort;
  betrieb: Buchungsunternehmen;
  stand: Stand;
  siegel: string;
}

const PFADE: Record<Schritt, string> = {
  anliegen: '',
  adresse: '/adresse',
  termin: '/termin',
  kontaktdaten: '/kontaktdaten',
  fertig: '/fertig',
};

/** The address of a step; `mehr` carries the seal, a code or a day. */
export function buchungsadresse(ort: Ort, schritt: Schritt, mehr: Record<string, string> = {}): string {
  const rahmen = ort.eingebettet ? { einbettung: '1', ...(ort.rahmen ? { origin: ort.rahmen } : {}) } : {};
  const query = new URLSearchParams({ ...rahmen, ...mehr });
  return `/unternehmen/${encodeURIComponent(ort.slug)}/termin${PFADE[schritt]}${query.size > 0 ? `?${query}` : ''}`;
}

/** The same with what was said so far. */
export function schrittadresse(
  { ort, siegel }: Pick<Ablauf, 'ort' | 'siegel'>,
  schritt: Schritt,
  mehr: Record<string, string> = {},
): string {
  return buchungsadresse(ort, schritt, { ...mehr, ...(siegel ? { s: siegel } : {}) });
}

/** What she wants done, as the company offers it today. */
export function gewaehlteTaetigkeit({
  betrieb,
  stand,
}: Pick<Ablauf, 'betrieb' | 'stand'>): BuchbareTaetigkeit | undefined {
  return betrieb.taetigkeiten.find(({ id }) => id === stand.taetigkeitId);
}

/** Whether her booking is entered only when the link of its mail is pressed; anyone with a code is known already. */
export const wirdVorgemerkt = ({ betrieb, stand }: Pick<Ablauf, 'betrieb' | 'stand'>): boolean =>
  umgangMit(betrieb, stand.haus !== undefined) === 'vormerken';
