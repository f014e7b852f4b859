import type { Anordnung, Kehrtour } from '@kehrtour/contract/kehrtour';
import { schichtId, type Schichtort } from '@kehrtour/domain/recht/schicht';

export type { Anordnung } from '@kehrtour/contract/kehrtour';

/** Where a stop is wanted: index among the others of that shift. */
export type Platz = Schichtort & { position: number };

/** Held where it stands, to the minute. */
const FEST = { mitarbeiter: true, tag: true, position: true };
/** Put there by a person: whoever drives it and the day stay, the time may become better. */
const GESETZT = { mitarbeiter: true, tag: true };
/** Left out by a person: no computation takes it in again. */
const AUSGELASSEN = { ausgelassen: true };

/** The order as it stands on the server. */
export function anordnungAus({ halte }: Pick<Kehrtour, 'halte'>): Anordnung {
  const geplant = halte.flatMap(({ id, mitarbeiterId, tag, position }) =>
    mitarbeiterId === null || tag === null ? [] : [{ id, mitarbeiterId, tag, position: position ?? 0 }],
  );
  return {
    schichten: [...Map.groupBy(geplant, schichtId).values()].flatMap((gruppe) => {
      const [erster] = gruppe;
      if (erster === undefined) return [];
      return [
        {
          mitarbeiterId: erster.mitarbeiterId,
          tag: erster.tag,
          haltIds: gruppe.toSorted((a, b) => a.position - b.position).map(({ id }) => id),
        },
      ];
    }),
    sperren: Object.fromEntries(
      halte.filter(({ sperre }) => Object.values(sperre).some(Boolean)).map(({ id, sperre }) => [id, sperre]),
    ),
  };
}

/** The order without one stop, which stays out until a person puts it somewhere. */
export function lasseAus(anordnung: Anordnung, haltId: string): Anordnung {
  return {
    schichten: ohneHalt(anordnung, haltId),
    sperren: { ...anordnung.sperren, [haltId]: AUSGELASSEN },
  };
}

function ohneHalt({ schichten }: Anordnung, haltId: string): Anordnung['schichten'] {
  return schichten.map((schicht) => ({
    ...schicht,
    haltIds: schicht.haltIds.filter((id) => id !== haltId),
  }));
}

/** The order with a stop at another place, or back in it; computations leave it with that person on that day. */
export function setzeHalt(anordnung: Anordnung, haltId: string, platz: Platz): Anordnung {
  const schichten = ohneHalt(anordnung, haltId);
  const ziel = schichtId(platz);
  const da = schichten.some((schicht) => schichtId(schicht) === ziel);
  const alle = da
    ? schichten
    : [...schichten, { mitarbeiterId: platz.mitarbeiterId, tag: platz.tag, haltIds: [] }];
  return {
    sperren: { ...anordnung.sperren, [haltId]: GESETZT },
    schichten: alle.map((schicht) =>
      schichtId(schicht) === ziel
        ? { ...schicht, haltIds: schicht.haltIds.toSpliced(platz.position, 0, haltId) }
        : schicht,
    ),
  };
}

/** Holds a stop where it is, or lets it go. */
export function sperreHalt(anordnung: Anordnung, haltId: string, fest: boolean): Anordnung {
  const { [haltId]: _alt, ...sperren } = anordnung.sperren;
  return { ...anordnung, sperren: fest ? { ...sperren, [haltId]: FEST } : sperren };
}

export function istGesperrt({ sperren }: Anordnung, haltId: string): boolean {
  return sperren[haltId]?.position === true;
}
