import { differenzTage, plusTage, type Tag } from '../tag.ts';

export const AUFGABE_STATUS = ['offen', 'eingeplant', 'erledigt', 'entfallen'] as const;
export type AufgabeStatus = (typeof AUFGABE_STATUS)[number];

/** What is kept of it; `eingeplant` follows from the round that took the task. */
export const AUFGABE_STATUS_GESPEICHERT = [
  'offen',
  'erledigt',
  'entfallen',
] as const satisfies readonly AufgabeStatus[];
export type AufgabeStatusGespeichert = (typeof AUFGABE_STATUS_GESPEICHERT)[number];

/** A due task of a property or of one of its units. Without `fristVon` it may be done at once, without `fristBis` at any time. */
export interface Aufgabe {
  readonly taetigkeitId: string;
  readonly fristVon?: Tag;
  readonly fristBis?: Tag;
  readonly status: AufgabeStatus;
  /** Minutes on site. */
  readonly dauerMinuten: number;
  /** Unit it belongs to; missing for the whole house. */
  readonly nutzungseinheitId?: string;
}

/** Where a day lies to a Frist; both ends belong to it. */
function zurFrist(
  { fristVon, fristBis }: Pick<Aufgabe, 'fristVon' | 'fristBis'>,
  tag: Tag,
): 'davor' | 'darin' | 'danach' {
  if (fristVon !== undefined && tag < fristVon) return 'davor';
  return fristBis !== undefined && tag > fristBis ? 'danach' : 'darin';
}

/** Colours of the Fristen-Ampel; `spaeter` = the Frist has not begun, `erledigt` = nothing is owed. */
export const AMPELFARBEN = ['ueberfaellig', 'rot', 'orange', 'gelb', 'gruen', 'spaeter', 'erledigt'] as const;
export type Ampelfarbe = (typeof AMPELFARBEN)[number];

export const AMPEL_NAMEN: Record<Ampelfarbe, string> = {
  ueberfaellig: 'Frist abgelaufen',
  rot: 'Frist endet binnen 7 Tagen',
  orange: 'Frist endet binnen 14 Tagen',
  gelb: 'Frist endet binnen 30 Tagen',
  gruen: 'Genug Zeit',
  spaeter: 'Noch nicht fällig',
  erledigt: 'Erledigt',
};

/** Days until the end of the Frist from which each colour shows; editable. */
export const AMPELSCHWELLEN = { rotTage: 7, orangeTage: 14, gelbTage: 30 } as const;

export function fristenampel(
  aufgabe: Pick<Aufgabe, 'fristVon' | 'fristBis' | 'status'>,
  heute: Tag,
  schwellen: Readonly<Record<keyof typeof AMPELSCHWELLEN, number>> = AMPELSCHWELLEN,
): Ampelfarbe {
  if (aufgabe.status === 'erledigt' || aufgabe.status === 'entfallen') return 'erledigt';
  const wann = zurFrist(aufgabe, heute);
  if (wann === 'danach') return 'ueberfaellig';
  if (wann === 'davor') return 'spaeter';
  if (aufgabe.fristBis === undefined) return 'gruen';
  const restTage = differenzTage(heute, aufgabe.fristBis);
  if (restTage <= schwellen.rotTage) return 'rot';
  if (restTage <= schwellen.orangeTage) return 'orange';
  return restTage <= schwellen.gelbTage ? 'gelb' : 'gruen';
}

/**
 * The same rule as limits, for whoever colours thousands at once: a running Frist that ends until `bis` has this colour,
 * the first that fits counts, later ends are `gruen`.
 */
export function ampelgrenzen(
  heute: Tag,
  schwellen: Readonly<Record<keyof typeof AMPELSCHWELLEN, number>> = AMPELSCHWELLEN,
): { ampel: Ampelfarbe; bis: Tag }[] {
  return [
    { ampel: 'ueberfaellig', bis: plusTage(heute, -1) },
    { ampel: 'rot', bis: plusTage(heute, schwellen.rotTage) },
    { ampel: 'orange', bis: plusTage(heute, schwellen.orangeTage) },
    { ampel: 'gelb', bis: plusTage(heute, schwellen.gelbTage) },
  ];
}

/** The most urgent colour of several tasks; `undefined` for none. */
export function dringendsteAmpel(farben: readonly Ampelfarbe[]): Ampelfarbe | undefined {
  return AMPELFARBEN.find((farbe) => farben.includes(farbe));
}
