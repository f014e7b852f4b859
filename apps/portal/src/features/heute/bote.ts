import type { AnswerOf, CallOf, Endpoint } from '@kehrtour/contract/endpoint';
import type { feldgeraetAnlegen, feldgeraetBeenden, feldzugangHolen } from '@kehrtour/contract/feldgeraet';
import type { feldmeldungenSenden } from '@kehrtour/contract/feldmeldung';
import type { heuteHolen } from '@kehrtour/contract/heute';

import type { Marke } from './marke.ts';
import type { Sendung } from './sender.ts';
import type { Paket, Speicher, Zugang } from './speicher.ts';
import type { Uhr } from './uhr.ts';

const GEDULD_MS = 8000;
/** A slow network says nothing finer. */
const VERSATZ_MIN_MS = 2000;
const VORSPRUNG_MS = 30_000;

export type Frageausgang<Inhalt> =
  | { readonly art: 'ja'; readonly inhalt: Inhalt }
  | { readonly art: 'nein'; readonly satz: string };

/** A call of the contract by the type of its endpoint alone: the schemas would weigh on the page. */
export type Ruf<E extends Endpoint> = Pick<E, 'method' | 'path'> &
  CallOf<E> & {
    /** A part of its answer: what comes without it is not ours. */
    readonly mit?: keyof AnswerOf<E>;
  };
/** What the contract does not know of a call. */
type Weise = { readonly etag?: string; readonly geduld?: number; readonly datei?: FormData };
/** What an endpoint may take, whichever it is. */
type Teile = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type Antwort<Inhalt> =
  | { readonly art: 'ja'; readonly inhalt: Inhalt; readonly etag: string }
  /** Refused; 304: what is here has not changed. */
  | { readonly art: 'nein'; readonly status: number; readonly satz: string };

/**
 * The way to the server for one person. What is not ours (the page of a café's network, an error of something in between) counts
 * as nobody having answered.
 */
export class Feldbote {
  readonly #speicher: Speicher;
  readonly #portalsitzung: () => string | null;
  readonly #uhr: Uhr;
  #holt: Promise<string | null> | null = null;

  /** @param portalsitzung the token of the portal, as long as there is one: it brings the first credential */
  constructor(speicher: Speicher, portalsitzung: () => string | null, uhr: Uhr) {
    this.#speicher = speicher;
    this.#portalsitzung = portalsitzung;
    this.#uhr = uhr;
  }

  async sende(marken: readonly Marke[]): Promise<Sendung> {
    try {
      const antwort = await this.rufe<typeof feldmeldungenSenden>({
        method: 'POST',
        path: '/heute/meldungen',
        body: { meldungen: marken.map(alsMeldung) },
        mit: 'antworten',
      });
      if (antwort === null) return { art: 'anmelden' };
      if (antwort.art === 'ja') return { art: 'antwort', antworten: antwort.inhalt.antworten };
      return antwort.status < 400 ? { art: 'keinNetz' } : { ...antwort, art: 'abgelehnt' };
    } catch {
      return { art: 'keinNetz' };
    }
  }

  /** The day anew; the one that is here where it has not changed. Undefined: nobody answered. */
  async hole(tag: string, da: Paket | undefined): Promise<Paket | 'anmelden' | undefined> {
    // What is told while the answer is on its way is not in it.
    const geholtAm = this.#uhr();
    try {
      const ruf = { method: 'GET', path: '/heute', query: { tag }, mit: 'besuche' } as const;
      const antwort = await this.rufe<typeof heuteHolen>(ruf, da);
      if (antwort === null) return 'anmelden';
      if (antwort.art === 'ja') return { inhalt: antwort.inhalt, etag: antwort.etag, geholtAm };
      return antwort.status === 304 && da ? { ...da, geholtAm } : undefined;
    } catch {
      return undefined;
    }
  }

  /** A question that the server answers at once, or does not: it is not kept. */
  async frage<E extends Endpoint>(ruf: Ruf<E>): Promise<Frageausgang<AnswerOf<E>>> {
    try {
      return (
        (await this.rufe(ruf)) ?? {
          art: 'nein',
          satz: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an.',
        }
      );
    } catch {
      return {
        art: 'nein',
        satz: 'Dafür braucht es Netz. Bitte versuchen Sie es noch einmal, sobald welches da ist.',
      };
    }
  }

  /** The credential goes with the person who logs out; without a network it ends by itself. */
  async beende(): Promise<void> {
    const zugang = await this.#speicher.zugang();
    if (!zugang?.token) return;
    const path = '/sitzungen/handys/:kennung/beenden';
    const ruf = { method: 'POST', path, params: { kennung: zugang.kennung } } as const;
    await this.#rufe<typeof feldgeraetBeenden>(ruf, zugang.token).catch(() => null);
  }

  /** With a token that the server still knows; null: somebody has to log in. @throws when nobody answers who is us */
  async rufe<E extends Endpoint>(ruf: Ruf<E>, wie: Weise = {}): Promise<Antwort<AnswerOf<E>> | null> {
    for (const frisch of [false, true]) {
      const token = await this.#token(frisch);
      if (token === null) return null;
      const antwort = await this.#rufe(ruf, token, wie);
      if (antwort.art === 'ja' || antwort.status !== 401) return antwort;
    }
    return null;
  }

  /** @throws when nobody answers who is us */
  async #rufe<E extends Endpoint>(
    ruf: Ruf<E>,
    token: string | null,
    { etag, geduld = GEDULD_MS, datei }: Weise = {},
  ): Promise<Antwort<AnswerOf<E>>> {
    const teile = teileVon(ruf);
    const { body } = teile;
    const vorher = this.#uhr();
    const antwort = await fetch(`/api${platzVon(ruf.path, teile)}`, {
      method: ruf.method,
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(geduld),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(datei && { body: datei }),
    });
    const { status, headers } = antwort;
    if (status === 304) return { art: 'nein', status, satz: '' };
    if (!(headers.get('content-type') ?? '').includes('json')) throw new TypeError('not our answer');
    if (status >= 500 || status === 408 || status === 429) throw new TypeError('nobody there');
    const inhalt: unknown = await antwort.json();
    await this.#merkeUhr(inhalt, vorher);
    if (status !== 200) return { art: 'nein', status, satz: satzAus(inhalt) };
    if (!hatTeil<AnswerOf<E>>(inhalt, ruf.mit)) throw new TypeError('not our answer');
    return { art: 'ja', inhalt, etag: headers.get('etag') ?? '' };
  }

  /** What the answer says of the server's clock lies between asking and hearing. */
  async #merkeUhr(inhalt: unknown, vorher: number): Promise<void> {
    if (!hatTeil<{ serverzeit: unknown }>(inhalt, 'serverzeit')) return;
    const dort = Date.parse(String(inhalt.serverzeit));
    if (Number.isNaN(dort)) return;
    const versatz = Math.round(dort - (vorher + this.#uhr()) / 2);
    await this.#speicher.merkeVersatz(Math.abs(versatz) < VERSATZ_MIN_MS ? 0 : versatz);
  }

  /** Two hours for this phone; asked for at once by several, it is fetched once. */
  #token(frisch: boolean): Promise<string | null> {
    this.#holt ??= this.#holeToken(frisch).finally(() => (this.#holt = null));
    return this.#holt;
  }

  /** What it has, what its credential brings, or what the session of the portal gives it. */
  async #holeToken(frisch: boolean): Promise<string | null> {
    const zugang = await this.#speicher.zugang();
    if (!frisch && zugang?.token && Date.parse(zugang.tokenBis ?? '') > this.#uhr() + VORSPRUNG_MS)
      return zugang.token;
    return (zugang && (await this.#tausche(zugang))) ?? (await this.#meldeHandy());
  }

  async #tausche(zugang: Zugang): Promise<string | null> {
    const antwort = await this.#rufe<typeof feldzugangHolen>(
      { method: 'POST', path: '/heute/zugang', body: { nachweis: zugang.nachweis }, mit: 'accessToken' },
      null,
    );
    if (antwort.art !== 'ja') return null;
    const { accessToken: token, laeuftAb: tokenBis } = antwort.inhalt;
    await this.#speicher.merkeZugang({ ...zugang, token, tokenBis });
    return token;
  }

  async #meldeHandy(): Promise<string | null> {
    const sitzung = this.#portalsitzung();
    if (sitzung === null) return null;
    const antwort = await this.#rufe<typeof feldgeraetAnlegen>(
      { method: 'POST', path: '/heute/geraet', body: { name: geraetename() }, mit: 'nachweis' },
      sitzung,
    );
    if (antwort.art !== 'ja') return null;
    const { nachweis, kennung, laeuftAb: bis } = antwort.inhalt;
    await this.#speicher.merkeZugang({ nachweis, kennung, bis });
    return this.#tausche({ nachweis, kennung, bis });
  }
}

const teileVon = (ruf: object): Teile => ruf;

/** `/heute?tag=2027-01-12`: the place of an endpoint with what is asked there. */
function platzVon(path: string, { params = {}, query = {} }: Teile): string {
  const platz = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return `${platz}?${new URLSearchParams(query)}`.replace(/\?$/, '');
}

const alsMeldung = (marke: Marke) => ({
  id: marke.id,
  terminId: marke.terminId,
  art: marke.art,
  bezugId: marke.bezugId,
  gesehenAm: new Date(marke.am).toISOString(),
  uhrVersatz: marke.uhrVersatz,
  folge: marke.folge,
  geraet: marke.geraet,
  text: marke.text,
  ...marke.angaben,
});

const hatTeil = <Ganzes>(inhalt: unknown, teil: PropertyKey | undefined): inhalt is Ganzes =>
  typeof inhalt === 'object' && inhalt !== null && (teil === undefined || teil in inhalt);

const satzAus = (inhalt: unknown): string =>
  (hatTeil<{ detail: unknown }>(inhalt, 'detail') && typeof inhalt.detail === 'string' && inhalt.detail) ||
  'Der Server hat diese Meldung nicht angenommen.';

export function geraetename(): string {
  const { userAgent } = navigator;
  if (/iPhone|iPad/.test(userAgent)) return 'iPhone oder iPad';
  return /Android/.test(userAgent) ? 'Android-Handy' : 'Computer';
}
