import type { AnswerOf, Endpoint } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';
import { istFeldausgang } from '@kehrtour/domain/termin/feldmeldung';

import { Feldbote, type Frageausgang, geraetename, type Ruf } from './bote.ts';
import { type Angaben, istWartend, type Marke, nochHier, RUECKNAHME_MS } from './marke.ts';
import { neuerSender, type Sendestand, verlorene } from './sender.ts';
import { type Paket, type Speicher, wartendeAnderer } from './speicher.ts';
import { handyuhr, type Uhr } from './uhr.ts';

export type Feldbild = {
  readonly tag: string;
  readonly paket: Paket | undefined;
  readonly marken: readonly Marke[];
  readonly sende: Sendestand;
  /** Facts of other people that wait on this phone. */
  readonly andere: number;
  /** It was asked whether there is a day, whatever came of it. */
  readonly gefragt: boolean;
  readonly anmelden: boolean;
  /** Pictures that wait, and those that were refused: the second file looks after them. */
  readonly fotos?: Fotozahl;
};
export type Fotozahl = { readonly warten: number; readonly abgelehnt: number };

/** From then on tomorrow is fetched, too. */
const MORGEN_AB = '16:00';
const FRISCH_MS = 5 * 60_000;
const KANAL = 'kehrtour.heute';
const TAKT_MS = 60_000;
/** Nearer to its sending it may be on its way already. */
const SICHER_MS = 300;

export type Meldung = {
  readonly terminId: string;
  readonly art: Feldart;
  readonly text?: string;
  readonly id?: string;
  readonly angaben?: Angaben;
};

const ANFANG: Sendestand = {
  wartend: 0,
  buero: 0,
  sendet: false,
  anmelden: false,
  ohneNetz: false,
  zuletzt: null,
};

/** One person's day on this phone: what is known, what was told, and the sender. It lives as long as the page. */
export class Feldtag {
  readonly speicher: Speicher;
  readonly bote: Feldbote;
  readonly uhr: Uhr;
  readonly #sender: ReturnType<typeof neuerSender>;
  fotos: Fotowerk | undefined;
  readonly #kanal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KANAL);
  readonly #hoerer = new Set<() => void>();
  #versatz = 0;
  #lesung: Promise<void> = Promise.resolve();
  #holt: Promise<void> | null = null;
  #bild: Feldbild = {
    tag: '',
    paket: undefined,
    marken: [],
    sende: ANFANG,
    andere: 0,
    gefragt: false,
    anmelden: false,
  };

  constructor(speicher: Speicher, portalsitzung: () => string | null, uhr = handyuhr) {
    this.speicher = speicher;
    this.uhr = uhr;
    this.bote = new Feldbote(speicher, portalsitzung, uhr);
    this.#sender = neuerSender({
      speicher,
      bote: (marken) => this.bote.sende(marken),
      jetzt: uhr,
      melde: (teil) => {
        const { anmelden = this.#bild.anmelden } = teil;
        this.#setze({ sende: { ...this.#bild.sende, ...teil }, anmelden });
        void this.#geaendert();
      },
    });
  }

  /** What is on the phone; from then on it looks after itself. */
  async beginne(): Promise<void> {
    this.#versatz = await this.speicher.versatz();
    const tag = this.#heute();
    this.#setze({
      tag,
      paket: await this.speicher.paket(tag).catch(() => undefined),
      marken: await this.speicher.marken(),
      andere: await wartendeAnderer(this.speicher.person),
    });
    this.#kanal?.addEventListener('message', () => void this.#lies());
    window.addEventListener('online', this.weiter);
    // What the office changed meanwhile is asked for at once: nobody drives to a house that was called off.
    window.addEventListener('online', () => void this.frischeAuf());
    window.addEventListener('focus', this.weiter);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.weiter();
    });
    setInterval(this.weiter, TAKT_MS);
  }

  readonly bild = (): Feldbild => this.#bild;

  readonly hoere = (hoerend: () => void): (() => void) => {
    this.#hoerer.add(hoerend);
    return () => this.#hoerer.delete(hoerend);
  };

  /** This moment by the server's clock, as far as the phone knows it. */
  readonly jetzt = (): number => this.uhr() + this.#versatz;

  /** Sends what waits, and fetches the day where it is old. */
  readonly weiter = (): void => {
    void this.#sender.schicke();
    const { tag, paket } = this.#bild;
    if (this.#heute() !== tag || Math.abs(this.uhr() - (paket?.geholtAm ?? 0)) > FRISCH_MS)
      void this.frischeAuf();
  };

  /** Asked twice at once, it is fetched once. */
  readonly frischeAuf = (): Promise<void> => {
    this.#holt ??= this.#holeTag().finally(() => (this.#holt = null));
    return this.#holt;
  };

  /** Kept on the phone when the promise is fulfilled. @throws when the phone keeps nothing any more */
  async melde(meldungen: readonly Meldung[]): Promise<void> {
    const ab = this.#folge();
    await this.speicher.merke(...meldungen.map((meldung, i) => this.#marke(meldung, ab + i)));
    void navigator.storage?.persist?.();
    await this.#geaendert();
    void this.#sender.schicke();
  }

  /** Before it was sent it never was; afterwards that is a fact of its own. */
  async nimmZurueck(gemeinte: readonly Marke[]): Promise<void> {
    const hier = gemeinte.filter((eine) => nochHier(eine, this.uhr() + SICHER_MS));
    await this.speicher.vergiss(...hier.map(({ id }) => id));
    const ab = this.#folge();
    const gesendete = gemeinte.filter((eine) => !hier.includes(eine));
    await this.speicher.merke(
      ...gesendete.map(({ terminId, id }, i) => this.#marke({ terminId, art: 'ruecknahme' }, ab + i, id)),
    );
    await this.#geaendert();
    void this.#sender.schicke();
  }

  /** Once more what the server did not take. */
  async sendeNochEinmal(): Promise<void> {
    const liegende = this.#bild.marken.filter(
      ({ stand, ergebnis }) => stand === 'buero' && ergebnis === null,
    );
    await this.speicher.merke(
      ...liegende.map((eine) => ({ ...eine, stand: 'wartet' as const, naechsterAb: 0 })),
    );
    await this.#geaendert();
    await this.#sender.schicke();
  }

  /** What was read is off the list of what the office has to look at. */
  async legeAb(id: string): Promise<void> {
    const eine = this.#bild.marken.find((diese) => diese.id === id);
    if (eine) await this.speicher.merke({ ...eine, stand: 'gesendet', hinweis: '' });
    await this.#geaendert();
  }

  /** Asks the server for something that cannot wait; the day is fetched anew when it has said yes. */
  async frage<E extends Endpoint>(ruf: Ruf<E>): Promise<Frageausgang<AnswerOf<E>>> {
    const ausgang = await this.bote.frage(ruf);
    if (ausgang.art === 'ja') void this.frischeAuf();
    return ausgang;
  }

  readonly zeigeFotos = (fotos: Fotozahl): void => this.#setze({ fotos });

  async meldeAb(): Promise<void> {
    this.#sender.halt();
    await this.bote.beende();
    await this.speicher.raeume();
  }

  /** @param nochmal a phone whose clock is a day off learns from the first answer which day it is */
  async #holeTag(nochmal = true): Promise<void> {
    const tag = this.#heute();
    const { tag: bisher, paket } = this.#bild;
    const da = tag === bisher && paket ? paket : await this.speicher.paket(tag).catch(() => undefined);
    this.#setze({ tag, paket: da });
    const geholt = await this.bote.hole(tag, da);
    this.#versatz = await this.speicher.versatz();
    if (nochmal && this.#heute() !== tag) return this.#holeTag(false);
    if (geholt === 'anmelden') return this.#setze({ gefragt: true, anmelden: true });
    if (!geholt) return this.#setze({ gefragt: true });
    await this.speicher.merkePaket(geholt, tag);
    await this.speicher.merke(...verlorene(await this.speicher.marken(), geholt));
    this.#setze({ gefragt: true, paket: geholt, anmelden: false });
    await this.#lies();
    void this.#sender.schicke();
    if (ortszeitAus(new Date(this.jetzt())).uhrzeit >= MORGEN_AB) await this.#holeMorgen(tag);
  }

  async #holeMorgen(tag: string): Promise<void> {
    const morgen = plusTage(tag, 1);
    const geholt = await this.bote.hole(morgen, await this.speicher.paket(morgen).catch(() => undefined));
    if (geholt && geholt !== 'anmelden') await this.speicher.merkePaket(geholt, tag);
  }

  #marke(
    { id = crypto.randomUUID(), terminId, art, text = '', angaben }: Meldung,
    folge: number,
    bezugId: string | null = null,
  ): Marke {
    return {
      id,
      terminId,
      art,
      bezugId,
      text,
      angaben,
      am: this.uhr(),
      uhrVersatz: this.#versatz,
      folge,
      geraet: geraetename(),
      sendenAb: istFeldausgang(art) ? this.uhr() + RUECKNAHME_MS : 0,
      stand: 'wartet',
      versuche: 0,
      naechsterAb: 0,
      gesendetAm: null,
      hinweis: '',
      ergebnis: null,
    };
  }

  #heute(): string {
    return ortszeitAus(new Date(this.jetzt())).tag;
  }

  #folge(): number {
    return Math.max(0, ...this.#bild.marken.map(({ folge }) => folge)) + 1;
  }

  /** One after the other: unsealing has no order of its own, and whoever waits for this sees what she wrote. */
  #lies(): Promise<void> {
    this.#lesung = this.#lesung
      .catch(() => undefined)
      .then(async () => this.#setze({ marken: await this.speicher.marken() }));
    return this.#lesung;
  }

  async #geaendert(): Promise<void> {
    await this.#lies();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    this.#kanal?.postMessage('geaendert');
  }

  #setze(neu: Partial<Feldbild>): void {
    const bild = { ...this.#bild, ...neu };
    const wartend = bild.marken.filter(istWartend).length;
    const buero = bild.marken.filter(brauchtBuero).length;
    this.#bild = { ...bild, sende: { ...bild.sende, wartend, buero } };
    for (const hoere of this.#hoerer) hoere();
  }
}

/** What the screen needs of it. */
export type Tagwerk = Pick<
  Feldtag,
  | 'bild'
  | 'hoere'
  | 'jetzt'
  | 'uhr'
  | 'weiter'
  | 'frischeAuf'
  | 'melde'
  | 'nimmZurueck'
  | 'sendeNochEinmal'
  | 'legeAb'
  | 'frage'
> & { readonly fotos?: Fotowerk | undefined };

/** Pictures of this phone, as soon as the second file is there. */
export type Fotowerk = {
  readonly lege: (foto: { id: string; terminId: string; meldungId: string; blob: Blob }) => Promise<void>;
  readonly zu: (meldungId: string) => Promise<readonly Fotobild[]>;
  readonly gibFrei: (meldungId: string, terminId: string, alleine: boolean) => Promise<void>;
  readonly verwirf: (id: string) => Promise<void>;
  readonly abgelehnte: () => Promise<readonly Fotobild[]>;
  readonly nochEinmal: (id: string) => Promise<void>;
};
export type Fotobild = {
  readonly id: string;
  readonly terminId: string;
  readonly blob: Blob;
  readonly hinweis: string;
};

const brauchtBuero = ({ stand }: Marke): boolean => stand === 'buero';
