import type { Besuch } from '@kehrtour/domain/besuch';
import type { Kanal } from '@kehrtour/domain/kanal';
import { empfaengername, GRUSS, grussformel } from '@kehrtour/domain/kontakt';

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

/** Empty when nobody is known. */
export const kontaktName = (kontakt: KontaktKurz | undefined): string =>
  kontakt ? empfaengername(kontakt) : '';

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
