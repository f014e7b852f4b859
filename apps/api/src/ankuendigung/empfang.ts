import type { Besuch } from '@kehrtour/domain/besuch';
import type { Kanal } from '@kehrtour/domain/kanal';
import { GRUSS, grussformel } from '@kehrtour/domain/kontakt';

import type {
  AufgabeDesHalts,
  EinheitKurz,
  HaltMitEmpfaengern,
  KontaktKurz,
  TerminDesHalts,
} from './empfang.store.ts';

/** One notice to be: one household, one window, one recipient. */
export type Empfang = {
  readonly schluessel: string;
  readonly halt: HaltMitEmpfaengern;
  readonly einheit: EinheitKurz | undefined;
  readonly kontakt: KontaktKurz | undefined;
  readonly aufgaben: readonly AufgabeDesHalts[];
  readonly besuch: Besuch;
  readonly termin: TerminDesHalts | undefined;
  readonly kanal: Kanal;
  readonly moeglich: readonly Kanal[];
};

export const empfangSchluessel = (haltId: string, einheitId: string | null): string =>
  einheitId === null ? haltId : `${haltId}/${einheitId}`;

export const anschriftVon = ({ halt }: Empfang): string =>
  `${halt.strasse} ${halt.hausnr}, ${halt.plz} ${halt.ort}`.trim();

/** `Frau Dr. Monika Escherich`, `Hausverwaltung Kraus GmbH`; empty when nobody is known. */
export function kontaktName(kontakt: KontaktKurz | undefined): string {
  if (!kontakt) return '';
  if (kontakt.firma !== '' && kontakt.nachname === '') return kontakt.firma;
  return [kontakt.titel, kontakt.vorname, kontakt.nachname].filter(Boolean).join(' ');
}

/** `Guten Tag Frau Dr. Escherich,`: how a slip or a mail begins. */
export const anredeFuer = (kontakt: KontaktKurz | undefined): string =>
  `${kontakt ? grussformel(kontakt) : GRUSS},`;

const STOCK: Record<string, string> = { EG: 'EG', DG: 'Dachgeschoss', UG: 'Untergeschoss', KG: 'Keller' };

/** `2. OG links`, as it stands on a slip. */
export function lageText(einheit: EinheitKurz | undefined): string {
  if (!einheit) return '';
  const geschoss =
    STOCK[einheit.geschoss] ??
    einheit.geschoss.replace(/^OG(\d+)$/, '$1. OG').replace(/^K(\d+)$/, 'Keller $1');
  return (
    [geschoss, einheit.lage].filter(Boolean).join(' ') ||
    einheit.bezeichnung ||
    (einheit.nummer ? `Wohnung ${einheit.nummer}` : '')
  );
}
