import type { Tagespaket } from '@kehrtour/contract/heute';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { Marke } from './marke.ts';
import { entsiegle, neuerSchluessel, versiegle, type Versiegelt } from './siegel.ts';
import { handyuhr, type Uhr } from './uhr.ts';

/** What opens the way to the server for one person: the phone's credential and the token that it brought last. */
export type Zugang = {
  readonly nachweis: string;
  readonly kennung: string;
  readonly bis: string;
  readonly token?: string;
  readonly tokenBis?: string;
};
export type Paket = { readonly inhalt: Tagespaket; readonly etag: string; readonly geholtAm: number };

/** Who is written in the open; what belongs to her is not. */
interface Ablage extends DBSchema {
  schluessel: { key: string; value: { person: string; schluessel: CryptoKey } };
  paket: { key: [string, string]; value: { person: string; tag: string } & Versiegelt };
  marke: {
    key: string;
    value: { id: string; person: string; folge: number; wartet: 0 | 1 } & Versiegelt;
    indexes: { person: string };
  };
  meta: { key: string; value: unknown };
}

const NAME = 'kehrtour-heute';
const FASSUNG = 1;
/** As long as the phone can offer again what the server may have lost. */
const GESENDET_TAGE = 7;

/** How browsers say that they have closed a store: Safari does so to pages that were in the background. */
const GESCHLOSSEN = ['InvalidStateError', 'UnknownError', 'AbortError'];

type Db = IDBPDatabase<Ablage>;

const oeffne = (): Promise<Db> =>
  openDB<Ablage>(NAME, FASSUNG, {
    upgrade(db) {
      db.createObjectStore('schluessel', { keyPath: 'person' });
      db.createObjectStore('paket', { keyPath: ['person', 'tag'] });
      db.createObjectStore('marke', { keyPath: 'id' }).createIndex('person', 'person');
      db.createObjectStore('meta');
    },
    // A newer page waits to change the store: this one lets go of it, and opens it again when it needs it.
    blocking: (_alt, _neu, event) => (event.target as IDBDatabase).close(),
  });

/** Who used this phone last, and in which session of the portal; undefined where nobody did, or she logged out. */
export async function zuletztDa(): Promise<{ person: string; sitzung: string } | undefined> {
  const db = await oeffne();
  const [person, sitzung] = [await db.get('meta', 'person'), await db.get('meta', 'sitzung')];
  db.close();
  return typeof person === 'string' ? { person, sitzung: String(sitzung ?? '') } : undefined;
}

/** How many facts of other people wait here: a count and nothing else. */
export async function wartendeAnderer(person: string | undefined): Promise<number> {
  const db = await oeffne();
  const alle = await db.getAll('marke');
  db.close();
  return alle.filter((marke) => marke.wartet === 1 && marke.person !== person).length;
}

/**
 * The store of this person on this phone; she is the one who uses it from now on.
 * @param sitzung names the session of the portal in which she came; none: she came without one
 */
export async function oeffneSpeicher(person: string, sitzung?: string, uhr = handyuhr): Promise<Speicher> {
  const db = await oeffne();
  const schluessel = await schluesselVon(db, person);
  await db.put('meta', person, 'person');
  if (sitzung !== undefined) await db.put('meta', sitzung, 'sitzung');
  return new Speicher(db, { person, schluessel, uhr });
}

/** What one person has on this phone. Everything is written before whoever asked is answered. */
export class Speicher {
  readonly person: string;
  readonly schluessel: CryptoKey;
  readonly #uhr: Uhr;
  #db: Db;

  constructor(db: Db, { person, schluessel, uhr }: { person: string; schluessel: CryptoKey; uhr: Uhr }) {
    this.#db = db;
    this.#uhr = uhr;
    this.person = person;
    this.schluessel = schluessel;
  }

  async paket(tag: string): Promise<Paket | undefined> {
    const row = await this.#bei((db) => db.get('paket', [this.person, tag]));
    return row && entsiegle<Paket>(this.schluessel, row);
  }

  /** Days before `heute` go. */
  async merkePaket(paket: Paket, heute: string): Promise<void> {
    const { person } = this;
    const row = { person, tag: paket.inhalt.tag, ...(await versiegle(this.schluessel, paket)) };
    await this.#bei(async (db) => {
      await db.put('paket', row);
      await db.delete('paket', IDBKeyRange.bound([person, ''], [person, heute], false, true));
    });
  }

  /** In the order in which they were written. */
  async marken(): Promise<Marke[]> {
    const rows = await this.#bei((db) => db.getAllFromIndex('marke', 'person', this.person));
    const marken = await Promise.all(rows.map((row) => entsiegle<Marke>(this.schluessel, row)));
    const grenze = this.#uhr() - GESENDET_TAGE * 86_400_000;
    return marken
      .filter(({ stand, am }) => stand !== 'gesendet' || am > grenze)
      .toSorted((a, b) => a.folge - b.folge);
  }

  async merke(...marken: readonly Marke[]): Promise<void> {
    const rows = await Promise.all(marken.map((marke) => this.#zeile(marke)));
    await this.#bei(async (db) => {
      const tx = db.transaction('marke', 'readwrite', { durability: 'strict' });
      await Promise.all([...rows.map((row) => tx.store.put(row)), tx.done]);
    });
  }

  async vergiss(...ids: readonly string[]): Promise<void> {
    await this.#bei(async (db) => {
      const tx = db.transaction('marke', 'readwrite', { durability: 'strict' });
      await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
    });
  }

  async zugang(): Promise<Zugang | undefined> {
    const row = await this.#bei((db) => db.get('meta', `zugang/${this.person}`));
    return row === undefined ? undefined : entsiegle<Zugang>(this.schluessel, row as Versiegelt);
  }

  async merkeZugang(zugang: Zugang): Promise<void> {
    const versiegelt = await versiegle(this.schluessel, zugang);
    await this.#bei((db) => db.put('meta', versiegelt, `zugang/${this.person}`));
  }

  /** How far the server's clock is ahead, in milliseconds. */
  async versatz(): Promise<number> {
    return Number((await this.#bei((db) => db.get('meta', 'versatz'))) ?? 0);
  }

  async merkeVersatz(ms: number): Promise<void> {
    await this.#bei((db) => db.put('meta', ms, 'versatz'));
  }

  /** The day goes, and with it the way to the server; what was not sent stays for her next login. */
  raeume(): Promise<void> {
    return this.#bei((db) => raeumeAuf(db, this.person));
  }

  async #zeile(marke: Marke) {
    const { id, folge, stand } = marke;
    const wartet = stand === 'wartet' ? (1 as const) : (0 as const);
    return { id, person: this.person, folge, wartet, ...(await versiegle(this.schluessel, marke)) };
  }

  /** A newer page, or the browser, may have closed it: then once more, on a new one. All that is written names its row. */
  async #bei<T>(tun: (db: Db) => Promise<T>): Promise<T> {
    try {
      return await tun(this.#db);
    } catch (error) {
      if (!(error instanceof DOMException && GESCHLOSSEN.includes(error.name))) throw error;
      this.#db = await oeffne();
      return tun(this.#db);
    }
  }
}

async function schluesselVon(db: Db, person: string): Promise<CryptoKey> {
  const da = await db.get('schluessel', person);
  if (da) return da.schluessel;
  const schluessel = await neuerSchluessel();
  // Where two tabs make a key at once, the first one counts.
  const tx = db.transaction('schluessel', 'readwrite');
  const inzwischen = await tx.store.get(person);
  if (!inzwischen) await tx.store.put({ person, schluessel });
  await tx.done;
  return inzwischen?.schluessel ?? schluessel;
}

async function raeumeAuf(db: Db, person: string): Promise<void> {
  await db.delete('paket', IDBKeyRange.bound([person, ''], [person, '\uffff']));
  await db.delete('meta', `zugang/${person}`);
  if ((await db.get('meta', 'person')) === person) await db.delete('meta', 'person');
  const gesendete = (await db.getAllFromIndex('marke', 'person', person)).filter(
    ({ wartet }) => wartet === 0,
  );
  const tx = db.transaction('marke', 'readwrite');
  await Promise.all([...gesendete.map(({ id }) => tx.store.delete(id)), tx.done]);
}
