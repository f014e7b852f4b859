import { differenzTage, plusTage, type Tag } from './tag.ts';

export const AUFGABE_STATUS = ['offen', 'eingeplant', 'erledigt', 'entfallen'] as const;
export type AufgabeStatus = (typeof AUFGABE_STATUS)[number];

/** What is kept of it; `eingeplant` follows from the round that took the task. */
export const AUFGABE_STATUS_GESPEICHERT = [
  'offen',
  'erledigt',
  'entfallen',
] as const satisfies readonly AufgabeStatus[];
export type AufgabeStatusGespeichert = (typeof AUFGABE_STATUS_GESPEICHERT)[number];

export const AUFGABE_STATUS_NAMEN: Record<AufgabeStatus, string> = {
  offen: 'Offen',
  eingeplant: 'Eingeplant',
  erledigt: 'Erledigt',
  entfallen: 'Entfallen',
};

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
export function lageZurFrist(
  { fristVon, fristBis }: Pick<Aufgabe, 'fristVon' | 'fristBis'>,
  tag: Tag,
): 'davor' | 'darin' | 'danach' {
  if (fristVon !== undefined && tag < fristVon) return 'davor';
  return fristBis !== undefined && tag > fristBis ? 'danach' : 'darin';
}

/** Open, begun and not yet run out on this day, or run out and still owed. */
export function istFaellig(aufgabe: Aufgabe, tag: Tag): boolean {
  return aufgabe.status === 'offen' && lageZurFrist(aufgabe, tag) !== 'davor';
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
  const lage = lageZurFrist(aufgabe, heute);
  if (lage === 'danach') return 'ueberfaellig';
  if (lage === 'davor') return 'spaeter';
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

/**
 * The tasks to do on one visit: of each Tätigkeit and unit the one whose Frist is most urgent, so that the
 * three sweeps of a year never become three at once. Tasks whose Frist has not begun wait.
 */
export function aufgabenFuerBesuch<A extends Aufgabe>(aufgaben: readonly A[], tag: Tag): A[] {
  const gewaehlt = new Map<string, A>();
  for (const aufgabe of aufgaben.toSorted(vergleicheDringlichkeit)) {
    const schluessel = `${aufgabe.taetigkeitId}|${aufgabe.nutzungseinheitId ?? ''}`;
    if (istFaellig(aufgabe, tag) && !gewaehlt.has(schluessel)) gewaehlt.set(schluessel, aufgabe);
  }
  return [...gewaehlt.values()];
}

/** Minutes at a stop where several tasks are done one after the other (§ 3 Abs. 2 KÜO: one common visit). */
export function dauerAmHalt(dauernMinuten: readonly number[]): number {
  return dauernMinuten.reduce((summe, minuten) => summe + minuten, 0);
}

/** Days on which all of these tasks are in their Frist; `undefined` when no day suits them all. */
export function gemeinsameFrist(
  aufgaben: readonly Pick<Aufgabe, 'fristVon' | 'fristBis'>[],
): { von?: Tag; bis?: Tag } | undefined {
  const von = aufgaben
    .flatMap(({ fristVon }) => fristVon ?? [])
    .toSorted()
    .at(-1);
  const bis = aufgaben.flatMap(({ fristBis }) => fristBis ?? []).toSorted()[0];
  if (von !== undefined && bis !== undefined && bis < von) return undefined;
  return { von, bis };
}

/** Earlier end of the Frist first; tasks without one last. */
export function vergleicheDringlichkeit(a: Pick<Aufgabe, 'fristBis'>, b: Pick<Aufgabe, 'fristBis'>): number {
  const links = a.fristBis ?? '9999-12-31';
  const rechts = b.fristBis ?? '9999-12-31';
  return links < rechts ? -1 : Number(links > rechts);
}
