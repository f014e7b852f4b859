import type { Tagesbesuch, Tagespaket } from '@kehrtour/contract/heute';
import { istFeldausgang, STATUS_DES_AUSGANGS, type Feldausgang } from '@kehrtour/domain/termin/feldmeldung';
import { istBesuchsausgang, type TerminStatus } from '@kehrtour/domain/termin/termin';

import type { Marke } from './marke.ts';

/** One door of the day: an appointment with what this phone knows better than its pack. */
export type Tuer = Tagesbesuch & {
  readonly stand: TerminStatus;
  /** What this phone told of it, and has not taken back; null where the pack says all there is. */
  readonly eigene: Marke | null;
};
/** A house: one door, or its flats. */
export type Halt = {
  readonly id: string;
  readonly tueren: readonly [Tuer, ...Tuer[]];
  readonly erledigt: boolean;
  /** Nobody has to drive there. */
  readonly hinfaellig: boolean;
};
export type Tagesstand = {
  readonly halte: readonly Halt[];
  readonly getan: number;
  readonly gesamt: number;
  /** The one that comes next; undefined when all is done. */
  readonly naechster: Halt | undefined;
};

/** The result that this phone told last of an appointment, unless it took it back. */
export function eigeneMarke(marken: readonly Marke[], terminId: string): Marke | null {
  const zurueck = new Set(
    marken.flatMap(({ art, bezugId, stand }) => (art === 'ruecknahme' && stand !== 'buero' ? [bezugId] : [])),
  );
  return (
    marken.findLast(
      (marke) => marke.terminId === terminId && istFeldausgang(marke.art) && !zurueck.has(marke.id),
    ) ?? null
  );
}

/** What was sent before the pack was fetched is in it; what was not holds here until then. */
function standVon(besuch: Tagesbesuch, eigene: Marke | null, geholtAm: number): TerminStatus {
  if (eigene === null || eigene.ergebnis === 'abgelehnt') return besuch.status;
  if (eigene.gesendetAm !== null && eigene.gesendetAm < geholtAm) return besuch.status;
  return STATUS_DES_AUSGANGS[eigene.art as Feldausgang];
}

export function tagesstand(paket: Tagespaket, marken: readonly Marke[], geholtAm: number): Tagesstand {
  const tueren = paket.besuche.map((besuch): Tuer => {
    const eigene = eigeneMarke(marken, besuch.terminId);
    return { ...besuch, stand: standVon(besuch, eigene, geholtAm), eigene };
  });
  const haeuser = [...Map.groupBy(tueren, ({ haltId, terminId }) => haltId ?? terminId)];
  const halte = haeuser.flatMap(([id, dieser]) => {
    const [erste, ...weitere] = dieser;
    if (!erste) return [];
    const zuTun = dieser.filter((tuer) => !tuer.hinfaellig || istBesuchsausgang(tuer.stand));
    const erledigt = zuTun.length > 0 && zuTun.every(({ stand }) => istBesuchsausgang(stand));
    return [{ id, tueren: [erste, ...weitere] as const, erledigt, hinfaellig: zuTun.length === 0 }];
  });
  const geordnet = nachSpaeter(halte, marken);
  const zaehlend = geordnet.filter(({ hinfaellig }) => !hinfaellig);
  return {
    halte: geordnet,
    getan: zaehlend.filter(({ erledigt }) => erledigt).length,
    gesamt: zaehlend.length,
    naechster: zaehlend.find(({ erledigt }) => !erledigt),
  };
}

/**
 * What was put off comes after the others, in the order in which it was; what was drawn forward before those that are still to come,
 * the last one first. What is done stays where it was.
 */
function nachSpaeter(halte: readonly Halt[], marken: readonly Marke[]): Halt[] {
  const rang = new Map<string, number>();
  for (const { art, text, terminId, folge } of marken) {
    if (art !== 'reihenfolge') continue;
    rang.set(terminId, text === 'spaeter' ? folge : -folge);
  }
  const rangVon = ({ tueren: [erste], erledigt }: Halt): number =>
    erledigt ? 0 : (rang.get(erste.terminId) ?? 0);
  const offen = halte.findIndex(({ erledigt }) => !erledigt);
  const getane = offen < 0 ? halte.length : offen;
  return [...halte.slice(0, getane), ...halte.slice(getane).toSorted((a, b) => rangVon(a) - rangVon(b))];
}

export type Fensterstand = 'davor' | 'drin' | 'danach';
/** Where a moment lies to what the household was told. */
export function fensterstand({ fensterVon, fensterBis }: Tagesbesuch, jetzt: number): Fensterstand {
  if (jetzt < Date.parse(fensterVon)) return 'davor';
  return jetzt > Date.parse(fensterBis) ? 'danach' : 'drin';
}
