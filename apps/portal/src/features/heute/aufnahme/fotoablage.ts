import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { entsiegle, versiegle, type Versiegelt } from '../siegel.ts';

/** A picture on the phone: `entwurf` until what it belongs to was told, `buero` when the server refused it. */
export type Foto = {
  readonly id: string;
  readonly terminId: string;
  readonly meldungId: string;
  /** It belongs to no fact: the visit alone. */
  readonly alleine: boolean;
  /** By the server's clock, in milliseconds since 1970. */
  readonly gesehenAm: number;
  readonly stand: 'entwurf' | 'wartet' | 'buero';
  readonly versuche: number;
  readonly naechsterAb: number;
  readonly hinweis: string;
};

interface Fotoschrank extends DBSchema {
  foto: {
    key: string;
    value: {
      id: string;
      person: string;
      angaben: Versiegelt;
      iv: Uint8Array<ArrayBuffer>;
      bild: ArrayBuffer;
    };
    indexes: { person: string };
  };
}
const NAME = 'kehrtour-heute-fotos';
const IV_BYTES = 12;

/** A store of its own: the first file of the page knows nothing of it, and an older page keeps working with its own. */
const oeffne = (): Promise<IDBPDatabase<Fotoschrank>> =>
  openDB<Fotoschrank>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('foto', { keyPath: 'id' }).createIndex('person', 'person');
    },
    blocking: (_alt, _neu, event) => (event.target as IDBDatabase).close(),
  });

/** The pictures of one person, sealed with her key. */
export class Fotoablage {
  readonly #person: string;
  readonly #schluessel: CryptoKey;

  constructor(person: string, schluessel: CryptoKey) {
    this.#person = person;
    this.#schluessel = schluessel;
  }

  /** @throws DOMException where the phone has no room left */
  async lege(foto: Foto, blob: Blob): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const bild = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      this.#schluessel,
      await blob.arrayBuffer(),
    );
    const angaben = await versiegle(this.#schluessel, foto);
    await this.#bei((db) => db.put('foto', { id: foto.id, person: this.#person, angaben, iv, bild }));
  }

  /** What is said of them, in the order in which they were taken. */
  async alle(): Promise<Foto[]> {
    const rows = await this.#bei((db) => db.getAllFromIndex('foto', 'person', this.#person));
    const fotos = await Promise.all(rows.map(({ angaben }) => entsiegle<Foto>(this.#schluessel, angaben)));
    return fotos.toSorted((a, b) => a.gesehenAm - b.gesehenAm);
  }

  async bild(id: string): Promise<Blob | undefined> {
    const row = await this.#bei((db) => db.get('foto', id));
    if (!row) return undefined;
    const klar = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv }, this.#schluessel, row.bild);
    return new Blob([klar], { type: 'image/jpeg' });
  }

  async aendere(foto: Foto): Promise<void> {
    const angaben = await versiegle(this.#schluessel, foto);
    await this.#bei(async (db) => {
      const row = await db.get('foto', foto.id);
      if (row) await db.put('foto', { ...row, angaben });
    });
  }

  entferne(id: string): Promise<void> {
    return this.#bei((db) => db.delete('foto', id));
  }

  async #bei<T>(tun: (db: IDBPDatabase<Fotoschrank>) => Promise<T>): Promise<T> {
    const db = await oeffne();
    try {
      return await tun(db);
    } finally {
      db.close();
    }
  }
}
