import type { Feldantwort } from '@kehrtour/contract/feldmeldung';
import { FELDMELDUNGEN_MAX } from '@kehrtour/domain/termin/feldmeldung';

import { liegtVorn, type Marke, nochHier } from './marke.ts';
import type { Paket, Speicher } from './speicher.ts';

/** What one attempt came to, whatever the network made of it. */
export type Sendung =
  | { readonly art: 'antwort'; readonly antworten: readonly Feldantwort[] }
  /** Nobody answered, or somebody who is not us. */
  | { readonly art: 'keinNetz' }
  | { readonly art: 'anmelden' }
  | { readonly art: 'abgelehnt'; readonly status: number; readonly satz: string };

export type Bote = (marken: readonly Marke[]) => Promise<Sendung>;

export type Sendestand = {
  readonly wartend: number;
  readonly buero: number;
  readonly sendet: boolean;
  /** Nothing leaves before somebody logs in. */
  readonly anmelden: boolean;
  readonly ohneNetz: boolean;
  readonly zuletzt: number | null;
};

const PAUSE_MIN_MS = 1000;
const PAUSE_MAX_MS = 60_000;
const SPERRE = 'kehrtour-heute-sender';

export const pauseNach = (versuche: number): number =>
  Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** Math.max(0, versuche - 1));

/**
 * What may leave now: at most fifty, in their order, and of each visit only while none before it waits. One that went without an
 * answer goes alone, so that it holds up no other.
 */
export function naechsteSendung(marken: readonly Marke[], jetzt: number): readonly Marke[] {
  const verstopft = new Set<string>();
  const reif: Marke[] = [];
  for (const marke of marken) {
    if (marke.stand !== 'wartet' || verstopft.has(marke.terminId)) continue;
    if (nochHier(marke, jetzt) || liegtVorn(marke.naechsterAb, jetzt, PAUSE_MAX_MS))
      verstopft.add(marke.terminId);
    else reif.push(marke);
  }
  const frische = reif.filter(({ versuche }) => versuche === 0);
  return frische.length > 0 ? frische.slice(0, FELDMELDUNGEN_MAX) : reif.slice(0, 1);
}

/** When the next one becomes ready; undefined: none waits. */
export function naechsterMoment(marken: readonly Marke[]): number | undefined {
  const wartend = marken.filter(({ stand }) => stand === 'wartet');
  if (wartend.length === 0) return undefined;
  return Math.min(...wartend.map(({ sendenAb, naechsterAb }) => Math.max(sendenAb, naechsterAb)));
}

/** The facts of one batch after their answers; whoever got none comes again later, by itself. */
export function nachAntwort(
  gesendet: readonly Marke[],
  antworten: readonly Feldantwort[],
  jetzt: number,
): readonly Marke[] {
  const jeId = new Map(antworten.map((antwort) => [antwort.id, antwort]));
  return gesendet.map((marke) => {
    const antwort = jeId.get(marke.id);
    if (!antwort) return nochEinmal(marke, jetzt);
    const ergebnis = antwort.damals ?? antwort.ergebnis;
    const stand = ergebnis === 'abgelehnt' ? 'buero' : 'gesendet';
    return { ...marke, stand, gesendetAm: jetzt, ergebnis, hinweis: antwort.hinweis } as const;
  });
}

/**
 * What the server had and does not know any more, since it was brought back as it once was: it goes once more, under its id. A day that an older server made, or that lies here from before, names none: then nobody knows.
 */
export const verlorene = (marken: readonly Marke[], { inhalt, geholtAm }: Paket): readonly Marke[] =>
  marken.flatMap((marke) =>
    marke.stand === 'gesendet' &&
    Number(marke.gesendetAm) < geholtAm &&
    inhalt.meldungen?.includes(marke.id.slice(0, 8)) === false
      ? [{ ...marke, stand: 'wartet', versuche: 0, naechsterAb: 0 } as const]
      : [],
  );

const nochEinmal = (marke: Marke, jetzt: number): Marke => {
  const versuche = marke.versuche + 1;
  return { ...marke, versuche, naechsterAb: jetzt + pauseNach(versuche) };
};

type Umgebung = {
  readonly speicher: Speicher;
  readonly bote: Bote;
  readonly melde: (stand: Partial<Sendestand>) => void;
  readonly jetzt: () => number;
};

/** The one sender of this phone: of several tabs one sends, and the others see what became of it. */
export function neuerSender({ speicher, bote, melde, jetzt }: Umgebung) {
  let fehlschlaege = 0;
  let uhr: ReturnType<typeof setTimeout> | undefined;
  let laeuft: Promise<void> | null = null;

  const stelle = (ms: number): void => {
    clearTimeout(uhr);
    uhr = setTimeout(() => void schicke(), Math.max(0, ms));
  };

  /** Answers whether another batch may follow at once. */
  const einmal = async (): Promise<boolean> => {
    // Ripe is what was so before it was read: reading takes its time, and what is taken back meanwhile never was.
    const gelesenAb = jetzt();
    const marken = await speicher.marken();
    const sendung = naechsteSendung(marken, gelesenAb);
    if (sendung.length === 0) {
      const moment = naechsterMoment(marken);
      if (moment !== undefined) stelle(moment - jetzt());
      return false;
    }
    melde({ sendet: true });
    const erfahren = await bote(sendung);
    melde({ sendet: false });
    switch (erfahren.art) {
      case 'antwort':
        fehlschlaege = 0;
        await speicher.merke(...nachAntwort(sendung, erfahren.antworten, jetzt()));
        melde({ ohneNetz: false, anmelden: false, zuletzt: jetzt() });
        return true;
      case 'anmelden':
        melde({ anmelden: true, ohneNetz: false });
        return false;
      case 'keinNetz':
        fehlschlaege += 1;
        melde({ ohneNetz: true });
        stelle(pauseNach(fehlschlaege));
        return false;
      case 'abgelehnt':
        // Nobody knows which one of many was meant: each is tried by itself.
        await speicher.merke(
          ...(sendung.length > 1
            ? sendung.map((marke) => ({ ...marke, versuche: marke.versuche + 1 }))
            : sendung.map((marke) => ({ ...marke, stand: 'buero' as const, hinweis: erfahren.satz }))),
        );
        melde({ ohneNetz: false });
        return true;
    }
  };

  const alles = async (): Promise<void> => {
    while (await einmal()) melde({});
    melde({});
  };

  /** Sends what is ready; while it does, asking again changes nothing. */
  const schicke = (): Promise<void> => {
    laeuft ??= unterSperre(alles).finally(() => (laeuft = null));
    return laeuft;
  };

  return { schicke, halt: () => clearTimeout(uhr) };
}

/** One of two tabs sends. Where the browser has no locks, the server tells copies apart by their ids. */
async function unterSperre(tun: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator as { locks?: LockManager };
  if (!locks) return tun();
  await locks.request(SPERRE, { ifAvailable: true }, async (lock) => (lock ? tun() : undefined));
}
