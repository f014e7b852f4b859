import { fasseZusammen, type Besuch } from '@kehrtour/domain/besuch';
import type { Kanal } from '@kehrtour/domain/kanal';

import type {
  AufgabeDesHalts,
  EinheitKurz,
  HaltMitEmpfaengern,
  KontaktKurz,
  TerminDesHalts,
} from './empfang.store.ts';
import { kanaeleZu } from './kanal/kanaele.ts';

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

const GEWICHT = { bewohner: 0, eigentuemer: 1, verwalter: 2 } as const;

/**
 * Who is told of a stop: each flat with work of its own separately, everything else once for the house.
 * The resident before the owner before the administrator; mail only where the address was given for appointments.
 */
export function empfaengeAus(halt: HaltMitEmpfaengern): Empfang[] {
  const einheiten = new Set(halt.aufgaben.map((aufgabe) => aufgabe.nutzungseinheitId));
  return [...einheiten].map((einheitId) => {
    const aufgaben = halt.aufgaben.filter((aufgabe) => aufgabe.nutzungseinheitId === einheitId);
    const kontakt = empfaenger(halt.kontakte, einheitId);
    const moeglich = kanaeleZu(kontakt);
    return {
      schluessel: empfangSchluessel(halt.halt_id, einheitId),
      halt,
      einheit: halt.einheiten.find(({ id }) => id === einheitId),
      kontakt,
      aufgaben,
      besuch: fasseZusammen(aufgaben),
      termin: halt.termine.find((termin) => termin.nutzungseinheitId === einheitId),
      kanal: moeglich[0] ?? 'einwurf',
      moeglich,
    };
  });
}

export const empfangSchluessel = (haltId: string, einheitId: string | null): string =>
  einheitId === null ? haltId : `${haltId}/${einheitId}`;

function empfaenger(kontakte: readonly KontaktKurz[], einheitId: string | null): KontaktKurz | undefined {
  const zustaendig = kontakte.filter(
    (kontakt) =>
      kontakt.empfaengtTermin &&
      (kontakt.nutzungseinheitId === null || kontakt.nutzungseinheitId === einheitId),
  );
  // Somebody of the flat itself comes before those who stand for the whole house.
  return zustaendig.toSorted(
    (a, b) =>
      Number(a.nutzungseinheitId === null) - Number(b.nutzungseinheitId === null) ||
      GEWICHT[a.rolle] - GEWICHT[b.rolle],
  )[0];
}

export const anschriftVon = ({ halt }: Empfang): string =>
  `${halt.strasse} ${halt.hausnr}, ${halt.plz} ${halt.ort}`.trim();

/** `Frau Dr. Monika Escherich`, `Hausverwaltung Kraus GmbH`; empty when nobody is known. */
export function kontaktName(kontakt: KontaktKurz | undefined): string {
  if (!kontakt) return '';
  if (kontakt.firma !== '' && kontakt.nachname === '') return kontakt.firma;
  return [kontakt.titel, kontakt.vorname, kontakt.nachname].filter(Boolean).join(' ');
}

const ANREDE: Record<string, (nachname: string) => string> = {
  herr: (name) => `Guten Tag Herr ${name},`,
  frau: (name) => `Guten Tag Frau ${name},`,
  eheleute: (name) => `Guten Tag Eheleute ${name},`,
  herrUndFrau: (name) => `Guten Tag Herr und Frau ${name},`,
};

export function anredeFuer(kontakt: KontaktKurz | undefined): string {
  const form = kontakt?.nachname ? ANREDE[kontakt.anrede] : undefined;
  return form && kontakt ? form([kontakt.titel, kontakt.nachname].filter(Boolean).join(' ')) : 'Guten Tag,';
}

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
