import type { Feldantwort } from '@kehrtour/contract/feldmeldung';
import type { Tagespaket } from '@kehrtour/contract/heute';

import type { Marke } from './marke.ts';
import type { Sendung } from './sender.ts';
import type { Paket, Speicher, Zugang } from './speicher.ts';

const GEDULD_MS = 8000;
/** A slow network says nothing finer. */
const VERSATZ_MIN_MS = 2000;
const VORSPRUNG_MS = 30_000;

export type Frageausgang<Inhalt> =
  | { readonly art: 'ja'; readonly inhalt: Inhalt }
  | { readonly art: 'nein'; readonly satz: string };

type Anruf = {
  readonly method?: string;
  readonly body?: unknown;
  readonly etag?: string;
  readonly geduld?: number;
};
type Antwort = { readonly status: number; readonly inhalt: unknown; readonly etag: string };

/**
 * The way to the server for one person. What is not ours (the page of a café's network, an error of something in between) counts
 * as nobody having answered.
 */
export class Feldbote {
  readonly #speicher: Speicher;
  readonly #portalsitzung: () => string | null;
  #holt: Promise<string | null> | null = null;

  /** @param portalsitzung the token of the portal, as long as there is one: it brings the first credential */
  constructor(speicher: Speicher, portalsitzung: () => string | null) {
    this.#speicher = speicher;
    this.#portalsitzung = portalsitzung;
  }

  async sende(marken: readonly Marke[]): Promise<Sendung> {
    try {
      const body = { meldungen: marken.map(alsMeldung) };
      const antwort = await this.rufeAn('/heute/meldungen', { method: 'POST', body });
      if (antwort === null) return { art: 'anmelden' };
      if (antwort.status === 200 && hat(antwort.inhalt, 'antworten'))
        return { art: 'antwort', antworten: (antwort.inhalt as { antworten: Feldantwort[] }).antworten };
      if (antwort.status < 400) return { art: 'keinNetz' };
      return { art: 'abgelehnt', status: antwort.status, satz: satzAus(antwort.inhalt) };
    } catch {
      return { art: 'keinNetz' };
    }
  }

  /** The day anew; the one that is here where it has not changed. Undefined: nobody answered. */
  async hole(tag: string, da: Paket | undefined): Promise<Paket | 'anmelden' | undefined> {
    // What is told while the answer is on its way is not in it.
    const geholtAm = Date.now();
    try {
      const antwort = await this.rufeAn(`/heute?tag=${tag}`, da ? { etag: da.etag } : {});
      if (antwort === null) return 'anmelden';
      if (antwort.status === 304 && da) return { ...da, geholtAm };
      if (antwort.status !== 200 || !hat(antwort.inhalt, 'besuche')) return undefined;
      return { inhalt: antwort.inhalt as Tagespaket, etag: antwort.etag, geholtAm };
    } catch {
      return undefined;
    }
  }

  /** A question that the server answers at once, or does not: it is not kept. */
  async frage<Inhalt>(pfad: string, body: unknown): Promise<Frageausgang<Inhalt>> {
    try {
      const antwort = await this.rufeAn(pfad, { method: 'POST', body });
      if (antwort === null)
        return { art: 'nein', satz: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an.' };
      const { status, inhalt } = antwort;
      return status === 200
        ? { art: 'ja', inhalt: inhalt as Inhalt }
        : { art: 'nein', satz: satzAus(inhalt) };
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
    const pfad = `/sitzungen/handys/${zugang.kennung}/beenden`;
    await this.#rufe(pfad, zugang.token, { method: 'POST' }).catch(() => null);
  }

  /** With a token that the server still knows; null: somebody has to log in. @throws when nobody answers who is us */
  async rufeAn(pfad: string, anruf: Anruf): Promise<Antwort | null> {
    for (const frisch of [false, true]) {
      const token = await this.#token(frisch);
      if (token === null) return null;
      const antwort = await this.#rufe(pfad, token, anruf);
      if (antwort.status !== 401) return antwort;
    }
    return null;
  }

  /** @throws when nobody answers who is us */
  async #rufe(
    pfad: string,
    token: string | null,
    { method = 'GET', body, etag, geduld = GEDULD_MS }: Anruf,
  ): Promise<Antwort> {
    const vorher = Date.now();
    const form = body instanceof FormData;
    const antwort = await fetch(`/api${pfad}`, {
      method,
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(geduld),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const { status } = antwort;
    const bekannt = antwort.headers.get('etag') ?? '';
    if (status === 304) return { status, inhalt: null, etag: bekannt };
    if (!(antwort.headers.get('content-type') ?? '').includes('json')) throw new TypeError('not our answer');
    if (status >= 500 || status === 408 || status === 429) throw new TypeError('nobody there');
    const inhalt: unknown = await antwort.json();
    await merkeUhr(this.#speicher, inhalt, vorher);
    return { status, inhalt, etag: bekannt };
  }

  /** Two hours for this phone; asked for at once by several, it is fetched once. */
  #token(frisch: boolean): Promise<string | null> {
    this.#holt ??= this.#holeToken(frisch).finally(() => (this.#holt = null));
    return this.#holt;
  }

  /** What it has, what its credential brings, or what the session of the portal gives it. */
  async #holeToken(frisch: boolean): Promise<string | null> {
    const zugang = await this.#speicher.zugang();
    if (!frisch && zugang?.token && Date.parse(zugang.tokenBis ?? '') > Date.now() + VORSPRUNG_MS)
      return zugang.token;
    return (zugang && (await this.#tausche(zugang))) ?? (await this.#melde());
  }

  async #tausche(zugang: Zugang): Promise<string | null> {
    const body = { nachweis: zugang.nachweis };
    const { status, inhalt } = await this.#rufe('/heute/zugang', null, { method: 'POST', body });
    if (status !== 200 || !hat(inhalt, 'accessToken')) return null;
    const { accessToken, laeuftAb } = inhalt as { accessToken: string; laeuftAb: string };
    await this.#speicher.merkeZugang({ ...zugang, token: accessToken, tokenBis: laeuftAb });
    return accessToken;
  }

  async #melde(): Promise<string | null> {
    const sitzung = this.#portalsitzung();
    if (sitzung === null) return null;
    const body = { name: geraetename() };
    const { status, inhalt } = await this.#rufe('/heute/geraet', sitzung, { method: 'POST', body });
    if (status !== 200 || !hat(inhalt, 'nachweis')) return null;
    const { nachweis, kennung, laeuftAb } = inhalt as { nachweis: string; kennung: string; laeuftAb: string };
    const zugang = { nachweis, kennung, bis: laeuftAb };
    await this.#speicher.merkeZugang(zugang);
    return this.#tausche(zugang);
  }
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

/** What the answer says of the server's clock lies between asking and hearing. */
async function merkeUhr(speicher: Speicher, inhalt: unknown, vorher: number): Promise<void> {
  if (!hat(inhalt, 'serverzeit')) return;
  const dort = Date.parse(String((inhalt as { serverzeit: unknown }).serverzeit));
  if (Number.isNaN(dort)) return;
  const versatz = Math.round(dort - (vorher + Date.now()) / 2);
  await speicher.merkeVersatz(Math.abs(versatz) < VERSATZ_MIN_MS ? 0 : versatz);
}

const hat = (inhalt: unknown, feld: string): boolean =>
  typeof inhalt === 'object' && inhalt !== null && feld in inhalt;

export function satzAus(inhalt: unknown): string {
  const detail = hat(inhalt, 'detail') ? (inhalt as { detail: unknown }).detail : '';
  return typeof detail === 'string' && detail !== ''
    ? detail
    : 'Der Server hat diese Meldung nicht angenommen.';
}

export function geraetename(): string {
  const { userAgent } = navigator;
  if (/iPhone|iPad/.test(userAgent)) return 'iPhone oder iPad';
  return /Android/.test(userAgent) ? 'Android-Handy' : 'Computer';
}
