import { istEinerVon, STEHENDE, type TerminStatus } from './termin.ts';

/** A visit as the list of appointments knows it; instants in milliseconds. */
export interface GeplanterBesuch {
  readonly id: string;
  readonly status: TerminStatus;
  readonly mitarbeiterId: string | null;
  readonly liegenschaftId: string;
  readonly anschrift: string;
  readonly beginn: number;
  readonly ende: number;
  readonly fensterVon: number;
  readonly fensterBis: number;
}

/** Time in which somebody is not there. */
export interface Fehlzeit {
  readonly mitarbeiterId: string;
  readonly von: number;
  readonly bis: number;
}

/** Time in which the company is closed. */
export interface Schliesszeit {
  readonly von: number;
  readonly bis: number;
  /** As it stands in the calendar: `Betriebsausflug`; '' where nobody named it. */
  readonly name: string;
}

export type Terminkonflikt =
  /** Two places at once; flats of one house are one place. */
  | { readonly art: 'gleichzeitig'; readonly anschrift: string }
  | { readonly art: 'abwesend' }
  | { readonly art: 'geschlossen'; readonly name: string }
  /** Its person worked at this hour when it was agreed, and does not by the week of now. */
  | { readonly art: 'arbeitszeit' }
  /** Planned outside of what the customer was told. */
  | { readonly art: 'ausserhalb' };

/**
 * What is wrong with visits that somebody counts on: the first reason of each, by its id. `ohneStunden`: ids of those whose hours
 * their person has lost since.
 */
export function terminkonflikte(
  besuche: readonly GeplanterBesuch[],
  fehlzeiten: readonly Fehlzeit[],
  schliesszeiten: readonly Schliesszeit[] = [],
  ohneStunden: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, Terminkonflikt> {
  const stehende = besuche.filter(({ status }) => istEinerVon(STEHENDE, status));
  const jePerson = Map.groupBy(stehende, ({ mitarbeiterId }) => mitarbeiterId);
  return new Map(
    stehende.flatMap((besuch) => {
      const konflikt =
        konfliktVon(besuch, jePerson.get(besuch.mitarbeiterId) ?? [], fehlzeiten) ??
        geschlossenAm(besuch, schliesszeiten) ??
        (ohneStunden.has(besuch.id) ? { art: 'arbeitszeit' as const } : undefined);
      return konflikt === undefined ? [] : [[besuch.id, konflikt] as const];
    }),
  );
}

function konfliktVon(
  besuch: GeplanterBesuch,
  derPerson: readonly GeplanterBesuch[],
  fehlzeiten: readonly Fehlzeit[],
): Terminkonflikt | undefined {
  const { mitarbeiterId, beginn, ende, fensterVon, fensterBis, liegenschaftId } = besuch;
  if (fehlzeiten.some((zeit) => zeit.mitarbeiterId === mitarbeiterId && zeit.von < ende && beginn < zeit.bis))
    return { art: 'abwesend' };
  const anderer =
    mitarbeiterId === null
      ? undefined
      : derPerson.find(
          (eine) => eine.liegenschaftId !== liegenschaftId && eine.beginn < ende && beginn < eine.ende,
        );
  if (anderer) return { art: 'gleichzeitig', anschrift: anderer.anschrift };
  return beginn < fensterVon || fensterBis < beginn ? { art: 'ausserhalb' } : undefined;
}

function geschlossenAm(
  { beginn, ende }: GeplanterBesuch,
  schliesszeiten: readonly Schliesszeit[],
): Terminkonflikt | undefined {
  const zeit = schliesszeiten.find(({ von, bis }) => von < ende && beginn < bis);
  return zeit && { art: 'geschlossen', name: zeit.name };
}
